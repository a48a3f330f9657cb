import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { messageRecipients, sendMessage as contract } from '@playhouse/platform-api/messages.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { checkTexts } from '../../../request/checked-texts.ts'
import { checkHourlyLimit } from '../../../request/hourly-limit.ts'
import { platformError } from '../../../request/platform-error.ts'
import { downlineNamed, type OtherAccount, findUpline } from '../../../lib/account-tree.ts'
import { hasOutcome } from '../../../lib/left-behind.ts'
import { publishArrivals } from './write-message.ts'

const LISTED_MAX = 100
/** Messages that an account may send within an hour; a circular counts once. */
const SENDS_PER_HOUR = 30
/** A circular is one transaction. */
const CIRCULAR_MAX = 1_000
const IS_REACHABLE = hasOutcome(sql`member.id`, 'MESSAGES', 'arrives')

export async function readRecipients(
  database: Database,
  { memberId, kind }: LiveSession,
): Promise<ResponseOf<typeof messageRecipients>> {
  const { rows } = await database.execute<{ upline: string | null; direct: string[]; directCount: number }>(sql`
    with direct as (select username from member where parent_id = ${memberId} and ${IS_REACHABLE})
    select (select username from member where id = (select parent_id from member where id = ${memberId}) and ${IS_REACHABLE}) as upline,
      array(select username from direct order by username limit ${LISTED_MAX}) as direct,
      (select count(*)::integer from direct) as "directCount"`)
  const found = rows[0] ?? { upline: null, direct: [], directCount: 0 }
  return isAgentKind(getAccountKind(kind)) ? found : { ...found, direct: [], directCount: 0 }
}

/** Sends once per request key; both sides keep the message. @throws PlatformError */
export async function sendMessage(
  database: Database,
  session: LiveSession,
  { requestKey, to, account, ...text }: CheckedInputOf<typeof contract>,
): Promise<ResponseOf<typeof contract>> {
  const { memberId } = session
  const { title, content } = checkTexts({
    title: [text.title, MESSAGE_TITLE_MAX],
    content: [text.content, MESSAGE_TEXT_MAX],
  })
  return withTransaction(database, async (tx) => {
    // Sends of an account take turns, so that its hourly limit holds.
    await tx.execute(sql`select id from member where id = ${memberId} for no key update`)
    const kind = to === 'upline' ? ('UPLINE' as const) : ('DOWNLINE' as const)
    const sentBefore = await listSent(tx, { memberId, requestKey })
    const named = to === 'account' ? prepareUsername(account ?? '') : undefined
    const isSame = (sent: Sent) =>
      sent.title === title &&
      sent.content === content &&
      sent.kind === kind &&
      (named === undefined || sent.recipient === named)
    if (!sentBefore.every(isSame)) throw platformError('request_key_reused')
    if (sentBefore.length > 0) return { recipients: sentBefore.length }
    const sent = sql`select min(created_at) from member_message
      where member_id = ${memberId} and direction = 'OUT' and created_at > now() - interval '1 hour' group by request_key`
    await checkHourlyLimit(tx, sent, SENDS_PER_HOUR)
    const recipients = await getRecipients(tx, session, to, account)
    if (recipients.length === 0) throw platformError(to === 'direct' ? 'account.not.found' : 'recipient.unavailable')
    const common = { title, content, requestKey }
    await tx.insert(memberMessage).values(
      recipients.map(({ id }) => ({
        ...common,
        memberId,
        direction: 'OUT' as const,
        kind,
        counterpartyId: id,
      })),
    )
    const arrived = await tx
      .insert(memberMessage)
      .values(
        recipients.map(({ id }) => ({
          ...common,
          memberId: id,
          direction: 'IN' as const,
          kind: to === 'upline' ? ('DOWNLINE' as const) : ('UPLINE' as const),
          counterpartyId: memberId,
        })),
      )
      .returning({ id: memberMessage.id, memberId: memberMessage.memberId, kind: memberMessage.kind })
    await publishArrivals(tx, arrived)
    return { recipients: recipients.length }
  })
}

type Sent = Awaited<ReturnType<typeof listSent>>[number]

const listSent = (tx: Transaction, { memberId, requestKey }: { memberId: number; requestKey: string }) =>
  tx
    .select({
      title: memberMessage.title,
      content: memberMessage.content,
      kind: memberMessage.kind,
      recipient: member.username,
    })
    .from(memberMessage)
    .leftJoin(member, eq(member.id, memberMessage.counterpartyId))
    .where(
      and(
        eq(memberMessage.memberId, memberId),
        eq(memberMessage.requestKey, requestKey),
        eq(memberMessage.direction, 'OUT'),
      ),
    )

async function getRecipients(
  tx: Transaction,
  { memberId, kind, path }: LiveSession,
  to: 'upline' | 'account' | 'direct',
  account = '',
): Promise<OtherAccount[]> {
  const reachable = async (one: Promise<OtherAccount | undefined>) => {
    const other = await one
    if (!other) throw platformError('account.not.found')
    return (await tx.$count(member, sql`${member.id} = ${other.id} and ${IS_REACHABLE}`)) > 0 ? [other] : []
  }
  if (to === 'upline') return reachable(findUpline(tx, memberId))
  if (!isAgentKind(getAccountKind(kind))) throw platformError('not_agent')
  if (to === 'account') return reachable(downlineNamed(tx, path, account))
  const { rows } = await tx.execute<OtherAccount & Record<string, unknown>>(sql`
    select id, username from member where parent_id = ${memberId} and ${IS_REACHABLE} order by id limit ${CIRCULAR_MAX + 1}`)
  if (rows.length > CIRCULAR_MAX) throw platformError('message.recipients.limit')
  return rows
}
