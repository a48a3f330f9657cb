import { referralDetails, referralFriends } from '@playhouse/platform-api/referrals.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput } from '../base/contract-input.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { MAY } from '../session/permissions.ts'
import { loadCurrency } from '../site/settings.ts'

export const referralResolvers: Resolvers = {
  Viewer: {
    referral: async (account, _args, context) => {
      if (MAY.inviteFriends(account, await context.brand())) return null
      return readSession(context, async (platform) => {
        const [{ referralCode, totalInvitations, promotionDomains, rule, paidFriends, paidAmount }] = await Promise.all(
          [platform.read(referralDetails, {}), loadCurrency(context)],
        )
        if (referralCode === null) return null
        const origins = promotionDomains.length > 0 ? promotionDomains : [context.siteOrigin]
        return {
          code: referralCode,
          invitations: totalInvitations,
          links: origins.map((origin) => invitationLink(origin, referralCode)),
          rule: rule ?? null,
          paidFriends,
          paid: paidAmount,
        }
      })
    },
  },
  Referral: {
    friends: (_referral, { show, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = pageInput(referralFriends, { page, pageSize })
        const [{ list, total }] = await Promise.all([
          platform.read(referralFriends, { ...requested, show: show ?? 'ALL' }),
          loadCurrency(context),
        ])
        return {
          nodes: list.map((friend) => ({ ...friend, maskedUsername: friend.name })),
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
        }
      }),
  },
}

function invitationLink(origin: string, code: string): string {
  const link = new URL('/register', origin)
  link.searchParams.set('referralCode', code)
  return link.href
}
