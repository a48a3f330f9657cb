import { createAccountStore } from '../../../access/account-store.ts'
import { type Store, useStore } from '../../../store.ts'
import type { SlipLine } from './slip.ts'

interface DrawChoice {
  draws: number
  stopWhenWon: boolean
}

interface SlipStores {
  lines: Store<readonly SlipLine[]>
  choice: Store<DrawChoice>
}

const EMPTY: readonly SlipLine[] = []
const ONE_DRAW: DrawChoice = { draws: 1, stopWhenWon: false }
const slips = new Map<string, SlipStores>()
/** Rises, also from one load of the page to the next, so that no line has the id of one that was sold. */
// oxlint-disable-next-line source/platform-time -- a number, not a time
let lastId = Date.now() * 1_000

/** The slip of a board, kept for the length of the tab: signing in elsewhere and reloading lose nothing. */
function getSlip(name: string): SlipStores {
  const known = slips.get(name)
  if (known) return known
  const lines = createAccountStore(EMPTY, {
    as: `lottery-slip:${name}`,
    read: (stored) => (Array.isArray(stored) ? stored.filter(isLine) : undefined),
  })
  const choice = createAccountStore(ONE_DRAW, { as: `lottery-draws:${name}`, read: getChoice })
  slips.set(name, { lines, choice })
  return { lines, choice }
}

function getChoice(stored: unknown): DrawChoice | undefined {
  const { draws, stopWhenWon } = (stored ?? {}) as Record<string, unknown>
  if (!Number.isInteger(draws) || Number(draws) < 1 || typeof stopWhenWon !== 'boolean') return undefined
  return { draws: Number(draws), stopWhenWon }
}

function isLine(value: unknown): value is SlipLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, betType, picks, stake, lottery, number, reading } = value as Record<string, unknown>
  return (
    typeof id === 'number' &&
    typeof betType === 'string' &&
    typeof stake === 'string' &&
    (lottery === undefined || typeof lottery === 'string') &&
    (number === undefined || typeof number === 'string') &&
    (reading === undefined || Number.isInteger(reading)) &&
    Array.isArray(picks) &&
    picks.every((pick) => Number.isInteger(pick))
  )
}

export interface Slip {
  lines: readonly SlipLine[]
  add: (lines: readonly Omit<SlipLine, 'id'>[]) => void
  setStake: (id: number, stake: string) => void
  remove: (ids: readonly number[]) => void
  clear: () => void
  choice: DrawChoice
  choose: (change: Partial<DrawChoice>) => void
  chooseOneDraw: () => void
}

export const getSlipName = (lottery: string, mode: string): string => `${lottery}:${mode}`

/** The slip of the page of all lotteries; each of its lines names its lottery and its draw. */
export const COMMON_SLIP = 'ALL'

/** @param name `getSlipName` the board, or `COMMON_SLIP` */
export function useSlip(name: string): Slip {
  const { lines: slip, choice } = getSlip(name)
  const lines = useStore(slip)
  return {
    lines,
    choice: useStore(choice),
    choose: (change) => choice.set({ ...choice.get(), ...change }),
    chooseOneDraw: () => choice.set(ONE_DRAW),
    add: (added) => slip.set([...slip.get(), ...added.map((line) => ({ ...line, id: (lastId += 1) }))]),
    setStake: (id, stake) => slip.set(slip.get().map((line) => (line.id === id ? { ...line, stake } : line))),
    remove: (ids) => {
      const removed = new Set(ids)
      slip.set(slip.get().filter(({ id }) => !removed.has(id)))
    },
    clear: () => slip.set(EMPTY),
  }
}
