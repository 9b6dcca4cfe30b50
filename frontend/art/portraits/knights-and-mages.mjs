/** Who the knights and mages of The Tiled Realm are. */
import { brown, fair, ink, pale, tan } from '../ink.mjs';

export const knightsAndMages = {
  'gate-warden': {
    skin: fair, hair: 'long', hairColor: ink.O, clothes: ink.v, mouth: 'sad', from: 0,
    drawn: `
..mm..mmmm..mm..
..mmmmmmmmmmmm..
..mmvmmmmmmvmm..
..vvvvvvvvvvvv..
..v.n.n..n.n.v..`,
  },
  'banner-bearer': {
    skin: tan, hair: 'short', hairColor: ink.o, clothes: ink.R, mouth: 'sad', from: 0,
    drawn: `
.yBBBwwwBBBwww..
.kBBBwwwBBBwwwB.
.kwwwBBBwwwBBBw.
.kwwwBBBwwwBBB..
.kBBB...BBBwww..
.k..............
.k..............
.k..............
.k..............
.k..oooooooo....
.k..ooo..ooo....
.k..............
.k..............
.k..............
.k..............
.k..............`,
  },
  'tilt-rider': {
    skin: pale, hair: 'long', hairColor: ink.y, clothes: ink.B, mouth: 'happy', from: 0,
    drawn: `
........uuuuu...
....mmmmmuuuuuu.
...mmwwmmm.uuuuu
..mmmmmmmmm..uuB
..vvvvvvvvvvv.uB
..v..........v.B
.wv..........v..
.rv..........v..
.wv..........v..
.r.v........v...
.w..............
.r..............
.w..............
.r..............
.w..............
.r..............`,
  },
  'drill-sergeant': {
    skin: tan, hair: 'short', hairColor: ink.o, clothes: ink.G, mouth: 'happy', from: 0,
    drawn: `
......mmmm......
....mmwmmmmm....
....mmmmmmmm....
....RRRRRRRR....
.mmmmmmmmmmmmmm.
....nnn..nnn....
................
................
................
.....nnnnnn.....
.....nrrrrn.....
......nnnn......
................
.....y....y.....
......y..y......
.......yy.......`,
  },
  'last-squire': {
    skin: pale, hair: 'short', hairColor: ink.f, clothes: ink.G, mouth: 'happy', from: 0,
    drawn: `
...........kk...
...kkkkkkkttk...
..ksttsttstttk..
..mmmmmmmmmmmmm.
..tsttsttsttstk.
...tsttsttsttstk
...mmmmmmmmmmmmm
................
................
....O......O....`,
  },
  'lamp-mage': {
    skin: fair, hair: 'short', hairColor: ink.k, clothes: ink.z, mouth: 'happy', beard: true, from: 0,
    drawn: `
.....zzzzzz.....
...zzBBBBBBzz...
..zzBBBBBBBBzz..
..zBBBnnnnBBBz..
.zzBnn....nnBzz.
.zBBn......nBBz.
.zBn........nBz.
.zBn........nBz.
.zBn........nBz.
.zBn.......yyyz.
.zBBn.....y...y.
.zzBn.....nnnnn.
..zBB.....nyfyn.
..........nywyn.
..........nyyyn.
..........nnnnn.`,
  },
  'rain-caller': {
    skin: brown, hair: 'long', hairColor: ink.n, clothes: ink.y, mouth: 'happy', from: 0,
    drawn: `
....wwww..ww....
..wwwwwwwwwwww..
.wwwwcwwwwwcwww.
cwwcccwwwccccwwc
.cccccccccccccc.
................
.u............u.
.u............u.
................
u..............u
u..............u
................
.u............u.`,
  },
  'mirror-mage': {
    skin: pale, hair: 'short', hairColor: ink.n, clothes: ink.e, mouth: 'sad', from: 0,
    drawn: `
.........yyyyy..
....nnnnyBBBBBy.
...nnnnnyBBBBBy.
...nnnnnyBBBwwy.
...n....yuuwwuy.
........yuwwwuy.
........yuwBBuy.
........yuwBBuy.
........yuuuuuy.
........yuBBBuy.
.........yuuuy..
..........yyy...
...........y....
...........y....
...........y....
...........Y....`,
  },
  'star-reader': {
    skin: brown, hair: 'long', hairColor: ink.z, clothes: ink.B, mouth: 'happy', from: 0,
    drawn: `
.......yy.......
...zzzzyyzzzz...
..zzyyyyyyyyzz..
.zwzzyyyyyyzzyz.
.zzz.yy..yy.zzz.
.zyz........zwz.
.zz..........zz.
.zzz........zyz.
.zz..........zz.
.wz..........zw.
.zz..........zz.
.zzz........zzz.
.zyz........zwz.`,
  },
  'grave-gardener': {
    skin: 'b9cda0', hair: 'long', hairColor: ink.j, clothes: ink.k, mouth: 'happy', from: 0,
    drawn: `
.....ssssss.....
....sswwwwss....
...GGwnwwnwGG...
...GGGwwwwGGG...
.ssssswnnwsssss.
..tttttttttttt..`,
  },
  'ember-scribe': {
    skin: fair, hair: 'none', hairColor: ink.n, clothes: ink.e, mouth: 'sad', from: 0,
    drawn: `
...r...f..r...w.
...rf.fyf.fr..ww
..rffffyyffff.ww
..rfyyfyyyfyfrwb
..rfyyyyyyyyfrw.
..ry........yw..
..r..........w..
.............n..
...n............
...nnn..........
....nn..........
....n...........`,
  },
}; // prettier-ignore
