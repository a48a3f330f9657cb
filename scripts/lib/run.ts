type Stoppable = { name: string; stop: () => Promise<void>; ended?: Promise<number>; lastLines?: () => string }

export type Run = {
  /** Registers a started part. Parts are stopped in reverse order. */
  keep: <T extends Stoppable>(part: T) => T
}

/**
 * Runs `begin`, then waits. Ctrl-C, SIGTERM and a hang-up stop everything and exit with 0. A part that dies is reported with its
 * last lines, stops the rest and exits with 1, as does an error in `begin`.
 */
export async function runUntilStopped(begin: (run: Run) => Promise<void>): Promise<never> {
  const parts: Stoppable[] = []
  const outcome = Promise.withResolvers<string | undefined>()

  // A second Ctrl-C, or the same one forwarded by npm, is ignored: stopping is in progress.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => outcome.resolve(undefined))
  // After a hang-up nobody reads the output; failing writes must not prevent stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const keep: Run['keep'] = (part) => {
    parts.push(part)
    void part.ended?.then((code) => {
      outcome.resolve(`The ${part.name} has ended (exit code ${code}).\n${part.lastLines?.() ?? ''}`)
    })
    return part
  }
  begin({ keep }).catch((error: unknown) => outcome.resolve(messageOf(error)))

  const problem = await outcome.promise
  console.error(problem === undefined ? '\nStopping …' : `\n${problem.trimEnd()}\n`)
  for (const part of parts.toReversed()) await part.stop()
  process.exit(problem === undefined ? 0 : 1)
}

/** For scripts that end by themselves: prints the error without a stack trace and exits with 1. */
export function tellError(error: unknown): void {
  console.error(messageOf(error))
  process.exitCode = 1
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
