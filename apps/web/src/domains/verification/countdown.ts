import { useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'
import { serverNow } from '../../server-time.ts'

const PREFIX = 'code-countdown:'
const TICK_MS = 250

/** Ends of countdowns by name, in epoch milliseconds; sessionStorage may be disabled. */
const ends = createStore<ReadonlyMap<string, number>>(() => new Map())

/** Whole seconds left, also after a reload; 0 without a countdown. */
export function secondsLeft(name: string, now: number = serverNow()): number {
  const end = ends.get().get(name) ?? Number(readStored(name))
  return Number.isFinite(end) && end > now ? Math.ceil((end - now) / 1_000) : 0
}

export function startCountdown(name: string, seconds: number, now: number = serverNow()): void {
  const end = now + seconds * 1_000
  ends.set(new Map(ends.get()).set(name, end))
  try {
    sessionStorage.setItem(PREFIX + name, String(end))
  } catch {
    // Without storage it does not survive a reload; the platform enforces the limit anyway.
  }
}

/** Seconds left, updated every second. */
export function useSecondsLeft(name: string): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(name),
    () => 0,
  )
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  const unsubscribe = ends.subscribe(listener)
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

function readStored(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}
