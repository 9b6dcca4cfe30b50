/** Las repeticiones en español. */
import type { ReplayTexts } from './replay.en';

export const es: ReplayTexts = {
  title: 'Repetición',
  open: 'a cartas vistas',
  none: 'No hay repetición',
  board: 'La mesa en ese momento',
  log: 'Todo lo que pasó',
  way: 'Momento',
  moment: (at, total) => `paso ${at} de ${total}`,
  round: (n) => `R${n}`,
  play: 'Reproducir',
  pause: 'Pausa',
  first: 'Al principio',
  back: 'Un paso atrás',
  on: 'Un paso adelante',
  last: 'Al final',
  speed: 'Velocidad',
  times: (n) => `velocidad ${n}`,
  link: 'Enlace a este momento',
  copied: 'Enlace copiado.',
  copyThis: 'Copia este enlace:',
  playOn: 'Continuar',
  playOnText:
    'Se abre una mesa nueva en este momento, con otros dados, contra el Bot Codicioso. No cuenta para nada.',
  whoAreYou: '¿De qué lado te pones?',
  sideOf: (name) => `Jugar por ${name}`,
  record: 'Registro',
  handOf: (name) => `Mano de ${name}`,
  hand: 'Mano',
  handEmpty: 'No queda ninguna carta.',
  unseen: 'Este paso se jugó con reglas anteriores: se cuenta, pero no se puede mostrar.',
  events: { attack: 'Ataque', fall: 'Cae', trap: 'Trampa', trophy: 'Trofeo' },

  replays: 'Repeticiones',
  replaysText: 'Partidas terminadas, vistas desde los dos lados.',
  noReplays: 'Todavía no ha terminado ninguna partida que se pueda ver.',
  more: 'Ver más',
  minutes: (n) => (n < 1 ? 'menos de un minuto' : `${n}\u00a0min`),
  wonBy: (names) =>
    names.length
      ? `${names.length > 1 ? 'Ganaron' : 'Ganó'} ${new Intl.ListFormat('es').format(names)}`
      : 'no ganó nadie',
};
