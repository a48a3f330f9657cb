import type {
  openServiceCase,
  serviceCaseDetail,
  serviceCases,
  writeServiceCase,
} from '@playhouse/platform-api/cases.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { CASE_TEXT_MAX, CASE_TITLE_MAX, VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { serviceCase, serviceCaseLine } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { publishToMember } from '../../../live/publish.ts'
import { checkTexts } from '../../../request/checked-texts.ts'
import { checkHourlyLimit } from '../../../request/hourly-limit.ts'
import { platformError } from '../../../request/platform-error.ts'
import { claimUploads } from '../../people/uploads/uploads.ts'
import { rankOf } from '../ranks/ladder.ts'

export type Case = typeof serviceCase.$inferSelect
type Detail = ResponseOf<typeof serviceCaseDetail>

/** Hours of the desk in the brand's time zone, and how fast it answers. */
const DESK = { opensAt: 8, closesAt: 23, answerMinutes: 30, personalAnswerMinutes: 10 }
const HOUR_MS = 3_600_000
const LINES_PER_HOUR = 30

const hour = (hours: number) => `${String(hours).padStart(2, '0')}:00`

/** Hours since midnight. */
const hoursInto = (now: Date) => (now.getTime() - startOfDay(brandDay(now)).getTime()) / HOUR_MS

const isDeskOpen = (now: Date) => hoursInto(now) >= DESK.opensAt && hoursInto(now) < DESK.closesAt

/** When an answer to what was written at a time is due. Only time in which the desk is open counts. */
export function answerDue(at: Date, rank: number): Date {
  const responseMs = (rank > VIP_SERVICE_ABOVE_RANK ? DESK.personalAnswerMinutes : DESK.answerMinutes) * 60_000
  const midnight = startOfDay(brandDay(at)).getTime()
  const opens = midnight + DESK.opensAt * HOUR_MS
  const closes = midnight + DESK.closesAt * HOUR_MS
  const due = Math.max(at.getTime(), opens) + responseMs
  return new Date(due <= closes ? due : opens + 24 * HOUR_MS + Math.min(due - closes, responseMs))
}

