import type { GameModel } from '../engine.ts'
import type { CascadeModel } from './contract.ts'

export interface CascadeData extends Pick<CascadeModel, 'id' | 'pays' | 'ladder'> {
  /** Simulated, to two decimals; `npm run bench:rtp` checks it against ten million other rounds. */
  readonly returnToPlayer: string
  readonly volatility: GameModel['volatility']
  /** Symbol, weight, and payout of each tier of {@link GRIDS} in hundredths of the stake. */
  readonly symbols: readonly (readonly [id: string, weight: number, ...pays: number[]])[]
}

/** Grid and minimum symbol counts of the tiers by pay mode. */
export const GRIDS = {
  anywhere: { columns: 6, rows: 5, counts: [8, 10, 12] },
  clusters: { columns: 5, rows: 5, counts: [5, 7, 9, 12] },
} as const

/** All cascading slots: pay-anywhere first, then clusters. */
export const CASCADE_DATA: readonly CascadeData[] = [
  {
    id: 'paper-rain',
    volatility: 2,
    returnToPlayer: '94.7900',
    pays: 'anywhere',
    ladder: [1, 1, 2, 2, 3],
    symbols: [
      ['lychee', 14, 115, 175, 290],
      ['starfruit', 13, 120, 180, 300],
      ['jade', 12, 130, 190, 320],
      ['pearl', 11, 140, 210, 350],
      ['lotus', 10, 150, 225, 375],
      ['carp', 9, 175, 260, 435],
      ['drum', 8, 210, 315, 525],
      ['mask', 6, 285, 420, 695],
    ],
  },
  {
    id: 'falling-jade',
    volatility: 3,
    returnToPlayer: '96.1500',
    pays: 'anywhere',
    ladder: [1, 2, 3, 5],
    symbols: [
      ['lychee', 14, 35, 90, 365],
      ['starfruit', 13, 45, 115, 455],
      ['jade', 12, 60, 145, 580],
      ['pearl', 11, 80, 205, 820],
      ['lotus', 10, 130, 320, 1275],
      ['carp', 9, 200, 500, 2000],
      ['drum', 8, 330, 820, 3275],
      ['mask', 6, 1090, 2730, 10920],
    ],
  },
  {
    id: 'thunder-steps',
    volatility: 5,
    returnToPlayer: '95.5000',
    pays: 'anywhere',
    ladder: [1, 2, 4, 8, 16],
    symbols: [
      ['lychee', 15, 10, 30, 110],
      ['starfruit', 13, 10, 35, 150],
      ['jade', 12, 15, 55, 205],
      ['pearl', 10, 35, 95, 370],
      ['lotus', 9, 60, 185, 740],
      ['carp', 8, 125, 375, 1485],
      ['drum', 7, 310, 925, 3705],
      ['mask', 5, 1545, 4635, 18535],
    ],
  },
  {
    id: 'lily-rafts',
    volatility: 2,
    returnToPlayer: '95.4000',
    pays: 'clusters',
    ladder: [1, 1, 2, 3],
    symbols: [
      ['lychee', 12, 155, 385, 1080, 3855],
      ['starfruit', 11, 195, 480, 1350, 4815],
      ['jade', 10, 250, 625, 1755, 6260],
      ['lotus', 9, 340, 865, 2430, 8670],
      ['carp', 7, 540, 1350, 3775, 13485],
      ['drum', 6, 855, 2120, 5935, 21195],
    ],
  },
  {
    id: 'firefly-nets',
    volatility: 3,
    returnToPlayer: '96.5900',
    pays: 'clusters',
    ladder: [1, 2, 4, 8],
    symbols: [
      ['lychee', 12, 95, 280, 930, 5585],
      ['starfruit', 11, 115, 355, 1180, 7075],
      ['jade', 10, 160, 485, 1615, 9680],
      ['lotus', 9, 280, 840, 2790, 16755],
      ['carp', 7, 560, 1675, 5585, 33510],
      ['drum', 6, 1240, 3725, 12410, 74465],
    ],
  },
]
