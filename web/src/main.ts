import './style.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { reloadIfOutdated } from './browser/reload';
import { restWhenIdle } from './browser/rest';

addEventListener('vite:preloadError', () => void reloadIfOutdated());

// What /old.js says there is all that can be said.
if (!('tooOld' in document.documentElement.dataset)) {
  restWhenIdle();
  mount(App, { target: document.getElementById('app')! });
}
