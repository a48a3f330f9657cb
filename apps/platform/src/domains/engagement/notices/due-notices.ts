import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { StoredMessageKind } from '../../../db/tables/messages.ts'
import {
  messageNotice,
  type NoticeChannel,
  type NoticeKind,
  type NoticeState,
  pushDevice,
} from '../../../db/tables/notices.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { failureKind, outlast } from '../../../jobs/failures.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { messageText } from '../../people/messages/message-texts.ts'
import { letterLanguage } from '../../people/verification/letter-language.ts'
import type { Sender } from '../../people/verification/sender.ts'
import { isNecessaryLetter, isOnByDefault, isSecurityMessage, quietEnd } from './notice-rules.ts'
import { noticeLetter, noticeText, noticeTitle } from './notice-texts.ts'
import type { PushOutcome, PushService } from './push-service.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const AT_A_TIME = 20
/** Notices of one run, few enough to end within the lease however slow the services are. */
const NOTICES_MAX = 200
const PARALLEL = 4
/** A process has sent its notices within this time, or has ended. */
const LEASE_MS = 10 * 60_000
/** Age from which a notice is dropped as outdated; longer than quiet hours. */
const LATE = sql`interval '36 hours'`
/** Attempts for a message that itself causes the failure. While a service is down, messages wait until they are too old. */
const ATTEMPTS = 7
/** How long storing an outcome waits for the database; within the lease. */
const OUTCOME_MS = 60_000
const BACK_OFF_MS = 30_000
const BACK_OFF_MAX_MS = 3_600_000

export interface NoticeServices {
  /** Undefined: no push messages are sent. */
  push: PushService | undefined
  sender: Sender
  brand: () => Promise<{ name: string; currency: string; languages: readonly string[] }>
  siteOrigin: string
  /** Signs the links that unsubscribe from e-mails. */
  secrets: SecretBox
  log: FastifyBaseLogger
}

interface Row extends Record<string, unknown> {
  memberId: number
  id: string
  messageId: string
  channel: NoticeChannel
  state: NoticeState
  version: number
  attempts: number
  isLate: boolean
  kind: StoredMessageKind
  template: string | null
  params: Record<string, string> | null
  isSeen: boolean
  isClosed: boolean
  isExcluded: boolean
  mayAdvertise: boolean
  isOn: boolean | null
  language: string | null
  email: string | null
  mobile: string | null
  quietFrom: number | null
  quietTo: number | null
  deviceId: string | null
  endpoint: string | null
  p256dh: string | null
  auth: string | null
}

/** Sends messages outside of the site: to browsers, and to verified contacts through the message service. */
export const dueNotices = (services: NoticeServices): DueWork => ({
  name: 'notices',
  next: sql`select min(next_action_at) from message_notice`,
  everyMs: 1_000,
  run: (database, closing) => sendNotices(database, services, new Date(), closing),
})

/**
 * Marks a notice before it is sent, and never sends it again if the process is interrupted, so that a member gets it at most once; the message
 * is in the inbox anyway. @returns the number of processed notices
 */
export function sendNotices(
  database: Database,
  services: NoticeServices,
  now = new Date(),
  closing = new AbortController().signal,
): Promise<number> {
  return eachDue<Row, Row[]>(database, closing, {
    maxRows: NOTICES_MAX,
    parallel: PARALLEL,
    getName: ({ memberId, id }) => `notice ${id} of member ${memberId}`,
    take: (tx) => takeDue(tx, now),
    work: async (tx, rows) => {
      const sending: Row[] = []
      for (const row of rows) {
        const next = decideNext(row, now)
        await moveTo(tx, row, next)
        if (next.state === 'SENDING') sending.push({ ...row, version: row.version + 1, attempts: row.attempts + 1 })
      }
      return sending
    },
    postpone: (tx, { memberId, id }) =>
      tx
        .update(messageNotice)
        .set({ nextActionAt: retryTime() })
        .where(and(eq(messageNotice.memberId, memberId), eq(messageNotice.id, id))),
    afterCommit: async (rows) => void (await Promise.all(rows.map((row) => deliver(database, services, row, now)))),
  })
}

