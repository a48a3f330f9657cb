/** Times of a play clock as the server gave them, in epoch milliseconds. */
export interface PlayTimes {
  /** The server's time of the answer, and this device's when it came. */
  at: number
  receivedAt: number
  startedAt: number
  nextCheckAt: number
  /** Null without a session time limit. */
  playEndsAt: number | null
}

/** What is due first: the end of play counts before a check. */
export type DueNotice = 'ended' | 'check' | null

/** How long before the end of play it is announced. */
const NOTICE_MS = 5 * 60_000

/** The server's time when this device's clock says `now`: a device may run fast or slow. */
export function serverNow({ at, receivedAt }: PlayTimes, now: number): number {
  return at + (now - receivedAt)
}

export function dueNotice(times: PlayTimes, now: number): DueNotice {
  const current = serverNow(times, now)
  if (times.playEndsAt !== null && current >= times.playEndsAt) return 'ended'
  return current >= times.nextCheckAt ? 'check' : null
}

/** Whether play ends within the next minutes, and has not ended. */
export function endsSoon(times: PlayTimes, now: number): boolean {
  if (times.playEndsAt === null) return false
  const left = times.playEndsAt - serverNow(times, now)
  return left > 0 && left <= NOTICE_MS
}

/** "1:05:09": hours, minutes, seconds. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
