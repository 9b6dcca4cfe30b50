/** Who the beasts and artisans of The Tiled Realm are. */
import { brown, fair, ink, tan } from '../ink.mjs';

export const beastsAndArtisans = {
  'hedgehog-guard': {
    skin: ink.s, hair: 'none', hairColor: ink.k, clothes: ink.v, mouth: 'sad', from: 0,
    drawn: `
..s..s.ss.s..s..
..k..k.kk.k..k..
s.ok.kokkok.ko.s
.kokkokookokkok.
s.kokkokkokkok.s
.kokokskkskokok.
skokksssssskkoks
.koksnwsswnskok.
skkksnnssnnskkks
.koksssssssskok.
skokssbbbbsskoks
.kokksbbbbskkok.
s.kkkkbnnbkkkk.s
..vvvvknnkvvvv..
.vmmvmkbbkmvmmv.
vvmvvmvvvvmvvmvv`,
  },
  'moon-wolf': {
    skin: ink.v, hair: 'none', hairColor: ink.v, clothes: ink.R, mouth: 'sad', from: 0,
    drawn: `
...v........vyy.
...vv......vyy..
...vqv....vqyy..
..hvqvvvvvvqvyy.
..hvvvvmmvvvvh..
..hvvvvmmvvvvh..
.hvvynvmmvnyvvh.
.hvvyyvmmvyyvvh.
hhvvvvmmmmvvvvhh
.hhvmmwwwwmmvhh.
..hhmwnnnnwmhh..
....mwwnnwwm....
..RRwnnnnnnwRR..
.RRRRwwwwwwRRRR.
RRRRrRRRRRRrRRRR
RRRrRRRRRRRRrRRR`,
  },
  'cellar-bat': {
    skin: ink.i, hair: 'none', hairColor: ink.i, clothes: ink.P, mouth: 'sad', from: 0,
    drawn: `
kkkkkkkkkkkkkkkk
.....w....w.....
.P...PPPPPP...P.
PPP.PPPPPPPP.PPP
PRPPPPwwwwPPPPRP
PRRPwwwwwwwwPRRP
PRRPiiiiiiiiPRRP
PRPiiiwiiwiiiPRP
PRPiinnnnnniiPRP
PPiiiiinniiiiiPP
PPiyyyiiiiyyyiPP
.PiynyiiiiynyiP.
..iiiiiiiiiiii..
..iiiiiiiiiiii..
..iqqiiiiiiqqi..
..iqi......iqi..`,
  },
  'tower-owl': {
    skin: ink.s, hair: 'none', hairColor: ink.t, clothes: ink.t, mouth: 'sad', from: 0,
    drawn: `
..t..........t..
..tkttt..tttkt..
..tttttttttttt..
..kwwwttttwwwk..
.kwyyywttwyyywk.
.kywwwywwywwwyk.
.kywnnyyyynnwyk.
.kywnnyffynnwyk.
.kwyyywffwyyywk.
.kwwwwwYYwwwwwk.
..kwwwwwwwwwwk..
..ttwwwwwwwwtt..
.ttktsssssstktt.
.tktkstsstsktkt.
kttktssttsstkttk
kktktstsststktkk`,
  },
  'mud-toad': {
    skin: ink.g, hair: 'none', hairColor: ink.g, clothes: ink.G, mouth: 'sad', from: 0,
    drawn: `
.....y.yy.y.....
.....yyyyyy.....
..ggg.YYYY.ggg..
.gwwwggggggwwwg.
.gwnnggggggnnwg.
.ggnnggggggnngg.
gggggggggggggggg
ggGggggGGggggGgg
gggggggggggggggg
nnnnnnnnnnnnnnnn
gjRRRRrrrrRRRRjg
glljjjrrrrjjjllg
.gllllrrrrllllg.
..gllllrrllllg..
.GGggggggggggGG.
GGGGggggggggGGGG`,
  },
  'bridge-goat': {
    skin: ink.w, hair: 'none', hairColor: ink.w, clothes: ink.R, mouth: 'sad', from: 0,
    drawn: `
..ttt......ttt..
.tk.tt....tt.kt.
.t...tkwwkt...t.
.....kwwwwk.....
...wwwwwwwwww...
.bbwwwwwwwwwwbb.
bqqbyywbbwyybqqb
.bb.nnwbbwnn.bb.
....wwwbbwww....
....bwwwwwwb....
.....wwwwww.....
.....wqnnqw.....
.....bwwwwb.....
..rRR.bwwb.RRr..
.RRRRy.bb.yRRRR.
RRRRRyybbyyRRRRR`,
  },
  'honey-bear': {
    skin: ink.k, hair: 'none', hairColor: ink.k, clothes: ink.P, mouth: 'sad', from: 0,
    drawn: `
.ooo........ooo.
okkko.yyyy.okkko
okqkyyyyyyyykqko
okkyyfyyyyfyykko
.okkyykyykyykko.
..kkykkkkkkykk..
..kkkkkkkkkkkk..
.okkwnkkkknwkko.
.okknnkkkknnkko.
.okkkttssttkkko.
.okktsssssstkko.
..oktsnnnnstko..
..okttsnnsttko..
...okttttttko...
.iiiikkkkkkiiii.
iiwiiiiwwiiiiwii`,
  },
  'anvil-smith': {
    skin: brown, hair: 'none', hairColor: ink.n, clothes: ink.o, mouth: 'sad', from: 0,
    drawn: `
...........mmmmm
...........mwmmv
...RRRRRRR.mmmmv
..RRrRRrRRR.vtv.
..RRRRRRRRRRRt..
.RR..........t..
.R...........t..
.............t..
.............t..
....oo.......t..
.....o.......t..
.............t..
.............t..
...mmmmmmmmm.t..
...mvmmmmmvm.t..
...mmmmmmmmm.t..`,
  },
  'camp-cook': {
    skin: fair, hair: 'long', hairColor: ink.m, clothes: ink.w, mouth: 'happy', from: 0,
    drawn: `
...OOOOOOOOOO...
...OfyffffffO...
.OOOfyffffffOOO.
.O.OfyffffffO.O.
.OOOOOOOOOOOOOO.
................
.............mmm
.............wmm
...q........q.m.
..............m.
..............m.
..............m.
..............m.
......rwwr....m.
....wrwrrwrw..m.
....rwrwwrwr..m.`,
  },
  'map-maker': {
    skin: tan, hair: 'long', hairColor: ink.k, clothes: ink.A, mouth: 'happy', from: 0,
    drawn: `
.......bb.......
.....bwwrwb.....
....wwggwrww....
..bwwgggwwrrwb..
.wwwwggwuuuwrww.
bbbbbbbbbbbbbbbb`,
  },
  'bell-founder': {
    skin: fair, hair: 'long', hairColor: ink.f, clothes: ink.O, mouth: 'happy', from: 0,
    drawn: `
.......YY.......
.....yyyyyY.....
.....ywyyyY.....
....yywyyyYY....
...yywyyyyyYY...
..YYYYYYYYYYYY..
.......vv.......
.......vv.......
................
.....nnnnnn.....
.....nrrrrn.....
......nnnn......`,
  },
  'clock-maker': {
    skin: tan, hair: 'long', hairColor: ink.m, clothes: ink.z, mouth: 'sad', from: 0,
    drawn: `
..yyy......yyy..
.ywyyY.RR.ywyyY.
.yyyYYnnnnyyyYY.
..YYmmmmmmmmYY..
........yyyyy...
........yaway...
........yanay...
........yaaay...
........yyyyy...
............Y...
............Y...
................
......y..y......
.......yy.......
......yyyy......
......yYYy......`,
  },
  'rag-tailor': {
    skin: fair, hair: 'long', hairColor: ink.w, clothes: ink.h, mouth: 'happy', glasses: 'light', from: 0,
    drawn: `
................
....PPPPaaaa....
...PPPPwaaarr...
..ggPPwwwarrrr..
..gggw....wrrr..
..gg........rr..
................
................
................
................
................
................
...yynyynyynyy..
..yy........yy..
..ny........yn..
..yy........yy..`,
  },
  'market-pedlar': {
    skin: brown, hair: 'short', hairColor: ink.n, clothes: ink.G, mouth: 'happy', from: 0,
    drawn: `
rrwwwrrrrrrwwwrr
rrwwwrrrrrrwwwrr
.R.bffyffyffb.R.
...fyffaaffyf...
..yffyffffyffy..
................
................
................
................
.....nnnnnn.....
....nn....nn....`,
  },
}; // prettier-ignore
