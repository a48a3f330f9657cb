import { referralDetails, referralFriends } from '@playhouse/platform-api/referral.ts'
import { pageInfo } from '../base/connections.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { MAY } from '../session/permissions.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'

const PAGES_MAX = 10_000
const PAGE_SIZE_MAX = 50

/** Referrals: inviting friends. */
export const referralResolvers: Resolvers = {
  Viewer: {
    referral: async (account, _args, context) => {
      if (MAY.inviteFriends(account, await context.brand())) return null
      return readSession(context, async (platform) => {
        const [{ referralCode, totalInvitations, promotionDomains, rule, paidFriends, paidAmount }, currency] =
          await Promise.all([platform.read(referralDetails, {}), brandCurrency(context.platform)])
        if (referralCode === null) return null
        const origins = promotionDomains.length > 0 ? promotionDomains : [context.siteOrigin]
        return {
          __typename: 'Referral' as const,
          code: referralCode,
          invitations: totalInvitations,
          links: origins.map((origin) => invitationLink(origin, referralCode)),
          rule: rule
            ? {
                __typename: 'ReferralRule' as const,
                reward: money(rule.reward, currency),
                minDeposit: money(rule.minDeposit, currency),
                minTurnover: money(rule.minTurnover, currency),
                days: rule.days,
              }
            : null,
          paidFriends,
          paid: money(paidAmount, currency),
        }
      })
    },
  },
  Referral: {
    friends: (_referral, { show, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested = { pageNo: Math.min(page, PAGES_MAX), pageSize: Math.min(pageSize, PAGE_SIZE_MAX) }
        const [{ list, total }, currency] = await Promise.all([
          platform.read(referralFriends, { ...requested, show: show ?? 'ALL' }),
          brandCurrency(context.platform),
        ])
        return {
          __typename: 'ReferralFriendPage' as const,
          nodes: list.map(({ name, reward, registeredAt, until, endedAt, ...friend }) => ({
            __typename: 'ReferralFriend' as const,
            ...friend,
            maskedUsername: name,
            reward: money(reward, currency),
            registeredAt: dateTime(registeredAt),
            until: dateTime(until),
            endedAt: endedAt === null ? null : dateTime(endedAt),
          })),
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
