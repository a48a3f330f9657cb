import { limits } from '../game-model.ts'
import { TEN_LINES } from '../slot/lines.ts'
import { PAYTABLES } from '../slot/model-data.ts'
import { getSymbol } from '../slot/models.ts'
import type { SlotModel } from '../slot/slot.ts'
import type { FreeSpinsModel } from './free-spins.ts'
import { FREE_SPINS_DATA, type FreeSpinsData } from './model-data.ts'

export const FREE_SPINS_MODELS: readonly FreeSpinsModel[] = FREE_SPINS_DATA.map((data) => {
  const { id, returnToPlayer, volatility, spins, multipliers } = data
  return {
    id,
    returnToPlayer,
    returnToPlayerBasisPoints: Math.round(Number(returnToPlayer) * 100),
    volatility,
    lines: TEN_LINES.length,
    gameClass: 'SM',
    ...limits('1000', '200000'),
    base: getReels(data, 'base'),
    free: getReels(data, 'free'),
    spins,
    multipliers,
  }
})

function getReels(data: FreeSpinsData, part: 'base' | 'free'): SlotModel {
  const paytable = Object.entries(PAYTABLES[data.pays]).map(([letter, pays]) => [getSymbol(letter), pays] as const)
  return {
    id: `${data.id}-${part}`,
    name: data.id,
    reels: data[part].map((strip) => Array.from(strip, getSymbol)),
    lines: TEN_LINES,
    wild: getSymbol('W'),
    scatter: getSymbol('N'),
    paytable: Object.fromEntries(paytable),
  }
}
