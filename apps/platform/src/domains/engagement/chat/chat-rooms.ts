import type { ChatBar, chatPermission, chatRooms } from '@playhouse/platform-api/chat.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { chatRoom } from '../../../db/tables/chat.ts'
import type { LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { requireRealAccount } from '../../../request/real-account.ts'

export type Room = typeof chatRoom.$inferSelect

/** TY is the demo brand's variant of Vietnamese. */
const ROOM_LANGUAGES: Readonly<Record<LanguageCode, string>> = {
  TY: 'VI',
  VI: 'VI',
  EN: 'EN',
  CN: 'CN',
  ID: 'ID',
  TH: 'TH',
}

/** Facts that a member's read and write access depends on. */
export interface Standing {
  rank: number
  name: string | null
  mutedUntil: Date | null
  exclusion: { kind: 'TIME_OUT' | 'SELF_EXCLUSION'; until: Date | null } | null
}

async function readStanding(on: Database | Transaction, memberId: number): Promise<Standing> {
  const { rows } = await on.execute<{
    rank: number
    name: string | null
    mutedUntil: string | null
    kind: 'TIME_OUT' | 'SELF_EXCLUSION' | null
    endsAt: string | null
  }>(sql`
    select member.rank, profile.name, profile.muted_until as "mutedUntil", exclusion.kind, exclusion.ends_at as "endsAt"
    from member
    left join chat_profile profile on profile.member_id = member.id
    left join play_exclusion exclusion on exclusion.member_id = member.id and exclusion.state = 'ACTIVE'
      and (exclusion.ends_at is null or exclusion.ends_at > now())
    where member.id = ${memberId}`)
  const [row] = rows
  const mutedUntil = row?.mutedUntil ? new Date(row.mutedUntil) : null
  return {
    rank: row?.rank ?? 0,
    name: row?.name ?? null,
    mutedUntil: mutedUntil && mutedUntil > new Date() ? mutedUntil : null,
    exclusion: row?.kind ? { kind: row.kind, until: row.endsAt === null ? null : new Date(row.endsAt) } : null,
  }
}

/** @throws PlatformError in_need_true_account, chat.excluded */
export async function requireEntry(on: Database | Transaction, session: LiveSession): Promise<Standing> {
  const { memberId } = requireRealAccount(session)
  const standing = await readStanding(on, memberId)
  if (standing.exclusion) throw platformError('chat.excluded')
  return standing
}

/** @throws PlatformError chat.room.not.found, chat.rank */
export async function requireRoom(on: Database | Transaction, id: string, { rank }: Standing): Promise<Room> {
  const [room] = await on.select().from(chatRoom).where(eq(chatRoom.id, id))
  if (!room?.isOpen) throw platformError('chat.room.not.found')
  if (barredByRank(room, rank)) throw platformError('chat.rank')
  return room
}

const barredByRank = ({ kind }: Room, rank: number) => kind === 'VIP' && rank <= VIP_SERVICE_ABOVE_RANK

const allBarred = (reason: ChatBar, until: Date | null = null) => ({
  mayRead: false,
  mayWrite: false,
  reason,
  until: until?.getTime() ?? null,
  name: null,
  mutedNames: [],
})

export async function readPermission(
  database: Database,
  { memberId, kind }: LiveSession,
): Promise<ResponseOf<typeof chatPermission>> {
  const standing = await readStanding(database, memberId)
  const barred = getBar(kind, standing)
  if (barred) return allBarred(barred, standing.exclusion?.until)
  const { name, mutedUntil } = standing
  const mutedNames = name === null ? [] : await readMutedNames(database, memberId)
  return {
    mayRead: true,
    mayWrite: mutedUntil === null,
    reason: mutedUntil && 'MUTED',
    until: mutedUntil?.getTime() ?? null,
    name,
    mutedNames,
  }
}

/** Why an account is excluded from all rooms. */
function getBar(kind: LiveSession['kind'], { exclusion }: Standing): ChatBar | null {
  if (!isRealAccount(kind)) return 'DEMO'
  if (exclusion) return exclusion.kind === 'TIME_OUT' ? 'TIME_OUT' : 'EXCLUDED'
  return null
}

export async function readMutedNames(on: Database | Transaction, memberId: number): Promise<string[]> {
  const { rows } = await on.execute<{ name: string }>(sql`
    select name from chat_mute mute join chat_profile profile on profile.member_id = mute.muted_id
    where mute.member_id = ${memberId} order by name`)
  return rows.map(({ name }) => name)
}

/** Rooms in the language, and the VIP room. */
export async function listRooms(
  database: Database,
  session: LiveSession,
  language: LanguageCode,
): Promise<ResponseOf<typeof chatRooms>> {
  const { memberId, kind: account } = session
  const [standing, rows] = await Promise.all([
    readStanding(database, memberId),
    database
      .select({
        room: chatRoom,
        isJoined: sql<boolean>`exists (select from chat_reader where member_id = ${memberId} and room_id = ${chatRoom.id})`,
      })
      .from(chatRoom)
      .where(
        and(eq(chatRoom.isOpen, true), or(eq(chatRoom.language, ROOM_LANGUAGES[language]), isNull(chatRoom.language))),
      )
      .orderBy(asc(chatRoom.kind), asc(chatRoom.id)),
  ])
  const barred = getBar(account, standing)
  return {
    rooms: rows.map(({ room, isJoined }) => {
      const reason = barred ?? (barredByRank(room, standing.rank) ? ('RANK' as const) : null)
      const { id, kind, slowSeconds } = room
      return { id, kind, language: room.language, slowSeconds, mayRead: reason === null, reason, isJoined }
    }),
  }
}
