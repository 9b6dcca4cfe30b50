/**
 * The monsters of Pixel Glory: what each is built like, and the builds themselves on 16 x 16 pixels. A build
 * is drawn by its left half; b body, d shade, l light, a what stands out. The rest is drawn from the name.
 */

/** Light, body, shade and what stands out, as letters of the palette. */
export const hues = {
  fire: 'yfRw',
  earth: 'lgGt',
  water: 'cuBw',
  light: 'wyYf',
  shadow: 'qiPa',
}; // prettier-ignore

export const monsters = {
  fire: {
    'grumpy-ember': 'blob', 'toaster-gremlin': 'imp', 'sauna-salamander': 'beast', 'dragon-on-a-diet': 'dragon',
    'pilot-light': 'flame', 'candle-snail': 'snail', 'curry-cat': 'beast', 'kettle-imp': 'imp',
    'barbecue-boar': 'beast', 'chimney-bat': 'bird', 'angry-chef': 'golem', 'lava-lamprey': 'worm',
    'volcano-intern': 'golem',
  },
  earth: {
    'lawn-gnome': 'gnome', 'pet-rock': 'rock', 'mole-landlord': 'beast', 'snail-express': 'snail',
    'retired-mountain': 'rock', 'doorstop-turtle': 'snail', 'turnip-knight': 'gnome',
    'worm-of-the-week': 'worm', 'hedge-hog': 'blob', 'statue-on-break': 'golem', 'bouncer-golem': 'golem',
    'badger-baron': 'beast', 'ex-continent': 'rock',
  },
  water: {
    'bubble-newt': 'beast', 'soggy-sock': 'worm', 'bathtub-kraken': 'kraken', 'puddle-troll': 'golem',
    'leaky-leviathan': 'dragon', 'paddling-duckling': 'bird', 'damp-ghost': 'ghost',
    'sponge-cake-slime': 'blob', 'siren-on-mute': 'ghost', 'teapot-storm': 'flame', 'lifeguard-crab': 'crab',
    'iceberg-tip': 'rock', 'monday-maelstrom': 'kraken',
  },
  light: {
    'lost-firefly': 'bird', 'alarm-rooster': 'bird', 'spotlight-diva': 'ghost', 'halo-inspector': 'gnome',
    'sunday-seraph': 'bird',
  },
  shadow: {
    'sock-thief': 'imp', 'dust-bunny': 'blob', 'midnight-accountant': 'gnome', 'tax-wraith': 'ghost',
    'insomniac-vampire': 'bird',
  },
}; // prettier-ignore

