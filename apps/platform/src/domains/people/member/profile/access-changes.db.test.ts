import { bindContact, sendContactCode, sendContactProof } from '@playhouse/platform-api/member-profile.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { resetPasswordByEmail, setPasswordByLink } from '@playhouse/platform-api/member-passwords.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@playhouse/platform-api/session-authenticator.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { liveEvent } from '../../../../db/tables/live.ts'
import { logInCheck, passwordReset } from '../../../../db/tables/log-in.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { createTotp } from '../../session/second-factor/authenticator.ts'
import {
  codeTo,
  freshNumber,
  getFailure,
  messagesTo,
  messageTo,
  requestCodeFor,
  skipCodePause,
  typedNumber,
  updateAccount,
} from '../../session/log-in/log-in.fixture.ts'

const OLD = 'owner.old@mail.example'
const NEW = 'owner.new@mail.example'
const NEW_PASSWORD = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000', PASSWORD_RESETS_PER_HOUR: '10000', CODE_REQUESTS_PER_HOUR: '10000' },
  })
  // So that the address is known, and later log-ins need no second proof.
  await logIn()
})
afterAll(() => harness.close())
beforeEach(async () => {
  harness.messages.length = 0
  await harness.database.delete(passwordReset)
  await skipCodePause(harness.database)
  await updateAccount(harness.database, 'lan', {
    email: OLD,
    emailVerifiedAt: new Date(),
    mobile: null,
    mobileVerifiedAt: null,
  })
})

const logIn = async () => (await harness.call(login, { username: 'lan', password: PASSWORD })).value.token
const getId = async () => {
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  return found?.id ?? 0
}
const requestLink = async (email: string) => {
  expect((await harness.call(resetPasswordByEmail, { username: 'lan', email })).status).toBe(200)
  return /token=([\w-]{43})/.exec(await messageTo(harness, email, 'token='))?.[1] ?? ''
}
const resetByLink = (token: string) =>
  harness.call(setPasswordByLink, { token, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD })
const newestMessage = async () => {
  const [newest] = await harness.database
    .select()
    .from(memberMessage)
    .where(eq(memberMessage.memberId, await getId()))
    .orderBy(desc(memberMessage.id))
    .limit(1)
  return newest
}

async function proofBy(token: string, method: 'sms' | 'email', address: string) {
  harness.messages.length = 0
  expect((await harness.call(sendContactProof, { method }, { token })).status).toBe(200)
  return { method, answer: await codeTo(harness, address) } as const
}

async function changeEmail(token: string) {
  expect((await harness.call(sendContactCode, { channel: 'email', email: NEW }, { token })).status).toBe(200)
  const code = await codeTo(harness, NEW)
  const input = {
    channel: 'email',
    email: NEW,
    verificationCode: code,
    proof: await proofBy(token, 'email', OLD),
  } as const
  expect(await harness.call(bindContact, input, { token })).toMatchObject({ status: 200 })
}

async function changeNumber(token: string, old: string) {
  const next = freshNumber()
  const channel = 'sms'
  await harness.call(sendContactCode, { channel, ...typedNumber(next) }, { token })
  const code = await codeTo(harness, next.mobile)
  const input = {
    channel,
    ...typedNumber(next),
    verificationCode: code,
    proof: await proofBy(token, 'sms', old),
  } as const
  expect(await harness.call(bindContact, input, { token })).toMatchObject({ status: 200 })
}

test('a link to set a password ends when the member replaces the address it was sent to', async () => {
  const token = await logIn()
  const link = await requestLink(OLD)
  await changeEmail(token)
  expect(await resetByLink(link)).toMatchObject({ status: 400, ...getFailure('reset.link.invalid') })
  expect((await harness.call(memberInfo, {}, { token })).status).toBe(200)
  const fresh = await requestLink(NEW)
  expect((await resetByLink(fresh)).status).toBe(200)
  await updateAccount(harness.database, 'lan', { passwordHash: await readHash('minh') })
})

const readHash = async (username: string) => {
  const [found] = await harness.database.select().from(member).where(eq(member.username, username))
  return found?.passwordHash ?? ''
}

