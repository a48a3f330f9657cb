import type { Line } from '@playhouse/engines/slot/slot.ts'

/** What the server hands to the slots' stage. */
export interface StageData {
  /** Names of the symbols in the page's language. */
  readonly symbolNames: Readonly<Record<string, string>>
  readonly reels: readonly (readonly string[])[]
  readonly lines: readonly Line[]
  /** What the reels show before the first round. */
  readonly grid: readonly (readonly string[])[]
}
