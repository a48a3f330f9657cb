import type {
  ErrorCode,
  FieldProblem,
  InvalidInput,
  Problem,
  FieldProblemReason,
} from '@playhouse/schema/types.generated.ts'
import { PlatformRefusal, isSessionEnded } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { Context } from './context.ts'
import { MESSAGES } from './error-messages.generated.ts'
import { getErrorCode } from './errors.ts'

export type ProblemResult = Problem & { __typename: 'Problem' }
export type InvalidInputResult = InvalidInput & { __typename: 'InvalidInput' }

export function problem(
  code: ErrorCode,
  facts: {
    field?: string
    retryAfterSeconds?: number | undefined
  } = {},
): ProblemResult {
  const { field = null, retryAfterSeconds = null } = facts
  return { __typename: 'Problem', code, message: MESSAGES[code], field, retryAfterSeconds }
}

const REASONS: Readonly<Record<string, FieldProblemReason>> = {
  required: 'REQUIRED',
  length: 'LENGTH',
  pattern: 'PATTERN',
  mismatch: 'MISMATCH',
  like_username: 'SAME_AS_USERNAME',
  like_other: 'SAME_AS_OTHER_PASSWORD',
  too_common: 'TOO_COMMON',
  unchanged: 'UNCHANGED',
  range: 'RANGE',
  too_young: 'TOO_YOUNG',
  reserved: 'RESERVED',
  mixed_scripts: 'MIXED_SCRIPTS',
  contact_data: 'CONTACT_DATA',
  fixed: 'FIXED',
  taken: 'TAKEN',
}

/** `fields`: breach by field name, as the platform reports it. */
export function invalidInput(fields: Readonly<Record<string, string>>): InvalidInputResult {
  const problems = Object.entries(fields).map(([field, breach]): FieldProblem => ({
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
 * Runs a mutation and returns platform refusals and outages as a Problem. Closes a session that has ended.
 * @throws unexpected errors
 */
export async function catchProblem<T>(context: Context, work: () => Promise<T>): Promise<T | ProblemResult> {
  try {
    return await work()
  } catch (error) {
    return getProblem(context, error)
  }
}

function getProblem(context: Context, error: unknown): ProblemResult {
  const code = getErrorCode(error)
  if (!code) throw error
  if (isSessionEnded(error)) context.session.close()
  context.log.info({ code, reason: (error as Error).message }, 'mutation refused')
  if (!(error instanceof PlatformRefusal)) return problem(code)
  return problem(code, { retryAfterSeconds: error.details.retryAfterSeconds })
}

/**
 * Reads from the session for a nullable field: null for a visitor and for a session that has ended, which is reported once per
 * response.
 * @throws PlatformRefusal | PlatformUnavailable
 */
export async function readSession<T>(
  context: Context,
  read: (platform: SessionPlatform) => Promise<T>,
): Promise<T | null> {
  const { platform } = context.session
  if (!platform) return null
  try {
    return await read(platform)
  } catch (error) {
    if (!isSessionEnded(error)) throw error
    // A mutation may have opened another session meanwhile.
    if (context.session.platform === platform) context.session.end()
    return null
  }
}

export async function nullIfRefused<T>(requested: Promise<T>, code: string): Promise<T | null> {
  try {
    return await requested
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === code) return null
    throw error
  }
}
