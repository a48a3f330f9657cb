import type { MotifName } from '@playhouse/shared/art/motif-library.ts'

interface Prop {
  /** One is chosen per game. */
  motifs: readonly MotifName[]
  /** Whether the type fills the picture and the theme is its badge, or the reverse. */
  leads: boolean
}

const prop = (leads: boolean, ...motifs: readonly MotifName[]): Prop => ({ leads, motifs })

/** Props that identify a type of game, by type and then by category. Five-reel slots show only their theme. */
const PROPS: Readonly<Record<string, Prop>> = {
  baccarat: prop(true, 'card-fan', 'ace', 'queen'),
  cards: prop(true, 'card-fan', 'high-low', 'ace'),
  dice: prop(true, 'dice', 'cube', 'shaker'),
  crash: prop(false, 'rising-arc'),
  fishing: prop(false, 'hook'),
  'slot-classic': prop(false, 'seven'),
  cascade: prop(false, 'tumble'),
  'markets-football': prop(true, 'football', 'boot', 'kit', 'pitch'),
  'markets-tennis': prop(true, 'racket'),
  'markets-badminton': prop(true, 'shuttlecock'),
  'markets-volleyball': prop(true, 'volleyball'),
  'markets-table-tennis': prop(true, 'paddle'),
  'markets-esports': prop(true, 'controller', 'reticle', 'shield', 'bolt', 'wings', 'blades'),
  'markets-cockfight': prop(true, 'rivals', 'strutting', 'crossed', 'hackle'),
  LIVE: prop(true, 'card-fan', 'ace', 'queen'),
  FISH: prop(false, 'hook'),
  PVP: prop(true, 'card-fan', 'high-low', 'ace'),
  SPORTS: prop(true, 'trophy', 'medal'),
  ESPORTS: prop(true, 'controller', 'reticle', 'shield'),
  COCKFIGHT: prop(true, 'rivals', 'strutting', 'hackle'),
  ELOTT: prop(true, 'three-balls', 'one-ball', 'drum', 'column', 'scoop', 'ball-pyramid'),
  LOTT: prop(true, 'ticket', 'drum', 'number-grid'),
}

/** The prop of a type of game; undefined for five-reel slots. */
export function findProp(category: string, type: string | null): Prop | undefined {
  return PROPS[type ?? ''] ?? PROPS[category]
}
