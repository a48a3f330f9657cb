import { PlatformUnavailable } from './failures.ts'
import { isTooLate } from './request-time.ts'

/**
 * Waits for `shared` as long as `signal` lets it; the work behind it goes on for others.
 * @throws PlatformUnavailable `caller_gone` or `too_late` when the signal comes first; otherwise what `shared` throws
 */
export function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(notWaiting(signal, 'the caller stopped waiting'))
    const settled = () => signal.removeEventListener('abort', leave)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    shared.then(resolve, reject).finally(settled)
  })
}

/** Why nobody waits for `what` any more, from a signal that was aborted. */
export function notWaiting(signal: AbortSignal, what: string, cause?: unknown): PlatformUnavailable {
  return new PlatformUnavailable(isTooLate(signal) ? 'too_late' : 'caller_gone', what, cause)
}
