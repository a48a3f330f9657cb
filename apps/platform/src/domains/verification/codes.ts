import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { verificationCode } from '../../db/tables/verification.ts'
import { platformError } from '../../http/platform-error.ts'
import { hashPassword, isPasswordOf } from '../session/password.ts'
import type { CodeOwner, CodeRequest, Codes } from './code-claims.ts'
import { codesLeft } from './code-limits.ts'

const DIGITS = 6
/** Wrong tries after which a code is dead: one guess in 200,000 (domain reference 4.5). */
const TRIES_MAX = 5

export interface CodeSettings {
  /** Minutes for which a code is good. */
  minutes: number
  /** Codes for one address within 24 hours. */
  perDay: number
}

/**
 * @param deliver takes a fresh code over for sending; undefined where nothing can be sent
 */
export function verificationCodes(
  { minutes, perDay }: CodeSettings,
  deliver: ((request: CodeRequest, code: string) => void) | undefined,
): Codes {
  return {
    async requestCode(database, request) {
      if (!deliver) throw platformError('function.not.available')
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      await withTransaction(database, (tx) => keepCode(tx, request, code, { minutes, perDay }))
      if (request.deliver !== false) deliver(request, code)
      return { expiredMinutes: minutes }
    },
    checkCode,
    spendCode,
  }
}

/** Keeps a code by its hash. Argon2id makes a million guesses at it take hours, and it lives for minutes. */
async function keepCode(tx: Transaction, request: CodeRequest, code: string, settings: CodeSettings): Promise<void> {
  const { purpose, channel, address, subject = '' } = request
  await codesLeft(tx, request, settings.perDay)
  await tx.insert(verificationCode).values({
    purpose,
    channel,
    address,
    subject,
    codeHash: await hashPassword(code),
    createdAt: sql`clock_timestamp()`,
    expiresAt: sql`clock_timestamp() + ${`${settings.minutes} minutes`}::interval`,
  })
}

const checkCode: Codes['checkCode'] = async (database, owner, typed = '') => {
  const code = typed.trim()
  if (!/^\d{6}$/.test(code)) throw platformError('code.invalid')
  // The try is taken before the code is looked at: tries sent at once get no further than as many one by one.
  const [taken] = await database
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(and(eq(verificationCode.id, newestOf(database, owner)), isNull(verificationCode.usedAt), ALIVE))
    .returning({ id: verificationCode.id, codeHash: verificationCode.codeHash })
  if (!taken) throw platformError((await isSpentOrNone(database, owner)) ? 'code.invalid' : 'code.expired')
  if (!(await isPasswordOf(taken.codeHash, code))) throw platformError('code.invalid')
  await database
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} - 1` })
    .where(eq(verificationCode.id, taken.id))
  return { id: taken.id }
}

const ALIVE = sql`${verificationCode.tries} < ${TRIES_MAX} and ${verificationCode.expiresAt} > now()`

const spendCode: Codes['spendCode'] = async (tx, { id }) => {
  const { rowCount } = await tx
    .update(verificationCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCode.id, id), isNull(verificationCode.usedAt)))
  if (rowCount !== 1) throw platformError('code.invalid')
}

/** The id of the one code of an owner that counts. */
function newestOf(database: Database, { purpose, channel, address, subject = '' }: CodeOwner) {
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

async function isSpentOrNone(database: Database, owner: CodeOwner): Promise<boolean> {
  const [newest] = await database
    .select({ usedAt: verificationCode.usedAt })
    .from(verificationCode)
    .where(eq(verificationCode.id, newestOf(database, owner)))
  return !newest || newest.usedAt !== null
}
