import type { Deviation } from '@playhouse/platform-api/contract/tape.ts'

/** A deviation that the suite must find. */
export interface Planted {
  what: string
  endpoint: string
  deviate: Deviation
  /** Part of a problem in the report. */
  found: string
}

export const PLANTED: readonly Planted[] = []
