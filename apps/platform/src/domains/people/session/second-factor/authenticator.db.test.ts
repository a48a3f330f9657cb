import * as contract from '@playhouse/platform-api/session-authenticator.ts'
import { securityConfig } from '@playhouse/platform-api/session-security.ts'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { logInGuard, member } from '../../../../db/tables/members.ts'
import { authenticator, recoveryCode } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { checkAuthenticatorCode, codeGuard, memberHasAuthenticator, createTotp } from './authenticator.ts'
import { openSession } from '../sessions/live-session.ts'
import { secretBox, type SecretBox } from '../../../../request/secret-box.ts'

const STEP_MS = 30_000
const DEVICE = { address: '127.0.0.1', device: undefined }

let harness: TestPlatform
let secrets: SecretBox
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  secrets = secretBox(harness.config.secretKeys)
})
afterAll(() => harness.close())

const failure = (errorCode: string) => expect.objectContaining({ success: false, errorCode })

/** Logs in. @returns the session's token and id */
async function logIn(username: string) {
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  const memberId = found?.id ?? 0
  const token = await withTransaction(harness.database, (tx) => openSession(tx, memberId, DEVICE))
  return { memberId, token }
}

/** An account with an authenticator. Its last used step is reset, so that current codes are accepted. */
async function addAuthenticator(username: string) {
  const account = await logIn(username)
  const begun = await harness.call(contract.beginAuthenticator, { password: PASSWORD }, account)
  const codeAt = (ms: number) => createTotp(begun.value.secret).generate({ timestamp: ms })
  const confirmed = await harness.call(contract.confirmAuthenticator, { code: codeAt(Date.now()) }, account)
  expect(confirmed.status).toBe(200)
  await rewind(account.memberId)
  return { ...account, ...begun.value, codeAt, recoveryCodes: confirmed.value.recoveryCodes }
}

const rewind = (memberId: number) =>
  harness.database.update(authenticator).set({ usedStep: 0 }).where(eq(authenticator.memberId, memberId))
const check = (memberId: number, code: string) => checkAuthenticatorCode(harness.database, memberId, code, secrets)
const forget = (memberId: number) =>
  harness.database.delete(logInGuard).where(eq(logInGuard.username, codeGuard(memberId)))

describe('adding an authenticator', () => {
  test('shows the secret once, activates after a first code, and returns ten recovery codes', async () => {
    const { token, memberId } = await logIn('lan')
    const begun = await harness.call(contract.beginAuthenticator, { password: PASSWORD }, { token })
    expect(begun.value.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.value.address).toMatch(/^otpauth:\/\/totp\/.+:lan\?.*secret=/)
    expect(await memberHasAuthenticator(harness.database, memberId)).toBe(false)
    expect((await harness.call(securityConfig, {}, { token })).value.authenticator).toBeNull()
    const code = createTotp(begun.value.secret).generate()
    const confirmed = await harness.call(contract.confirmAuthenticator, { code }, { token })
    expect(confirmed.value.recoveryCodes).toHaveLength(10)
    expect(new Set(confirmed.value.recoveryCodes).size).toBe(10)
    for (const one of confirmed.value.recoveryCodes) expect(one).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/)
    expect(await memberHasAuthenticator(harness.database, memberId)).toBe(true)
    const security = (await harness.call(securityConfig, {}, { token })).value
    expect(security).toMatchObject({ hasPassword: true, authenticator: { recoveryCodesLeft: 10 } })
    const again = await harness.call(contract.beginAuthenticator, { password: PASSWORD }, { token })
    expect(again).toMatchObject({ status: 409, body: failure('authenticator.bound') })
  })

  test('requires the password, a real account, its own code and a pending secret', async () => {
    const { token } = await logIn('minh')
    const wrong = await harness.call(contract.beginAuthenticator, { password: 'wrong' }, { token })
    expect(wrong.body).toEqual(failure('login.failed'))
    const early = await harness.call(contract.confirmAuthenticator, { code: '123456' }, { token })
    expect(early.body).toEqual(failure('code.expired'))
    const { secret } = (await harness.call(contract.beginAuthenticator, { password: PASSWORD }, { token })).value
    const stale = createTotp(secret).generate({ timestamp: Date.now() - 3 * STEP_MS })
    const refused = await harness.call(contract.confirmAuthenticator, { code: stale }, { token })
    expect(refused.body).toEqual(failure('code.invalid'))
    // A new setup has another secret: codes of the first one are invalid.
    await harness.call(contract.beginAuthenticator, { password: PASSWORD }, { token })
    const old = await harness.call(contract.confirmAuthenticator, { code: createTotp(secret).generate() }, { token })
    expect(old.body).toEqual(failure('code.invalid'))
  })

  test('stores and logs neither secret nor recovery codes in plain text', async () => {
    const { memberId, secret, recoveryCodes } = await addAuthenticator('hoa')
    const { rows } = await harness.database.execute<{ json: string }>(sql`
      select row_to_json(authenticator)::text as json from authenticator where member_id = ${memberId}
      union all select row_to_json(recovery_code)::text from recovery_code where member_id = ${memberId}`)
    const stored = rows.map((row) => row.json).join('\n') + harness.logged()
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(hidden)
    }
    const [row] = await harness.database.select().from(authenticator).where(eq(authenticator.memberId, memberId))
    await expect(secrets.open(row?.sealedSecret ?? '', 'authenticator:1')).rejects.toThrow('another own')
    await expect(secretBox([]).open(row?.sealedSecret ?? '', `authenticator:${memberId}`)).rejects.toThrow(
      'SECRET_KEYS',
    )
  })

  test('is unavailable without an encryption key', async () => {
    await expect(secretBox([]).seal('secret', 'me')).rejects.toMatchObject({ code: 'function.not.available' })
  })
})

