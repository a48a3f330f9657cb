import { useSyncExternalStore } from 'react'
import type { LiveSubscription, PublicLiveSubscription } from './live.generated.ts'

export type LiveEvent = LiveSubscription['live'] | PublicLiveSubscription['publicLive']
export type LiveEventName = LiveEvent['__typename']
export type LiveEventOf<Name extends LiveEventName> = Extract<LiveEvent, { __typename: Name }>

type Listener = (event: LiveEvent) => void

const listeners = new Map<LiveEventName, Set<Listener>>()

/**
 * Calls the listener with each live event of this type, in every tab. Balances are in the cache by then; everything
 * else is for the screen to refetch or write.
 * @returns unsubscribes
 */
export function onLiveEvent<Name extends LiveEventName>(
  name: Name,
  listener: (event: LiveEventOf<Name>) => void,
): () => void {
  const ofName = listeners.get(name) ?? new Set()
  listeners.set(name, ofName)
  const added: Listener = (event) => listener(event as LiveEventOf<Name>)
  ofName.add(added)
  return () => void ofName.delete(added)
}

let isStreaming = false
const watchers = new Set<() => void>()

export function setStreaming(streaming: boolean): void {
  if (streaming === isStreaming) return
  isStreaming = streaming
  for (const watcher of watchers) watcher()
}

function watchStreaming(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whether the account's events arrive, so that the page need not poll. */
export const useIsStreaming = (): boolean =>
  useSyncExternalStore(
    watchStreaming,
    () => isStreaming,
    () => false,
  )

export function emitLiveEvent(event: LiveEvent): void {
  for (const listener of listeners.get(event.__typename) ?? []) listener(event)
}
