import * as z from 'zod'

/** `true` or `false` and no other word for them: the edge reads the same variables. */
export const TRUE_OR_FALSE = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' })

/** Thrown when a variable of the environment is missing or wrong; the message names each one. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** The environment as `schema` reads it. An empty variable counts as not set. @throws ConfigError */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  throw new ConfigError(read.error.issues.map((problem) => `${String(problem.path[0])}: ${problem.message}`))
}
