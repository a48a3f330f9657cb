import { beginAuthenticator, confirmAuthenticator } from '@playhouse/platform-api/session-authenticator.ts'
import { logInHistory as historyEndpoint } from '@playhouse/platform-api/session-security.ts'
import { login, passLogInCheck } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { logInGuard, member } from '../../../../db/tables/members.ts'
import { authenticator, logInHistory } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { blockMember, unblockMember } from '../../../money/limits/member-block.ts'
import { createTotp } from '../second-factor/authenticator.ts'
import { LOCKED_ANSWER_MS } from './log-in-while-locked.ts'
import { updateAccount, codeTo, getFailure, freshNumber, messagesTo, skipCodePause } from './log-in.fixture.ts'

const HOME = '198.51.100.1'
const STRANGE = '203.0.113.1'
const LOCKED = { status: 423, ...getFailure('login.locked') }
const WRONG = { status: 401, ...getFailure('login.failed') }

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LOG_INS_PER_HOUR: '10000', CAPTCHA_AFTER_FAILURES: '100' },
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  await harness.database.delete(logInGuard)
  await harness.database.delete(logInHistory)
})

interface Try {
  password?: string
  secondFactor?: string
  from?: string
}
const logIn = (username: string, { from = STRANGE, password = PASSWORD, ...rest }: Try = {}) =>
  harness.call(login, { username, password, ...rest }, { remoteAddress: from })
const guess = (username: string, from: string, password = 'not the password') => logIn(username, { from, password })

let lastNetwork = 0
/** A network without previous attempts. */
const newNetwork = () => `192.0.2.${(lastNetwork += 1)}`

/** Locks a name by five wrong passwords from five networks. */
async function lock(username: string) {
  for (let index = 0; index < 5; index += 1) expect(await guess(username, newNetwork())).toMatchObject(WRONG)
}

const getId = async (username: string) =>
  (await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username)))[0]?.id ?? 0

test('lets owners in once a block has ended, however often they tried meanwhile', async () => {
  const memberId = await getId('minh')
  await withTransaction(harness.database, (tx) =>
    blockMember(tx, { memberId, reason: 'trial', shownText: null, by: 'anna' }),
  )
  await guess('minh', HOME)
  for (let tries = 0; tries < 6; tries += 1)
    expect(await logIn('minh', { from: HOME })).toMatchObject({ status: 403, ...getFailure('account.blocked') })
  await withTransaction(harness.database, (tx) => unblockMember(tx, memberId))
  expect((await logIn('minh', { from: HOME })).status).toBe(200)
})

async function addAuthenticator(username: string) {
  const { token } = (await logIn(username, { from: HOME })).value
  const { secret } = (await harness.call(beginAuthenticator, { password: PASSWORD }, { token })).value
  const totp = createTotp(secret)
  const confirmed = await harness.call(confirmAuthenticator, { code: totp.generate() }, { token })
  const renew = () => harness.database.update(authenticator).set({ usedStep: 0 })
  await renew()
  return { code: () => totp.generate(), renew, recoveryCodes: confirmed.value.recoveryCodes }
}

describe('an account locked by strangers', () => {
  test('opens from a known address and stays locked for strangers', async () => {
    expect((await logIn('lan', { from: HOME })).status).toBe(200)
    await lock('lan')
    expect(await logIn('lan', { from: HOME })).toMatchObject({ status: 200, value: { userName: 'lan' } })
    expect(await guess('lan', STRANGE)).toMatchObject(LOCKED)
    expect(await logIn('lan', { from: STRANGE })).toMatchObject(LOCKED)
  })

  test('allows five concurrent wrong passwords from a known address', async () => {
    await logIn('lan', { from: HOME })
    await lock('lan')
    const guesses = await Promise.all(Array.from({ length: 30 }, () => guess('lan', HOME)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 423)).toHaveLength(25)
    expect(await logIn('lan', { from: HOME })).toMatchObject(LOCKED)
  })

  test('lets the owner confirm the password within a session', async () => {
    const { token } = (await logIn('lan', { from: HOME })).value
    await lock('lan')
    expect((await harness.call(beginAuthenticator, { password: PASSWORD }, { token })).status).toBe(200)
    expect(await guess('lan', STRANGE)).toMatchObject(LOCKED)
  })
})

