import * as z from 'zod'

/** Only `true` and `false`, because the edge reads the same variables. */
export const TRUE_OR_FALSE = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })

/** Lists every missing or invalid variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  /** @param where the variables are set */
  constructor(problems: readonly string[], where = 'environment') {
    super(`Invalid ${where}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** An empty variable counts as not set. @throws ConfigError */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  throw new ConfigError(read.error.issues.map((problem) => `${String(problem.path[0])}: ${problem.message}`))
}

export const DATABASE_WAIT_VARIABLE = {
  /** How long a program waits at its start for a PostgreSQL that is not ready yet. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
}

export const QUIET_START_VARIABLE = {
  /** How long after its start a server leaves work that nobody waits for. */
  QUIET_START_SECONDS: z.coerce.number().min(0).max(3_600).default(0),
}
