import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { memberInfo } from '@playhouse/platform-api/member.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { serviceCase } from '../../../db/tables/cases.ts'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { member, session } from '../../../db/tables/members.ts'
import { memberMission } from '../../../db/tables/missions.ts'
import { logInHistory } from '../../../db/tables/security.ts'
import { epoch } from '../../../lib/day-bounds.ts'
import { waitingByKind } from '../../../lib/waiting-contracts.ts'
import { unreadCount } from '../messages/unread.ts'
import type { OpenedSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { maskAddress } from '../../../request/client-address.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'

interface LogIn {
  /** Epoch milliseconds. */
  at: number
  address: string
}

/** The newest log-in before that of the session, and the newest after it. A session is opened just before its log-in is recorded. */
const OTHER_LOG_INS = sql<{ before: LogIn | null; after: LogIn | null }>`json_build_object(
  'before', (select json_build_object('at', ${epoch(sql`at`)}, 'address', address) from ${logInHistory}
    where member_id = ${member.id} and outcome = 'signed-in' and at < ${session.createdAt} order by at desc, id desc limit 1),
  'after', (select json_build_object('at', ${epoch(sql`at`)}, 'address', address) from (
    select at, address, row_number() over (order by at, id) as nth from ${logInHistory}
    where member_id = ${member.id} and outcome = 'signed-in' and at >= ${session.createdAt}) since
    where nth > 1 order by nth desc limit 1))`

/** Profile of a session's account, with the log-ins before and after that of the session; an API token has none. One query. */
export async function readMemberInfo(
  database: Database,
  { memberId, tokenHash }: Pick<OpenedSession, 'memberId' | 'tokenHash'>,
): Promise<ResponseOf<typeof memberInfo>> {
  const [found] = await database
    .select({
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      kind: member.kind,
      mobile: member.mobile,
      email: member.email,
      rank: member.rank,
      registeredAt: member.registeredAt,
      language: member.language,
      hasPaymentPassword: sql<boolean>`${member.paymentPasswordHash} is not null`,
      waitingWithdrawals: sql<number>`(select count(*)::integer from ${withdrawal}
        where ${withdrawal.memberId} = ${member.id} and ${withdrawal.state} in ('NEEDS_INFO', 'DISBURSED'))`,
      waitingDeposits: sql<number>`(select count(*)::integer from ${deposit}
        where ${deposit.memberId} = ${member.id} and ${deposit.state} = 'WAITING')`,
      unreadMessages: unreadCount(member.id),
      unseenAnswers: sql<number>`(select coalesce(sum(${serviceCase.unseen}), 0)::integer from ${serviceCase}
        where ${serviceCase.memberId} = ${member.id})`,
      claimableMissions: sql<number>`(select count(*)::integer from ${memberMission}
        where ${memberMission.memberId} = ${member.id} and ${memberMission.state} = 'REACHED'
          and (${memberMission.nextActionAt} is null or ${memberMission.nextActionAt} > now()))`,
      waitingContracts: sql<Record<string, number>>`case when is_agent_kind(${member.kind})
        then ${waitingByKind(sql`${member.id}`)} else '{}' end`,
      restriction: sql<ResponseOf<typeof memberInfo>['restriction']>`member_restriction(${member.id})`,
      advertisingPaused: sql<boolean>`is_advertising_paused(${member.id})`,
      logIns: OTHER_LOG_INS,
    })
    .from(member)
    .leftJoin(session, and(eq(session.memberId, member.id), eq(session.tokenHash, tokenHash)))
    .where(eq(member.id, memberId))
  if (!found) throw platformError('login.not.session')
  return {
    id: found.id,
    account: found.account,
    nickname: found.nickname,
    type: found.kind,
    mobile: found.mobile && maskMobile(found.mobile),
    email: found.email && maskEmail(found.email),
    regDate: found.registeredAt.getTime(),
    // Only for brands that allow transfers to the upline, which this platform does not offer.
    toUpline: null,
    clubLabel: getClubLabel(found.rank),
    memberLabel: [],
    lastLogin: findLogIn(found.logIns.before),
    laterLogin: findLogIn(found.logIns.after),
    hasPaymentPassword: found.hasPaymentPassword,
    waitingWithdrawals: found.waitingWithdrawals,
    waitingDeposits: found.waitingDeposits,
    unreadMessages: found.unreadMessages,
    unseenAnswers: found.unseenAnswers,
    claimableMissions: found.claimableMissions,
    waitingContracts: found.waitingContracts,
    language: found.language,
    restriction: found.restriction,
    advertisingPaused: found.advertisingPaused,
  }
}

const findLogIn = (logIn: LogIn | null) => logIn && { at: logIn.at, ip: maskAddress(logIn.address) }

/** Rank colours (hex, text and background); higher ranks gain gold. */
const TONES = [
  { upTo: 0, color: '#d8cfc4', color2: '#3a302b' },
  { upTo: 2, color: '#e6d2a8', color2: '#40342a' },
  { upTo: 4, color: '#efc978', color2: '#453420' },
  { upTo: Number.POSITIVE_INFINITY, color: '#f4c04e', color2: '#4a3410' },
] as const

/** Label of a rank, VIP0 to VIP10. */
function getClubLabel(rank: number) {
  const tone = TONES.find(({ upTo }) => rank <= upTo) ?? TONES[0]
  return { labelName: `VIP${rank}`, color: tone.color, color2: tone.color2, rankLevel: rank }
}
