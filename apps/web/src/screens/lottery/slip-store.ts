import { createStore, type Store, useStore } from '../../store.ts'
import type { SlipLine } from './slip.ts'

const keptUnder = (name: string) => `lottery-slip:${name}`
const slips = new Map<string, Store<readonly SlipLine[]>>()

/** The slip of a board, kept for the length of the tab: signing in elsewhere and reloading lose nothing. */
function slipOf(name: string): Store<readonly SlipLine[]> {
  const known = slips.get(name)
  if (known) return known
  const slip = createStore<readonly SlipLine[]>(() => readKept(name))
  slip.subscribe(() => keep(name, slip.get()))
  slips.set(name, slip)
  return slip
}

function isLine(value: unknown): value is SlipLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, betType, picks, stake } = value as Record<string, unknown>
  return (
    typeof id === 'number' &&
    typeof betType === 'string' &&
    typeof stake === 'string' &&
    Array.isArray(picks) &&
    picks.every((pick) => Number.isInteger(pick))
  )
}

function readKept(name: string): readonly SlipLine[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptUnder(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine) : []
  } catch {
    return []
  }
}

function keep(name: string, lines: readonly SlipLine[]): void {
  try {
    if (lines.length === 0) sessionStorage.removeItem(keptUnder(name))
    else sessionStorage.setItem(keptUnder(name), JSON.stringify(lines))
  } catch {
    // The slip then lasts until the page is left.
  }
}

export interface Slip {
  lines: readonly SlipLine[]
  add: (lines: readonly Omit<SlipLine, 'id'>[]) => void
  setStake: (id: number, stake: string) => void
  remove: (id: number) => void
  clear: () => void
}

/** @param name of the board: its lottery and its odds */
export function useSlip(name: string): Slip {
  const slip = slipOf(name)
  const lines = useStore(slip)
  return {
    lines,
    add: (added) => {
      const before = slip.get()
      const next = before.reduce((highest, { id }) => Math.max(highest, id), 0) + 1
      slip.set([...before, ...added.map((line, index) => ({ ...line, id: next + index }))])
    },
    setStake: (id, stake) => slip.set(slip.get().map((line) => (line.id === id ? { ...line, stake } : line))),
    remove: (id) => slip.set(slip.get().filter((line) => line.id !== id)),
    clear: () => slip.set([]),
  }
}
