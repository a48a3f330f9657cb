import { setTimeout as sleep } from 'node:timers/promises'

type Stoppable = { name: string; stop: () => Promise<void>; ended?: Promise<number>; lastLines?: () => string }

export type Run = {
  /** Starts a part and registers it. Parts are stopped in reverse order. */
  keep: <T extends Stoppable>(start: () => T | Promise<T>) => Promise<T>
}

interface Restarts {
  /** A part that dies once more within `windowMs` ends the run. */
  max: number
  windowMs: number
  /** Wait before the first restart; each further one waits twice as long. */
  firstDelayMs: number
}

const RESTARTS: Restarts = { max: 5, windowMs: 10 * 60_000, firstDelayMs: 500 }

/**
 * Runs `begin`, then waits. Ctrl-C, SIGTERM and a hang-up stop everything and exit with 0. A part that dies is reported with its last lines
 * and started again. One that dies too often, or before everything has started, stops the rest and exits with 1, as does an error in
 * `begin`.
 */
export async function runUntilStopped(begin: (run: Run) => Promise<void>, restarts = RESTARTS): Promise<never> {
  /** The latest process of each part, in the order of their first start. */
  const parts: { current: Stoppable }[] = []
  const outcome = Promise.withResolvers<string | undefined>()
  const stopping = new AbortController()
  let hasBegun = false

  // A second Ctrl-C, or the same one forwarded by npm, is ignored: stopping is in progress.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => outcome.resolve(undefined))
  // After a hang-up nobody reads the output; failing writes must not prevent stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const keep: Run['keep'] = async (start) => {
    const first = await start()
    const part: { current: Stoppable } = { current: first }
    parts.push(part)
    void restartWhenEnded(part, start).catch((error: unknown) => outcome.resolve(getMessage(error)))
    return first
  }

  async function restartWhenEnded(part: { current: Stoppable }, start: () => Stoppable | Promise<Stoppable>) {
    let deaths: number[] = []
    for (;;) {
      const { name, ended, lastLines } = part.current
      if (!ended) return
      const code = await ended
      if (stopping.signal.aborted) return
      const what = `The ${name} has ended (exit code ${code}).`
      deaths = [...deaths.filter((at) => at > Date.now() - restarts.windowMs), Date.now()]
      if (!hasBegun || deaths.length > restarts.max) return outcome.resolve(`${what}\n${lastLines?.() ?? ''}`)
      console.error(`\n${what}\n${lastLines?.() ?? ''}\nStarting it again (${deaths.length} of ${restarts.max}) …`)
      await sleep(restarts.firstDelayMs * 2 ** (deaths.length - 1), undefined, { signal: stopping.signal }).catch(
        () => {},
      )
      if (stopping.signal.aborted) return
      part.current = await start()
      // Ctrl-C came while it was starting.
      if (stopping.signal.aborted) return part.current.stop()
    }
  }

  begin({ keep }).then(
    () => (hasBegun = true),
    (error: unknown) => outcome.resolve(getMessage(error)),
  )

  const problem = await outcome.promise
  stopping.abort()
  console.error(problem === undefined ? '\nStopping …' : `\n${problem.trimEnd()}\n`)
  for (const { current } of parts.toReversed()) await current.stop()
  process.exit(problem === undefined ? 0 : 1)
}

/** For scripts that end by themselves: prints the error without a stack trace and exits with 1. */
export function tellError(error: unknown): void {
  console.error(getMessage(error))
  process.exitCode = 1
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
