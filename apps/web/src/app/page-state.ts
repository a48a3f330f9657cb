import type { NormalizedCacheObject } from '@apollo/client'
import type { HydrationState } from 'react-router-dom'

/** Element of the state that the server rendered a page from. */
export const STATE_ID = 'state'

/** Travels with a rendered page as JSON, so that the browser renders the same without asking for anything. */
export interface PageState {
  cache: NormalizedCacheObject
  router: Pick<HydrationState, 'loaderData' | 'errors'>
  /** When it was rendered, in milliseconds; what depends on the time renders for this moment first. */
  renderedAt: number
}

/** The state of a rendered page; undefined for the plain shell. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
