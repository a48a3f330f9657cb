import { useSyncExternalStore } from 'react'

const PREFIX = 'code-countdown:'
const TICK_MS = 250

/** Ends of countdowns, in epoch milliseconds, for browsers that keep nothing. */
const ends = new Map<string, number>()
const listeners = new Set<() => void>()

/** Whole seconds that are left of the countdown of this name, also after a reload; 0 when none runs. */
export function secondsLeft(name: string, now: number = Date.now()): number {
  const end = ends.get(name) ?? Number(kept(name))
  return Number.isFinite(end) && end > now ? Math.ceil((end - now) / 1_000) : 0
}

/** Starts a countdown of so many seconds under this name. */
export function startCountdown(name: string, seconds: number, now: number = Date.now()): void {
  const end = now + seconds * 1_000
  ends.set(name, end)
  try {
    sessionStorage.setItem(PREFIX + name, String(end))
  } catch {
    // Then it does not survive a reload; the platform counts all the same.
  }
  for (const tell of listeners) tell()
}

/** The seconds left of a countdown, anew once a second. */
export function useSecondsLeft(name: string): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(name))
}

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS)
  listeners.add(tell)
  return () => {
    clearInterval(timer)
    listeners.delete(tell)
  }
}

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}
