import { memberInfo } from '@playhouse/platform-api/member.ts'
import { setPasswordByPhone } from '@playhouse/platform-api/member-passwords.ts'
import { login, passLogInCheck } from '@playhouse/platform-api/session.ts'
import { noLoginSms, passwordRecoverySms } from '@playhouse/platform-api/verification.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { answeredRequest } from '../../../../db/tables/log-in.ts'
import { member } from '../../../../db/tables/members.ts'
import { logInHistory } from '../../../../db/tables/security.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { deleteOldRows } from '../../../../privacy/retention.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { updateAccount, getFailure, typedNumber, requestCodeFor } from './log-in.fixture.ts'
import { hashQuickly } from '../../../../lib/password.fixture.ts'

const NEW = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000', CODE_REQUESTS_PER_HOUR: '10000' },
  })
})
afterAll(() => harness.close())
beforeEach(() => harness.database.delete(verificationCode))

const under = (key: string, remoteAddress = '127.0.0.1') => ({ headers: { 'idempotency-key': key }, remoteAddress })
const whoHas = async (token: string) => (await harness.call(memberInfo, {}, { token })).value.account
const ageResponses = (interval: string) =>
  harness.database.update(answeredRequest).set({ answeredAt: sql`now() - ${interval}::interval` })

/** Request and expected success of each of the three operations. */
const SUBMITS = {
  'a log-in by code': async (username: string) => {
    const { number, code } = await requestCodeFor(harness, username, noLoginSms)
    return (key: string, other: { code?: string; from?: string } = {}) =>
      harness.call(
        login,
        { type: 'sms', ...typedNumber(number), verificationCode: other.code ?? code },
        under(key, other.from),
      )
  },
  'a new password by phone': async (username: string) => {
    const { number, code } = await requestCodeFor(harness, username, passwordRecoverySms)
    return (key: string, other: { code?: string; from?: string } = {}) =>
      harness.call(
        setPasswordByPhone,
        { ...typedNumber(number), verificationCode: other.code ?? code, newPassword: NEW },
        under(key, other.from),
      )
  },
  'a log-in check': async (username: string) => {
    await updateAccount(harness.database, username, { passwordHash: await hashQuickly(PASSWORD) })
    // From this address first, so that it is known and the other one is not.
    await harness.call(login, { username, password: PASSWORD })
    await updateAccount(harness.database, username, { payeeName: 'Some Body' })
    const from = `198.51.100.${(lastHost += 1)}`
    const { body } = await harness.call(login, { username, password: PASSWORD }, { remoteAddress: from })
    const { ticket } = (body as { value: { verification: { ticket: string } } }).value.verification
    return (key: string, other: { code?: string; from?: string } = {}) =>
      harness.call(
        passLogInCheck,
        { ticket, method: 'bankAccountName', answer: other.code ? 'Any Body' : 'Some Body' },
        under(key, other.from ?? from),
      )
  },
}
let lastHost = 0

describe.each(Object.entries(SUBMITS))('%s with a lost response', (_, prepare) => {
  test('logs in again with a new session when repeated', async () => {
    const submit = await prepare('lan')
    const key = randomUUID()
    const [first, again] = [await submit(key), await submit(key)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect({ ...again.value, token: '' }).toEqual({ ...first.value, token: '' })
    expect(again.value.token).not.toBe(first.value.token)
    expect(await whoHas(again.value.token)).toBe('lan')
    // Nobody received the first session, so it has ended.
    expect((await harness.call(memberInfo, {}, { token: first.value.token })).status).toBe(401)
  })

  test('is bound to its key and body', async () => {
    const submit = await prepare('hoa')
    const key = randomUUID()
    expect((await submit(key)).status).toBe(200)
    expect((await submit(randomUUID())).status).not.toBe(200)
    expect((await submit(key, { code: '000000' })).status).not.toBe(200)
    expect((await submit(key)).status).toBe(200)
  })

  test('is refused after five minutes', async () => {
    const submit = await prepare('agenta')
    const key = randomUUID()
    expect((await submit(key)).status).toBe(200)
    await ageResponses('4 minutes 50 seconds')
    expect((await submit(key)).status).toBe(200)
    await ageResponses('5 minutes 1 second')
    expect((await submit(key)).status).not.toBe(200)
  })

  test('is refused after a password change', async () => {
    const submit = await prepare('agentb')
    const key = randomUUID()
    expect((await submit(key)).status).toBe(200)
    await updateAccount(harness.database, 'agentb', { passwordHash: await hashQuickly('window7Moon') })
    expect(await submit(key)).toMatchObject(getFailure('login.failed'))
  })

  test('is replayed at most twenty times', async () => {
    const submit = await prepare('suba')
    const key = randomUUID()
    expect((await submit(key)).status).toBe(200)
    await harness.database.update(answeredRequest).set({ repeats: 19 })
    expect((await submit(key)).status).toBe(200)
    expect((await submit(key)).status).not.toBe(200)
  })

  test('logs in for both of two concurrent requests', async () => {
    const submit = await prepare('general')
    const key = randomUUID()
    const responses = await Promise.all([submit(key), submit(key)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await harness.database.$count(answeredRequest, sql`repeats = 1`)).toBeGreaterThan(0)
  })

  test('is stored as a keyed hash and deleted', async () => {
    const submit = await prepare('childless')
    const key = randomUUID()
    await submit(key)
    const rows = await harness.database.select().from(answeredRequest)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(harness.logged()).not.toContain(key)
    await ageResponses('1 hour')
    await deleteOldRows(harness.database, 'answered_request')
    expect(await harness.database.$count(answeredRequest)).toBe(0)
  })
})

test('reports the first log-in also on replay', async () => {
  const submit = await SUBMITS['a log-in by code']('minh')
  const [account] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, 'minh'))
  await harness.database.delete(logInHistory).where(eq(logInHistory.memberId, account?.id ?? 0))
  const key = randomUUID()
  for (const _ of [1, 2]) expect((await submit(key)).value.firstTimeLogin).toBe(true)
})

test('does not overwrite a later password on replay', async () => {
  const submit = await SUBMITS['a new password by phone']('lan')
  const key = randomUUID()
  const getHash = async () =>
    (await harness.database.select({ hash: member.passwordHash }).from(member).where(eq(member.username, 'lan')))[0]
      ?.hash
  await submit(key)
  const set = await getHash()
  await submit(key)
  expect(await getHash()).toBe(set)
})
