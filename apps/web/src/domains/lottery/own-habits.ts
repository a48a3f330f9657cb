import { useApolloClient } from '@apollo/client/react'
import { habitsIn } from '@playhouse/engines/lottery/bet-text/habits.ts'
import type { Habits } from '@playhouse/engines/lottery/bet-text/readings.ts'
import { useMemo } from 'react'
import { getResponse } from '../../graphql/response.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { createStore, type Store, useStore } from '../../store.ts'
import {
  LotteryOwnHabitsDocument,
  useLotteryOwnHabitsQuery,
  useSaveLotteryHabitsMutation,
} from './own-habits.generated.ts'
import { useOffers } from '../site/parts/use-offers.ts'

const NONE: Habits = {}
const ASKED = { pairs: null, ranges: null, d: null, b: null }
const stores = new Map<string, Store<Habits>>()

/** Habits that the platform does not have, those of visitors and failed saves, stored in this browser. */
function habitsOfBrowser(account: string): Store<Habits> {
  const known = stores.get(account)
  if (known) return known
  const name = `lotteryHabits:${account}`
  const store = createStore(
    () => stored(name),
    () => NONE,
  )
  store.subscribe(() => keep(name, store.get()))
  stores.set(account, store)
  return store
}

function stored(name: string): Habits {
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
    // Without storage the habits last until the page is closed.
  }
}

/**
 * How an account means what others mean differently, on each of its devices.
 * @param account id of the member; empty for a visitor
 */
export function useOwnHabits(account: string) {
  const client = useApolloClient()
  const isStored = useOffers()('LOTTERY_SHEETS') && account !== ''
  const { run } = useSubmit(useSaveLotteryHabitsMutation())
  const { response } = getResponse(useLotteryOwnHabitsQuery({ skip: !isStored }))
  const store = habitsOfBrowser(account)
  const local = useStore(store)
  const saved = response?.viewer?.id === account ? response.viewer.lotteryHabits : null
  const habits = useMemo(() => ({ ...local, ...habitsIn(saved) }), [local, saved])
  const save = async (all: Habits) => {
    store.set(all)
    if (!isStored) return
    const meanings = { ...ASKED, ...all }
    client.writeQuery({
      query: LotteryOwnHabitsDocument,
      data: {
        viewer: { __typename: 'Viewer', id: account, lotteryHabits: { __typename: 'LotteryHabits', ...meanings } },
      },
    })
    const { success } = await run({ input: meanings })
    if (success) store.set(NONE)
  }
  return {
    habits,
    remember: (habit: Habits) => void save({ ...habits, ...habit }),
    forget: () => void save(NONE),
  }
}