export async function listCases(
  database: Database,
  memberId: number,
  { pageNo, pageSize }: CheckedInputOf<typeof serviceCases>,
  now = new Date(),
): Promise<ResponseOf<typeof serviceCases>> {
  const own = eq(serviceCase.memberId, memberId)
  const [rows, [counted], rank] = await Promise.all([
    database
      .select()
      .from(serviceCase)
      .where(own)
      .orderBy(desc(serviceCase.updatedAt), desc(serviceCase.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    database
      .select({ total: sql<number>`count(*)::integer` })
      .from(serviceCase)
      .where(own),
    rankOf(database, memberId),
  ])
  const isPersonal = rank > VIP_SERVICE_ABOVE_RANK
  return {
    total: counted?.total ?? 0,
    list: rows.map(itemOf),
    desk: {
      opensAt: hour(DESK.opensAt),
      closesAt: hour(DESK.closesAt),
      isOpen: isDeskOpen(now),
      answerMinutes: isPersonal ? DESK.personalAnswerMinutes : DESK.answerMinutes,
      isPersonal,
    },
  }
}

/** Marks the answers as seen. @throws PlatformError case.not.found */
export function readCase(database: Database, memberId: number, id: string): Promise<Detail> {
  return withTransaction(database, async (tx) => {
    const found = await lockCase(tx, memberId, BigInt(id))
    const seen = { ...found, unseen: 0 }
    if (found.unseen > 0) {
      await tx.update(serviceCase).set({ unseen: 0 }).where(isCase(found))
      // The member's other tabs count it, too.
      await publishCase(tx, seen)
    }
    return detailOf(tx, seen)
  })
}

/** Opens a case once per request key. @throws PlatformError */
export function openCase(
  database: Database,
  { memberId, language }: { memberId: number; language: LanguageCode },
  { requestKey, topic, title, text, uploads }: CheckedInputOf<typeof openServiceCase>,
): Promise<Detail> {
  const checked = checkTexts({ title: [title, CASE_TITLE_MAX], text: [text, CASE_TEXT_MAX] })
  return withTransaction(database, async (tx) => {
    const rank = await takeTurn(tx, memberId)
    const [before] = await tx
      .select()
      .from(serviceCase)
      .where(and(eq(serviceCase.memberId, memberId), eq(serviceCase.requestKey, requestKey)))
    if (before) return detailOf(tx, before)
    await checkLineLimit(tx, memberId)
    const [opened] = await tx
      .insert(serviceCase)
      .values({ memberId, requestKey, topic, title: checked.title, rank, language })
      .returning()
    if (!opened) throw new Error('The case was not stored.')
    await claimUploads(tx, memberId, uploads, 'MESSAGE')
    await tx.insert(serviceCaseLine).values({
      memberId,
      caseId: opened.id,
      line: 1,
      author: 'MEMBER',
      text: checked.text,
      uploads,
      requestKey,
    })
    await publishCase(tx, opened)
    return detailOf(tx, opened)
  })
}

/** Adds what the member writes, once per request key. @throws PlatformError */
export function writeInCase(
  database: Database,
  memberId: number,
  { id, requestKey, text, uploads }: CheckedInputOf<typeof writeServiceCase>,
): Promise<Detail> {
  const checked = checkTexts({ text: [text, CASE_TEXT_MAX] })
  return withTransaction(database, async (tx) => {
    await takeTurn(tx, memberId)
    const found = await lockCase(tx, memberId, BigInt(id))
    const [before] = await tx
      .select({ line: serviceCaseLine.line })
      .from(serviceCaseLine)
      .where(
        and(
          eq(serviceCaseLine.memberId, memberId),
          eq(serviceCaseLine.caseId, found.id),
          eq(serviceCaseLine.requestKey, requestKey),
        ),
      )
    if (before) return detailOf(tx, found)
    await checkLineLimit(tx, memberId)
    await claimUploads(tx, memberId, uploads, 'MESSAGE')
    return detailOf(tx, await addLine(tx, found, { author: 'MEMBER', text: checked.text, uploads, requestKey }, 'OPEN'))
  })
}

/** @throws PlatformError case.not.found */
export function closeCase(database: Database, memberId: number, id: string): Promise<Detail> {
  return withTransaction(database, async (tx) => {
    const found = await lockCase(tx, memberId, BigInt(id))
    return detailOf(tx, found.state === 'CLOSED' ? found : await moveCase(tx, found, { state: 'CLOSED' }))
  })
}

/** An operator's answer. @throws PlatformError case.not.found */
export async function answerCase(
  tx: Transaction,
  { memberId, id, text, operator }: { memberId: number; id: bigint; text: string; operator: string },
): Promise<Case> {
  const found = await lockCase(tx, memberId, id)
  return addLine(tx, found, { author: 'OPERATOR', text, operator }, 'ANSWERED')
}

async function addLine(
  tx: Transaction,
  found: Case,
  line: Pick<typeof serviceCaseLine.$inferInsert, 'author' | 'text' | 'uploads' | 'requestKey' | 'operator'>,
  state: Case['state'],
): Promise<Case> {
  const { memberId, id: caseId } = found
  await tx.insert(serviceCaseLine).values({
    ...line,
    memberId,
    caseId,
    line: sql`(select max(line) + 1 from service_case_line where member_id = ${memberId} and case_id = ${caseId})`,
  })
  const beginsToWait = state === 'OPEN' && found.state !== 'OPEN'
  return moveCase(tx, found, {
    state,
    unseen: line.author === 'OPERATOR' ? found.unseen + 1 : 0,
    ...(beginsToWait && { waitingSince: new Date() }),
  })
}

async function moveCase(
  tx: Transaction,
  found: Case,
  change: Partial<Pick<Case, 'state' | 'unseen' | 'waitingSince'>>,
): Promise<Case> {
  const [moved] = await tx
    .update(serviceCase)
    .set({ ...change, updatedAt: new Date() })
    .where(isCase(found))
    .returning()
  if (!moved) throw platformError('case.not.found')
  await publishCase(tx, moved)
  return moved
}

const publishCase = (tx: Transaction, { memberId, id, state, unseen }: Case) =>
  publishToMember(tx, memberId, { type: 'CASE', caseId: String(id), state, unseen })

const isCase = ({ memberId, id }: Pick<Case, 'memberId' | 'id'>) =>
  and(eq(serviceCase.memberId, memberId), eq(serviceCase.id, id))

async function lockCase(tx: Transaction, memberId: number, id: bigint): Promise<Case> {
  const [found] = await tx.select().from(serviceCase).where(isCase({ memberId, id })).for('update')
  if (!found) throw platformError('case.not.found')
  return found
}

export const linesOf = (on: Database | Transaction, { memberId, id }: Pick<Case, 'memberId' | 'id'>) =>
  on
    .select()
    .from(serviceCaseLine)
    .where(and(eq(serviceCaseLine.memberId, memberId), eq(serviceCaseLine.caseId, id)))
    .orderBy(asc(serviceCaseLine.line))

async function detailOf(tx: Transaction, found: Case): Promise<Detail> {
  const lines = await linesOf(tx, found)
  return {
    ...itemOf(found),
    answerBy: found.state === 'OPEN' ? answerDue(found.waitingSince, found.rank).getTime() : null,
    lines: lines.map(({ author, text, uploads, at }) => ({ author, text, uploads, at: at.getTime() })),
  }
}

const itemOf = ({ id, topic, title, state, unseen, openedAt, updatedAt }: Case) => ({
  id: String(id),
  topic,
  title,
  state,
  unseen,
  openedAt: openedAt.getTime(),
  updatedAt: updatedAt.getTime(),
})

/** What a member writes takes turns, so that its hourly limit holds. @returns the member's rank */
async function takeTurn(tx: Transaction, memberId: number): Promise<number> {
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId)).for('no key update')
  return own?.rank ?? 0
}

const checkLineLimit = (tx: Transaction, memberId: number) =>
  checkHourlyLimit(
    tx,
    sql`select at from service_case_line where member_id = ${memberId} and author = 'MEMBER'`,
    LINES_PER_HOUR,
  )
