import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { TRIALS } from './trials.ts'

const FOLDER = new URL('../results/', import.meta.url)
const FILE = new URL('rtp.json', FOLDER)

/** A measured return beside the declared one, in per cent. */
interface Row {
  readonly id: string
  readonly value: number
  readonly goal: number
  readonly unit: '%'
}

/** Writes a row in the place of the model's earlier one; rows of models that are gone go too. */
export function keepRow(row: Row): void {
  const before = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as { rows: Row[] }).rows : []
  const rows = TRIALS.flatMap(({ id }) => (id === row.id ? [row] : before.filter((each) => each.id === id)))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify({ rows }, null, 2)}\n`)
}
