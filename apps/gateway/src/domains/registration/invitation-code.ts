import { affiliate } from '@playhouse/platform-api/registration.ts'
import type { Context } from '../base/context.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

/** Longer is no code, and is not asked for. */
const LONGEST_CODE = 64

/**
 * Whether an agent has the code.
 * @throws PlatformRefusal when too many were tried; PlatformUnavailable
 */
export async function invitationCode({ platform, siteOrigin }: Context, code: string) {
  return { __typename: 'InvitationCode' as const, code, isValid: await isKnown() }

  async function isKnown(): Promise<boolean> {
    if (code === '' || code.length > LONGEST_CODE) return false
    try {
      await platform.read(affiliate, { code, domain: new URL(siteOrigin).host })
      return true
    } catch (error) {
      if (error instanceof PlatformRefusal && error.code === 'affiliate.code.invalid') return false
      throw error
    }
  }
}
