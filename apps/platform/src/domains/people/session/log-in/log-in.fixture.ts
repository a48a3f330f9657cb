import { captcha as drawCaptcha, noLoginSms, type passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { eq, sql } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestPlatform } from '../../../../app.fixture.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { captcha, verificationCode } from '../../../../db/tables/verification.ts'
import { sharedSecret } from '../../verification/shared-secret.ts'

export const getFailure = (errorCode: string) => ({ body: { success: false, errorCode } })

export async function updateAccount(database: Database, username: string, values: Partial<typeof member.$inferInsert>) {
  await database.update(member).set(values).where(eq(member.username, username))
}

let lastNumber = 345_000
/** An unused Vietnamese mobile number, as typed and as stored. */
export function freshNumber() {
  lastNumber += 1
  const typed = `0912${lastNumber}`
  return { countryDialingCode: '84', mobileNum: typed, mobile: `+84912${lastNumber}` }
}

export const typedNumber = ({ countryDialingCode, mobileNum }: ReturnType<typeof freshNumber>) => ({
  countryDialingCode,
  mobileNum,
})

/** Gives the account a verified number and requests a code for it. */
export async function requestCodeFor(
  harness: TestPlatform,
  username: string,
  endpoint: typeof noLoginSms | typeof passwordRecoverySms = noLoginSms,
) {
  const number = freshNumber()
  await updateAccount(harness.database, username, {
    mobile: number.mobile,
    mobileVerifiedAt: new Date(),
    payeeName: null,
  })
  assert.deepEqual((await harness.call(endpoint, typedNumber(number))).value, { expiredMinutes: 5 })
  return { number, code: await codeTo(harness, number.mobile) }
}

/** Waits for the latest message to an address that contains the text: messages are sent after the response. */
export async function messageTo({ messages }: TestPlatform, address: string, holding = ''): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = messages.findLast((message) => message.address === address && message.text.includes(holding))
    if (found) return found.text
    await sleep(20)
  }
  throw new Error(`Nothing was sent to ${address}.`)
}

export async function codeTo(harness: TestPlatform, address: string): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(harness, address))?.[0] ?? ''
}

/** Number of messages to an address, once pending ones are sent: closing the platform waits for them. */
export async function messagesTo(harness: TestPlatform, address: string): Promise<number> {
  await harness.restart()
  return harness.messages.filter((message) => message.address === address).length
}

/** Lets the required pause between two codes for one address pass. */
export async function skipCodePause(database: Database): Promise<void> {
  await database.update(verificationCode).set({ createdAt: sql`${verificationCode.createdAt} - interval '6 minutes'` })
}

/** Draws a captcha and replaces its characters. */
export async function drawCaptchaWith(
  harness: TestPlatform,
  text: string,
): Promise<{ captchaId: string; captcha: string }> {
  const captchaId = randomUUID()
  await harness.call(drawCaptcha, { captchaId })
  const secret = await sharedSecret(harness.database, 'captcha')
  const answerHash = createHmac('sha256', secret).update(`${captchaId}:${text}`).digest()
  await harness.database.update(captcha).set({ answerHash }).where(eq(captcha.id, captchaId))
  return { captchaId, captcha: text }
}