test('wrong passwords from a known address lock only that address', async () => {
  await logIn('minh', { from: HOME })
  for (let index = 0; index < 5; index += 1) expect(await guess('minh', HOME)).toMatchObject(WRONG)
  expect(await logIn('minh', { from: HOME })).toMatchObject(LOCKED)
  expect((await logIn('minh', { from: STRANGE })).status).toBe(200)
})

describe('logging in while locked with an authenticator', () => {
  let owner: Awaited<ReturnType<typeof addAuthenticator>>
  beforeAll(async () => {
    owner = await addAuthenticator('agentb')
  })
  afterEach(() => owner.renew())

  test('accepts password and current code, and keeps strangers locked out', async () => {
    await lock('agentb')
    const passed = await logIn('agentb', { secondFactor: owner.code() })
    expect(passed).toMatchObject({ status: 200, value: { userName: 'agentb' } })
    const history = await harness.call(historyEndpoint, { pageNo: 1, pageSize: 1 }, { token: passed.value.token })
    expect(history.value.list).toMatchObject([{ method: 'password', outcome: 'signed-in' }])
    expect(await guess('agentb', newNetwork())).toMatchObject(LOCKED)
    // The address is known from now on; the authenticator is still required.
    const next = await logIn('agentb')
    expect(next).toMatchObject({ status: 401, ...getFailure('login_verify_required') })
  })

  test('accepts a recovery code once', async () => {
    await lock('agentb')
    const [secondFactor] = owner.recoveryCodes
    expect((await logIn('agentb', { secondFactor })).status).toBe(200)
    expect(await logIn('agentb', { secondFactor, from: newNetwork() })).toMatchObject(LOCKED)
  })

  test('uses up the code', async () => {
    await lock('agentb')
    const secondFactor = owner.code()
    const tries = [newNetwork(), newNetwork(), newNetwork()].map((from) => logIn('agentb', { secondFactor, from }))
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([200, 423, 423])
  })

  test('also works from a known address that locked itself', async () => {
    await harness.database.insert(logInHistory).values({
      memberId: await getId('agentb'),
      address: HOME,
      method: 'password',
      outcome: 'signed-in',
    })
    for (let index = 0; index < 5; index += 1) expect(await guess('agentb', HOME)).toMatchObject(WRONG)
    expect(await logIn('agentb', { from: HOME })).toMatchObject(LOCKED)
    expect((await logIn('agentb', { from: HOME, secondFactor: owner.code() })).status).toBe(200)
    expect(await guess('agentb', HOME)).toMatchObject(WRONG)
  })

  test('refuses with the same answer in the same time, whichever part was correct', async () => {
    await lock('agentb')
    await lock('nobodyhere')
    const tries: [string, Try][] = [
      ['agentb', {}],
      ['agentb', { password: 'wrong' }],
      ['agentb', { secondFactor: '000000' }],
      ['agentb', { password: 'wrong', secondFactor: owner.code() }],
      ['agentb', { password: 'wrong', secondFactor: '000000' }],
      ['nobodyhere', { secondFactor: '000000' }],
    ]
    const refusals = []
    for (const [username, attempt] of tries) {
      const began = performance.now()
      const { status, body } = await logIn(username, { ...attempt, from: newNetwork() })
      expect(performance.now() - began).toBeGreaterThan(LOCKED_ANSWER_MS - 1)
      refusals.push({ status, body: { ...(body as object), value: undefined }, facts: Object.keys(getValue(body)) })
    }
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0])
    expect(refusals[0]).toMatchObject({ ...LOCKED, facts: ['retryAfterSeconds'] })
  })
  const getValue = (body: unknown) => (body as { value: object }).value

  test('allows five attempts per network, even if both factors are correct afterwards', async () => {
    await lock('agentb')
    const tries = Array.from({ length: 20 }, () => logIn('agentb', { password: 'wrong', secondFactor: '000000' }))
    expect((await Promise.all(tries)).every(({ status }) => status === 423)).toBe(true)
    expect(await logIn('agentb', { secondFactor: owner.code() })).toMatchObject(LOCKED)
    // The attempts lock no other address.
    expect((await logIn('agentb', { secondFactor: owner.code(), from: newNetwork() })).status).toBe(200)
  })

  test.each<[string, (code: string) => Try]>([
    ['who has the authenticator cannot guess the password', (secondFactor) => ({ password: 'wrong', secondFactor })],
    ['who has the password cannot guess a code', () => ({ secondFactor: '000000' })],
  ])('%s from many networks', async (_, half) => {
    await lock('agentb')
    for (let index = 0; index < 5; index += 1) {
      expect(await logIn('agentb', { ...half(owner.code()), from: newNetwork() })).toMatchObject(LOCKED)
    }
    expect(await logIn('agentb', { secondFactor: owner.code(), from: newNetwork() })).toMatchObject(LOCKED)
  })
})

