import { declared, limits, getVolatility } from '../game-model.ts'
import { rational } from '../rational.ts'
import { averagePay, type Fish, type FishingModel } from './fishing.ts'

type Pays = number | readonly (readonly [multiplier: number, weight: number])[]

/** Payouts by tier; bosses pay one of three prizes. */
const WATERS: readonly { id: string; basisPoints: number; fish: Readonly<Record<string, Pays>> }[] = [
  {
    id: 'fishing-rice-field',
    basisPoints: 9_650,
    fish: {
      minnow: 2,
      goby: 3,
      perch: 4,
      'mud-crab': 6,
      catfish: 8,
      'golden-frog': 12,
      'old-carp': [
        [20, 5],
        [40, 3],
        [90, 2],
      ],
    },
  },
  {
    id: 'fishing-river-mouth',
    basisPoints: 9_600,
    fish: {
      sprat: 2,
      mullet: 4,
      'puffer-fish': 7,
      'sea-bass': 12,
      ray: 20,
      turtle: 35,
      'tide-serpent': [
        [50, 6],
        [120, 3],
        [340, 1],
      ],
    },
  },
  {
    id: 'fishing-coral-shelf',
    basisPoints: 9_550,
    fish: {
      damselfish: 3,
      lionfish: 8,
      'moray-eel': 18,
      barracuda: 35,
      'manta-ray': 60,
      'bronze-crab': 90,
      'reef-dragon': [
        [100, 7],
        [250, 2],
        [800, 1],
      ],
    },
  },
  {
    id: 'fishing-deep-trench',
    basisPoints: 9_500,
    fish: {
      lanternfish: 5,
      anglerfish: 15,
      'giant-squid': 40,
      'ghost-shark': 80,
      'drum-whale': 150,
      'jade-nautilus': 250,
      'night-kraken': [
        [200, 6],
        [500, 3],
        [2_300, 1],
      ],
    },
  },
]

export const FISHING_MODELS: readonly FishingModel[] = WATERS.map(({ id, basisPoints, fish: table }): FishingModel => {
  const fish = Object.entries(table).map(([name, pays]) => getFish(name, pays))
  const figures = declared(rational(BigInt(basisPoints), 10_000n))
  return {
    id,
    ...figures,
    volatility: middleVolatility(basisPoints, fish),
    lines: null,
    gameClass: 'AC',
    ...limits('200', '50000'),
    fish,
  }
})

function getFish(id: string, pays: Pays): Fish {
  const boss = typeof pays !== 'number'
  return {
    id,
    boss,
    pays: boss ? pays.map(([multiplier, weight]) => ({ multiplier, weight })) : [{ multiplier: pays, weight: 1 }],
  }
}

/** Players choose the target, so the class is that of the middle fish. */
function middleVolatility(basisPoints: number, fish: readonly Fish[]): FishingModel['volatility'] {
  const pays = fish.map(averagePay).toSorted((a, b) => a - b)
  const mean = basisPoints / 10_000
  return getVolatility(Math.sqrt(mean * (pays[pays.length >> 1] ?? 1) - mean ** 2))
}
