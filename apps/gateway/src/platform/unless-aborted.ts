import { PlatformUnavailable } from './failures.ts'

/**
 * Waits for `shared` as long as `signal` lets it; the work behind it goes on for others.
 * @throws PlatformUnavailable `caller_gone` when the signal comes first; otherwise what `shared` throws
 */
export function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(new PlatformUnavailable('caller_gone', 'the caller stopped waiting'))
    const settled = () => signal.removeEventListener('abort', leave)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    shared.then(resolve, reject).finally(settled)
  })
}
