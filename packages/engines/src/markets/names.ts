import type { Draw } from '../engine.ts'

const words = (text: string) => text.trim().split(/\s+/)

const PLACES =
  words(`Amberford Brackwater Cinderhill Dovecote Eastmere Fernholm Greywharf Highsluice Inkwell Juniper Kilnside
  Lowbridge Mossgate Northlock Otterby Palewell Quarrymouth Reedham Saltcote Tallowfield Underhay Vinebank Westerlea Yarrowdale`)
const TEAMS =
  words(`Anchors Badgers Comets Drummers Embers Ferrymen Geckos Herons Ibises Jugglers Kites Lanterns Millers Nomads
  Otters Pilgrims Quills Ravens Sparrows Tinkers Voyagers Weavers`)
const HUES =
  words(`Ash Bronze Copper Dusk Ember Flint Garnet Hazel Iron Jet Kestrel Loam Marble Nutmeg Ochre Pepper Russet Slate
  Tawny Umber`)
const FIGHTERS =
  words(`Arrow Bellman Courier Drum Exile Flare Gale Hammer Jester Knight Lancer Marshal Needle Oracle Piper
  Ranger Squire Thorn Usher Warden`)

const LEAGUES: Readonly<Record<string, readonly string[]>> = {
  football: ['Harbour Premier', 'Northern Division', 'Lantern Cup', 'Coast League'],
  tennis: ['Grand Terrace Open', 'Clay Circuit', 'Harbour Masters', 'Garden Trophy'],
  badminton: ['Feather Series', 'Island Open', 'Banner Cup', 'Court Tour'],
  volleyball: ['Sunrise League', 'Beacon Cup', 'Coastal Series', 'Arena Division'],
  'table-tennis': ['Paddle Circuit', 'City Series', 'Spin Masters', 'Workshop League'],
  esports: ['Lattice Masters', 'Pixel Division', 'Relay Series', 'Circuit Championship'],
  cockfight: ['Bamboo Ring', 'River Ring', 'Market Ring', 'Hill Ring'],
}

/** Draws the league of an event. One draw. */
export function drawLeague(sport: string, draw: Draw): string {
  const leagues = LEAGUES[sport] ?? ['Open Series']
  return leagues[draw(leagues.length)] ?? ''
}

/** Two invented names that differ in both words: of teams, or of the two in a duel. Four draws. */
export function drawNames(duel: boolean, draw: Draw): [string, string] {
  const [firsts, lasts] = duel ? [HUES, FIGHTERS] : [PLACES, TEAMS]
  const [home, away] = pickTwo(firsts, draw)
  const [homeLast, awayLast] = pickTwo(lasts, draw)
  return [`${home} ${homeLast}`, `${away} ${awayLast}`]
}

function pickTwo(list: readonly string[], draw: Draw): [string, string] {
  const one = draw(list.length)
  const other = (one + 1 + draw(list.length - 1)) % list.length
  return [list[one] ?? '', list[other] ?? '']
}
