import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { getNullableType, isUnionType, type GraphQLResolveInfo } from 'graphql'
import { FeatureAbsent, PlatformRefusal, PlatformUnavailable } from '../../platform/failures.ts'
import type { PublicPlatform } from '../../platform/public-platform.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { Context } from './context.ts'
import { badArgument, getErrorCode } from './errors.ts'
import { catchProblem, invalidInput, problem, type ProblemResult } from './results.ts'

export type Work<Platform, Input, Result> = (
  platform: Platform,
  input: Input,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | ProblemResult>

interface Refusals<Refused> {
  /** The input's names of the platform's fields, where they differ. */
  fields?: Readonly<Record<string, string>>
  /** Refusals that concern one field of the input, or have a result of their own. */
  refusals?: Readonly<Partial<Record<PlatformErrorCode, string | ((refusal: PlatformRefusal) => Refused)>>>
}

type Mutation<Input, Result> = (
  root: unknown,
  args: { input?: Input },
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | ProblemResult>

/**
 * Resolver of a mutation that writes in the caller's session. The platform's refusals and outages become its result. What the result
 * needs beside the write's response is read before the write, or by a resolver of a nullable field, so that a change that succeeded is
 * never reported as a failure.
 */
export function memberMutation<Input, Result, Refused = never>(
  work: Work<SessionPlatform, Input, Result>,
  options?: Refusals<Refused>,
): Mutation<Input, Result | Refused> {
  return publicMutation<Input, Result, Refused>(async (_platform, input, context, info) => {
    const { platform } = context.session
    return platform ? work(platform, input, context, info) : problem('SESSION_EXPIRED')
  }, options)
}

/** As `memberMutation`, for callers with or without a session. */
export function publicMutation<Input, Result, Refused = never>(
  work: Work<PublicPlatform, Input, Result>,
  { fields = {}, refusals = {} }: Refusals<Refused> = {},
): Mutation<Input, Result | Refused> {
  return (_root, { input }, context, info) =>
    catchProblem(context, async () => {
      try {
        checkRequestKey(input)
        const run = () => work(context.platform, input as Input, context, info)
        return await (context.sentKeys && hasRequestKey(input) ? runOnce(context, info, input, run) : run())
      } catch (error) {
        if (hasRequestKey(input) && isUnknown(error)) return outcomeUnknown(context, error as Error)
        if (!(error instanceof PlatformRefusal)) throw error
        const refusal = refusals[error.code]
        if (typeof refusal === 'function') return refusal(error)
        const code = getErrorCode(error)
        if (code && refusal) return problem(code, { field: refusal })
        const invalid = error.code === 'request_param_err' && error.details.fields
        if (!invalid || !hasInvalidInput(info)) throw error
        const renamed = Object.entries(invalid).map(([field, breach]) => [fields[field] ?? field, breach])
        return invalidInput(Object.fromEntries(renamed)) as Result
      }
    })
}

const hasRequestKey = (input: unknown): input is { requestKey: string } =>
  typeof (input as { requestKey?: unknown } | undefined)?.requestKey === 'string'

/**
 * Runs a mutation of a platform that would carry a repetition out again: its key is sent once, unless nothing was done under it. Whoever repeats it learns that
 * the outcome is unknown, also after a success whose response was lost on the way to the page.
 */
async function runOnce<Result>(
  { sentKeys, log }: Context,
  { fieldName }: GraphQLResolveInfo,
  { requestKey }: { requestKey: string },
  run: () => Promise<Result>,
): Promise<Result | ProblemResult> {
  const key = `${fieldName}:${requestKey}`
  if ((await sentKeys?.claim(key)) === false) {
    log.info({ mutation: fieldName }, 'a repetition is not sent: the platform would carry it out again')
    return problem('OUTCOME_UNKNOWN')
  }
  try {
    const result = await run()
    if (isRefusal(result)) await sentKeys?.release(key)
    return result
  } catch (error) {
    const isKnown = error instanceof PlatformRefusal || error instanceof PlatformUnavailable
    const isUndone = error instanceof FeatureAbsent || (isKnown && !isUnknown(error))
    if (isUndone) await sentKeys?.release(key)
    throw error
  }
}

const isRefusal = (result: unknown): boolean => typeof (result as { code?: unknown } | null)?.code === 'string'

/** A platform whose database was lost may have committed before. */
const isUnknown = (error: unknown) =>
  error instanceof PlatformUnavailable
    ? error.isUnknown
    : error instanceof PlatformRefusal && error.code === 'system_busy'

function outcomeUnknown(context: Context, { message }: Error): ProblemResult {
  context.log.warn({ reason: message }, 'the outcome of a mutation is unknown')
  return problem('OUTCOME_UNKNOWN')
}

function hasInvalidInput({ returnType }: GraphQLResolveInfo): boolean {
  const result = getNullableType(returnType)
  return isUnionType(result) && result.getTypes().some(({ name }) => name === 'InvalidInput')
}

/** Idempotency keys become headers. @throws GraphQLError BAD_USER_INPUT */
function checkRequestKey(input: unknown): void {
  const { requestKey } = (input ?? {}) as { requestKey?: string | null }
  if (requestKey && !/^[\w-]{16,64}$/.test(requestKey)) {
    throw badArgument('requestKey must be 16 to 64 letters, digits, "-" and "_".')
  }
}
