import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const FOLDER = new URL('results/', import.meta.url)

export interface Result {
  id: string
  value: number
  /** Null if it is only recorded. */
  goal: number | null
  unit: string
  better: 'lower' | 'higher'
}

export function isMissed({ value, goal, better }: Result): boolean {
  return goal !== null && (better === 'lower' ? value > goal : value < goal)
}

/** Rows of the last recorded run; empty before the first. */
export function readResults(name: string): Result[] {
  try {
    return (JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as { rows: Result[] }).rows
  } catch {
    return []
  }
}

export function writeResults(name: string, rows: readonly Result[], facts: object = {}): void {
  mkdirSync(FOLDER, { recursive: true })
  const recorded = new Date().toISOString().slice(0, 10)
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify({ recorded, rows, ...facts }, null, 2)}\n`)
}