async function takeDue(tx: Transaction, now: Date): Promise<Row[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Row>(sql`
    select notice.member_id as "memberId", notice.id, notice.message_id::text as "messageId", notice.channel, notice.state,
      notice.version, notice.attempts, notice.created_at < ${at} - ${LATE} as "isLate",
      message.kind, message.template, message.params, (message.read_at is not null or message.deleted_at is not null) as "isSeen",
      member.closed_at is not null as "isClosed", may_advertise(member.id) as "mayAdvertise",
      exists (select from play_exclusion exclusion where exclusion.member_id = notice.member_id
        and exclusion.state = 'ACTIVE' and coalesce(exclusion.ends_at > ${at}, true)) as "isExcluded",
      chosen.is_on as "isOn", coalesce(device.language, member.language) as language,
      case when member.email_verified_at is not null then member.email end as email,
      case when member.mobile_verified_at is not null then member.mobile end as mobile,
      quiet.from_minute as "quietFrom", quiet.to_minute as "quietTo",
      device.id as "deviceId", device.endpoint, device.p256dh, device.auth
    from message_notice notice
    join member on member.id = notice.member_id
    join member_message message on message.member_id = notice.member_id and message.id = notice.message_id
    left join push_device device on device.member_id = notice.member_id and device.id = notice.device_id
    left join quiet_hours quiet on quiet.member_id = notice.member_id
    left join notice_preference chosen on chosen.member_id = notice.member_id and chosen.channel = notice.channel
      and chosen.kind = case when message.kind in ('UPLINE', 'DOWNLINE') then 'AGENT' else message.kind end
    where notice.next_action_at <= ${at}
    order by notice.next_action_at limit ${AT_A_TIME} for update of notice skip locked`)
  return rows
}

const noticeKind = (kind: StoredMessageKind): NoticeKind => (kind === 'UPLINE' || kind === 'DOWNLINE' ? 'AGENT' : kind)

interface Next {
  state: NoticeState
  reason?: string
  nextActionAt?: Date
}

function decideNext(row: Row, now: Date): Next {
  // The process was interrupted, so it is unknown whether the notice was sent.
  if (row.state === 'SENDING') return { state: 'FAILED', reason: 'cut off' }
  const drop = getDropReason(row)
  if (drop) return { state: 'DROPPED', reason: drop }
  const mayWait = !isSecurityMessage(row.template) && !isNecessaryLetter(row.template)
  if (row.quietFrom !== null && row.quietTo !== null && mayWait) {
    const nextActionAt = quietEnd(now, { from: row.quietFrom, to: row.quietTo })
    if (nextActionAt) return { state: 'WAITING', nextActionAt }
  }
  return { state: 'SENDING', nextActionAt: new Date(now.getTime() + LEASE_MS) }
}

function getDropReason(row: Row): string | undefined {
  const { channel } = row
  const kind = noticeKind(row.kind)
  const target = channel === 'PUSH' ? row.deviceId : channel === 'EMAIL' ? row.email : row.mobile
  if (isNecessaryLetter(row.template) && channel !== 'PUSH') return target === null ? 'no target' : undefined
  if (row.isLate) return 'late'
  if (row.isSeen) return 'seen'
  if (row.isClosed) return 'closed'
  if (row.isExcluded && (channel === 'PUSH' || kind === 'PROMOTION')) return 'excluded'
  if (kind === 'PROMOTION' && !row.mayAdvertise) return 'no marketing'
  if (!(row.isOn ?? isOnByDefault(kind, channel))) return 'switched off'
  // The owner was e-mailed at once, whatever is switched on.
  if (channel === 'EMAIL' && isSecurityMessage(row.template)) return 'letter'
  return target === null ? 'no target' : undefined
}

async function moveTo(on: Database | Transaction, row: Row, { state, reason, nextActionAt }: Next): Promise<boolean> {
  const { rowCount } = await on
    .update(messageNotice)
    .set({
      state,
      version: row.version + 1,
      reason: reason ?? null,
      nextActionAt: nextActionAt ?? null,
      ...(state === 'SENDING' && { attempts: row.attempts + 1 }),
      ...(nextActionAt === undefined && { endedAt: sql`now()` }),
    })
    .where(
      and(
        eq(messageNotice.memberId, row.memberId),
        eq(messageNotice.id, row.id),
        eq(messageNotice.version, row.version),
      ),
    )
  return rowCount === 1
}

