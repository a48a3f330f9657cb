/** Times of the play clock from the server, in epoch milliseconds. */
export interface PlayTimes {
  /** The server's time of the response, and this device's on receipt. */
  at: number
  receivedAt: number
  startedAt: number
  nextCheckAt: number
  /** Null without a session time limit. */
  playEndsAt: number | null
}

/** The notice that is due; the end of play takes precedence over a check. */
export type DueNotice = 'ended' | 'check' | null

/** How long before the end of play to announce it. */
const NOTICE_MS = 5 * 60_000

/** The server's time when this device's clock shows `now`; the device may run fast or slow. */
export function serverNow({ at, receivedAt }: PlayTimes, now: number): number {
  return at + (now - receivedAt)
}

export function dueNotice(times: PlayTimes, now: number): DueNotice {
  const current = serverNow(times, now)
  if (times.playEndsAt !== null && current >= times.playEndsAt) return 'ended'
  return current >= times.nextCheckAt ? 'check' : null
}

/** Whether play ends within the next few minutes. */
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
