import type { Database } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { member } from '../../../db/tables/members.ts'
import { noticePreference, type NoticeKind } from '../../../db/tables/notices.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { NOTICE_KINDS } from '@playhouse/platform-api/notices.ts'

const TOKEN = /^(\d{1,9})\.([A-Z]+)\.([\w-]{43})$/

/** Letters of earlier releases have a token without an address; their links must not end. */
const signed = (memberId: number, kind: string, address?: string) =>
  ['unsubscribe', memberId, kind, ...(address === undefined ? [] : [address.toLowerCase()])].join(':')

/** Names the e-mails of a kind to a member at an address. Ends them and does nothing else, so it does not expire. */
export const unsubscribeToken = (
  secrets: SecretBox,
  { memberId, kind, address }: { memberId: number; kind: NoticeKind; address: string },
): string => `${memberId}.${kind}.${secrets.hash(signed(memberId, kind, address)).toString('base64url')}`

/** @throws PlatformError not.found, the same for a forged token, for one sent to an address that is no longer the account's, and for no member */
export async function unsubscribe(database: Database, secrets: SecretBox, token: string): Promise<NoticeKind> {
  const [, id = '', named = '', signature = ''] = TOKEN.exec(token) ?? []
  const kind = NOTICE_KINDS.find((known) => known === named)
  const memberId = Number(id)
  const given = Buffer.from(signature, 'base64url')
  const [account] = kind
    ? await database.select({ email: member.email }).from(member).where(eq(member.id, memberId))
    : []
  const texts = [signed(memberId, named), ...(account?.email ? [signed(memberId, named, account.email)] : [])]
  const isOurs = texts
    .flatMap((text) => secrets.hashes(text))
    .some((hash) => hash.length === given.length && timingSafeEqual(hash, given))
  if (kind === undefined || !isOurs) throw platformError('not.found')
  const set = { isOn: false, changedAt: sql`now()` }
  await database
    .insert(noticePreference)
    .values({ memberId, kind, channel: 'EMAIL', ...set })
    .onConflictDoUpdate({ target: [noticePreference.memberId, noticePreference.kind, noticePreference.channel], set })
  return kind
}
