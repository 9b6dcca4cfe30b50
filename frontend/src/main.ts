/** Starts the client: once the letters and the guest's name are here, so that nothing moves afterwards. */
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n';
import { session } from './lib/session.svelte';
import './lib/theme.svelte';
import './styles/index.css';

/** Milliseconds after which the page shows itself with whatever is here. */
const patience = 1500;

const sample = { en: 'A', es: 'Á', 'zh-Hant': '牌' }[language.now];
const letters = ['400 16px Atkinson', '700 16px Atkinson', '500 32px Pixelify', '400 16px Silkscreen']
  .concat(language.now === 'zh-Hant' ? ['400 16px "Noto TC"', '400 16px UnifontEX'] : [])
  .map((font) => document.fonts.load(font, sample));
const late = new Promise((resolve) => setTimeout(resolve, patience));

await Promise.race([Promise.allSettled([...letters, session.begin()]), late]);
mount(App, { target: document.getElementById('app') ?? document.body });
