import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { cardNumber } from '@playhouse/shared/card-number.ts'
import { and, asc, desc, eq, ilike, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isIP } from 'node:net'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { prepareUsername } from '@playhouse/shared/prepared-text.ts'
import { member } from '../../../db/tables/members.ts'
import { memberNote } from '../../../db/tables/office.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { hasName } from '../../../lib/operator-list.ts'

export interface MemberName {
  id: number
  username: string
}

export const findMemberById = (database: Database, id: number): Promise<MemberName | undefined> =>
  findMember(database, eq(member.id, id))

export const findMemberByUsername = (database: Database, username: string): Promise<MemberName | undefined> =>
  findMember(database, eq(member.username, prepareUsername(username)))

async function findMember(database: Database, condition: ReturnType<typeof eq>): Promise<MemberName | undefined> {
  const [found] = await database.select({ id: member.id, username: member.username }).from(member).where(condition)
  return found
}

/** Keeps the account from being closed until the end of the transaction. */
export async function lockStanding(
  tx: Transaction,
  id: number,
): Promise<{ kind: number; closedAt: Date | null } | undefined> {
  const [found] = await tx
    .select({ kind: member.kind, closedAt: member.closedAt })
    .from(member)
    .where(eq(member.id, id))
    .for('no key update')
  return found
}

export const countOpenAccounts = async (on: Database | Transaction): Promise<bigint> =>
  BigInt(
    await on.$count(member, and(ne(member.kind, KIND_CODES.DEMO), isNull(member.closingAt), isNull(member.closedAt))),
  )

/** Accounts that one way of searching finds at most: the start of a name may be that of many. */
const FOUND_BY_ONE = 200

/**
 * Finds members by ID, username, nickname, name, e-mail address, phone number, bank account or code of an invitation. Best match first.
 * @param byAddress also those who have logged in at a network address
 */
export async function searchMembers(
  database: Database,
  text: string,
  { byAddress }: { byAddress: boolean },
  limit = 50,
) {
  const typed = text.trim().toLowerCase()
  const digits = typed.replace(/[^\d]/g, '')
  const number = cardNumber(text)
  const part = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  const hasWords = (name: SQLWrapper) => sql`${and(...typed.split(/\s+/).map((word) => hasName(word, name)))}`
  const ids = (condition: SQL) => sql`(select id from member where ${condition} limit ${FOUND_BY_ONE})`
  // Each by its own index: one condition over all of them would read every member.
  const ways = [
    ids(eq(member.username, typed)),
    ids(ilike(member.username, part)),
    ids(hasWords(member.payeeName)),
    ids(hasWords(member.nickname)),
  ]
  if (/^\d{1,9}$/.test(typed)) ways.push(ids(eq(member.id, Number(typed))))
  if (typed.includes('@')) ways.push(ids(eq(member.email, typed)))
  if (digits.length >= 6) {
    // A number is typed with the country's code, or with a zero in its place.
    ways.push(ids(eq(member.mobile, `+${digits}`)))
    if (digits.startsWith('0'))
      ways.push(ids(sql`${member.mobile} in (select '+' || calling_code || ${digits.slice(1)} from country_code)`))
  }
  if (/^\w{4,12}$/.test(typed)) {
    const code = typed.toUpperCase()
    ways.push(ids(eq(member.affiliateCode, code)))
    ways.push(
      sql`(select member_id from agent_link where code = ${code} union all select member_id from referral_code where code = ${code})`,
    )
  }
  if (byAddress && isIP(typed) !== 0)
    ways.push(
      sql`(select distinct member_id from log_in_history where address = ${typed} and outcome = 'signed-in' limit ${FOUND_BY_ONE})`,
    )
  if (/^\w{6,}$/.test(number))
    ways.push(sql`(select member_id from bank_card where account_number = ${number} limit ${FOUND_BY_ONE})`)
  return database
    .select({
      id: member.id,
      username: member.username,
      nickname: member.nickname,
      payeeName: member.payeeName,
      kind: member.kind,
      mobile: member.mobile,
      email: member.email,
      registeredAt: member.registeredAt,
    })
    .from(member)
    .where(sql`${member.id} in (${sql.join(ways, sql` union `)})`)
    .orderBy(sql`${member.username} = ${typed} desc`, sql`${member.id}::text = ${typed} desc`, asc(member.username))
    .limit(limit)
}

/** The account with its profile; undefined for no member. */
export async function findMemberCard(on: Database | Transaction, id: number) {
  const [found] = await on
    .select({ member, profile: memberProfile, mayAdvertise: sql<boolean>`may_advertise(${member.id})` })
    .from(member)
    .leftJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, id))
  return found
}

/** Accounts above a member, from the top. */
export async function listUplines(database: Database, id: number): Promise<MemberName[]> {
  const { rows } = await database.execute<{ id: number; username: string }>(sql`
    select upline.id, upline.username from member own join member upline on upline.path @> own.path and upline.id <> own.id
    where own.id = ${id} and own.parent_id is not null order by nlevel(upline.path)`)
  return rows
}

export const listNotes = (database: Database, memberId: number) =>
  database.select().from(memberNote).where(eq(memberNote.memberId, memberId)).orderBy(desc(memberNote.id)).limit(100)

export const addNote = async (
  tx: Transaction,
  note: { memberId: number; text: string; operator: string },
): Promise<void> => void (await tx.insert(memberNote).values(note))
