import { fill } from '../frame/client/wording.ts'
import type { StageData } from './stage-data.ts'
import type { CascadeTexts } from './texts/en.ts'

/** A grid read out row by row, as text instead of its picture. In: ids of symbols, column by column. */
export function gridWords(
  grid: readonly string[],
  { rows, symbolNames }: Pick<StageData, 'rows' | 'symbolNames'>,
  texts: CascadeTexts,
): string {
  const read = Array.from({ length: rows }, (_, row) => {
    const symbols = grid.filter((_id, cell) => cell % rows === row).map((id) => symbolNames[id] ?? id)
    return fill(texts.gridRow, { number: row + 1, symbols: symbols.join(', ') })
  })
  return fill(texts.grid, { rows: read.join(' ') })
}
