import type { Feature } from '@playhouse/schema/types.generated.ts'

/** Pages and parts of pages that a site may not offer, by the beginning of their addresses. */
const PATH_FEATURES: readonly (readonly [start: string, feature: Feature])[] = [
  ['/member/limits', 'LIMITS'],
  ['/member/statement', 'STATEMENT'],
  ['/member/lottery-tickets', 'LOTTERY_TICKETS'],
  ['/lottery/statistics', 'LOTTERY_STATISTICS'],
  ['/member/service', 'SUPPORT_CASES'],
  ['/member/become-agent', 'AGENT_APPLICATIONS'],
  ['/member/invite', 'INVITATIONS'],
  ['/member/rank', 'RANKS'],
  ['/member/missions', 'MISSIONS'],
  ['/member/leaderboards', 'MISSIONS'],
  ['/member/bonus', 'BONUS'],
  ['/member/rebate', 'REBATES'],
  ['/raffle', 'RAFFLES'],
  ['/winners/raffles', 'RAFFLES'],
  ['/member/message-settings', 'MESSAGE_SETTINGS'],
  ['/unsubscribe', 'MESSAGE_SETTINGS'],
  ['/member/transfer-upline', 'MEMBER_TRANSFERS'],
  ['/member/transfer-downline', 'MEMBER_TRANSFERS'],
  ['/member/profile#contacts', 'CONTACTS'],
  ['/member/profile#identity', 'IDENTITY'],
  ['/agent/dividends', 'AGENT_CONTRACTS'],
  ['/agent/daily-salary', 'AGENT_CONTRACTS'],
  ['/agent/hourly-salary', 'AGENT_CONTRACTS'],
  ['/agent/realtime-salary', 'AGENT_CONTRACTS'],
]

/** Whether a site that offers these features has the page. */
export function hasPage(path: string, offers: (feature: Feature) => boolean): boolean {
  const found = PATH_FEATURES.find(([start]) => path.startsWith(start) && /^$|[/?#]/.test(path.charAt(start.length)))
  return !found || offers(found[1])
}
