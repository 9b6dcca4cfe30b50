/** Perfiles y clasificaciones en español. */
import type { ProfileTexts } from './profile.en';

const s = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const es: ProfileTexts = {
  profile: 'Perfil',
  nobody: 'Aquí no hay nadie',
  since: (date) => `En el torreón desde el ${date}`,
  itsYou: 'Este es tu perfil.',
  account: 'Tu cuenta',
  rating: 'Puntuación',
  unrated: 'Todavía no hay partidas puntuables.',
  provisional: 'provisional',
  provisionalMeans: 'Provisional: pocas partidas hasta ahora, o ninguna desde hace mucho.',
  provisionalWhy: 'Aún se sabe poco: pocas partidas, o ninguna desde hace mucho.',
  lastRated: (n, game) =>
    n === 1 ? `Última partida puntuable de ${game}` : `Últimas ${n} partidas puntuables de ${game}`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  games: (n) => s(n, 'partida', 'partidas'),
  percentWon: (n) => `${n} % ganadas`,
  cabinet: 'Vitrina de trofeos',
  trophies: (n) => s(n, 'trofeo', 'trofeos'),
  times: (n) => `${n} veces`,
  noTrophies: 'Los estantes siguen vacíos.',
  favourites: 'Líderes favoritos',
  lately: 'Últimas partidas',
  won: 'Ganó',
  lost: 'Perdió',
  tied: 'Empate',
  noGames: 'Todavía no hay partidas que se puedan ver.',
  replay: 'Repetición',

  ranks: 'Clasificación',
  ranksText: 'Quién juega mejor, según las partidas puntuables.',
  game: 'Juego',
  season: 'Temporada',
  seasonOf: (n, date) => `Temporada ${n}, desde el ${date}`,
  seasonFirst: (n) => `Temporada ${n}`,
  running: 'actual',
  place: 'Puesto',
  name: 'Nombre',
  points: 'Puntos',
  played: 'Partidas',
  wins: 'Ganadas',
  noPlaces: 'Nadie ha jugado aún una partida puntuable en esta temporada.',
  before: 'Puestos anteriores',
  after: 'Puestos siguientes',
};
