import { captcha as drawCaptcha, noLoginSms, type passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TrialPlatform } from '../../app.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../db/tables/members.ts'
import { captcha, outboxMessage, verificationCode } from '../../db/tables/verification.ts'
import { sharedSecret } from '../verification/shared-secret.ts'

/** The failure envelope of a code. */
export const failureOf = (errorCode: string) => ({ body: { success: false, errorCode } })

/** Changes what is kept of an account. */
export async function alter(database: Database, username: string, values: Partial<typeof member.$inferInsert>) {
  await database.update(member).set(values).where(eq(member.username, username))
}

let lastNumber = 345_000
/** A Vietnamese mobile number that nobody has yet: as it is typed, and as it is kept. */
export function freshNumber() {
  lastNumber += 1
  const typed = `0912${lastNumber}`
  return { countryDialingCode: '84', mobileNum: typed, mobile: `+84912${lastNumber}` }
}

/** A number as a member types it. */
export const typedOf = ({ countryDialingCode, mobileNum }: ReturnType<typeof freshNumber>) => ({
  countryDialingCode,
  mobileNum,
})

/** A number that is shown to be the account's, and a code that was sent there. */
export async function withCode(
  trial: TrialPlatform,
  username: string,
  endpoint: typeof noLoginSms | typeof passwordRecoverySms = noLoginSms,
) {
  const number = freshNumber()
  await alter(trial.database, username, { mobile: number.mobile, mobileVerifiedAt: new Date(), payeeName: null })
  assert.deepEqual((await trial.call(endpoint, typedOf(number))).value, { expiredMinutes: 5 })
  return { number, code: await codeTo(trial.database, number.mobile) }
}

/** Waits for the latest message to an address, with this in its text: messages are sent behind the answer. */
export async function messageTo(database: Database, address: string, holding = ''): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [found] = await database
      .select({ text: outboxMessage.text })
      .from(outboxMessage)
      .where(and(eq(outboxMessage.address, address), like(outboxMessage.text, `%${holding}%`)))
      .orderBy(desc(outboxMessage.id))
    if (found) return found.text
    await sleep(20)
  }
  throw new Error(`Nothing was sent to ${address}.`)
}

/** The code in the latest message to an address. */
export async function codeTo(database: Database, address: string): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(database, address))?.[0] ?? ''
}

/** How many messages an address has had, once everything under way has come: a platform that ends waits for that. */
export async function messagesTo(trial: TrialPlatform, address: string): Promise<number> {
  await trial.restart()
  return trial.database.$count(outboxMessage, eq(outboxMessage.address, address))
}

/** Lets the time pass that must lie between two codes for one address. */
export async function passBetweenCodes(database: Database): Promise<void> {
  await database.update(verificationCode).set({ createdAt: sql`${verificationCode.createdAt} - interval '6 minutes'` })
}

/** A picture that the platform has drawn, with other characters in it: these. */
export async function pictureOf(trial: TrialPlatform, text: string): Promise<{ captchaId: string; captcha: string }> {
  const captchaId = randomUUID()
  await trial.call(drawCaptcha, { captchaId })
  const secret = await sharedSecret(trial.database, 'captcha')
  const answerHash = createHmac('sha256', secret).update(`${captchaId}:${text}`).digest()
  await trial.database.update(captcha).set({ answerHash }).where(eq(captcha.id, captchaId))
  return { captchaId, captcha: text }
}
