import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/notices.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { member } from '../../../db/tables/members.ts'
import { messageNotice, noticePreference, pushDevice, quietHours } from '../../../db/tables/notices.ts'
import { platformError } from '../../../request/platform-error.ts'
import { activeExclusion } from '../../money/limits/exclusion.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import { NOTICE_CHANNELS, NOTICE_KINDS } from '@playhouse/platform-api/notices.ts'
import { isOnByDefault } from './notice-rules.ts'
import type { PushService } from './push-service.ts'

type Settings = ResponseOf<typeof contract.messageSettings>

/** Browsers of a member; the one that was added first gives way to another. */
const DEVICES_MAX = 10

export interface Channels {
  push: PushService | undefined
  hasSender: boolean
}

export async function readSettings(
  database: Database | Transaction,
  memberId: number,
  { push, hasSender }: Channels,
): Promise<Settings> {
  const [[owner], chosen, [quiet], devices, exclusion] = await Promise.all([
    database.select().from(member).where(eq(member.id, memberId)),
    database.select().from(noticePreference).where(eq(noticePreference.memberId, memberId)),
    database.select().from(quietHours).where(eq(quietHours.memberId, memberId)),
    database
      .select()
      .from(pushDevice)
      .where(eq(pushDevice.memberId, memberId))
      .orderBy(desc(pushDevice.createdAt), pushDevice.id),
    activeExclusion(database, memberId),
  ])
  const { email, mobile } = verifiedContacts(owner)
  const isOn = new Map(chosen.map((row) => [`${row.kind}:${row.channel}`, row.isOn]))
  return {
    preferences: NOTICE_KINDS.flatMap((kind) =>
      NOTICE_CHANNELS.map((channel) => ({
        kind,
        channel,
        on:
          (isOn.get(`${kind}:${channel}`) ?? isOnByDefault(kind, channel)) &&
          (kind !== 'PROMOTION' || (owner?.marketingAllowed === true && !exclusion)),
      })),
    ),
    quietHours: quiet ? { from: quiet.fromMinute, to: quiet.toMinute } : null,
    pushKey: push?.publicKey ?? null,
    email: hasSender && email !== null ? maskEmail(email) : null,
    mobile: hasSender && mobile !== null ? maskMobile(mobile) : null,
    marketing: !exclusion,
    devices: devices.map(({ id, device, endpointHash, createdAt, lastSentAt }) => ({
      id,
      device,
      endpointHash: endpointHash.toString('hex'),
      createdAt: createdAt.getTime(),
      lastSentAt: lastSentAt?.getTime() ?? null,
    })),
  }
}

type Owner = typeof member.$inferSelect

const verifiedContacts = (owner: Owner | undefined) => ({
  email: owner?.emailVerifiedAt ? owner.email : null,
  mobile: owner?.mobileVerifiedAt ? owner.mobile : null,
})

/** @throws PlatformError contact.not.verified; play.excluded for promotions during an exclusion */
export async function setPreference(
  database: Database,
  memberId: number,
  { kind, channel, on }: CheckedInputOf<typeof contract.setMessagePreference>,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    if (on) {
      const [owner] = await tx.select().from(member).where(eq(member.id, memberId))
      const { email, mobile } = verifiedContacts(owner)
      if ((channel === 'EMAIL' && email === null) || (channel === 'SMS' && mobile === null))
        throw platformError('contact.not.verified')
      if (kind === 'PROMOTION') {
        if (await activeExclusion(tx, memberId)) throw platformError('play.excluded')
        if (owner?.marketingAllowed === false) await allowMarketing(tx, memberId)
      }
    }
    await tx
      .insert(noticePreference)
      .values({ memberId, kind, channel, isOn: on })
      .onConflictDoUpdate({
        target: [noticePreference.memberId, noticePreference.kind, noticePreference.channel],
        set: { isOn: on, changedAt: sql`now()` },
      })
  })
}

/** An exclusion has withdrawn all consent; the member gives it again for one channel. */
async function allowMarketing(tx: Transaction, memberId: number): Promise<void> {
  await tx.update(member).set({ marketingAllowed: true }).where(eq(member.id, memberId))
  await tx
    .delete(noticePreference)
    .where(and(eq(noticePreference.memberId, memberId), eq(noticePreference.kind, 'PROMOTION')))
}

export async function setQuietHours(
  database: Database,
  memberId: number,
  { quietHours: hours }: CheckedInputOf<typeof contract.setQuietHours>,
): Promise<void> {
  await withTransaction(database, async (tx) => {
    if (hours === null) await tx.delete(quietHours).where(eq(quietHours.memberId, memberId))
    else {
      const set = { fromMinute: hours.from, toMinute: hours.to }
      await tx
        .insert(quietHours)
        .values({ memberId, ...set })
        .onConflictDoUpdate({ target: quietHours.memberId, set })
    }
    // Notices that wait for the end of the previous quiet hours are scheduled by the new ones.
    await tx
      .update(messageNotice)
      .set({ nextActionAt: sql`now()` })
      .where(
        and(eq(messageNotice.memberId, memberId), eq(messageNotice.state, 'WAITING'), eq(messageNotice.attempts, 0)),
      )
  })
}

/**
 * A browser that is added again keeps its row. It belongs to who used it last: another account on it hears nothing there any more.
 * @throws PlatformError function.not.available, push.endpoint.refused
 */
export async function addDevice(
  database: Database,
  memberId: number,
  input: CheckedInputOf<typeof contract.addPushDevice>,
  { push, device, language }: { push: PushService | undefined; device: string | undefined; language: string },
): Promise<void> {
  if (!push) throw platformError('function.not.available')
  if (!push.accepts(input)) throw platformError('push.endpoint.refused')
  const { endpoint, p256dh, auth } = input
  const endpointHash = createHash('sha256').update(endpoint).digest()
  await withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    await tx.delete(pushDevice).where(and(eq(pushDevice.endpointHash, endpointHash), ne(pushDevice.memberId, memberId)))
    const set = { p256dh, auth, device: device ?? null, language }
    await tx
      .insert(pushDevice)
      .values({ memberId, endpoint, endpointHash, ...set })
      .onConflictDoUpdate({ target: [pushDevice.memberId, pushDevice.endpointHash], set })
    const stored = tx
      .select({ id: pushDevice.id })
      .from(pushDevice)
      .where(eq(pushDevice.memberId, memberId))
      .orderBy(desc(pushDevice.createdAt), pushDevice.id)
      .offset(DEVICES_MAX)
    await tx.delete(pushDevice).where(and(eq(pushDevice.memberId, memberId), inArray(pushDevice.id, stored)))
  })
}

export async function removeDevice(database: Database, memberId: number, id: string): Promise<void> {
  const { rowCount } = await database
    .delete(pushDevice)
    .where(and(eq(pushDevice.memberId, memberId), eq(pushDevice.id, id)))
  if (!rowCount) throw platformError('not.found')
}
