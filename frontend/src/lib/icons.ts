/** The icons, drawn on a grid of 8 or 24 pixels: their names, and the path of each. */

export interface Drawing {
  /** Width and height of the grid. */
  grid: 8 | 24;
  path: string;
}

export const icons = {
  bug: {
    grid: 8,
    path: 'M0 0h1v1h-1zM3 0h2v1h-2zM7 0h1v1h-1zM1 1h6v1h-6zM2 2h4v1h-4zM0 3h2v1h-2zM3 3h2v1h-2zM6 3h2v1h-2zM2 4h4v1h-4zM0 5h8v1h-8zM2 6h1v1h-1zM5 6h1v1h-1zM1 7h1v1h-1zM6 7h1v1h-1z',
  },
  mute: {
    grid: 8,
    path: 'M3 0h1v1h-1zM2 1h2v1h-2zM5 1h1v1h-1zM7 1h1v1h-1zM0 2h4v1h-4zM6 2h1v1h-1zM0 3h4v1h-4zM5 3h1v1h-1zM7 3h1v1h-1zM0 4h4v1h-4zM0 5h4v1h-4zM2 6h2v1h-2zM3 7h1v1h-1z',
  },
  zeal: {
    grid: 8,
    path: 'M3 0h2v1h-2zM2 1h4v1h-4zM1 2h2v1h-2zM5 2h2v1h-2zM0 3h2v1h-2zM3 3h2v1h-2zM6 3h2v1h-2zM2 4h4v1h-4zM1 5h2v1h-2zM5 5h2v1h-2zM0 6h2v1h-2zM6 6h2v1h-2zM7 7h1v1h-1z',
  },
  arrow: {
    grid: 8,
    path: 'M3 0h4v1h-4zM4 1h3v1h-3zM3 2h4v1h-4zM2 3h3v1h-3zM6 3h1v1h-1zM1 4h3v1h-3zM0 5h3v1h-3zM0 6h2v1h-2z',
  },
  bolt: {
    grid: 8,
    path: 'M4 0h2v1h-2zM3 1h2v1h-2zM2 2h2v1h-2zM1 3h6v1h-6zM4 4h2v1h-2zM3 5h2v1h-2zM2 6h2v1h-2zM2 7h1v1h-1z',
  },
  cards: {
    grid: 8,
    path: 'M2 0h6v1h-6zM2 1h1v1h-1zM7 1h1v1h-1zM0 2h5v1h-5zM7 2h1v1h-1zM0 3h1v1h-1zM4 3h1v1h-1zM7 3h1v1h-1zM0 4h1v1h-1zM4 4h1v1h-1zM7 4h1v1h-1zM0 5h1v1h-1zM4 5h4v1h-4zM0 6h1v1h-1zM4 6h1v1h-1zM0 7h5v1h-5z',
  },
  check: {
    grid: 8,
    path: 'M7 1h1v1h-1zM6 2h2v1h-2zM0 3h1v1h-1zM5 3h2v1h-2zM0 4h2v1h-2zM4 4h2v1h-2zM1 5h4v1h-4zM2 6h2v1h-2z',
  },
  clock: {
    grid: 8,
    path: 'M1 0h6v1h-6zM0 1h2v1h-2zM3 1h1v1h-1zM6 1h2v1h-2zM0 2h1v1h-1zM3 2h1v1h-1zM7 2h1v1h-1zM0 3h1v1h-1zM3 3h1v1h-1zM7 3h1v1h-1zM0 4h1v1h-1zM3 4h3v1h-3zM7 4h1v1h-1zM0 5h1v1h-1zM7 5h1v1h-1zM0 6h2v1h-2zM6 6h2v1h-2zM1 7h6v1h-6z',
  },
  coin: {
    grid: 8,
    path: 'M2 0h4v1h-4zM1 1h6v1h-6zM0 2h3v1h-3zM5 2h3v1h-3zM0 3h2v1h-2zM3 3h4v1h-4zM0 4h2v1h-2zM3 4h4v1h-4zM0 5h3v1h-3zM5 5h3v1h-3zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  cross: {
    grid: 8,
    path: 'M0 0h2v1h-2zM6 0h2v1h-2zM1 1h2v1h-2zM5 1h2v1h-2zM2 2h4v1h-4zM3 3h2v1h-2zM2 4h4v1h-4zM1 5h2v1h-2zM5 5h2v1h-2zM0 6h2v1h-2zM6 6h2v1h-2z',
  },
  crown: {
    grid: 8,
    path: 'M0 1h1v1h-1zM3 1h2v1h-2zM7 1h1v1h-1zM0 2h2v1h-2zM3 2h2v1h-2zM6 2h2v1h-2zM0 3h8v1h-8zM0 4h8v1h-8zM0 5h8v1h-8zM0 7h8v1h-8z',
  },
  diamond: { grid: 8, path: 'M3 1h2v1h-2zM2 2h4v1h-4zM1 3h6v1h-6zM1 4h6v1h-6zM2 5h4v1h-4zM3 6h2v1h-2z' },
  drop: {
    grid: 8,
    path: 'M3 0h2v1h-2zM3 1h2v1h-2zM2 2h4v1h-4zM1 3h6v1h-6zM0 4h6v1h-6zM7 4h1v1h-1zM0 5h5v1h-5zM6 5h2v1h-2zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  eye: {
    grid: 8,
    path: 'M2 1h4v1h-4zM1 2h2v1h-2zM5 2h2v1h-2zM0 3h2v1h-2zM3 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM3 4h2v1h-2zM6 4h2v1h-2zM1 5h2v1h-2zM5 5h2v1h-2zM2 6h4v1h-4z',
  },
  flag: {
    grid: 8,
    path: 'M0 0h2v1h-2zM0 1h6v1h-6zM0 2h8v1h-8zM0 3h8v1h-8zM0 4h6v1h-6zM0 5h2v1h-2zM0 6h2v1h-2zM0 7h2v1h-2z',
  },
  flame: {
    grid: 8,
    path: 'M3 0h1v1h-1zM3 1h2v1h-2zM1 2h1v1h-1zM3 2h3v1h-3zM1 3h5v1h-5zM0 4h7v1h-7zM0 5h3v1h-3zM4 5h3v1h-3zM0 6h2v1h-2zM5 6h2v1h-2zM1 7h2v1h-2zM4 7h2v1h-2z',
  },
  flank: {
    grid: 8,
    path: 'M3 0h2v1h-2zM2 1h4v1h-4zM1 2h2v1h-2zM5 2h2v1h-2zM0 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM6 4h2v1h-2zM1 5h2v1h-2zM5 5h2v1h-2zM2 6h4v1h-4zM3 7h2v1h-2z',
  },
  'gi-big-wave': {
    grid: 24,
    path: 'M11 4h8v1h-8zM9 5h12v1h-12zM8 6h3v1h-3zM12 6h2v1h-2zM15 6h7v1h-7zM7 7h2v1h-2zM16 7h1v1h-1zM18 7h5v1h-5zM6 8h2v1h-2zM18 8h5v1h-5zM5 9h2v1h-2zM10 9h1v1h-1zM17 9h1v1h-1zM20 9h1v1h-1zM22 9h1v1h-1zM4 10h2v1h-2zM9 10h2v1h-2zM13 10h1v1h-1zM17 10h1v1h-1zM3 11h2v1h-2zM8 11h2v1h-2zM12 11h1v1h-1zM17 11h1v1h-1zM1 12h3v1h-3zM7 12h2v1h-2zM12 12h1v1h-1zM15 12h1v1h-1zM17 12h1v1h-1zM1 13h3v1h-3zM6 13h3v1h-3zM11 13h2v1h-2zM15 13h1v1h-1zM18 13h1v1h-1zM1 14h2v1h-2zM6 14h2v1h-2zM11 14h2v1h-2zM15 14h1v1h-1zM18 14h1v1h-1zM1 15h1v1h-1zM5 15h3v1h-3zM11 15h1v1h-1zM15 15h1v1h-1zM18 15h1v1h-1zM5 16h2v1h-2zM10 16h2v1h-2zM15 16h1v1h-1zM19 16h1v1h-1zM4 17h3v1h-3zM10 17h2v1h-2zM15 17h2v1h-2zM19 17h1v1h-1zM4 18h3v1h-3zM10 18h2v1h-2zM15 18h2v1h-2zM20 18h1v1h-1zM3 19h4v1h-4zM10 19h2v1h-2zM15 19h3v1h-3zM21 19h1v1h-1zM3 20h4v1h-4zM10 20h3v1h-3zM16 20h2v1h-2zM22 20h1v1h-1zM2 21h4v1h-4zM10 21h3v1h-3zM16 21h3v1h-3zM2 22h4v1h-4zM10 22h3v1h-3zM17 22h3v1h-3z',
  },
  'gi-broadsword': {
    grid: 24,
    path: 'M20 1h3v1h-3zM18 2h5v1h-5zM17 3h6v1h-6zM16 4h3v1h-3zM20 4h2v1h-2zM15 5h3v1h-3zM19 5h3v1h-3zM14 6h3v1h-3zM18 6h3v1h-3zM13 7h3v1h-3zM17 7h3v1h-3zM12 8h3v1h-3zM16 8h3v1h-3zM11 9h3v1h-3zM15 9h3v1h-3zM10 10h3v1h-3zM14 10h3v1h-3zM4 11h2v1h-2zM9 11h3v1h-3zM13 11h3v1h-3zM4 12h1v1h-1zM6 12h1v1h-1zM9 12h2v1h-2zM12 12h3v1h-3zM5 13h9v1h-9zM6 14h1v1h-1zM10 14h3v1h-3zM6 15h1v1h-1zM10 15h1v1h-1zM6 16h1v1h-1zM10 16h1v1h-1zM5 17h7v1h-7zM4 18h3v1h-3zM10 18h2v1h-2zM3 19h3v1h-3zM11 19h2v1h-2zM1 20h4v1h-4zM1 21h3v1h-3zM2 22h2v1h-2z',
  },
  'gi-burning-meteor': {
    grid: 24,
    path: 'M1 1h1v1h-1zM5 1h1v1h-1zM2 2h6v1h-6zM3 3h5v1h-5zM5 4h2v1h-2zM11 4h1v1h-1zM2 5h1v1h-1zM11 5h4v1h-4zM2 6h1v1h-1zM12 6h5v1h-5zM2 7h2v1h-2zM6 7h2v1h-2zM12 7h6v1h-6zM2 8h7v1h-7zM11 8h8v1h-8zM3 9h17v1h-17zM4 10h10v1h-10zM19 10h2v1h-2zM5 11h10v1h-10zM20 11h2v1h-2zM7 12h4v1h-4zM12 12h4v1h-4zM21 12h1v1h-1zM8 13h2v1h-2zM13 13h4v1h-4zM18 13h1v1h-1zM21 13h2v1h-2zM8 14h2v1h-2zM18 14h5v1h-5zM4 15h1v1h-1zM8 15h2v1h-2zM12 15h2v1h-2zM15 15h2v1h-2zM19 15h4v1h-4zM5 16h5v1h-5zM13 16h2v1h-2zM16 16h2v1h-2zM20 16h3v1h-3zM6 17h4v1h-4zM13 17h2v1h-2zM17 17h2v1h-2zM20 17h3v1h-3zM6 18h4v1h-4zM14 18h1v1h-1zM17 18h2v1h-2zM20 18h3v1h-3zM7 19h4v1h-4zM17 19h5v1h-5zM8 20h4v1h-4zM17 20h4v1h-4zM10 21h3v1h-3zM14 21h6v1h-6zM12 22h7v1h-7z',
  },
  'gi-chest-armor': {
    grid: 24,
    path: 'M6 1h2v1h-2zM16 1h2v1h-2zM4 2h4v1h-4zM16 2h4v1h-4zM4 3h5v1h-5zM15 3h5v1h-5zM4 4h2v1h-2zM8 4h8v1h-8zM18 4h2v1h-2zM4 5h4v1h-4zM10 5h4v1h-4zM16 5h4v1h-4zM4 6h6v1h-6zM14 6h6v1h-6zM3 7h18v1h-18zM3 8h18v1h-18zM2 9h20v1h-20zM4 10h16v1h-16zM3 11h1v1h-1zM6 11h5v1h-5zM13 11h5v1h-5zM20 11h1v1h-1zM3 12h4v1h-4zM17 12h4v1h-4zM4 13h6v1h-6zM11 13h2v1h-2zM14 13h6v1h-6zM4 14h9v1h-9zM14 14h6v1h-6zM4 15h5v1h-5zM10 15h4v1h-4zM15 15h5v1h-5zM4 16h16v1h-16zM5 17h3v1h-3zM9 17h6v1h-6zM16 17h3v1h-3zM5 18h3v1h-3zM9 18h6v1h-6zM16 18h3v1h-3zM9 19h6v1h-6zM6 20h2v1h-2zM16 20h2v1h-2zM9 21h1v1h-1zM14 21h1v1h-1zM11 22h2v1h-2z',
  },
  'gi-crystal-ball': {
    grid: 24,
    path: 'M9 1h6v1h-6zM7 2h2v1h-2zM14 2h3v1h-3zM6 3h1v1h-1zM14 3h4v1h-4zM5 4h1v1h-1zM14 4h5v1h-5zM5 5h1v1h-1zM14 5h5v1h-5zM4 6h1v1h-1zM15 6h4v1h-4zM4 7h6v1h-6zM19 7h1v1h-1zM4 8h7v1h-7zM19 8h1v1h-1zM4 9h8v1h-8zM19 9h1v1h-1zM4 10h9v1h-9zM19 10h1v1h-1zM4 11h9v1h-9zM18 11h1v1h-1zM5 12h9v1h-9zM18 12h1v1h-1zM6 13h8v1h-8zM17 13h1v1h-1zM6 14h8v1h-8zM16 14h1v1h-1zM5 15h1v1h-1zM8 15h5v1h-5zM14 15h2v1h-2zM18 15h1v1h-1zM5 16h3v1h-3zM10 16h4v1h-4zM16 16h3v1h-3zM5 17h6v1h-6zM13 17h6v1h-6zM3 18h2v1h-2zM7 18h10v1h-10zM19 18h2v1h-2zM3 19h4v1h-4zM10 19h4v1h-4zM17 19h4v1h-4zM3 20h18v1h-18zM4 21h15v1h-15zM6 22h11v1h-11z',
  },
  'gi-evil-moon': {
    grid: 24,
    path: 'M8 1h8v1h-8zM6 2h5v1h-5zM16 2h2v1h-2zM5 3h6v1h-6zM18 3h1v1h-1zM4 4h6v1h-6zM19 4h1v1h-1zM3 5h7v1h-7zM20 5h1v1h-1zM2 6h8v1h-8zM21 6h1v1h-1zM2 7h8v1h-8zM21 7h1v1h-1zM1 8h9v1h-9zM22 8h1v1h-1zM1 9h3v1h-3zM6 9h1v1h-1zM9 9h4v1h-4zM22 9h1v1h-1zM1 10h3v1h-3zM5 10h1v1h-1zM7 10h1v1h-1zM9 10h6v1h-6zM22 10h1v1h-1zM1 11h3v1h-3zM5 11h1v1h-1zM7 11h1v1h-1zM9 11h7v1h-7zM22 11h1v1h-1zM1 12h3v1h-3zM5 12h3v1h-3zM9 12h3v1h-3zM22 12h1v1h-1zM1 13h4v1h-4zM8 13h4v1h-4zM22 13h1v1h-1zM1 14h12v1h-12zM22 14h1v1h-1zM1 15h9v1h-9zM22 15h1v1h-1zM2 16h9v1h-9zM16 16h6v1h-6zM2 17h6v1h-6zM13 17h2v1h-2zM16 17h6v1h-6zM3 18h6v1h-6zM13 18h8v1h-8zM4 19h7v1h-7zM13 19h7v1h-7zM5 20h14v1h-14zM6 21h12v1h-12zM8 22h8v1h-8z',
  },
  'gi-fireball': {
    grid: 24,
    path: 'M5 1h2v1h-2zM14 1h1v1h-1zM14 2h1v1h-1zM3 3h3v1h-3zM8 3h2v1h-2zM14 3h1v1h-1zM3 4h1v1h-1zM5 4h1v1h-1zM7 4h3v1h-3zM14 4h2v1h-2zM5 5h2v1h-2zM8 5h2v1h-2zM11 5h1v1h-1zM14 5h1v1h-1zM17 5h1v1h-1zM3 6h6v1h-6zM11 6h1v1h-1zM13 6h1v1h-1zM18 6h1v1h-1zM6 7h1v1h-1zM11 7h2v1h-2zM19 7h1v1h-1zM5 8h1v1h-1zM14 8h2v1h-2zM19 8h1v1h-1zM4 9h3v1h-3zM11 9h2v1h-2zM14 9h4v1h-4zM19 9h1v1h-1zM1 10h3v1h-3zM7 10h1v1h-1zM10 10h2v1h-2zM14 10h2v1h-2zM17 10h1v1h-1zM19 10h1v1h-1zM4 11h2v1h-2zM7 11h1v1h-1zM9 11h1v1h-1zM17 11h1v1h-1zM19 11h1v1h-1zM1 12h1v1h-1zM4 12h4v1h-4zM9 12h3v1h-3zM13 12h2v1h-2zM17 12h3v1h-3zM2 13h1v1h-1zM4 13h3v1h-3zM9 13h3v1h-3zM16 13h1v1h-1zM20 13h1v1h-1zM3 14h1v1h-1zM8 14h1v1h-1zM11 14h1v1h-1zM16 14h2v1h-2zM20 14h1v1h-1zM3 15h1v1h-1zM8 15h1v1h-1zM13 15h6v1h-6zM20 15h2v1h-2zM4 16h1v1h-1zM8 16h1v1h-1zM15 16h8v1h-8zM5 17h2v1h-2zM8 17h2v1h-2zM16 17h7v1h-7zM9 18h1v1h-1zM13 18h10v1h-10zM10 19h13v1h-13zM12 20h11v1h-11zM15 21h7v1h-7zM16 22h5v1h-5z',
  },
  'gi-fist': {
    grid: 24,
    path: 'M10 1h1v1h-1zM9 2h3v1h-3zM9 3h3v1h-3zM13 3h1v1h-1zM7 4h2v1h-2zM10 4h1v1h-1zM12 4h3v1h-3zM6 5h5v1h-5zM12 5h2v1h-2zM15 5h2v1h-2zM5 6h7v1h-7zM15 6h3v1h-3zM5 7h7v1h-7zM14 7h3v1h-3zM18 7h1v1h-1zM4 8h5v1h-5zM13 8h3v1h-3zM17 8h3v1h-3zM4 9h6v1h-6zM11 9h1v1h-1zM13 9h3v1h-3zM17 9h3v1h-3zM4 10h7v1h-7zM12 10h1v1h-1zM16 10h3v1h-3zM5 11h6v1h-6zM12 11h3v1h-3zM16 11h2v1h-2zM6 12h10v1h-10zM6 13h6v1h-6zM13 13h5v1h-5zM7 14h11v1h-11zM8 15h9v1h-9zM8 16h9v1h-9zM8 17h8v1h-8zM8 18h8v1h-8zM8 19h8v1h-8zM8 20h8v1h-8zM7 21h9v1h-9zM7 22h9v1h-9z',
  },
  'gi-flame': {
    grid: 24,
    path: 'M12 1h1v1h-1zM12 2h2v1h-2zM12 3h3v1h-3zM12 4h3v1h-3zM12 5h4v1h-4zM12 6h5v1h-5zM11 7h6v1h-6zM7 8h1v1h-1zM11 8h7v1h-7zM6 9h3v1h-3zM10 9h8v1h-8zM20 9h1v1h-1zM6 10h8v1h-8zM15 10h3v1h-3zM20 10h2v1h-2zM6 11h7v1h-7zM15 11h7v1h-7zM1 12h1v1h-1zM5 12h8v1h-8zM15 12h7v1h-7zM1 13h1v1h-1zM4 13h8v1h-8zM15 13h7v1h-7zM1 14h11v1h-11zM15 14h7v1h-7zM1 15h7v1h-7zM16 15h6v1h-6zM1 16h7v1h-7zM18 16h3v1h-3zM1 17h4v1h-4zM17 17h4v1h-4zM22 17h1v1h-1zM2 18h3v1h-3zM17 18h6v1h-6zM2 19h3v1h-3zM17 19h6v1h-6zM3 20h3v1h-3zM18 20h4v1h-4zM4 21h3v1h-3zM18 21h3v1h-3zM5 22h3v1h-3zM17 22h3v1h-3z',
  },
  'gi-healing': {
    grid: 24,
    path: 'M11 1h2v1h-2zM19 1h2v1h-2zM10 2h4v1h-4zM19 2h2v1h-2zM2 3h2v1h-2zM10 3h4v1h-4zM17 3h6v1h-6zM1 4h4v1h-4zM10 4h4v1h-4zM17 4h6v1h-6zM1 5h5v1h-5zM10 5h4v1h-4zM18 5h3v1h-3zM2 6h2v1h-2zM11 6h2v1h-2zM19 6h2v1h-2zM3 7h1v1h-1zM9 7h6v1h-6zM8 8h8v1h-8zM8 9h8v1h-8zM4 10h2v1h-2zM8 10h8v1h-8zM4 11h2v1h-2zM8 11h9v1h-9zM7 12h10v1h-10zM21 12h1v1h-1zM7 13h10v1h-10zM20 13h3v1h-3zM7 14h10v1h-10zM20 14h3v1h-3zM9 15h6v1h-6zM21 15h1v1h-1zM9 16h6v1h-6zM6 17h2v1h-2zM10 17h5v1h-5zM6 18h2v1h-2zM10 18h5v1h-5zM10 19h4v1h-4zM17 19h1v1h-1zM2 20h1v1h-1zM10 20h4v1h-4zM17 20h2v1h-2zM2 21h2v1h-2zM10 21h4v1h-4zM10 22h4v1h-4z',
  },
  'gi-poison-bottle': {
    grid: 24,
    path: 'M9 2h7v1h-7zM9 3h7v1h-7zM7 5h3v1h-3zM14 5h3v1h-3zM5 6h2v1h-2zM17 6h2v1h-2zM5 7h1v1h-1zM10 7h4v1h-4zM19 7h1v1h-1zM4 8h1v1h-1zM9 8h6v1h-6zM19 8h1v1h-1zM4 9h1v1h-1zM9 9h7v1h-7zM19 9h1v1h-1zM4 10h1v1h-1zM9 10h7v1h-7zM19 10h1v1h-1zM4 11h1v1h-1zM9 11h1v1h-1zM12 11h1v1h-1zM14 11h2v1h-2zM19 11h1v1h-1zM4 12h1v1h-1zM10 12h5v1h-5zM19 12h1v1h-1zM4 13h1v1h-1zM10 13h2v1h-2zM13 13h1v1h-1zM19 13h1v1h-1zM4 14h1v1h-1zM12 14h1v1h-1zM19 14h1v1h-1zM4 15h1v1h-1zM10 15h4v1h-4zM19 15h1v1h-1zM4 16h1v1h-1zM7 16h2v1h-2zM12 16h1v1h-1zM16 16h2v1h-2zM19 16h1v1h-1zM4 17h1v1h-1zM7 17h5v1h-5zM16 17h1v1h-1zM19 17h1v1h-1zM4 18h1v1h-1zM12 18h5v1h-5zM19 18h1v1h-1zM4 19h1v1h-1zM7 19h2v1h-2zM15 19h3v1h-3zM19 19h1v1h-1zM4 20h1v1h-1zM19 20h1v1h-1zM5 21h1v1h-1zM18 21h1v1h-1zM6 22h12v1h-12z',
  },
  'gi-round-potion': {
    grid: 24,
    path: 'M15 2h1v1h-1zM18 2h2v1h-2zM16 3h2v1h-2zM19 3h1v1h-1zM17 4h2v1h-2zM14 5h3v1h-3zM18 5h2v1h-2zM13 6h2v1h-2zM16 6h2v1h-2zM12 7h3v1h-3zM16 7h2v1h-2zM8 8h6v1h-6zM16 8h1v1h-1zM6 9h2v1h-2zM12 9h1v1h-1zM15 9h2v1h-2zM5 10h1v1h-1zM15 10h1v1h-1zM4 11h1v1h-1zM15 11h1v1h-1zM3 12h2v1h-2zM16 12h1v1h-1zM3 13h1v1h-1zM16 13h1v1h-1zM3 14h1v1h-1zM16 14h1v1h-1zM3 15h1v1h-1zM10 15h5v1h-5zM16 15h1v1h-1zM3 16h1v1h-1zM6 16h6v1h-6zM14 16h1v1h-1zM16 16h1v1h-1zM3 17h2v1h-2zM6 17h6v1h-6zM13 17h2v1h-2zM16 17h1v1h-1zM3 18h2v1h-2zM7 18h3v1h-3zM11 18h3v1h-3zM15 18h2v1h-2zM4 19h2v1h-2zM8 19h5v1h-5zM15 19h1v1h-1zM5 20h2v1h-2zM13 20h2v1h-2zM6 21h8v1h-8zM8 22h4v1h-4z',
  },
  'gi-spider-web': {
    grid: 24,
    path: 'M1 1h2v1h-2zM9 1h1v1h-1zM19 1h1v1h-1zM2 2h1v1h-1zM8 2h4v1h-4zM18 2h1v1h-1zM3 3h1v1h-1zM7 3h2v1h-2zM12 3h6v1h-6zM4 4h3v1h-3zM10 4h1v1h-1zM16 4h2v1h-2zM3 5h3v1h-3zM10 5h1v1h-1zM16 5h1v1h-1zM18 5h1v1h-1zM3 6h1v1h-1zM5 6h2v1h-2zM8 6h8v1h-8zM18 6h1v1h-1zM3 7h1v1h-1zM6 7h2v1h-2zM10 7h1v1h-1zM14 7h2v1h-2zM19 7h1v1h-1zM2 8h1v1h-1zM6 8h2v1h-2zM10 8h2v1h-2zM14 8h1v1h-1zM16 8h1v1h-1zM20 8h1v1h-1zM1 9h2v1h-2zM5 9h1v1h-1zM8 9h6v1h-6zM16 9h2v1h-2zM20 9h2v1h-2zM1 10h3v1h-3zM5 10h1v1h-1zM7 10h3v1h-3zM11 10h3v1h-3zM17 10h2v1h-2zM21 10h2v1h-2zM1 11h1v1h-1zM4 11h4v1h-4zM9 11h4v1h-4zM14 11h1v1h-1zM16 11h4v1h-4zM21 11h1v1h-1zM1 12h1v1h-1zM4 12h1v1h-1zM7 12h9v1h-9zM18 12h1v1h-1zM21 12h1v1h-1zM1 13h1v1h-1zM7 13h1v1h-1zM9 13h5v1h-5zM15 13h1v1h-1zM17 13h1v1h-1zM21 13h1v1h-1zM1 14h1v1h-1zM4 14h1v1h-1zM7 14h5v1h-5zM14 14h2v1h-2zM17 14h1v1h-1zM20 14h1v1h-1zM1 15h1v1h-1zM4 15h6v1h-6zM11 15h3v1h-3zM16 15h3v1h-3zM20 15h1v1h-1zM1 16h4v1h-4zM7 16h6v1h-6zM15 16h2v1h-2zM19 16h2v1h-2zM1 17h2v1h-2zM5 17h3v1h-3zM12 17h1v1h-1zM14 17h1v1h-1zM18 17h2v1h-2zM21 17h2v1h-2zM1 18h2v1h-2zM5 18h9v1h-9zM17 18h1v1h-1zM2 19h1v1h-1zM4 19h2v1h-2zM12 19h2v1h-2zM16 19h1v1h-1zM2 20h3v1h-3zM13 20h1v1h-1zM15 20h1v1h-1zM2 21h13v1h-13zM1 22h2v1h-2zM14 22h1v1h-1z',
  },
  'gi-stone-block': {
    grid: 24,
    path: 'M9 2h2v1h-2zM7 3h9v1h-9zM6 4h13v1h-13zM4 5h18v1h-18zM2 6h18v1h-18zM22 6h1v1h-1zM2 7h13v1h-13zM20 7h3v1h-3zM1 8h1v1h-1zM4 8h13v1h-13zM19 8h4v1h-4zM1 9h4v1h-4zM7 9h8v1h-8zM16 9h7v1h-7zM1 10h6v1h-6zM15 10h8v1h-8zM1 11h22v1h-22zM1 12h21v1h-21zM1 13h22v1h-22zM1 14h22v1h-22zM1 15h22v1h-22zM1 16h6v1h-6zM11 16h12v1h-12zM1 17h9v1h-9zM15 17h8v1h-8zM1 18h11v1h-11zM15 18h7v1h-7zM2 19h18v1h-18zM5 20h1v1h-1zM7 20h11v1h-11zM8 21h9v1h-9zM12 22h1v1h-1z',
  },
  'gi-sunbeams': {
    grid: 24,
    path: 'M1 1h5v1h-5zM8 1h7v1h-7zM17 1h5v1h-5zM2 2h1v1h-1zM4 2h17v1h-17zM2 3h1v1h-1zM6 3h11v1h-11zM1 4h2v1h-2zM7 4h10v1h-10zM20 4h3v1h-3zM1 5h22v1h-22zM1 6h5v1h-5zM7 6h16v1h-16zM2 7h1v1h-1zM7 7h9v1h-9zM20 7h1v1h-1zM3 8h1v1h-1zM5 8h14v1h-14zM20 8h1v1h-1zM2 9h5v1h-5zM9 9h6v1h-6zM16 9h5v1h-5zM1 10h5v1h-5zM8 10h2v1h-2zM11 10h1v1h-1zM14 10h1v1h-1zM18 10h5v1h-5zM1 11h5v1h-5zM7 11h2v1h-2zM11 11h2v1h-2zM14 11h2v1h-2zM17 11h6v1h-6zM1 12h2v1h-2zM6 12h3v1h-3zM11 12h2v1h-2zM14 12h4v1h-4zM20 12h3v1h-3zM1 13h1v1h-1zM6 13h12v1h-12zM22 13h1v1h-1zM5 14h3v1h-3zM10 14h3v1h-3zM15 14h4v1h-4zM4 15h4v1h-4zM10 15h3v1h-3zM16 15h3v1h-3zM3 16h4v1h-4zM10 16h3v1h-3zM16 16h4v1h-4zM2 17h5v1h-5zM10 17h3v1h-3zM16 17h5v1h-5zM2 18h4v1h-4zM10 18h3v1h-3zM17 18h5v1h-5zM1 19h5v1h-5zM10 19h4v1h-4zM17 19h5v1h-5zM1 20h5v1h-5zM10 20h4v1h-4zM18 20h5v1h-5zM1 21h4v1h-4zM9 21h5v1h-5zM18 21h5v1h-5zM1 22h4v1h-4zM9 22h5v1h-5zM19 22h4v1h-4z',
  },
  'gi-tied-scroll': {
    grid: 24,
    path: 'M16 1h2v1h-2zM19 1h1v1h-1zM15 2h6v1h-6zM15 3h7v1h-7zM14 4h9v1h-9zM14 5h8v1h-8zM13 6h10v1h-10zM13 7h10v1h-10zM11 8h2v1h-2zM14 8h8v1h-8zM10 9h4v1h-4zM15 9h4v1h-4zM7 10h3v1h-3zM11 10h3v1h-3zM15 10h2v1h-2zM5 11h6v1h-6zM12 11h2v1h-2zM3 12h9v1h-9zM13 12h1v1h-1zM15 12h1v1h-1zM2 13h1v1h-1zM5 13h7v1h-7zM15 13h2v1h-2zM1 14h3v1h-3zM6 14h6v1h-6zM13 14h2v1h-2zM17 14h1v1h-1zM1 15h3v1h-3zM7 15h4v1h-4zM14 15h3v1h-3zM18 15h1v1h-1zM1 16h2v1h-2zM5 16h1v1h-1zM7 16h3v1h-3zM15 16h2v1h-2zM18 16h3v1h-3zM1 17h3v1h-3zM5 17h2v1h-2zM8 17h2v1h-2zM15 17h3v1h-3zM19 17h3v1h-3zM2 18h3v1h-3zM8 18h1v1h-1zM16 18h3v1h-3zM3 19h2v1h-2zM6 19h1v1h-1zM16 19h4v1h-4zM5 20h3v1h-3zM17 20h5v1h-5zM5 21h2v1h-2zM17 21h2v1h-2zM18 22h1v1h-1z',
  },
  'gi-water-drop': {
    grid: 24,
    path: 'M11 2h2v1h-2zM11 3h2v1h-2zM10 4h4v1h-4zM10 5h4v1h-4zM9 6h6v1h-6zM9 7h6v1h-6zM8 8h8v1h-8zM8 9h8v1h-8zM7 10h10v1h-10zM6 11h12v1h-12zM6 12h12v1h-12zM5 13h14v1h-14zM5 14h14v1h-14zM5 15h14v1h-14zM5 16h14v1h-14zM5 17h14v1h-14zM5 18h14v1h-14zM5 19h14v1h-14zM6 20h12v1h-12zM7 21h10v1h-10zM9 22h6v1h-6z',
  },
  'gi-winged-sword': {
    grid: 24,
    path: 'M12 1h1v1h-1zM12 2h1v1h-1zM12 3h1v1h-1zM12 4h1v1h-1zM8 6h8v1h-8zM9 7h7v1h-7zM1 8h7v1h-7zM16 8h7v1h-7zM2 9h8v1h-8zM11 9h1v1h-1zM13 9h1v1h-1zM15 9h7v1h-7zM2 10h3v1h-3zM8 10h2v1h-2zM11 10h1v1h-1zM13 10h1v1h-1zM15 10h1v1h-1zM19 10h3v1h-3zM2 11h5v1h-5zM8 11h4v1h-4zM13 11h1v1h-1zM15 11h1v1h-1zM17 11h5v1h-5zM8 12h4v1h-4zM13 12h1v1h-1zM15 12h1v1h-1zM3 13h4v1h-4zM8 13h4v1h-4zM13 13h1v1h-1zM17 13h4v1h-4zM7 14h1v1h-1zM10 14h2v1h-2zM13 14h1v1h-1zM16 14h1v1h-1zM4 15h3v1h-3zM10 15h2v1h-2zM13 15h1v1h-1zM17 15h3v1h-3zM10 16h2v1h-2zM13 16h1v1h-1zM10 17h2v1h-2zM13 17h1v1h-1zM10 18h2v1h-2zM13 18h1v1h-1zM10 19h2v1h-2zM13 19h1v1h-1zM10 20h4v1h-4zM11 21h2v1h-2zM12 22h1v1h-1z',
  },
  'gi-wolf-howl': {
    grid: 24,
    path: 'M9 1h6v1h-6zM7 2h10v1h-10zM5 3h14v1h-14zM4 4h12v1h-12zM18 4h2v1h-2zM3 5h12v1h-12zM18 5h3v1h-3zM3 6h11v1h-11zM18 6h3v1h-3zM2 7h11v1h-11zM16 7h6v1h-6zM2 8h8v1h-8zM16 8h6v1h-6zM1 9h7v1h-7zM11 9h1v1h-1zM16 9h6v1h-6zM1 10h4v1h-4zM16 10h2v1h-2zM19 10h4v1h-4zM1 11h3v1h-3zM19 11h4v1h-4zM1 12h1v1h-1zM18 12h5v1h-5zM1 13h3v1h-3zM17 13h6v1h-6zM2 14h1v1h-1zM16 14h6v1h-6zM15 15h7v1h-7zM14 16h8v1h-8zM14 17h7v1h-7zM14 18h6v1h-6zM13 19h6v1h-6zM13 20h5v1h-5zM14 21h3v1h-3z',
  },
  'gi-wolf-trap': {
    grid: 24,
    path: 'M4 6h1v1h-1zM4 7h1v1h-1zM7 7h1v1h-1zM2 8h3v1h-3zM7 8h1v1h-1zM16 8h1v1h-1zM20 8h1v1h-1zM1 9h8v1h-8zM10 9h1v1h-1zM13 9h1v1h-1zM16 9h2v1h-2zM19 9h2v1h-2zM1 10h1v1h-1zM7 10h4v1h-4zM13 10h8v1h-8zM22 10h1v1h-1zM1 11h1v1h-1zM11 11h2v1h-2zM14 11h3v1h-3zM19 11h4v1h-4zM1 12h1v1h-1zM3 12h1v1h-1zM22 12h1v1h-1zM1 13h1v1h-1zM3 13h1v1h-1zM10 13h4v1h-4zM22 13h1v1h-1zM1 14h3v1h-3zM6 14h1v1h-1zM10 14h4v1h-4zM20 14h1v1h-1zM22 14h1v1h-1zM2 15h5v1h-5zM19 15h4v1h-4zM3 16h4v1h-4zM9 16h1v1h-1zM11 16h1v1h-1zM13 16h1v1h-1zM16 16h2v1h-2zM19 16h3v1h-3zM5 17h5v1h-5zM13 17h2v1h-2zM16 17h5v1h-5zM8 18h4v1h-4zM13 18h5v1h-5zM11 19h1v1h-1zM13 19h1v1h-1z',
  },
  hand: {
    grid: 8,
    path: 'M2 0h1v1h-1zM4 0h1v1h-1zM2 1h1v1h-1zM4 1h1v1h-1zM6 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1zM4 2h1v1h-1zM6 2h1v1h-1zM0 3h1v1h-1zM2 3h5v1h-5zM0 4h7v1h-7zM1 5h6v1h-6zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  heart: {
    grid: 8,
    path: 'M1 0h2v1h-2zM5 0h2v1h-2zM0 1h8v1h-8zM0 2h8v1h-8zM0 3h8v1h-8zM1 4h6v1h-6zM2 5h4v1h-4zM3 6h2v1h-2z',
  },
  hourglass: {
    grid: 8,
    path: 'M0 0h8v1h-8zM1 1h6v1h-6zM2 2h4v1h-4zM3 3h2v1h-2zM2 4h1v1h-1zM5 4h1v1h-1zM1 5h1v1h-1zM3 5h2v1h-2zM6 5h1v1h-1zM1 6h1v1h-1zM3 6h4v1h-4zM0 7h8v1h-8z',
  },
  leaf: {
    grid: 8,
    path: 'M4 0h4v1h-4zM2 1h6v1h-6zM1 2h5v1h-5zM7 2h1v1h-1zM1 3h4v1h-4zM6 3h2v1h-2zM0 4h3v1h-3zM4 4h3v1h-3zM0 5h3v1h-3zM4 5h2v1h-2zM1 6h3v1h-3zM0 7h1v1h-1z',
  },
  moon: {
    grid: 8,
    path: 'M2 0h4v1h-4zM1 1h3v1h-3zM0 2h3v1h-3zM0 3h3v1h-3zM0 4h3v1h-3zM0 5h4v1h-4zM7 5h1v1h-1zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  operation: {
    grid: 8,
    path: 'M1 0h6v1h-6zM0 1h2v1h-2zM7 1h1v1h-1zM1 2h1v1h-1zM3 2h3v1h-3zM7 2h1v1h-1zM1 3h1v1h-1zM7 3h1v1h-1zM1 4h1v1h-1zM3 4h3v1h-3zM7 4h1v1h-1zM1 5h1v1h-1zM7 5h1v1h-1zM1 6h1v1h-1zM2 7h6v1h-6z',
  },
  order: {
    grid: 8,
    path: 'M2 0h1v1h-1zM4 0h1v1h-1zM2 1h1v1h-1zM4 1h1v1h-1zM6 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1zM4 2h1v1h-1zM6 2h1v1h-1zM0 3h1v1h-1zM2 3h5v1h-5zM0 4h7v1h-7zM1 5h6v1h-6zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  'pa-chevron-left': {
    grid: 24,
    path: 'M8 13v-2h2v2H8Zm2-2V9h2v2h-2Zm0 4v-2h2v2h-2Zm2-6V7h2v2h-2Zm0 8v-2h2v2h-2Zm2-10V5h2v2h-2Zm0 12v-2h2v2h-2Z',
  },
  'pa-chevron-left-2': { grid: 24, path: 'M15 17h-2v-2h-2v-2H9v-2h2V9h2V7h2v10Z' },
  'pa-chevron-right': {
    grid: 24,
    path: 'M16 13v-2h-2v2h2Zm-2-2V9h-2v2h2Zm0 4v-2h-2v2h2Zm-2-6V7h-2v2h2Zm0 8v-2h-2v2h2ZM10 7V5H8v2h2Zm0 12v-2H8v2h2Z',
  },
  'pa-chevron-right-2': { grid: 24, path: 'M9 17h2v-2h2v-2h2v-2h-2V9h-2V7H9v10Z' },
  'pa-circle-question': {
    grid: 24,
    path: 'M18 22H6V20H18V22ZM6 20H4V18H6V20ZM20 20H18V18H20V20ZM4 18H2V6H4V18ZM13 18H11V16H13V18ZM22 18H20V6H22V18ZM15 13H13V15H11V11H15V13ZM17 11H15V8H17V11ZM9 10H7V8H9V10ZM15 8H9V6H15V8ZM6 6H4V4H6V6ZM20 6H18V4H20V6ZM18 4H6V2H18V4Z',
  },
  'pa-corner-up-left': {
    grid: 24,
    path: 'M18 8H4v2h14zm2 2h-2v10h2zM8 14h2v-2H8zm-2-2h2v-2H6zm0-4h2V6H6zM8 12h2V4H8z',
  },
  'pa-keyboard': {
    grid: 24,
    path: 'M21 21H3v-2h18v2ZM3 19H1V5h2v14Zm20 0h-2V5h2v14Zm-5-2H6v-2h12v2Zm-9-4H7v-2h2v2Zm4 0h-2v-2h2v2Zm4 0h-2v-2h2v2ZM7 9H5V7h2v2Zm4 0H9V7h2v2Zm4 0h-2V7h2v2Zm4 0h-2V7h2v2Zm2-4H3V3h18v2Z',
  },
  'pa-link': {
    grid: 24,
    path: 'M4 6h7v2H4zm0 10h7v2H4zM2 8h2v8H2zm18-2h-7v2h7zm0 10h-7v2h7zm2-8h-2v8h2zM7 11h10v2H7z',
  },
  'pa-list-box': {
    grid: 24,
    path: 'M4 2h16v2H4zm2 5h2v2H6zm4 0h8v2h-8zm-4 4h2v2H6zm4 0h8v2h-8zm-4 4h2v2H6zm4 0h8v2h-8zm-6 5h16v2H4zM2 4h2v16H2zm18 0h2v16h-2z',
  },
  'pa-lock': {
    grid: 24,
    path: 'M5 8h14v2H5zm0 12h14v2H5zM3 10h2v10H3zm16 0h2v10h-2zM7 4h2v4H7zm2-2h6v2H9zm6 2h2v4h-2z',
  },
  'pa-menu': { grid: 24, path: 'M20 18H4v-2h16v2Zm0-5H4v-2h16v2Zm0-5H4V6h16v2Z' },
  'pa-message-text': {
    grid: 24,
    path: 'M20 2H4v2h16zm0 14H6v2h14zm2-12h-2v12h2zM4 4H2v18h2zm2 14H4v2h2zm0-6h4v2H6zm0-4h8v2H6z',
  },
  'pa-pause-solid': { grid: 24, path: 'M10 20H4V4h6v16Zm8-16v16h-6V4h6Z' },
  'pa-play': {
    grid: 24,
    path: 'M15 11h-2V9h2zm0 4h-2v-2h2zm-2 2h-2v-2h2zm0-8h-2V7h2zm-2-2H9V5h2zM9 21H7V3h2zm6-8h2v-2h-2zm-6 4h2v2H9z',
  },
  'pa-plus': { grid: 24, path: 'M13 11h7v2h-7v7h-2v-7H4v-2h7V4h2v7Z' },
  'pa-repeat': {
    grid: 24,
    path: 'M17 5h2v2h-2zM5 17h2v2H5zm6-14h2v6h-2zM9 1h2v8H9zm0 8h2v2H9zm10 8H9v2h10zM5 7H3v10h2zM13 15h-2v6h2zm2-2h-2v8h2zm0 8h-2v2h2zM5 5h10v2H5zm14 12h2V7h-2z',
  },
  'pa-script': {
    grid: 24,
    path: 'M16 19h2v2H4v-2h10v-2h2v2ZM6 15h8v2H4v2H2v-4h2V5h2v10ZM20 5h2v6h-2v8h-2V5H6V3h14v2Z',
  },
  'pa-send': {
    grid: 24,
    path: 'M4 19h4v2H2v-8h2v6Zm8 0H8v-2h4v2Zm4-2h-4v-2h4v2Zm4-2h-4v-2h4v2Zm-10-2H4v-2h6v2Zm12 0h-2v-2h2v2ZM8 5H4v6H2V3h6v2Zm12 6h-4V9h4v2Zm-4-2h-4V7h4v2Zm-4-2H8V5h4v2Z',
  },
  'pa-share': {
    grid: 24,
    path: 'M20 22H4V20H20V22ZM4 20H2V14H4V20ZM22 20H20V14H22V20ZM13 4H15V6H17V8H13V18H11V8H7V6H9V4H11V2H13V4ZM9 14H4V12H9V14ZM20 14H15V12H20V14Z',
  },
  'pa-sun': {
    grid: 24,
    path: 'M13 22h-2v-3h2v3Zm-6-3H5v-2h2v2Zm12 0h-2v-2h2v2Zm-4-2H9v-2h6v2Zm-6-2H7V9h2v6Zm8 0h-2V9h2v6ZM5 13H2v-2h3v2Zm17 0h-3v-2h3v2Zm-7-4H9V7h6v2ZM7 7H5V5h2v2Zm12 0h-2V5h2v2Zm-6-2h-2V2h2v3Z',
  },
  'pa-trophy': {
    grid: 24,
    path: 'M16 17H13V19H15V21H9V19H11V17H8V15H16V17ZM18 5H22V11H20V7H18V11H20V13H18V15H16V5H8V15H6V13H4V11H6V7H4V11H2V5H6V3H18V5Z',
  },
  'pa-undo': { grid: 24, path: 'M18 20h-6v-2h6v2Zm2-2h-2v-8h2v8Zm-10-4H8v-2H6v-2H4V8h2V6h2V4h2v4h8v2h-8v4Z' },
  'pa-user-plus': {
    grid: 24,
    path: 'M9 2h6v2H9zm0 8h6v2H9zm6-6h2v6h-2zM7 4h2v6H7zM4 18h2v4H4zm14 0h2v4h-2zM8 14h8v2H8zm-2 2h2v2H6zM18 16h2v6h-2zM16 18h6v2h-6z',
  },
  'pa-users': {
    grid: 24,
    path: 'M5 2h6v2H5zm10 0h4v2h-4zM5 10h6v2H5zm10 0h4v2h-4zm4-6h2v6h-2zm-8 0h2v6h-2zM3 4h2v6H3zM0 18h2v4H0zm14 0h2v4h-2zm8 0h2v4h-2zM4 14h8v2H4zm12 0h4v2h-4zM2 16h2v2H2zm10 0h2v2h-2zm8 0h2v2h-2z',
  },
  'pa-volume-2': {
    grid: 24,
    path: 'M13 22h-2v-2H9v-2h2V6H9V4h2V2h2v20Zm-4-4H7v-2h2v2Zm10 0h-4v-2h4v2ZM7 10H5v4h2v2H3V8h4v2Zm14 6h-2V8h2v8Zm-4-2h-2v-4h2v4ZM9 8H7V6h2v2Zm10 0h-4V6h4v2Z',
  },
  rear: {
    grid: 8,
    path: 'M2 0h4v1h-4zM1 1h6v1h-6zM0 2h2v1h-2zM6 2h2v1h-2zM0 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM6 4h2v1h-2zM0 5h2v1h-2zM6 5h2v1h-2zM1 6h6v1h-6zM2 7h4v1h-4z',
  },
  res: {
    grid: 8,
    path: 'M0 0h8v1h-8zM0 1h8v1h-8zM0 2h2v1h-2zM6 2h2v1h-2zM0 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM6 4h2v1h-2zM0 5h2v1h-2zM6 5h2v1h-2zM0 6h8v1h-8zM0 7h8v1h-8z',
  },
  safe: {
    grid: 8,
    path: 'M0 0h2v1h-2zM3 0h2v1h-2zM6 0h2v1h-2zM0 1h8v1h-8zM2 3h4v1h-4zM2 4h4v1h-4zM3 5h2v1h-2zM1 6h6v1h-6zM1 7h6v1h-6z',
  },
  shield: {
    grid: 8,
    path: 'M1 0h6v1h-6zM0 1h8v1h-8zM0 2h8v1h-8zM0 3h8v1h-8zM0 4h8v1h-8zM1 5h6v1h-6zM2 6h4v1h-4zM3 7h2v1h-2z',
  },
  skull: {
    grid: 8,
    path: 'M1 0h6v1h-6zM0 1h8v1h-8zM0 2h1v1h-1zM3 2h2v1h-2zM7 2h1v1h-1zM0 3h1v1h-1zM3 3h2v1h-2zM7 3h1v1h-1zM0 4h3v1h-3zM5 4h3v1h-3zM1 5h6v1h-6zM1 6h1v1h-1zM3 6h2v1h-2zM6 6h1v1h-1zM1 7h1v1h-1zM3 7h2v1h-2zM6 7h1v1h-1z',
  },
  star: {
    grid: 8,
    path: 'M3 0h2v1h-2zM3 1h2v1h-2zM0 2h8v1h-8zM1 3h6v1h-6zM2 4h4v1h-4zM1 5h6v1h-6zM1 6h2v1h-2zM5 6h2v1h-2zM0 7h1v1h-1zM7 7h1v1h-1z',
  },
  sun: {
    grid: 8,
    path: 'M0 0h1v1h-1zM3 0h2v1h-2zM7 0h1v1h-1zM1 1h1v1h-1zM6 1h1v1h-1zM2 2h4v1h-4zM0 3h1v1h-1zM2 3h4v1h-4zM7 3h1v1h-1zM0 4h1v1h-1zM2 4h4v1h-4zM7 4h1v1h-1zM2 5h4v1h-4zM1 6h1v1h-1zM6 6h1v1h-1zM0 7h1v1h-1zM3 7h2v1h-2zM7 7h1v1h-1z',
  },
  sword: {
    grid: 8,
    path: 'M6 0h2v1h-2zM5 1h3v1h-3zM4 2h3v1h-3zM0 3h1v1h-1zM3 3h3v1h-3zM1 4h4v1h-4zM2 5h2v1h-2zM1 6h1v1h-1zM3 6h2v1h-2zM0 7h1v1h-1zM4 7h1v1h-1z',
  },
  target: {
    grid: 8,
    path: 'M3 0h2v1h-2zM1 1h6v1h-6zM1 2h2v1h-2zM5 2h2v1h-2zM0 3h2v1h-2zM3 3h2v1h-2zM6 3h2v1h-2zM0 4h2v1h-2zM3 4h2v1h-2zM6 4h2v1h-2zM1 5h2v1h-2zM5 5h2v1h-2zM1 6h6v1h-6zM3 7h2v1h-2z',
  },
  trap: {
    grid: 8,
    path: 'M0 0h1v1h-1zM2 0h1v1h-1zM4 0h1v1h-1zM6 0h1v1h-1zM0 1h8v1h-8zM1 2h1v1h-1zM6 2h1v1h-1zM1 3h1v1h-1zM3 3h2v1h-2zM6 3h1v1h-1zM1 4h1v1h-1zM3 4h2v1h-2zM6 4h1v1h-1zM1 5h1v1h-1zM6 5h1v1h-1zM0 6h8v1h-8zM1 7h1v1h-1zM3 7h1v1h-1zM5 7h1v1h-1zM7 7h1v1h-1z',
  },
  up: {
    grid: 8,
    path: 'M3 0h2v1h-2zM2 1h4v1h-4zM1 2h2v1h-2zM5 2h2v1h-2zM0 3h2v1h-2zM6 3h2v1h-2zM3 4h2v1h-2zM2 5h4v1h-4zM1 6h2v1h-2zM5 6h2v1h-2zM0 7h2v1h-2zM6 7h2v1h-2z',
  },
  van: {
    grid: 8,
    path: 'M3 0h2v1h-2zM2 1h4v1h-4zM1 2h6v1h-6zM0 3h3v1h-3zM5 3h3v1h-3zM0 4h2v1h-2zM6 4h2v1h-2zM0 5h1v1h-1zM7 5h1v1h-1z',
  },
  wall: {
    grid: 8,
    path: 'M0 0h2v1h-2zM3 0h2v1h-2zM6 0h2v1h-2zM0 1h2v1h-2zM3 1h2v1h-2zM6 1h2v1h-2zM0 2h8v1h-8zM0 3h1v1h-1zM3 3h1v1h-1zM7 3h1v1h-1zM0 4h8v1h-8zM0 5h2v1h-2zM5 5h1v1h-1zM7 5h1v1h-1zM0 6h8v1h-8zM0 7h1v1h-1zM3 7h1v1h-1zM7 7h1v1h-1z',
  },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof icons;
