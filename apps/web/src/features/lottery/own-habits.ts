import { habitsIn } from '@playhouse/engines/lottery/bet-text/habits.ts'
import type { Habits } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { createStore, type Store, useStore } from '../../store.ts'

const NONE: Habits = {}
const stores = new Map<string, Store<Habits>>()

/** How an account means what others mean differently, kept in this browser. */
function habitsOf(account: string): Store<Habits> {
  const known = stores.get(account)
  if (known) return known
  const name = `lotteryHabits:${account}`
  const store = createStore(
    () => kept(name),
    () => NONE,
  )
  store.subscribe(() => keep(name, store.get()))
  stores.set(account, store)
  return store
}

function kept(name: string): Habits {
  try {
    return habitsIn(JSON.parse(localStorage.getItem(name) ?? 'null'))
  } catch {
    return NONE
  }
}

function keep(name: string, habits: Habits): void {
  try {
    if (habits === NONE) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(habits))
  } catch {
    // Then they hold until the page is closed.
  }
}

/** @param account id of the member; empty for a visitor */
export function useOwnHabits(account: string) {
  const store = habitsOf(account)
  return {
    habits: useStore(store),
    remember: (habit: Habits) => store.set({ ...store.get(), ...habit }),
    forget: () => store.set(NONE),
  }
}
