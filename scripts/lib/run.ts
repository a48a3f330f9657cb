type Stoppable = { name: string; stop: () => Promise<void>; ended?: Promise<number>; lastLines?: () => string }

export type Run = {
  /** Puts a started part under this run's care. Parts are stopped in the reverse order. */
  keep: <T extends Stoppable>(part: T) => T
}

/**
 * Runs `begin`, then waits: for Ctrl-C, SIGTERM or a terminal that hangs up, which stop everything and exit with 0; or for
 * a part that dies, which is told with its last lines, stops the rest and exits with 1, as does an error in `begin`.
 */
export async function runUntilStopped(begin: (run: Run) => Promise<void>): Promise<never> {
  const parts: Stoppable[] = []
  const outcome = Promise.withResolvers<string | undefined>()

  // A second Ctrl-C, or the same one once more from the npm above us, changes nothing: stopping is under way.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => outcome.resolve(undefined))
  // After a hang-up nobody reads what is written, and that must not get in the way of stopping.
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

/** For scripts that end by themselves: what went wrong without a stack trace, and exit code 1. */
export function tellError(error: unknown): void {
  console.error(messageOf(error))
  process.exitCode = 1
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
