import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { hashPassword, isPassword } from '../../../../lib/password.ts'
import type { CodeOwner, CodeRequest, Codes, NoteDelivery } from './code-types.ts'
import { checkCodeQuota } from './code-limits.ts'

const DIGITS = 6
/** Wrong attempts that invalidate a code: a chance of one in 200,000. */
const TRIES_MAX = 5

export interface CodeSettings {
  /** Lifetime of a code. */
  minutes: number
  /** Codes per address within 24 hours. */
  perDay: number
}

/** @param deliver sends a new code and notes whether it was taken; undefined if nothing can be sent */
export function verificationCodes(
  { minutes, perDay }: CodeSettings,
  deliver: ((request: CodeRequest, code: string, note: NoteDelivery) => void) | undefined,
): Codes {
  return {
    canSend: deliver !== undefined,
    async requestCode(database, request) {
      if (!deliver) throw platformError('function.not.available')
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      const id = await withTransaction(database, (tx) => storeCode(tx, request, code, { minutes, perDay }))
      if (request.deliver !== false) deliver(request, code, (isTaken) => noteDelivery(database, id, isTaken))
      return { expiredMinutes: minutes }
    },
    checkCode,
    spendCode,
  }
}

/** Stores a code as an Argon2id hash: a million guesses take hours, and codes live for minutes. */
async function storeCode(tx: Transaction, request: CodeRequest, code: string, settings: CodeSettings): Promise<number> {
  const { purpose, channel, address, subject = '' } = request
  await checkCodeQuota(tx, request, settings.perDay)
  const [stored] = await tx
    .insert(verificationCode)
    .values({
      purpose,
      channel,
      address,
      subject,
      codeHash: await hashPassword(code),
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + ${`${settings.minutes} minutes`}::interval`,
    })
    .returning({ id: verificationCode.id })
  if (!stored) throw new Error('The code was not stored.')
  return stored.id
}

async function noteDelivery(database: Database, id: number, isTaken: boolean): Promise<void> {
  const now = sql`clock_timestamp()`
  await database
    .update(verificationCode)
    .set(isTaken ? { sentAt: now } : { sendFailedAt: now })
    .where(eq(verificationCode.id, id))
}

const checkCode: Codes['checkCode'] = async (database, owner, typed = '') => {
  const code = typed.trim()
  if (!/^\d{6}$/.test(code)) throw platformError('code.invalid')
  // Count the attempt before checking, so that parallel attempts get no further than sequential ones.
  const [taken] = await database
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(eq(verificationCode.id, newestCode(database, owner)), isNull(verificationCode.usedAt), IS_USABLE))
    .returning({ id: verificationCode.id, codeHash: verificationCode.codeHash })
  if (!taken) throw platformError((await isUsedOrMissing(database, owner)) ? 'code.invalid' : 'code.expired')
  if (!(await isPassword(taken.codeHash, code))) throw platformError('code.invalid')
  await database
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1` })
    .where(eq(verificationCode.id, taken.id))
  return { id: taken.id }
}

const IS_USABLE = sql`${verificationCode.tries} < ${TRIES_MAX} and ${verificationCode.expiresAt} > now()`

const spendCode: Codes['spendCode'] = async (tx, { id }) => {
  const { rowCount } = await tx
    .update(verificationCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
  if (rowCount !== 1) throw platformError('code.invalid')
}

function newestCode(database: Database, { purpose, channel, address, subject = '' }: CodeOwner) {
  const { id, createdAt } = verificationCode
  return database
    .select({ id })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.channel, channel),
        eq(verificationCode.address, address),
        eq(verificationCode.purpose, purpose),
        eq(verificationCode.subject, subject),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
}

async function isUsedOrMissing(database: Database, owner: CodeOwner): Promise<boolean> {
  const [newest] = await database
    .select({ usedAt: verificationCode.usedAt })
    .from(verificationCode)
    .where(eq(verificationCode.id, newestCode(database, owner)))
  return !newest || newest.usedAt !== null
}
