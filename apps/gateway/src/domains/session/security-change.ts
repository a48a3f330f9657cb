import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'

/** Refusals of what proves who asks. */
export const PROOF = {
  refusals: { 'login.failed': 'password', 'code.invalid': 'code', 'payment.password.wrong': 'paymentPassword' },
} as const

export const securityChange = <Input>(
  change: (platform: SessionPlatform, input: Input, context: Context) => Promise<unknown>,
) =>
  memberMutation(async (platform, input: Input, context) => {
    await change(platform, input, context)
    return { __typename: 'SecurityChangeSuccess' as const }
  }, PROOF)
