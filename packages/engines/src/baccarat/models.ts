import { limits } from '../game-model.ts'
import type { BaccaratModel } from './baccarat.ts'

const TABLE = { volatility: 1, lines: null, gameClass: 'BAC', ...limits('1000', '500000') } as const

/**
 * Baccarat tables. The declared return is the banker's; a test compares it and the other spots' with the exact values over every
 * coup: player 98.7649, tie 85.6404 at eight to one and 95.1560 at nine, pairs 89.6386.
 */
export const BACCARAT_MODELS: readonly BaccaratModel[] = [
  {
    id: 'baccarat-classic',
    returnToPlayer: '98.9421',
    returnToPlayerBasisPoints: 9_894,
    bankerPays: 195n,
    bankerSixPays: 195n,
    tiePays: 900n,
    ...TABLE,
  },
  {
    id: 'baccarat-tie-nine',
    returnToPlayer: '98.9421',
    returnToPlayerBasisPoints: 9_894,
    bankerPays: 195n,
    bankerSixPays: 195n,
    tiePays: 1_000n,
    ...TABLE,
  },
  {
    id: 'baccarat-no-commission',
    returnToPlayer: '98.5419',
    returnToPlayerBasisPoints: 9_854,
    bankerPays: 200n,
    bankerSixPays: 150n,
    tiePays: 900n,
    ...TABLE,
  },
]