describe('a code', () => {
  test('is accepted once per step, and no earlier step afterwards', async () => {
    const { memberId, codeAt } = await addAuthenticator('suba')
    const now = Date.now()
    expect(await check(memberId, codeAt(now))).toBe(true)
    expect(await check(memberId, codeAt(now))).toBe(false)
    expect(await check(memberId, codeAt(now - STEP_MS))).toBe(false)
    expect(await check(memberId, codeAt(now + STEP_MS))).toBe(true)
  })

  test('tolerates one step of clock drift and a space', async () => {
    const { memberId, codeAt } = await addAuthenticator('agenta')
    // Not so near the end of a step that it ends during the test.
    const left = STEP_MS - (Date.now() % STEP_MS)
    if (left < 3_000) await sleep(left)
    const outcomes: [number, boolean][] = []
    for (const steps of [-2, -1, 0, 1, 2]) {
      await rewind(memberId)
      await forget(memberId)
      const code = codeAt(Date.now() + steps * STEP_MS)
      outcomes.push([steps, await check(memberId, `${code.slice(0, 3)} ${code.slice(3)}`)])
    }
    expect(outcomes).toEqual([
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ])
  })

  test('logs in once for ten concurrent requests', async () => {
    const { memberId, codeAt } = await addAuthenticator('agentb')
    const code = codeAt(Date.now())
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => check(memberId, code)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(1)
  })

  test('is locked after five wrong attempts', async () => {
    const { memberId, codeAt } = await addAuthenticator('general')
    for (let index = 0; index < 5; index += 1) expect(await check(memberId, '000000')).toBe(false)
    await expect(check(memberId, codeAt(Date.now()))).rejects.toMatchObject({ code: 'login.locked' })
  })

  test('is wrong without an authenticator', async () => {
    const { memberId } = await logIn('childless')
    expect(await check(memberId, '123456')).toBe(false)
    expect(await check(memberId, 'AAAA-AAAA-AAAA')).toBe(false)
  })
})

describe('recovery codes', () => {
  test('replace the app once each, in any notation, for their own account only', async () => {
    const { memberId } = await logIn('suba')
    const codes = await fresh('suba')
    const [first = '', second = '', third = ''] = codes
    expect(await check(memberId, first)).toBe(true)
    expect(await check(memberId, first)).toBe(false)
    expect(await check(memberId, second.replaceAll('-', '').toLowerCase())).toBe(true)
    const other = await logIn('hoa')
    expect(await check(other.memberId, third)).toBe(false)
    expect(await check(memberId, third)).toBe(true)
    const { token } = await logIn('suba')
    expect((await harness.call(securityConfig, {}, { token })).value.authenticator?.recoveryCodesLeft).toBe(7)
  })

  test('replace the previous ones', async () => {
    const [old = ''] = await fresh('hoa')
    const [now = ''] = await fresh('hoa')
    const { memberId } = await logIn('hoa')
    expect(await check(memberId, old)).toBe(false)
    expect(await check(memberId, now)).toBe(true)
  })

  /** Creates new recovery codes, with a code from the stored secret. */
  async function fresh(username: string): Promise<string[]> {
    const { memberId, token } = await logIn(username)
    const [row] = await harness.database.select().from(authenticator).where(eq(authenticator.memberId, memberId))
    const secret = await secrets.open(row?.sealedSecret ?? '', `authenticator:${memberId}`)
    await rewind(memberId)
    await forget(memberId)
    const code = createTotp(secret).generate()
    const answer = await harness.call(contract.renewRecoveryCodes, { password: PASSWORD, code }, { token })
    expect(answer.status).toBe(200)
    return answer.value.recoveryCodes
  }
})

describe('removing an authenticator', () => {
  test('requires password and code, and removes the recovery codes', async () => {
    const { token, memberId, codeAt } = await addAuthenticator('minh')
    const remove = async (password: string, code: string) =>
      (await harness.call(contract.removeAuthenticator, { password, code }, { token })).body
    expect(await remove('wrong', codeAt(Date.now()))).toEqual(failure('login.failed'))
    expect(await remove(PASSWORD, '000000')).toEqual(failure('code.invalid'))
    expect(await memberHasAuthenticator(harness.database, memberId)).toBe(true)
    expect(await remove(PASSWORD, codeAt(Date.now()))).toMatchObject({ success: true })
    expect(await memberHasAuthenticator(harness.database, memberId)).toBe(false)
    expect(await harness.database.$count(recoveryCode, eq(recoveryCode.memberId, memberId))).toBe(0)
  })
})
