import './style.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { reloadIfOutdated } from './browser/reload';

addEventListener('vite:preloadError', () => void reloadIfOutdated());

mount(App, { target: document.getElementById('app')! });
