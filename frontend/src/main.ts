/** Starts the client: once the letters, the guest's name and the lobby are here, so that nothing moves afterwards. */
import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/i18n';
import { games } from './lib/games.svelte';
import { lobby } from './lib/lobby.svelte';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import './lib/theme.svelte';
import './styles/index.css';

/** Milliseconds after which the page shows itself with whatever is here. */
const patience = 1500;

const letters = ['400 16px Atkinson', '700 16px Atkinson', '500 32px Pixelify', '400 16px Silkscreen'].map(
  (font) => document.fonts.load(font),
);
if (language.now === 'zh-Hant')
  for (const font of document.fonts)
    if (/Noto|Unifont/.test(font.family)) letters.push(font.load().then((face) => [face]));
const late = new Promise((resolve) => setTimeout(resolve, patience));

const hall = async () => {
  await session.begin();
  if (router.now.page === 'home') await Promise.all([lobby.enter(), games.load()]);
};

await Promise.race([Promise.allSettled([...letters, hall()]), late]);
mount(App, { target: document.getElementById('app') ?? document.body });
