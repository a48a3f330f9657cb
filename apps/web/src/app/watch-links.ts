import type { RouteObject } from 'react-router-dom'
import { whenIdle } from '../ui/when-idle.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** A pointer that only passes over a link goes on sooner. */
const MEANT_AFTER_MS = 65

/** Longer than a wheel takes from notch to notch. */
const STILL_AFTER_MS = 200

/** What was fetched ahead is not asked for again within this time. */
const FRESH_MS = 30_000

/**
 * Fetches a page ahead, from now on, when the pointer rests on a link to it or presses it, or the focus comes there. Not for whoever asked
 * the browser to save data.
 */
export function watchLinks(routes: RouteObject[]): void {
  const fetched = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: (() => void) | undefined
  let pressedAt = ''
  /** Asks once nothing has happened for a while. */
  const rest = (ask: (() => void) | undefined, ms = MEANT_AFTER_MS): void => {
    clearTimeout(timer)
    pending = ask
    if (!ask) return
    timer = setTimeout(() => {
      pending = undefined
      whenIdle(ask, MEANT_AFTER_MS)
    }, ms)
  }
  const watch = (event: Event): void => {
    rest(undefined)
    const pressed = event.type === 'pointerdown'
    const at = event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : ''
    // What a press brings under a pointer is not meant until it moves.
    if (at && !pressed && at === pressedAt) return addEventListener('pointermove', watch, { once: true, passive: true })
    if (pressed) pressedAt = at
    const address = addressOf(event.target)
    if (!address || savesData()) return
    const ask = () => {
      const key = address.pathname + address.search
      if (Date.now() - (fetched.get(key) ?? 0) < FRESH_MS) return
      fetched.set(key, Date.now())
      void fetchAhead(routes, address)
    }
    // Whoever presses means it: a finger has no other way to say so. The press itself is answered first.
    if (pressed) setTimeout(ask)
    else rest(ask)
  }
  // What is scrolled past under the pointer is not rested on, but what comes to a stop there is.
  const scrolled = () => rest(pending, STILL_AFTER_MS)
  addEventListener('scroll', scrolled, { passive: true, capture: true })
  addEventListener('pointerover', watch, { passive: true })
  addEventListener('pointerdown', watch, { passive: true })
  addEventListener('focusin', watch)
}

/** Where the link under the event leads, if to another page of this site in this tab. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined
  const address = new URL(link.href)
  return address.pathname + address.search === location.pathname + location.search ? undefined : address
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}
