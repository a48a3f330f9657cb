import { limits } from '../game-model.ts'
import type { CascadeModel } from './contract.ts'
import { CASCADE_DATA, type CascadeData, GRIDS } from './model-data.ts'

export const CASCADE_MODELS: readonly CascadeModel[] = CASCADE_DATA.map(build)

function build({ id, volatility, returnToPlayer, pays, symbols, ladder }: CascadeData): CascadeModel {
  const { columns, rows, counts } = GRIDS[pays]
  return {
    id,
    returnToPlayer,
    returnToPlayerBasisPoints: Math.round(Number(returnToPlayer) * 100),
    volatility,
    lines: null,
    gameClass: 'SM',
    ...limits('500', '200000'),
    columns,
    rows,
    pays,
    symbols: symbols.map(([symbol, weight, ...own]) => {
      return { id: symbol, weight, tiers: own.map((each, tier) => ({ count: counts[tier] as number, pays: each })) }
    }),
    ladder,
    highest: 5_000,
  }
}
