import { readResults, type Result, writeResults } from '../results.ts'
import { TRIALS } from './trials.ts'

/** Replaces the model's earlier result and removes those of deleted models. */
export function keepRow(row: Result): void {
  const before = readResults('rtp')
  const rows = TRIALS.flatMap(({ id }) => (id === row.id ? [row] : before.filter((each) => each.id === id)))
  writeResults('rtp', rows)
}
