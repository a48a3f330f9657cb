import type { AnalyticsEvent } from './events.ts'

type Send = (event: AnalyticsEvent) => void

/** More than the events before the first screen's response. */
const EARLY_MAX = 10

/** Events queued until consent is known; undefined afterwards. */
let early: AnalyticsEvent[] | undefined = []
let sender: Send | undefined
let page: string | undefined

/** Counts an action. Does nothing without consent. */
export function sendEvent(event: AnalyticsEvent): void {
  if (sender) sender(event)
  else if (early && early.length < EARLY_MAX) early.push(event)
}

/** Records the current screen by its route. */
export function showPage(next: string): void {
  page = next
  sender?.({ name: 'page_view', page })
}

/** Sets the receiver of events, starting with the current screen; undefined stops sending. */
export function setSender(next: Send | undefined): void {
  const waiting = early ?? []
  early = undefined
  if (next === sender) return
  sender = next
  if (page !== undefined) next?.({ name: 'page_view', page })
  for (const event of waiting) next?.(event)
}