export const builds = {
  blob: {
    eyes: 7,
    half: `
........
........
........
......bb
....bbbb
...blbbb
..blbbbb
..bbbbbb
..bbbbbb
.bbbbbbb
.bbbbbbb
.bbbbbbb
.dbbbbbb
.ddbddbb
..dd.ddd`,
  },
  ghost: {
    eyes: 6,
    half: `
........
.....bbb
...bbbbb
...blbbb
..blbbbb
..bbbbbb
..bbbbbb
.bbbbbbb
bbbbbbbb
b.bbbbbb
..bbbbbb
..bbbbbb
..dbbbbb
..dd.bbb
..d...dd`,
  },
  beast: {
    eyes: 6,
    half: `
........
..bb....
..bab...
..bbbbbb
..blbbbb
..bbbbbb
..bbbbbb
..bbblll
...bblll
..bbbbbb
.bbbbbbb
.bbbbbbb
.bbbbbbb
.ddb.bbb
.dd..ddb`,
  },
  bird: {
    eyes: 5,
    half: `
........
......aa
.....bbb
....bbbb
b...bbbb
bb..bbbb
bbb.bbbb
bbbbbbba
bblbbbbb
.blbbbll
.dbbbbll
..dbbbll
....dbbb
.....dbb
.....a.a`,
  },
  golem: {
    eyes: 4,
    half: `
........
....bbbb
...bllbb
...bbbbb
...bbbbb
...bbbbb
..dbbbbb
bb.bbbbb
bbbbllbb
bb.bllbb
bb.bbbbb
bb.bbbbb
db.bbbbb
....bbb.
...dddd.`,
  },
  imp: {
    eyes: 6,
    half: `
..a.....
..aa....
...aabbb
...bbbbb
..bblbbb
bbbbbbbb
.bbbbbbb
..bbbbbb
...bbbbb
....bbbb
..bbbbll
..b.bbll
..d.bbbb
....bb.d
...ddd..`,
  },
  rock: {
    eyes: 8,
    half: `
........
........
......bb
....bbbb
...bllbb
..bblbbb
..bbbbbb
.bbbbbbb
.bbbbbbb
.bbbbbbb
bbbbbbbb
bbbbbbbb
bbbbbbdb
bdbbbddd
.dddddd.`,
  },
  worm: {
    eyes: 4,
    half: `
........
.....bbb
....bbbb
....blbb
....bbbb
....bbbb
....bbll
.....ddd
....bbll
....bbll
...ddddd
..bbbbll
..bbbbll
.ddddddd
.bbbbbbb`,
  },
  snail: {
    eyes: 5,
    half: `
..a.....
..b..ddd
..b.dlll
..bdllaa
..bdlaal
.bbdlall
.bbdllll
.bbbdlll
.bbbdddd
.bbbbbbb
.bbbbbbb
.bbbbbbb
.bbbbbbb
.dbbbbbb
..dddddd`,
  },
  flame: {
    eyes: 9,
    half: `
........
.......l
......bl
....b.bl
....bbbb
...bbbll
..bbblll
..bblllb
.bbbllbb
.bbbbbbb
.bbbbbbb
.bbbbbbb
.dbbbbbb
..ddbbbb
....dddd`,
  },
  gnome: {
    eyes: 7,
    half: `
.......a
......aa
......aa
.....aaa
....aaaa
...aaaaa
....bbbb
....bbbb
....lbbb
...lllll
...lllll
..bbllll
..b.blll
....bbbl
...ddd.d`,
  },
  dragon: {
    eyes: 5,
    half: `
..a.....
..ba..aa
...bbbbb
...bbbbb
...bbbbb
b..bbbbb
bb..bbll
bbb.bbll
bbbbbbll
bb.bbbll
b..bbbll
..bbbbll
..bbbbbb
..bb.bbb
.ddd.ddd`,
  },
  kraken: {
    eyes: 6,
    half: `
........
.....bbb
....bbbb
...bblbb
...blbbb
...bbbbb
...bbbbb
...bbbbb
....bbbb
.bb.bbbb
bbabbabb
b.bb.bab
b..bb.bb
.b..b.b.
..a.a.a.`,
  },
  crab: {
    eyes: 6,
    half: `
........
bb......
bab.....
bb..bb..
.bb.b...
..b.b...
..bbbbbb
..bbbbbb
.bbblbbb
.bblbbbb
.bbbbbll
b.bbbbbb
b.dbbbbb
.b.ddddd
.b.b.b..`,
  },
};

/** Those that are drawn whole. */
export const drawn = {
  'dungeon-lord': `
.n............n.
nwn..........nwn
nwn..nnnnnn..nwn
nwwnnPPPPPPnnwwn
.nwwnPiiiiPnwwn.
..nnPiiiiiiPnn..
..nPiiiiiiiiPn..
..nPiiiiiiiiPn..
..nPnniiiinnPn..
..nPnyiiiiynPn..
..nPiiinniiiPn..
..nPiiiiiiiiPn..
...nPwnwwnwPn...
...nPnnnnnnPn...
.nnnnPPPPPPnnnn.
neeeennnnnneeeen`,
  'dungeon-lord-coop': `
.n............n.
nwn..........nwn
nwn..nnnnnn..nwn
nwwnyPyPPyPynwwn
.nwwnPyyyyPnwwn.
..nnPiiiiiiPnn..
..nPiiiiiiiiPn..
..nPiiiiiiiiPn..
..nPnniiiinnPn..
..nPnriiiirnPn..
..nPiiinniiiPn..
..nPiiiiiiiiPn..
...nPwnwwnwPn...
...nPnnnnnnPn...
.nnnnPPPPPPnnnn.
neeeennnnnneeeen`,
  'hot-potato': `
......r.........
.....rf..r......
....rfyf.fr.....
....rfyyffr.....
.....nnnnnnnn...
...nnttttttttn..
..nttsttttttkkn.
..ntttttttttkkn.
.nttnnttttnntkn.
.nttnwttttnwtkn.
.nttttttttttkkn.
.ntttnnnnnttkkn.
..nttnwwwnttkn..
..ntsttttttkkn..
...nnkkkkkknn...
.....nnnnnn.....`,
};
