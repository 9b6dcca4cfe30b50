/** La cuenta en español: darse de alta, entrar y salir, y todo lo propio. */
import type { AccountTexts } from './account.en';
import { dayIn } from './errors.en';

const el = dayIn('es');

export const es: AccountTexts = {
  account: 'Cuenta',
  guest: 'sin cuenta',
  you: (name) => `Tú: ${name}`,
  guestText: 'Juegas sin cuenta: todo lo tuyo depende de este navegador. Con una cuenta se conserva.',
  profile: 'Tu perfil',
  lookAfter: 'Cuidar el sitio',
  signUp: 'Crear una cuenta',
  signUpText: 'Todo lo que tienes sigue siendo tuyo: partidas en marcha, trofeos, historial.',
  signIn: 'Entrar',
  signInText: 'Las partidas en marcha de este navegador vienen contigo.',
  signOut: 'Cerrar la sesión',
  elsewhere: (service) => `Seguir con ${service}`,
  name: 'Nombre',
  nameHint: 'De 3 a 20 letras; lo ve todo el mundo.',
  password: 'Contraseña',
  passwordHint: 'Mejor varias palabras que una.',
  current: 'Contraseña actual',
  fresh: 'Contraseña nueva',
  since: (ms) => `Desde el ${el(ms)}.`,

  rename: 'Cambiar el nombre',
  renamed: 'Ese es ahora tu nombre.',
  changePassword: 'Cambiar la contraseña',
  setPassword: 'Poner una contraseña',
  changed: 'La contraseña nueva ya vale. Las demás sesiones han terminado.',
  elsewhereOnly: 'Entras con otro servicio; una contraseña es una segunda manera de entrar.',

  places: 'Dónde tienes la sesión abierta',
  here: 'esta',
  seen: (ms) => `vista por última vez el ${el(ms)}`,
  unknownAgent: 'navegador desconocido',
  end: 'Terminar',
  endAt: (place) => `Terminar la sesión: ${place}`,
  endOthers: 'Terminar todas las demás',

  tokens: 'Tokens para tus programas',
  tokensText: 'Con un token, un programa tuyo puede hacer lo que tú, salvo lo de esta página.',
  noTokens: 'No tienes ninguno.',
  tokenName: '¿Para qué es?',
  makeToken: 'Crear un token',
  secretOnce: 'Cópialo ahora: solo se muestra esta vez.',
  used: (ms) => (ms === null ? 'sin usar' : `usado por última vez el ${el(ms)}`),
  revoke: 'Revocar',
  revokeIt: (name) => `Revocar el token ${name}`,

  data: 'Tus datos',
  export: 'Descargarlo todo',
  exportText: 'Todo lo que se guarda de ti, en un archivo.',
  remove: 'Borrar la cuenta',
  removeGuest: 'Olvidarme',
  removeText:
    'Se borran nombre, contraseña, sesiones y tokens. Partidas, mensajes y denuncias quedan, a nombre de «former player»; una partida en marcha se pierde. Lo que hicieron los moderadores sigue en su registro tal como se escribió, también los nombres que cambiaron.',
  removeSure: 'Borrar para siempre',
  keep: 'Conservarla',
};
