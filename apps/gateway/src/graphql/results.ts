import type { ErrorCode, FieldProblem, InvalidInput, Problem, FieldProblemReason } from './resolvers.generated.ts'
import { PlatformRefusal, saysSessionEnded } from '../platform/failures.ts'
import type { Context } from './context.ts'
import { MESSAGES } from './error-codes.ts'
import { errorCodeOf } from './failures.ts'

export type ProblemResult = Problem & { __typename: 'Problem' }
export type InvalidInputResult = InvalidInput & { __typename: 'InvalidInput' }

/** An expected failure as a result. */
export function problem(
  code: ErrorCode,
  facts: { field?: string; retryAfterSeconds?: number | undefined; captcha?: boolean | undefined } = {},
): ProblemResult {
  const { field = null, retryAfterSeconds = null, captcha: captchaRequired = null } = facts
  return { __typename: 'Problem', code, message: MESSAGES[code], field, retryAfterSeconds, captchaRequired }
}

const REASONS: Readonly<Record<string, FieldProblemReason>> = {
  required: 'REQUIRED',
  length: 'LENGTH',
  pattern: 'PATTERN',
  mismatch: 'MISMATCH',
  like_username: 'SAME_AS_USERNAME',
  too_common: 'TOO_COMMON',
  unchanged: 'UNCHANGED',
}

/** Input that breaks rules, from the platform's fields (name to breach). */
function invalidInput(fields: Readonly<Record<string, string>>): InvalidInputResult {
  const problems = Object.entries(fields).map(([field, breach]): FieldProblem => ({
    __typename: 'FieldProblem',
    field,
    reason: REASONS[breach] ?? 'OTHER',
  }))
  return {
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: MESSAGES.INVALID_INPUT,
    field: problems[0]?.field ?? null,
    problems,
  }
}

/**
 * Runs a mutation's work. What the platform refuses, or that it cannot be reached, comes back as a result; a session that
 * is none any more is closed.
 * @throws what nobody expected
 */
export async function orProblem<T>(context: Context, work: () => Promise<T>): Promise<T | ProblemResult> {
  try {
    return await work()
  } catch (error) {
    return problemOf(context, error)
  }
}

/** As `orProblem`, with the fields at fault where the platform names them. */
export async function orInvalidInput<T>(
  context: Context,
  work: () => Promise<T>,
): Promise<T | ProblemResult | InvalidInputResult> {
  try {
    return await work()
  } catch (error) {
    const fields = error instanceof PlatformRefusal && error.code === 'request_param_err' && error.details.fields
    return fields ? invalidInput(fields) : problemOf(context, error)
  }
}

function problemOf(context: Context, error: unknown): ProblemResult {
  const code = errorCodeOf(error)
  if (!code) throw error
  if (saysSessionEnded(error)) context.session.close()
  context.log.info({ code, reason: (error as Error).message }, 'a mutation was refused')
  if (!(error instanceof PlatformRefusal)) return problem(code)
  const { retryAfterSeconds, captcha } = error.details
  return problem(code, { retryAfterSeconds, captcha })
}
