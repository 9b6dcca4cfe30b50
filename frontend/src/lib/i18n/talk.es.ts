/** La charla y la seguridad en español. */
import type { TalkTexts } from './talk.en';

export const es: TalkTexts = {
  chat: 'Charla',
  lobby: 'Charla del vestíbulo',
  table: 'Charla de la mesa',
  gallery: 'Charla de quienes miran',
  galleryText: 'Quienes juegan la leen al terminar.',
  nothing: 'Nadie ha dicho nada todavía.',
  field: 'Di algo amable',
  send: 'Enviar',
  phrases: 'Frases rápidas',
  player: 'juega aquí',
  about: (name) => `Sobre ${name}`,

  profile: 'Perfil',
  mute: 'Silenciar',
  muteText: 'Ya no lees lo que escribe.',
  block: 'Bloquear',
  blockText: 'Tampoco te lee, y no coincidís en partidas.',
  report: 'Denunciar',
  reportText: 'Quienes llevan el sitio ven lo que se dijo alrededor.',
  done: 'Hecho. No se le avisa.',
  reported: 'Gracias. Se va a mirar.',
  whatFor: '¿Por qué?',
  categories: {
    chat: 'Lo que escribe',
    name: 'Su nombre',
    cheating: 'Hace trampas',
    leaving: 'Abandona partidas',
    other: 'Otra cosa',
  },
  words: 'Con tus palabras',
  sendReport: 'Enviar la denuncia',

  shunned: 'Gente silenciada y bloqueada',
  noShunned: 'Nadie.',
  kinds: { mute: 'en silencio', block: 'con bloqueo' },
  undo: 'Deshacer',
  undoOf: (name) => `Dejar de silenciar o bloquear a ${name}`,
  announcement: 'De la casa',
  dismiss: 'Quitar',
};
