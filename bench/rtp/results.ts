import { readResults, type Result, writeResults } from '../results.ts'
import { TRIALS } from './trials.ts'

/** Records a model's result in the place of its earlier one; rows of models that are gone go too. */
export function keepRow(row: Result): void {
  const before = readResults('rtp')
  const rows = TRIALS.flatMap(({ id }) => (id === row.id ? [row] : before.filter((each) => each.id === id)))
  writeResults('rtp', rows)
}
