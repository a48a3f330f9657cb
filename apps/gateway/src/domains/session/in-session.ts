import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Context } from '../base/context.ts'
import { errorCodeOf } from '../base/errors.ts'
import { catchInvalidInput, catchProblem, problem, type ProblemResult } from '../base/results.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { accountSecurity } from './account-security.ts'

interface RefusalOptions {
  /** Input field of each refusal that belongs to one. */
  fields?: Readonly<Partial<Record<PlatformErrorCode, string>>>
}

/** Does something in the session's name; refusals come back as a Problem, at their field where they have one. */
export function inSession<T>(
  context: Context,
  refusals: RefusalOptions,
  work: (platform: SessionPlatform) => Promise<T>,
): Promise<T | ProblemResult> {
  return catchProblem(context, () => atField(context, refusals, work))
}

/** As `inSession`, for what changes what guards the account; out comes what guards it then. */
export function securityChange(
  context: Context,
  refusals: RefusalOptions,
  change: (platform: SessionPlatform) => Promise<unknown>,
) {
  return catchInvalidInput(context, () =>
    atField(context, refusals, async (platform) => {
      await change(platform)
      // The change is made: that it cannot be read back just now is no failure of it.
      const security = await accountSecurity(platform).catch(() => null)
      return { __typename: 'SecurityChangeSuccess' as const, security }
    }),
  )
}

async function atField<T>(
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
