import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLaunched } from './launched.tsx'
import { SharedRounds } from './shared-table.ts'
import { createSounds } from './sounds.ts'

/** The launched shared table, followed while the page is open. */
export function useSharedTable() {
  const { launch } = useLaunched()
  const [{ rounds, sounds }] = useState(() => {
    const created = createSounds()
    return { sounds: created, rounds: new SharedRounds(launch, created) }
  })
  const state = useSyncExternalStore(rounds.subscribe, rounds.getState, rounds.getState)
  useEffect(() => {
    rounds.begin()
  }, [rounds])
  return { rounds, state, sounds }
}

/** The server's clock, updated every `intervalMs`. */
export function useServerNow(rounds: SharedRounds, intervalMs: number): number {
  const [now, setNow] = useState(() => rounds.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(rounds.now()), intervalMs)
    return () => clearInterval(timer)
  }, [rounds, intervalMs])
  return now
}
