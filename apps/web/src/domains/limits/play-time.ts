/** Times of the play clock from the server, in epoch milliseconds. */
export interface PlayTimes {
  startedAt: number
  nextCheckAt: number
  /** Null without a session time limit. */
  playEndsAt: number | null
}

/** The notice that is due; the end of play takes precedence over a check. */
export type DueNotice = 'ended' | 'check' | null

/** How long before the end of play to announce it. */
const NOTICE_MS = 5 * 60_000

/** @param now the platform's time */
export function dueNotice(times: PlayTimes, now: number): DueNotice {
  if (times.playEndsAt !== null && now >= times.playEndsAt) return 'ended'
  return now >= times.nextCheckAt ? 'check' : null
}

/** Whether play ends within the next few minutes. */
export function endsSoon(times: PlayTimes, now: number): boolean {
  if (times.playEndsAt === null) return false
  const left = times.playEndsAt - now
  return left > 0 && left <= NOTICE_MS
}

/** "1:05:09": hours, minutes, seconds. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
