import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Context } from '../base/context.ts'
import { errorCodeOf } from '../base/errors.ts'
import { catchInvalidInput, catchProblem, problem, type ProblemResult } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

interface RefusalOptions {
  /** Input field of each refusal that concerns one. */
  fields?: Readonly<Partial<Record<PlatformErrorCode, string>>>
}

/** Runs a mutation in the session; refusals become a Problem, at their input field where there is one. */
export function inSession<T>(
  context: Context,
  refusals: RefusalOptions,
  work: (platform: SessionPlatform) => Promise<T>,
): Promise<T | ProblemResult> {
  return catchProblem(context, () => runAtField(context, refusals, work))
}

/** As `inSession`, for changes of the account's security. */
export function securityChange(
  context: Context,
  refusals: RefusalOptions,
  change: (platform: SessionPlatform) => Promise<unknown>,
) {
  return catchInvalidInput(context, () =>
    runAtField(context, refusals, async (platform) => {
      await change(platform)
      return { __typename: 'SecurityChangeSuccess' as const }
    }),
  )
}

async function runAtField<T>(
  context: Context,
  { fields }: RefusalOptions,
  work: (platform: SessionPlatform) => Promise<T>,
): Promise<T | ProblemResult> {
  const { platform } = context.session
  if (!platform) return problem('SESSION_EXPIRED')
  try {
    return await work(platform)
  } catch (error) {
    const field = error instanceof PlatformRefusal ? fields?.[error.code] : undefined
    const code = field === undefined ? undefined : errorCodeOf(error)
    if (field === undefined || code === undefined) throw error
    return problem(code, { field })
  }
}
