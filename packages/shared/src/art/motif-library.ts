import type { Motif } from './brush.ts'
import { ANIMALS } from './motifs/animals.ts'
import { BALLS } from './motifs/balls.ts'
import { BEASTS } from './motifs/beasts.ts'
import { CARDS } from './motifs/cards.ts'
import { EMBLEMS } from './motifs/emblems.ts'
import { FIGURES } from './motifs/figures.ts'
import { FISH } from './motifs/fish.ts'
import { FLYERS } from './motifs/flyers.ts'
import { FOOD } from './motifs/food.ts'
import { FRUIT } from './motifs/fruit.ts'
import { GEMS } from './motifs/gems.ts'
import { MASKS } from './motifs/masks.ts'
import { NATURE } from './motifs/nature.ts'
import { PLACES } from './motifs/places.ts'
import { PLUMES } from './motifs/plumes.ts'
import { REELS } from './motifs/reels.ts'
import { SEA } from './motifs/sea.ts'
import { SHELLS } from './motifs/shells.ts'
import { SPORTS } from './motifs/sports.ts'
import { THINGS } from './motifs/things.ts'
import { TILES } from './motifs/tiles.ts'
import { TREASURES } from './motifs/treasures.ts'
import { WINGS } from './motifs/wings.ts'

const LIBRARY = {
  ...FRUIT,
  ...FOOD,
  ...GEMS,
  ...BEASTS,
  ...ANIMALS,
  ...WINGS,
  ...FLYERS,
  ...MASKS,
  ...FIGURES,
  ...TREASURES,
  ...THINGS,
  ...NATURE,
  ...PLACES,
  ...FISH,
  ...SHELLS,
  ...SEA,
  ...CARDS,
  ...TILES,
  ...SPORTS,
  ...EMBLEMS,
  ...PLUMES,
  ...BALLS,
  ...REELS,
}

export type MotifName = keyof typeof LIBRARY

export const MOTIFS: Record<MotifName, Motif> = LIBRARY

export const MOTIF_NAMES = Object.keys(LIBRARY) as MotifName[]

const names = (...shelves: Partial<Record<MotifName, Motif>>[]) =>
  shelves.flatMap((shelf) => Object.keys(shelf)) as MotifName[]

/** Motifs that go together: the symbols of one slot come from one shelf. */
export const MOTIF_SHELVES = {
  food: names(FRUIT, FOOD),
  gems: names(GEMS),
  animals: names(BEASTS, ANIMALS),
  flyers: names(WINGS, FLYERS, PLUMES),
  figures: names(MASKS, FIGURES, { helm: EMBLEMS.helm }),
  treasures: names(TREASURES, THINGS),
  nature: names(NATURE),
  places: names(PLACES),
  sea: names(FISH, SHELLS, SEA),
} satisfies Record<string, readonly MotifName[]>

const SLOTS = Object.values(MOTIF_SHELVES).flat()
const DRAWS = names(BALLS)

/** Motifs for games of a family without a theme. */
export const FAMILY_MOTIFS = {
  RNG: SLOTS,
  PVP: [...names(TILES), 'card-fan', 'ace'],
  LIVE: names(CARDS),
  FISH: MOTIF_SHELVES.sea,
  SPORTS: names(SPORTS),
  ESPORTS: names(EMBLEMS),
  COCKFIGHT: names(PLUMES),
  ELOTT: DRAWS,
  LOTT: DRAWS,
  INHOUSE: [...names(REELS), 'dice', 'number-grid', 'prize-wheel', 'seven', 'side-cut', 'lantern', 'bronze-drum'],
} satisfies Record<string, readonly MotifName[]>

export type GameFamily = keyof typeof FAMILY_MOTIFS

/** Whether a stored word is a family with its own motifs. */
export function isGameFamily(word: string): word is GameFamily {
  return Object.hasOwn(FAMILY_MOTIFS, word)
}
