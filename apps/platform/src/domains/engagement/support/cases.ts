import type {
  openServiceCase,
  rateServiceCase,
  serviceCaseDetail,
  serviceCases,
  writeServiceCase,
} from '@playhouse/platform-api/support-cases.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { isEmail } from '@playhouse/shared/email.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { CASE_RATING_MAX, CASE_TEXT_MAX, CASE_TITLE_MAX, VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { brand } from '../../../db/tables/brand.ts'
import { GUEST, serviceCase, serviceCaseLine } from '../../../db/tables/cases.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { publishToMember } from '../../../live/publish.ts'
import { checkTexts } from '../../../request/checked-texts.ts'
import { checkHourlyLimit } from '../../../request/hourly-limit.ts'
import { platformError } from '../../../request/platform-error.ts'
import { readMessagesAbout } from '../../people/messages/mailbox.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { claimUploads } from '../../people/uploads/uploads.ts'
import { getRank } from '../ranks/ladder.ts'
import { findLine, requireSameCase, requireSameLine } from './same-request.ts'

export { GUEST }

export type Case = typeof serviceCase.$inferSelect
type Detail = ResponseOf<typeof serviceCaseDetail>

const HOUR_MS = 3_600_000
const LINES_PER_HOUR = 30

/** Opening hours of customer service on the brand's clock, and the minutes within which it answers. */
export interface Desk {
  opensAt: number
  closesAt: number
  answerMinutes: number
  personalMinutes: number
}

export const DESK_COLUMNS = {
  opensAt: brand.deskOpensAt,
  closesAt: brand.deskClosesAt,
  answerMinutes: brand.deskAnswerMinutes,
  personalMinutes: brand.deskPersonalMinutes,
}

export async function readDesk(on: Database | Transaction): Promise<Desk> {
  const [desk] = await on.select(DESK_COLUMNS).from(brand).limit(1)
  if (!desk) throw new Error('The database holds no brand.')
  return desk
}

const hour = (hours: number) => `${String(hours).padStart(2, '0')}:00`

/** Hours since midnight. */
const hoursInto = (now: Date) => (now.getTime() - startOfDay(brandDay(now)).getTime()) / HOUR_MS

/** The desk as shown to an account of a rank. */
export function deskFor({ opensAt, closesAt, answerMinutes, personalMinutes }: Desk, rank: number, now = new Date()) {
  const isPersonal = rank > VIP_SERVICE_ABOVE_RANK
  return {
    opensAt: hour(opensAt),
    closesAt: hour(closesAt),
    isOpen: hoursInto(now) >= opensAt && hoursInto(now) < closesAt,
    answerMinutes: isPersonal ? personalMinutes : answerMinutes,
    isPersonal,
  }
}

/** When an answer to a line written `at` is due. Only opening hours count. */
export function answerDue(at: Date, rank: number, desk: Desk): Date {
  const responseMs = (rank > VIP_SERVICE_ABOVE_RANK ? desk.personalMinutes : desk.answerMinutes) * 60_000
  const midnight = startOfDay(brandDay(at)).getTime()
  const opens = midnight + desk.opensAt * HOUR_MS
  const closes = midnight + desk.closesAt * HOUR_MS
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
  const [rows, [counted], rank, desk] = await Promise.all([
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
    getRank(database, memberId),
    readDesk(database),
  ])
  return {
    total: counted?.total ?? 0,
    list: rows.map(getItem),
    desk: deskFor(desk, rank, now),
  }
}

/** Marks the answers as seen. @throws PlatformError case.not.found */
export function readCase(database: Database, memberId: number, id: string): Promise<Detail> {
  return withTransaction(database, async (tx) => {
    const found = await lockCase(tx, memberId, BigInt(id))
    const seen = { ...found, unseen: 0 }
    await markSeen(tx, found)
    return getDetail(tx, seen)
  })
}

/** Marks the answers as seen, together with the messages about them. */
export async function markSeen(tx: Transaction, found: Case): Promise<void> {
  if (found.unseen === 0) return
  await tx.update(serviceCase).set({ unseen: 0 }).where(isCase(found))
  if (found.memberId === GUEST) return
  // The member's other tabs show the number of unread answers.
  await publishCase(tx, { ...found, unseen: 0 })
  await readMessagesAbout(tx, found.memberId, messageAbout(found.id))
}

const messageAbout = (id: bigint) => `case:${id}`

/** Opens a case once per request key. @throws PlatformError */
export function openCase(
  database: Database,
  { memberId, language }: { memberId: number; language: LanguageCode },
  { requestKey, topic, title, text, uploads }: CheckedInputOf<typeof openServiceCase>,
): Promise<Detail> {
  const checked = checkTexts({ title: [title, CASE_TITLE_MAX], text: [text, CASE_TEXT_MAX] })
  return withTransaction(database, async (tx) =>
    getDetail(tx, await storeCase(tx, { memberId, language, requestKey, topic, ...checked, uploads })),
  )
}

type NewCase = Pick<
  typeof serviceCase.$inferInsert,
  'memberId' | 'kind' | 'contact' | 'language' | 'requestKey' | 'topic' | 'title' | 'letterDueAt'
> & { text: string; uploads?: readonly string[] }

/** Stores a case with its first line, once per request key. @throws PlatformError */
export async function storeCase(tx: Transaction, { text, uploads = [], ...requested }: NewCase): Promise<Case> {
  const { memberId, requestKey } = requested
  const rank = await takeTurn(tx, requested)
  const [before] = await tx
    .select()
    .from(serviceCase)
    .where(and(eq(serviceCase.memberId, memberId), eq(serviceCase.requestKey, requestKey)))
  if (before) {
    await requireSameCase(tx, before, { ...requested, text, uploads })
    return before
  }
  await checkLineLimit(tx, requested)
  const [opened] = await tx
    .insert(serviceCase)
    .values({ ...requested, rank })
    .returning()
  if (!opened) throw new Error('The case was not stored.')
  await claimUploads(tx, memberId, uploads, 'MESSAGE')
  await tx.insert(serviceCaseLine).values({
    memberId,
    caseId: opened.id,
    line: 1,
    author: 'MEMBER',
    text,
    uploads: [...uploads],
    requestKey,
  })
  await publishCase(tx, opened)
  return opened
}

/** Adds a line of the member, once per request key. @throws PlatformError */
export function writeInCase(
  database: Database,
  memberId: number,
  { id, requestKey, text, uploads }: CheckedInputOf<typeof writeServiceCase>,
): Promise<Detail> {
  return withTransaction(database, async (tx) => {
    await takeTurn(tx, { memberId })
    const found = await lockCase(tx, memberId, BigInt(id))
    return getDetail(tx, await writeLine(tx, found, { requestKey, text, uploads }))
  })
}

/** Adds a line of the owner to a locked case, once per request key. @throws PlatformError */
export async function writeLine(
  tx: Transaction,
  found: Case,
  { requestKey, text, uploads = [] }: { requestKey: string; text: string; uploads?: string[] },
): Promise<Case> {
  const { memberId } = found
  const checked = checkTexts({ text: [text, CASE_TEXT_MAX] })
  const before = await findLine(tx, found, requestKey)
  if (before) {
    requireSameLine(before, { text: checked.text, uploads })
    return found
  }
  await checkLineLimit(tx, found)
  await claimUploads(tx, memberId, uploads, 'MESSAGE')
  return addLine(tx, found, { author: 'MEMBER', text: checked.text, uploads, requestKey }, 'OPEN')
}

/** @throws PlatformError case.not.found */
export function closeCase(database: Database, memberId: number, id: string): Promise<Detail> {
  return withTransaction(database, async (tx) => {
    const found = await lockCase(tx, memberId, BigInt(id))
    return getDetail(tx, found.state === 'CLOSED' ? found : await moveCase(tx, found, { state: 'CLOSED' }))
  })
}

/** @throws PlatformError case.not.found, case.not.closed */
export function rateCase(
  database: Database,
  memberId: number,
  { id, stars, comment }: CheckedInputOf<typeof rateServiceCase>,
): Promise<Detail> {
  return withTransaction(database, async (tx) =>
    getDetail(tx, await storeRating(tx, await lockCase(tx, memberId, BigInt(id)), { stars, comment })),
  )
}

/** @throws PlatformError case.not.closed, request_param_err */
export async function storeRating(
  tx: Transaction,
  found: Case,
  { stars, comment = '' }: { stars: number; comment?: string | undefined },
): Promise<Case> {
  if (found.state !== 'CLOSED') throw platformError('case.not.closed')
  const ratingComment = comment.trim() === '' ? null : checkTexts({ comment: [comment, CASE_RATING_MAX] }).comment
  return moveCase(tx, found, { stars, ratingComment })
}

interface OperatorAct {
  memberId: number
  id: bigint
  operator: string
}

/** Adds an operator's answer and notifies the owner: a member by a message, a guest by e-mail. @throws PlatformError case.not.found */
export async function answerCase(
  tx: Transaction,
  { memberId, id, text, operator, uploads }: OperatorAct & { text: string; uploads?: string[] },
): Promise<Case> {
  const found = await lockCase(tx, memberId, id)
  const answered = await addLine(
    tx,
    found,
    { author: 'OPERATOR', text, operator, ...(uploads && { uploads }) },
    'ANSWERED',
  )
  if (memberId !== GUEST)
    await writeMessage(tx, {
      memberId,
      kind: 'SERVICE',
      template: 'case.ANSWERED',
      params: { number: String(id), title: found.title },
      about: messageAbout(id),
    })
  return answered
}

/** Adds an operator's internal note to a case. @throws PlatformError case.not.found */
export async function noteInCase(
  tx: Transaction,
  { memberId, id, text, operator }: OperatorAct & { text: string },
): Promise<void> {
  await insertLine(tx, await lockCase(tx, memberId, id), { author: 'NOTE', text, operator })
}

/** @throws PlatformError case.not.found */
export async function closeCaseByOperator(
  tx: Transaction,
  { memberId, id }: Omit<OperatorAct, 'operator'>,
): Promise<Case> {
  const found = await lockCase(tx, memberId, id)
  return found.state === 'CLOSED' ? found : moveCase(tx, found, { state: 'CLOSED' })
}

type NewLine = Pick<typeof serviceCaseLine.$inferInsert, 'author' | 'text' | 'uploads' | 'requestKey' | 'operator'>

const insertLine = (tx: Transaction, { memberId, id: caseId }: Case, line: NewLine) =>
  tx.insert(serviceCaseLine).values({
    ...line,
    memberId,
    caseId,
    line: sql`(select max(line) + 1 from service_case_line where member_id = ${memberId} and case_id = ${caseId})`,
  })

async function addLine(tx: Transaction, found: Case, line: NewLine, state: Case['state']): Promise<Case> {
  await insertLine(tx, found, line)
  const startsWaiting = state === 'OPEN' && found.state !== 'OPEN'
  const isAnswer = line.author === 'OPERATOR'
  return moveCase(tx, found, {
    state,
    unseen: isAnswer ? found.unseen + 1 : 0,
    ...(startsWaiting && { waitingSince: new Date() }),
    ...(isAnswer && isMailable(found) && { letterDueAt: new Date() }),
  })
}

/** Whether its owner can only be reached by e-mail. */
export const isMailable = ({ memberId, contact }: Pick<Case, 'memberId' | 'contact'>): boolean =>
  memberId === GUEST && contact !== null && isEmail(contact)

async function moveCase(
  tx: Transaction,
  found: Case,
  change: Partial<Pick<Case, 'state' | 'unseen' | 'waitingSince' | 'letterDueAt' | 'stars' | 'ratingComment'>>,
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

async function publishCase(tx: Transaction, { memberId, id, state, unseen }: Case): Promise<void> {
  if (memberId !== GUEST) await publishToMember(tx, memberId, { type: 'CASE', caseId: String(id), state, unseen })
}

const isCase = ({ memberId, id }: Pick<Case, 'memberId' | 'id'>) =>
  and(eq(serviceCase.memberId, memberId), eq(serviceCase.id, id))

export async function lockCase(tx: Transaction, memberId: number, id: bigint): Promise<Case> {
  const [found] = await tx.select().from(serviceCase).where(isCase({ memberId, id })).for('update')
  if (!found) throw platformError('case.not.found')
  return found
}

export const getLines = (on: Database | Transaction, { memberId, id }: Pick<Case, 'memberId' | 'id'>) =>
  on
    .select()
    .from(serviceCaseLine)
    .where(and(eq(serviceCaseLine.memberId, memberId), eq(serviceCaseLine.caseId, id)))
    .orderBy(asc(serviceCaseLine.line))

export async function getDetail(tx: Transaction, found: Case): Promise<Detail> {
  const [lines, desk] = [await getLines(tx, found), await readDesk(tx)]
  return {
    ...getItem(found),
    answerBy: found.state === 'OPEN' ? answerDue(found.waitingSince, found.rank, desk).getTime() : null,
    rating: found.stars === null ? null : { stars: found.stars, comment: found.ratingComment },
    lines: lines.flatMap(({ author, text, uploads, at }) =>
      author === 'NOTE' ? [] : [{ author, text, uploads, at: at.getTime() }],
    ),
  }
}

const getItem = ({ id, kind, topic, title, state, unseen, openedAt, updatedAt }: Case) => ({
  id: String(id),
  kind,
  topic,
  title,
  state,
  unseen,
  openedAt: openedAt.getTime(),
  updatedAt: updatedAt.getTime(),
})

type Writer = Pick<NewCase, 'memberId' | 'contact'>

/** Makes the lines of one person wait for each other, so that concurrent ones cannot exceed the hourly limit. @returns the member's rank */
async function takeTurn(tx: Transaction, { memberId, contact }: Writer): Promise<number> {
  if (memberId === GUEST) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guest-case:${contact ?? ''}`}, 0))`)
    return 0
  }
  const [own] = await tx.select({ rank: member.rank }).from(member).where(eq(member.id, memberId)).for('no key update')
  return own?.rank ?? 0
}

/** Limits the lines of a member, or of all guests with the same address. */
const checkLineLimit = (tx: Transaction, { memberId, contact }: Writer) =>
  checkHourlyLimit(
    tx,
    sql`select at from service_case_line line where line.member_id = ${memberId} and author = 'MEMBER' ${
      memberId === GUEST
        ? sql`and case_id in (select id from service_case where member_id = ${GUEST} and contact is not distinct from ${contact ?? null}::text)`
        : sql``
    }`,
    LINES_PER_HOUR,
  )
