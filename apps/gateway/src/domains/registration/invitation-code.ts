import { affiliate } from '@playhouse/platform-api/registration.ts'
import type { Context } from '../base/context.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

/** Longer input cannot be a code; skips the request. */
const CODE_LENGTH_MAX = 64

/** Whether an agent has this code. @throws PlatformRefusal after too many attempts; PlatformUnavailable */
export async function invitationCode({ platform, siteOrigin }: Context, code: string) {
  return { __typename: 'InvitationCode' as const, code, isValid: await isKnown() }

  async function isKnown(): Promise<boolean> {
    if (code === '' || code.length > CODE_LENGTH_MAX) return false
    try {
      await platform.read(affiliate, { code, domain: new URL(siteOrigin).host })
      return true
    } catch (error) {
      if (error instanceof PlatformRefusal && error.code === 'affiliate.code.invalid') return false
      throw error
    }
  }
}
