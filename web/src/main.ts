import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { reloadIfOutdated } from './shell/fresh';

addEventListener('vite:preloadError', () => void reloadIfOutdated());

mount(App, { target: document.getElementById('app')! });
