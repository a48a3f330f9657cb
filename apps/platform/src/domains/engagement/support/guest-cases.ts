import type * as contract from '@playhouse/platform-api/support-cases.ts'
import type { CheckedInputOf, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { isToken, newToken, tokenHash } from '@playhouse/server/token.ts'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { isEmail, prepareEmail } from '@playhouse/shared/email.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { CASE_TEXT_MAX, CASE_TITLE_MAX, EMAIL_MAX } from '@playhouse/shared/limits.ts'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { GUEST, guestCaseKey, serviceCase } from '../../../db/tables/cases.ts'
import { type DueWork, eachDue, retryTime } from '../../../jobs/due-rows.ts'
import { checkTexts } from '../../../request/checked-texts.ts'
import { platformError } from '../../../request/platform-error.ts'
import { createViewLink } from '../../people/uploads/uploads.ts'
import type { Sender } from '../../people/verification/sender.ts'
import { letterLanguage } from '../../people/verification/letter-language.ts'
import { forgetLettersTo, mayWriteTo } from '../../people/verification/unproven-mailbox.ts'
import {
  type Case,
  getDetail,
  isMailable,
  getLines,
  lockCase,
  markSeen,
  storeCase,
  storeRating,
  writeLine,
} from './cases.ts'
import { guestLetter } from './guest-letters.ts'

type GuestDetail = ResponseOf<typeof contract.readGuestCase>

const CODE_DAYS = 7
const KEY_DAYS = 90
/** How long an answer waits for a mailbox that may get no more letters. */
const ANSWER_WAITS_MS = 3_600_000
/** Characters that are not confused when read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A code has 39 random bits and works for seven days; the platform limits attempts by network. */
const CODE_LENGTH = 8

const newCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** Hashes a code with the number of its case, because codes are short. */
const codeHash = (id: bigint, code: string) => tokenHash(`${id}:${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`)

/** @throws PlatformError request_param_err */
export function checkGuestCase({ email, title, text, ...others }: CheckedInputOf<typeof contract.openGuestCase>) {
  const contact = prepareEmail(email)
  const checked = checkTexts({
    email: [contact, EMAIL_MAX],
    title: [title, CASE_TITLE_MAX],
    text: [text, CASE_TEXT_MAX],
  })
  if (!isEmail(contact)) throw platformError('request_param_err', { fields: { email: 'pattern' } })
  return { ...others, contact, title: checked.title, text: checked.text }
}

/** Opens a case once per request key. @throws PlatformError */
export function openGuestCase(
  database: Database,
  language: LanguageCode,
  { requestKey, topic, title, text, contact, uploads }: ReturnType<typeof checkGuestCase>,
): Promise<GuestDetail> {
  return withTransaction(database, async (tx) => {
    const requested = { requestKey, topic, title, text, language, contact, uploads }
    // Another address must not open the case: it is another request under the same key.
    const opened = await storeCase(tx, { memberId: GUEST, letterDueAt: new Date(), ...requested })
    return { ...(await getDetail(tx, opened)), key: await addKey(tx, opened.id) }
  })
}

async function addKey(tx: Transaction, caseId: bigint): Promise<string> {
  const key = newToken()
  await tx
    .insert(guestCaseKey)
    .values({ hash: tokenHash(key), caseId, isCode: false, expiresAt: daysFromNow(KEY_DAYS) })
  return key
}

const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days}::integer)`

/** Exchanges a code for a key, once. @throws PlatformError case.not.found */
export function enterGuestCase(
  database: Database,
  { id, code }: CheckedInputOf<typeof contract.enterGuestCase>,
): Promise<GuestDetail> {
  return withTransaction(database, async (tx) => {
    const { rowCount } = await tx
      .delete(guestCaseKey)
      .where(and(eq(guestCaseKey.hash, codeHash(BigInt(id), code)), isLiveKey(BigInt(id), true)))
    if (rowCount !== 1) throw platformError('case.not.found')
    const found = await lockCase(tx, GUEST, BigInt(id))
    await markSeen(tx, found)
    await forgetLettersTo(tx, 'case', found.contact ?? '')
    return { ...(await getDetail(tx, { ...found, unseen: 0 })), key: await addKey(tx, found.id) }
  })
}

const isLiveKey = (caseId: bigint, isCode: boolean) =>
  and(eq(guestCaseKey.caseId, caseId), eq(guestCaseKey.isCode, isCode), gt(guestCaseKey.expiresAt, sql`now()`))

const opens = async (on: Database | Transaction, { id, key }: { id: string; key: string }): Promise<boolean> =>
  isToken(key) &&
  (await on.$count(guestCaseKey, and(eq(guestCaseKey.hash, tokenHash(key)), isLiveKey(BigInt(id), false)))) === 1

/** A change to the case that a key opens. @throws PlatformError case.not.found, the same for a wrong key and no case */
function withKey(
  database: Database,
  { id, key }: { id: string; key: string },
  change: (tx: Transaction, found: Case) => Promise<Case>,
): Promise<GuestDetail> {
  return withTransaction(database, async (tx) => {
    if (!(await opens(tx, { id, key }))) throw platformError('case.not.found')
    return { ...(await getDetail(tx, await change(tx, await lockCase(tx, GUEST, BigInt(id))))), key }
  })
}

export const readGuestCase = (database: Database, input: CheckedInputOf<typeof contract.readGuestCase>) =>
  withKey(database, input, async (tx, found) => {
    await markSeen(tx, found)
    return { ...found, unseen: 0 }
  })

export const writeGuestCase = (database: Database, input: CheckedInputOf<typeof contract.writeGuestCase>) =>
  withKey(database, input, (tx, found) => writeLine(tx, found, input))

export const rateGuestCase = (database: Database, input: CheckedInputOf<typeof contract.rateGuestCase>) =>
  withKey(database, input, (tx, found) => storeRating(tx, found, input))

/** A link to a picture that stands in the case of a key. @throws PlatformError upload.not.found, the same for any reason */
export async function viewGuestUpload(
  database: Database,
  { id, key, upload }: CheckedInputOf<typeof contract.viewGuestUpload>,
): Promise<ResponseOf<typeof contract.viewGuestUpload>> {
  const lines = (await opens(database, { id, key }))
    ? await getLines(database, { memberId: GUEST, id: BigInt(id) })
    : []
  // Notes of operators are not shown.
  const isShown = lines.some(({ author, uploads }) => author !== 'NOTE' && uploads.includes(upload))
  if (!isShown) throw platformError('upload.not.found')
  return createViewLink(database, GUEST, upload)
}

/** Has a letter sent if the address has opened the case. Says nothing about it. */
export async function requestGuestCode(
  database: Database,
  { id, email }: CheckedInputOf<typeof contract.sendGuestCaseCode>,
): Promise<void> {
  await database
    .update(serviceCase)
    .set({ letterDueAt: new Date() })
    .where(
      and(
        eq(serviceCase.memberId, GUEST),
        eq(serviceCase.id, BigInt(id)),
        eq(serviceCase.contact, prepareEmail(email)),
      ),
    )
}

export interface LetterServices {
  sender: Sender
  brand: () => Promise<{ name: string; canSend: boolean; languages: readonly string[] }>
  siteOrigin: string
}

/** Letters to guests: a case was opened, answered or closed, or a code was asked for. Each has a new code. */
export const guestLetters = (services: LetterServices): DueWork => ({
  name: 'letters of cases',
  next: sql`select min(letter_due_at) from ${serviceCase}`,
  run: (database, closing) => sendGuestLetters(database, services, closing),
})

export function sendGuestLetters(
  database: Database,
  { sender, brand, siteOrigin }: LetterServices,
  closing = new AbortController().signal,
): Promise<number> {
  return eachDue<Case, unknown>(database, closing, {
    getName: ({ id }) => `case ${id}`,
    take: (tx) =>
      tx
        .select()
        .from(serviceCase)
        .where(lt(serviceCase.letterDueAt, sql`now()`))
        .limit(1)
        .for('update', { skipLocked: true }),
    work: async (tx, rows) => {
      for (const found of rows) {
        await tx.update(serviceCase).set({ letterDueAt: null }).where(isSame(found))
        const { name, canSend, languages } = await brand()
        const { contact } = found
        if (!canSend || contact === null || !isMailable(found)) continue
        if (!(await mayWriteTo(tx, 'case', contact))) {
          if (found.unseen > 0)
            await tx
              .update(serviceCase)
              .set({ letterDueAt: new Date(Date.now() + ANSWER_WAITS_MS) })
              .where(isSame(found))
          continue
        }
        const code = newCode()
        await tx
          .insert(guestCaseKey)
          .values({ hash: codeHash(found.id, code), caseId: found.id, isCode: true, expiresAt: daysFromNow(CODE_DAYS) })
        const letter = guestLetter(letterLanguage(found.language, languages), found.state, {
          brand: name,
          number: String(found.id),
          code: `${code.slice(0, 4)}-${code.slice(4)}`,
          link: `${siteOrigin}/service#case=${found.id}&code=${code}`,
          days: CODE_DAYS,
        })
        // Sent before the commit, so that no code is stored that was not sent.
        await sender.sendEmail({ address: contact, ...letter })
      }
    },
    postpone: (tx, found) => tx.update(serviceCase).set({ letterDueAt: retryTime() }).where(isSame(found)),
  })
}

const isSame = ({ id }: Case) => and(eq(serviceCase.memberId, GUEST), eq(serviceCase.id, id))