describe('logging in while locked with a sent code', () => {
  const bind = async (username: string) => {
    const { mobile } = freshNumber()
    const email = `${username}@mail.example`
    await updateAccount(harness.database, username, {
      mobile,
      mobileVerifiedAt: new Date(),
      email,
      emailVerifiedAt: new Date(),
    })
    return { mobile, email }
  }

  test('sends a code to the phone for the correct password, and accepts it', async () => {
    const { mobile, email } = await bind('hoa')
    await lock('hoa')
    expect(await logIn('hoa')).toMatchObject(LOCKED)
    const secondFactor = await codeTo(harness, mobile)
    expect(await logIn('hoa', { password: 'wrong', secondFactor, from: newNetwork() })).toMatchObject(LOCKED)
    expect((await logIn('hoa', { secondFactor })).status).toBe(200)
    expect(await logIn('hoa', { secondFactor, from: newNetwork() })).toMatchObject(LOCKED)
    expect(harness.messages.filter(({ address }) => address === email)).toEqual([])
    expect(await guess('hoa', newNetwork())).toMatchObject(LOCKED)
  })

  test('sends it by e-mail to accounts without a phone', async () => {
    const { email } = await bind('suba')
    await updateAccount(harness.database, 'suba', { mobileVerifiedAt: null })
    await lock('suba')
    await logIn('suba')
    expect((await logIn('suba', { secondFactor: await codeTo(harness, email) })).status).toBe(200)
  })

  test('sends nothing for a wrong password or without a bound contact', async () => {
    const { mobile } = await bind('agenta')
    await lock('agenta')
    await guess('agenta', STRANGE)
    expect(await messagesTo(harness, mobile)).toBe(0)
    await updateAccount(harness.database, 'agenta', {
      mobileVerifiedAt: null,
      emailVerifiedAt: null,
      payeeName: 'Agent A',
    })
    for (const secondFactor of ['', '000000', 'Agent A']) {
      expect(await logIn('agenta', { secondFactor, from: newNetwork() })).toMatchObject(LOCKED)
    }
  })

  test('checks five wrong codes in total across networks', async () => {
    const { mobile } = await bind('general')
    await lock('general')
    await logIn('general')
    const secondFactor = await codeTo(harness, mobile)
    const wrong = secondFactor === '000000' ? '111111' : '000000'
    for (let index = 0; index < 5; index += 1) await logIn('general', { secondFactor: wrong, from: newNetwork() })
    expect(await logIn('general', { secondFactor, from: newNetwork() })).toMatchObject(LOCKED)
    await skipCodePause(harness.database)
  })
})

test('a completed pending log-in clears only its own address’s attempts', async () => {
  await logIn('childless', { from: HOME })
  await updateAccount(harness.database, 'childless', { payeeName: 'No Child' })
  const requested = await logIn('childless', { from: STRANGE })
  const { ticket } = (requested.body as { value: { verification: { ticket: string } } }).value.verification
  await harness.database.insert(logInHistory).values({
    memberId: await getId('childless'),
    address: STRANGE,
    method: 'sms',
    outcome: 'signed-in',
  })
  for (let index = 0; index < 4; index += 1) await guess('childless', newNetwork())
  const response = { ticket, method: 'bankAccountName' as const, answer: 'No Child' }
  expect((await harness.call(passLogInCheck, response, { remoteAddress: STRANGE })).status).toBe(200)
  expect(await guess('childless', newNetwork())).toMatchObject(LOCKED)
})

test('doubles the next lock after one has expired', async () => {
  await logIn('lan', { from: HOME })
  await lock('lan')
  await logIn('lan', { from: HOME })
  await harness.database
    .update(logInGuard)
    .set({ lockedUntil: sql`now()` })
    .where(eq(logInGuard.username, 'lan'))
  expect(await guess('lan', newNetwork())).toMatchObject(WRONG)
  const { retryAfterSeconds } = ((await guess('lan', newNetwork())).body as { value: { retryAfterSeconds: number } })
    .value
  expect(retryAfterSeconds).toBeGreaterThan(20 * 60)
})
