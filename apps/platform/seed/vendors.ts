import type { GameCategory } from '@playhouse/shared/game-categories.ts'

import { LOTTERY_VENDORS } from '../src/domains/play/lottery/lotteries.ts'
import type { PatternName } from '../src/media/patterns.ts'

/** An invented vendor. The weight is its share among the vendors of a category. */
export interface WorldVendor {
  code: string
  name: string
  /** Degrees in OKLCH. */
  hue: number
  pattern: PatternName
  isHot: boolean
  /** Source of stakes: the member's balance, or a balance at the vendor. */
  walletMode: 'seamless' | 'transfer'
  /** Product of its games; null for the vendor's own. */
  accountTypeName: string | null
  opensList: boolean
  offersTrial: boolean
  categories: Readonly<Partial<Record<GameCategory, number>>>
}

type Row = readonly [
  code: string,
  name: string,
  hue: number,
  pattern: PatternName,
  isHot: boolean,
  categories: WorldVendor['categories'],
]

const LOTTERY_SHARES = { ELD: { ELOTT: 3 }, MIN: { ELOTT: 2 }, XSB: { LOTT: 2 }, SEA: { LOTT: 1 } } as const

/** Codes AV, AI, IMES, TF, IA and DS88 are those the REST contract names for esports and cockfight; all names are invented. */
const ROWS: readonly Row[] = [
  ['HOUSE', 'Playhouse Studio', 32, 'lotus', true, { INHOUSE: 1 }],
  ['MRT', 'Moonreed Thirteen', 262, 'bamboo', true, { RNG: 10 }],
  ['VKG', 'Vermilion Kite', 28, 'clouds', true, { RNG: 9, FISH: 2 }],
  ['TLC', 'Teal Lacquer', 188, 'lattice', true, { RNG: 8 }],
  ['BRN', 'Bronze River North', 70, 'drum-rings', true, { RNG: 7, PVP: 3 }],
  ['QNH', 'Quiet Night House', 285, 'facets', false, { RNG: 6 }],
  ['PGN', 'Paper Gong', 12, 'fretwork', true, { RNG: 6 }],
  ['OTR', 'Otter & Reed', 165, 'ripples', false, { RNG: 5, FISH: 3 }],
  ['SLK', 'Silkworm Works', 105, 'feathers', false, { RNG: 5 }],
  ['NVM', 'Ninth Verandah', 225, 'tiles', false, { RNG: 5, PVP: 2 }],
  ['CDR', 'Cinder Orchard', 45, 'scales', false, { RNG: 4 }],
  ['LMP', 'Lamplight Union', 88, 'lotus', false, { RNG: 4 }],
  ['HRN', 'Heron Mathematics', 205, 'feathers', false, { RNG: 4 }],
  ['AMB', 'Amber Sluice', 62, 'waves', false, { RNG: 4, FISH: 3 }],
  ['GLS', 'Glasswater', 240, 'ripples', false, { RNG: 3, FISH: 2 }],
  ['TGR', 'Tigerpath Road', 55, 'lattice', false, { RNG: 3 }],
  ['SND', 'Sandalwood Nine', 38, 'drum-rings', false, { RNG: 3 }],
  ['IVR', 'Ivory Ferry', 95, 'waves', false, { RNG: 3, PVP: 1 }],
  ['PLM', 'Plumb & Plum', 330, 'facets', false, { RNG: 3 }],
  ['OXB', 'Oxbow Bend', 145, 'bamboo', false, { RNG: 2 }],
  ['KTN', 'Kiteline', 215, 'clouds', false, { RNG: 2 }],
  ['MSK', 'Masked Heron', 352, 'feathers', false, { RNG: 2 }],
  ['FRT', 'Fretwork Guild', 20, 'fretwork', false, { RNG: 2 }],
  ['JDM', 'Jadestone Mill', 155, 'tiles', false, { RNG: 2 }],
  ['WHL', 'Whalebone Lane', 250, 'scales', false, { RNG: 2 }],
  ['DVT', 'Dovetail Arcade', 310, 'lattice', false, { RNG: 2 }],
  ['RDN', 'Red Lantern Nines', 25, 'drum-rings', true, { LIVE: 6 }],
  ['PRL', 'Pearl Balcony', 200, 'facets', true, { LIVE: 5 }],
  ['STG', 'Stage Left', 345, 'clouds', false, { LIVE: 4 }],
  ['MRB', 'Marble Court', 230, 'tiles', false, { LIVE: 3 }],
  ['VLV', 'Velvet Ledger', 300, 'fretwork', false, { LIVE: 2 }],
  ['DPC', 'Deep Carp', 195, 'scales', true, { FISH: 5 }],
  ['RFH', 'Reef Holiday', 175, 'waves', false, { FISH: 3 }],
  ['KNT', 'Knight & Tile', 130, 'tiles', true, { PVP: 5 }],
  ['BAM', 'Bamboo Table', 140, 'bamboo', false, { PVP: 4 }],
  ['CRN', 'Corner Kick Row', 150, 'lattice', true, { SPORTS: 4 }],
  ['FLD', 'Fieldmark', 120, 'fretwork', false, { SPORTS: 3 }],
  ['TWL', 'Twelve Whistles', 75, 'feathers', false, { SPORTS: 2 }],
  ['AV', 'Arena Vale', 270, 'facets', true, { ESPORTS: 3 }],
  ['AI', 'Aim Index', 290, 'lattice', false, { ESPORTS: 3 }],
  ['IMES', 'Imperial Mesh', 255, 'tiles', false, { ESPORTS: 2 }],
  ['TF', 'Third Frame', 315, 'ripples', false, { ESPORTS: 2 }],
  ['IA', 'Iron Abacus', 235, 'drum-rings', false, { ESPORTS: 2 }],
  ['DS88', 'Double Spur', 18, 'feathers', true, { COCKFIGHT: 1 }],
  ...LOTTERY_VENDORS.map(({ code, name, hue, pattern, isHot }): Row => {
    return [code, name, hue, pattern, isHot, LOTTERY_SHARES[code]]
  }),
]

const TRANSFER_VENDORS = new Set(['AMB', 'VLV', 'WHL'])

/** Vendors whose games are played for money only. */
const NO_TRIAL_VENDORS = new Set(['QNH'])

/** Vendors whose games open from an overlay list: one in each category with several. */
const LIST_VENDORS = new Set(['DVT', 'STG', 'RFH', 'BAM', 'TWL', 'IA'])

/** Brings its own game (`makeCopperleafGame`), as its adapter lists it. */
export const COPPERLEAF: WorldVendor = {
  code: 'CPL',
  name: 'Copperleaf',
  hue: 42,
  pattern: 'feathers',
  isHot: false,
  walletMode: 'seamless',
  accountTypeName: null,
  opensList: false,
  offersTrial: false,
  categories: {},
}

export const VENDORS: readonly WorldVendor[] = ROWS.map(([code, name, hue, pattern, isHot, categories]) => {
  return {
    code,
    name,
    hue,
    pattern,
    isHot,
    walletMode: TRANSFER_VENDORS.has(code) ? 'transfer' : 'seamless',
    accountTypeName: LOTTERY_VENDORS.find((sold) => sold.code === code)?.accountTypeName ?? null,
    opensList: LIST_VENDORS.has(code),
    offersTrial: !NO_TRIAL_VENDORS.has(code) && !TRANSFER_VENDORS.has(code),
    categories,
  }
})
