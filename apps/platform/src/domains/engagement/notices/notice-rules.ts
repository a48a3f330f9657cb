import { BRAND_OFFSET_MS } from '@playhouse/shared/limits.ts'
import type { NoticeChannel, NoticeKind } from '../../../db/tables/notices.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * A browser that is added has agreed to push messages already, but not to marketing. Who asked customer service waits for the answer.
 * queue-notices.ts has the same rule in SQL.
 */
export const isOnByDefault = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  channel === 'PUSH' ? kind !== 'PROMOTION' : channel === 'EMAIL' && kind === 'SERVICE'

/** Messages that an attack on the account may have caused: quiet hours do not hold them up. */
export const isSecurityMessage = (template: string | null): boolean => template?.startsWith('security.') ?? false

/**
 * About the money of an account that is being closed: a letter may be all that its owner sees of it, so it is sent whatever is switched
 * off, and says all that the message says. queue-notices.ts has the same rule in SQL.
 */
export const isNecessaryLetter = (template: string | null): boolean => template?.startsWith('closing.') ?? false

export interface QuietHours {
  /** Minutes of the brand's day. */
  from: number
  to: number
}

/** When the quiet hours around `at` end; undefined outside of them. */
export function quietEnd(at: Date, { from, to }: QuietHours): Date | undefined {
  const sinceMidnight = (at.getTime() + BRAND_OFFSET_MS) % DAY
  const minute = Math.floor(sinceMidnight / MINUTE)
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return undefined
  const end = at.getTime() - sinceMidnight + to * MINUTE
  return new Date(end > at.getTime() ? end : end + DAY)
}
