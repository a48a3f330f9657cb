import type { SouthernKind } from '../bet-type.ts'
import type { Region } from '../games.ts'
import { VIETNAMESE_BETS } from '../vietnamese-bets.ts'

const found = new Map<string, readonly string[]>()

/** Bet types of a word behind numbers, by their digits: those that the region sells, or else those that it will refuse. */
export function southernTypes(region: Region, kind: SouthernKind, digits: number): readonly string[] {
  const name = `${region} ${kind} ${digits}`
  const types = found.get(name) ?? findTypes(region, kind, digits)
  found.set(name, types)
  return types
}

function findTypes(region: Region, kind: SouthernKind, digits: number): readonly string[] {
  if (kind === 'HEAD_TAIL')
    return digits === 2 ? [...southernTypes(region, 'HEAD', 2), ...southernTypes(region, 'TAIL', 2)] : []
  const types = Object.entries(VIETNAMESE_BETS).filter(
    ([, { words, compare }]) =>
      words?.south?.kinds.includes(kind) && compare.of === 'ENDING' && compare.digits === digits,
  )
  const sold = types.filter(([, { regions }]) => regions?.includes(region) ?? true)
  return (sold.length > 0 ? sold : types).map(([code]) => code)
}
