import type { Database } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import { noticePreference, type NoticeKind } from '../../../db/tables/notices.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { NOTICE_KINDS } from './notice-rules.ts'

const TOKEN = /^(\d{1,9})\.([A-Z]+)\.([\w-]{43})$/

const signed = (memberId: number, kind: string) => `unsubscribe:${memberId}:${kind}`

/** Names the e-mails of a kind to a member. Ends them and does nothing else, so it does not expire. */
export const unsubscribeToken = (secrets: SecretBox, memberId: number, kind: NoticeKind): string =>
  `${memberId}.${kind}.${secrets.hash(signed(memberId, kind)).toString('base64url')}`

/** @throws PlatformError not.found, the same for a forged token and for no member */
export async function unsubscribe(database: Database, secrets: SecretBox, token: string): Promise<NoticeKind> {
  const [, id = '', named = '', signature = ''] = TOKEN.exec(token) ?? []
  const kind = NOTICE_KINDS.find((known) => known === named)
  const memberId = Number(id)
  const given = Buffer.from(signature, 'base64url')
  const isOurs =
    kind !== undefined &&
    secrets.hashes(signed(memberId, kind)).some((hash) => hash.length === given.length && timingSafeEqual(hash, given))
  if (!isOurs) throw platformError('not.found')
  const set = { isOn: false, changedAt: sql`now()` }
  await database
    .insert(noticePreference)
    .values({ memberId, kind, channel: 'EMAIL', ...set })
    .onConflictDoUpdate({ target: [noticePreference.memberId, noticePreference.kind, noticePreference.channel], set })
  return kind
}
