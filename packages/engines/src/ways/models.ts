import { limits } from '../game-model.ts'
import { getSymbol } from '../slot/models.ts'
import { WAYS_DATA } from './model-data.ts'
import type { WaysModel } from './ways.ts'

export const WAYS_MODELS: readonly WaysModel[] = WAYS_DATA.map((data) => ({
  id: data.id,
  returnToPlayer: data.returnToPlayer,
  returnToPlayerBasisPoints: Math.round(Number(data.returnToPlayer) * 100),
  volatility: data.volatility,
  lines: null,
  gameClass: 'SM',
  ...limits('500', '200000'),
  rows: data.rows,
  reels: data.strips.map((strip) => Array.from(strip, getSymbol)),
  symbols: Object.entries(data.pays).map(([letter, pays]) => ({ id: getSymbol(letter), pays })),
  wild: getSymbol('W'),
}))