async function deliver(database: Database, services: NoticeServices, row: Row, now: Date): Promise<void> {
  const outcome = await send(services, row).catch((error: unknown): PushOutcome => {
    services.log.warn({ err: error, channel: row.channel }, 'a notice was not accepted for delivery')
    return { is: failureKind(error) === 'item' ? 'failed' : 'again' }
  })
  if (outcome.is === 'refused') {
    services.log.warn({ status: outcome.status, notice: row.id }, 'a push service refused a notice')
  }
  const store = (tx: Transaction) => storeOutcome(tx, outcome, row, now)
  await outlast(() => withTransaction(database, store), { signal: AbortSignal.timeout(OUTCOME_MS) })
}

async function storeOutcome(tx: Transaction, outcome: PushOutcome, row: Row, now: Date): Promise<void> {
  if (!(await moveTo(tx, row, getNextAfterSending(outcome, row, now))) || row.deviceId === null) return
  const device = and(eq(pushDevice.memberId, row.memberId), eq(pushDevice.id, row.deviceId))
  if (outcome.is === 'gone') await tx.delete(pushDevice).where(device)
  if (outcome.is === 'sent')
    await tx
      .update(pushDevice)
      .set({ lastSentAt: sql`now()` })
      .where(device)
}

function getNextAfterSending(outcome: PushOutcome, { attempts }: Row, now: Date): Next {
  if (outcome.is === 'sent') return { state: 'SENT' }
  if (outcome.is === 'gone') return { state: 'FAILED', reason: 'gone' }
  if (outcome.is === 'refused') return { state: 'FAILED', reason: `status ${outcome.status}` }
  if (outcome.is === 'failed' && attempts >= ATTEMPTS) return { state: 'FAILED', reason: 'given up' }
  const backOff = Math.min(BACK_OFF_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS)
  const requested = outcome.is === 'again' ? (outcome.afterMs ?? 0) : 0
  return { state: 'WAITING', nextActionAt: new Date(now.getTime() + Math.max(backOff, requested)) }
}

async function send({ push, sender, brand, siteOrigin, secrets }: NoticeServices, row: Row): Promise<PushOutcome> {
  const { name, currency, languages } = await brand()
  const language = letterLanguage(row.language, languages)
  const title = noticeTitle(language, noticeKind(row.kind), row.template)
  const link = `${siteOrigin}/member/messages?message=${row.messageId}`
  if (row.channel === 'PUSH') {
    const { endpoint, p256dh, auth } = row
    if (!push || endpoint === null || p256dh === null || auth === null) return { is: 'gone' }
    return push.send(
      { endpoint, p256dh, auth },
      {
        payload: pushPayload({ language, title, link, kind: noticeKind(row.kind), messageId: row.messageId }),
        topic: `message-${row.messageId}`,
        urgency: isSecurityMessage(row.template) ? 'high' : 'normal',
      },
    )
  }
  if (row.channel === 'EMAIL' && isNecessaryLetter(row.template)) {
    const { content } = messageText(row.template ?? '', row.params ?? {}, { language, currency })
    // Necessary e-mails have no unsubscribe link, and those of a closed account no link to the site.
    const text = row.isClosed ? content : `${content}\n\n${siteOrigin}`
    await sender.sendEmail({ id: row.id, address: row.email ?? '', subject: `${name}: ${title}`, text })
    return { is: 'sent' }
  }
  // The service recognises a message that it has accepted before by its id.
  if (row.channel === 'EMAIL') {
    const [address, kind] = [row.email ?? '', noticeKind(row.kind)]
    const token = unsubscribeToken(secrets, { memberId: row.memberId, kind, address })
    const off = `${siteOrigin}/unsubscribe?token=${token}`
    await sender.sendEmail({
      id: row.id,
      address,
      subject: `${name}: ${title}`,
      text: noticeLetter(language, title, link, off),
      // RFC 8058: the mail program offers to unsubscribe with one click.
      headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  } else
    await sender.sendSms({ id: row.id, phoneNumber: row.mobile ?? '', text: noticeText(language, name, title, link) })
  return { is: 'sent' }
}

/** Builds a declarative web push message, which Safari shows without a service worker; the site's service worker reads the same format. */
function pushPayload(facts: {
  language: LanguageCode
  title: string
  link: string
  kind: NoticeKind
  messageId: string
}): object {
  const { bcp47, direction } = LANGUAGES[facts.language]
  return {
    web_push: 8030,
    notification: {
      title: facts.title,
      navigate: facts.link,
      lang: bcp47,
      dir: direction,
      tag: `message-${facts.messageId}`,
      data: { kind: facts.kind },
    },
  }
}
