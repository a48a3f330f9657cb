import type { Motif } from './brush.ts'
import { BALLS } from './motifs/balls.ts'
import { BEASTS } from './motifs/beasts.ts'
import { CARDS } from './motifs/cards.ts'
import { EMBLEMS } from './motifs/emblems.ts'
import { FISH } from './motifs/fish.ts'
import { FRUIT } from './motifs/fruit.ts'
import { GEMS } from './motifs/gems.ts'
import { MASKS } from './motifs/masks.ts'
import { PLUMES } from './motifs/plumes.ts'
import { REELS } from './motifs/reels.ts'
import { SHELLS } from './motifs/shells.ts'
import { SPORTS } from './motifs/sports.ts'
import { TILES } from './motifs/tiles.ts'
import { TREASURES } from './motifs/treasures.ts'
import { WINGS } from './motifs/wings.ts'

const LIBRARY = {
  ...FRUIT,
  ...GEMS,
  ...BEASTS,
  ...WINGS,
  ...MASKS,
  ...TREASURES,
  ...FISH,
  ...SHELLS,
  ...CARDS,
  ...TILES,
  ...SPORTS,
  ...EMBLEMS,
  ...PLUMES,
  ...BALLS,
  ...REELS,
}

export type MotifName = keyof typeof LIBRARY

/** Every motif by name. */
export const MOTIFS: Record<MotifName, Motif> = LIBRARY

export const MOTIF_NAMES = Object.keys(LIBRARY) as MotifName[]

const names = (...shelves: Partial<Record<MotifName, Motif>>[]) =>
  shelves.flatMap((shelf) => Object.keys(shelf)) as MotifName[]

const SLOTS = names(FRUIT, GEMS, BEASTS, WINGS, MASKS, TREASURES)
const DRAWS = names(BALLS)

/** What the games of a family may show. */
export const FAMILY_MOTIFS = {
  RNG: SLOTS,
  PVP: [...names(TILES), 'card-fan', 'ace'],
  LIVE: names(CARDS),
  FISH: [...names(FISH, SHELLS), 'turtle', 'scallop'],
  SPORTS: names(SPORTS),
  ESPORTS: names(EMBLEMS),
  COCKFIGHT: names(PLUMES),
  ELOTT: DRAWS,
  LOTT: DRAWS,
  INHOUSE: [...names(REELS), 'dice', 'number-grid', 'prize-wheel', 'seven', 'side-cut', 'lantern', 'bronze-drum'],
} satisfies Record<string, readonly MotifName[]>

export type GameFamily = keyof typeof FAMILY_MOTIFS

/** Whether a stored word names a family with pictures of its own. */
export function isGameFamily(word: string): word is GameFamily {
  return Object.hasOwn(FAMILY_MOTIFS, word)
}
