import { referralDetails } from '@playhouse/platform-api/referral.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'

/** Inviting friends. */
export const referralResolvers: Resolvers = {
  Viewer: {
    referral: async (account, _args, context) => {
      const brand = await context.brand()
      if (!brand.isOn(referralDetails.moduleId) || MAY.playForReal(account, brand)) return null
      return readSession(context, async (platform) => {
        const { referralCode, totalInvitations, promotionDomains } = await platform.read(referralDetails, {})
        if (referralCode === null) return null
        const origins = promotionDomains.length > 0 ? promotionDomains : [context.siteOrigin]
        return {
          __typename: 'Referral' as const,
          code: referralCode,
          invitations: totalInvitations,
          links: origins.map((origin) => invitationLink(origin, referralCode)),
        }
      })
    },
  },
}

function invitationLink(origin: string, code: string): string {
  const link = new URL('/register', origin)
  link.searchParams.set('referralCode', code)
  return link.href
}
