import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { changePassword, memberIcon, memberInfo } from '@playhouse/platform-api/member.ts'
import { login, logout, openSessions, touchSession } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brandModule } from '../../../../db/tables/brand.ts'
import { member, session } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { updateAccount } from '../log-in/log-in.fixture.ts'
import { hashQuickly } from '../../../../lib/password.fixture.ts'

const WEAK = 'A12345678'
const NEW = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', environment: { PASSWORD_DAYS: '90' } })
})
afterAll(() => harness.close())

const logIn = (username: string, password = PASSWORD) => harness.call(login, { username, password })
const change = (token: string, newPassword = NEW, oldPassword = '') =>
  harness.call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword }, { token })
const weaken = async (username: string) =>
  updateAccount(harness.database, username, { passwordHash: await hashQuickly(WEAK) })
const age = (username: string, interval: string) =>
  harness.database
    .update(member)
    .set({ passwordChangedAt: sql`now() - ${interval}::interval` })
    .where(eq(member.username, username))

describe('a common password', () => {
  test('is reported at log-in and changed without the old password', async () => {
    await weaken('lan')
    const { value } = await logIn('lan', WEAK)
    expect(value).toMatchObject({ passwordExpired: true, passwordReason: 'WEAK' })
    expect((await change(value.token)).status).toBe(200)
    expect((await logIn('lan', NEW)).value).toMatchObject({ passwordExpired: false })
    // Done: the old password is required again.
    expect((await change(value.token, 'other7Gate')).body).toMatchObject({
      value: { fields: { oldPassword: 'required' } },
    })
  })

  test('cannot be chosen again', async () => {
    await weaken('hoa')
    const { token } = (await logIn('hoa', WEAK)).value
    expect((await change(token, WEAK)).body).toMatchObject({ value: { fields: { newPassword: 'too_common' } } })
    expect((await change(token, 'matkhau123')).body).toMatchObject({ value: { fields: { newPassword: 'too_common' } } })
    expect((await change(token)).status).toBe(200)
  })

  test('is required again after a quarter of an hour', async () => {
    await weaken('minh')
    const { token } = (await logIn('minh', WEAK)).value
    await harness.database.update(session).set({ createdAt: sql`now() - interval '16 minutes'` })
    expect((await change(token)).body).toMatchObject({ value: { fields: { oldPassword: 'required' } } })
    expect((await change(token, NEW, WEAK)).status).toBe(200)
  })

  test('is required in the account’s other sessions', async () => {
    const other = (await logIn('suba')).value.token
    await weaken('suba')
    await logIn('suba', WEAK)
    expect((await change(other)).body).toMatchObject({ value: { fields: { oldPassword: 'required' } } })
  })
})

describe('a session whose password must be changed', () => {
  test('can only read the log-in’s data, change the password and log out, of all endpoints', async () => {
    await weaken('childless')
    const { token } = (await logIn('childless', WEAK)).value
    await harness.database.update(brandModule).set({ enabled: true }).where(ne(brandModule.modId, 'PWDEXPFORCECHANGE3'))
    await harness.restart()
    const protectedOnes = ALL_ENDPOINTS.filter(({ access }) => access !== 'public')
    expect(protectedOnes.length).toBeGreaterThan(150)
    const allowed: string[] = []
    for (const endpoint of protectedOnes) {
      if (endpoint.name === logout.name) continue
      const { method, path } = endpoint
      const options = { method, url: path, headers: headersFor(endpoint, { token }) }
      const { errorCode } = (await harness.app.inject(options)).json<{ errorCode?: string }>()
      // Modules that lack a third party are off for everybody.
      const isRefused = errorCode === 'password.change.required' || errorCode === 'function.not.available'
      if (!isRefused) allowed.push(endpoint.name)
    }
    const shown = [balance, memberIcon, memberInfo]
    expect(allowed.toSorted()).toEqual([...shown, changePassword, touchSession].map(({ name }) => name).toSorted())
    expect((await harness.call(memberInfo, {}, { token })).value).toMatchObject({ account: 'childless' })
    expect((await change(token)).status).toBe(200)
    expect((await harness.call(openSessions, {}, { token })).status).toBe(200)
    await weaken('childless')
    const again = (await logIn('childless', WEAK)).value.token
    expect((await harness.call(logout, {}, { token: again })).status).toBe(200)
    expect((await harness.call(memberInfo, {}, { token: again })).status).toBe(401)
  })
})

describe('an expired password', () => {
  const expiry = async (enabled: boolean) => {
    await harness.database.update(brandModule).set({ enabled }).where(eq(brandModule.modId, 'PWDEXPFORCECHANGE3'))
    await harness.restart()
  }

  test('is reported only with the module', async () => {
    await age('agenta', '91 days')
    expect((await logIn('agenta')).value).toMatchObject({ passwordExpired: false })
    await expiry(true)
    const { value } = await logIn('agenta')
    expect(value).toMatchObject({ passwordExpired: true, passwordReason: 'EXPIRED' })
    expect((await change(value.token, PASSWORD)).body).toMatchObject({
      value: { fields: { newPassword: 'unchanged' } },
    })
    expect((await change(value.token)).status).toBe(200)
    expect((await logIn('agenta', NEW)).value).toMatchObject({ passwordExpired: false })
    await age('agentb', '89 days')
    expect((await logIn('agentb')).value).toMatchObject({ passwordExpired: false })
    await expiry(false)
  })
})
