import { INVITATION_CODE_MAX } from '@playhouse/shared/limits.ts'
import { affiliate } from '@playhouse/platform-api/registration.ts'
import type { Context } from '../base/context.ts'
import { PlatformRefusal } from '../../platform/failures.ts'

/** Whether an agent has this code. @throws PlatformRefusal after too many attempts; PlatformUnavailable */
export async function invitationCode({ platform, siteOrigin }: Context, code: string) {
  return { code, isValid: await isKnown() }

  async function isKnown(): Promise<boolean> {
    if (code === '' || code.length > INVITATION_CODE_MAX) return false
    try {
      await platform.read(affiliate, { code, domain: new URL(siteOrigin).host })
      return true
    } catch (error) {
      if (error instanceof PlatformRefusal && error.code === 'affiliate.code.invalid') return false
      throw error
    }
  }
}