test.each([
  ['another address', { email: NEW, emailVerifiedAt: new Date() }],
  ['the same address, no longer confirmed', { emailVerifiedAt: null }],
])('a link to set a password proves the address it was sent to, not %s', async (_, changed) => {
  const link = await requestLink(OLD)
  await updateAccount(harness.database, 'lan', changed)
  expect(await resetByLink(link)).toMatchObject(getFailure('reset.link.invalid'))
})

test('no link to set a password goes to an address that its owner has not confirmed', async () => {
  await updateAccount(harness.database, 'lan', { emailVerifiedAt: null })
  expect((await harness.call(resetPasswordByEmail, { username: 'lan', email: OLD })).status).toBe(200)
  expect(await messagesTo(harness, OLD)).toBe(0)
  expect(await harness.database.$count(passwordReset)).toBe(0)
})

test('codes sent to a replaced contact end, whatever they were for', async () => {
  const { number } = await requestCodeFor(harness, 'lan')
  await updateAccount(harness.database, 'lan', { emailVerifiedAt: null })
  const token = await logIn()
  await skipCodePause(harness.database)
  await changeNumber(token, number.mobile)
  const open = and(eq(verificationCode.address, number.mobile), isNull(verificationCode.usedAt))
  expect(await harness.database.$count(verificationCode, open)).toBe(0)
})

test('a repeated log-in request opens nothing once the contact it was proven by is replaced', async () => {
  const { number, code } = await requestCodeFor(harness, 'lan')
  await updateAccount(harness.database, 'lan', { emailVerifiedAt: null })
  const request = { type: 'sms', ...typedNumber(number), verificationCode: code } as const
  const headers = { 'idempotency-key': randomUUID() }
  expect((await harness.call(login, request, { headers })).status).toBe(200)
  expect((await harness.call(login, request, { headers })).status).toBe(200)
  const token = await logIn()
  await skipCodePause(harness.database)
  await changeNumber(token, number.mobile)
  expect((await harness.call(login, request, { headers })).status).toBe(400)
})

test('notifies the account’s other devices of a changed contact', async () => {
  const token = await logIn()
  const other = await logIn()
  await changeEmail(token)
  expect(await newestMessage()).toMatchObject({ template: 'security.CHANGED', params: { change: 'EMAIL' } })
  const [newest] = (await harness.call(inbox, {}, { token: other })).value.list
  expect(newest).toMatchObject({ content: expect.stringContaining('e-mail') })
  const memberId = await getId()
  const told = and(eq(liveEvent.memberId, memberId), eq(liveEvent.type, 'MESSAGE'))
  expect(await harness.database.$count(liveEvent, told)).toBeGreaterThan(0)
})

test('notifies the account’s other devices of each change of the authenticator, and ends pending log-ins', async () => {
  const token = await logIn()
  const memberId = await getId()
  const pend = () =>
    harness.database.insert(logInCheck).values({
      ticketHash: Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
      memberId,
      passwordHash: 'x',
      method: 'password',
      expiresAt: sql`now() + interval '5 minutes'`,
    })
  const pending = () =>
    harness.database.$count(logInCheck, and(eq(logInCheck.memberId, memberId), isNull(logInCheck.usedAt)))
  await pend()
  const { secret } = (await harness.call(beginAuthenticator, { password: PASSWORD }, { token })).value
  const codeAt = (steps: number) => createTotp(secret).generate({ timestamp: Date.now() + steps * 30_000 })
  const { recoveryCodes } = (await harness.call(confirmAuthenticator, { code: codeAt(0) }, { token })).value
  expect(await newestMessage()).toMatchObject({ params: { change: 'AUTHENTICATOR_ADDED' } })
  expect(await pending()).toBe(0)
  const proof = { password: PASSWORD, code: recoveryCodes[0] ?? '' }
  const renewed = (await harness.call(renewRecoveryCodes, proof, { token })).value.recoveryCodes
  expect(await newestMessage()).toMatchObject({ params: { change: 'RECOVERY_CODES' } })
  await pend()
  await harness.call(removeAuthenticator, { password: PASSWORD, code: renewed[0] ?? '' }, { token })
  expect(await newestMessage()).toMatchObject({ params: { change: 'AUTHENTICATOR_REMOVED' } })
  expect(await pending()).toBe(0)
})
