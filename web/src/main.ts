import './style.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { reloadIfOutdated } from './browser/reload';
import { restWhenIdle } from './browser/rest';
import { installed } from './browser/worker';

addEventListener('vite:preloadError', () => void reloadIfOutdated());

// What /old.js says there is all that can be said.
if (!('tooOld' in document.documentElement.dataset)) {
  restWhenIdle();
  mount(App, { target: document.getElementById('app')! });
  // After all that somebody waits for; where the client is being written, there is none.
  if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void installed()));
}
