import type { AnalyticsEvent } from './events.ts'

type Send = (event: AnalyticsEvent) => void

/** More than happens before the first screen's answer. */
const EARLY_MAX = 10

/** Kept in memory until it is known whether they may be sent; undefined from then on. */
let early: AnalyticsEvent[] | undefined = []
let sender: Send | undefined
let page: string | undefined

/** Counts something that was done. Does nothing without the visitor's consent. */
export function sendEvent(event: AnalyticsEvent): void {
  if (sender) sender(event)
  else if (early && early.length < EARLY_MAX) early.push(event)
}

/** Notes the screen that is shown, by its route. */
export function showPage(next: string): void {
  page = next
  sender?.({ name: 'page_view', page })
}

/** Sets where events go from now on, beginning with the screen in view; undefined: nowhere. */
export function setSender(next: Send | undefined): void {
  const waiting = early ?? []
  early = undefined
  if (next === sender) return
  sender = next
  if (page !== undefined) next?.({ name: 'page_view', page })
  for (const event of waiting) next?.(event)
}
