import { createSignInLink, signHandOff } from '@playhouse/platform-api/session-hand-off.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { SignJWT } from 'jose'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import * as contract from '@playhouse/platform-api/session.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { handOff, member, session } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { createHandOff } from './hand-off.ts'
import { tokenHash } from '@playhouse/server/token.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const logIn = async (username: string) =>
  (await harness.call(contract.login, { username, password: PASSWORD })).value.token
const isOpen = async (token: string) => (await harness.call(memberInfo, {}, { token })).status === 200
const listed = async (token: string) => (await harness.call(contract.openSessions, {}, { token })).value.sessions
const age = (token: string, column: 'lastSeenAt' | 'createdAt', interval: string) =>
  harness.database
    .update(session)
    .set({ [column]: sql`now() - ${interval}::interval` })
    .where(eq(session.tokenHash, tokenHash(token)))

describe('touching a session', () => {
  test('extends it by half an hour', async () => {
    const token = await logIn('lan')
    await age(token, 'lastSeenAt', '29 minutes')
    const { value, status } = await harness.call(contract.touchSession, {}, { token })
    expect(status).toBe(200)
    expect(value.idleUntil - Date.now()).toBeGreaterThan(SESSION_IDLE_MS - 10_000)
    await age(token, 'lastSeenAt', '29 minutes')
    expect(await isOpen(token)).toBe(true)
  })

  test('does not extend it beyond twelve hours', async () => {
    const token = await logIn('lan')
    await age(token, 'createdAt', '11 hours 50 minutes')
    const { value } = await harness.call(contract.touchSession, {}, { token })
    expect(value.idleUntil).toBe(value.endsAt)
    expect(value.endsAt - Date.now()).toBeLessThan(SESSION_ABSOLUTE_MS / 12)
    await age(token, 'createdAt', '12 hours 1 second')
    expect((await harness.call(contract.touchSession, {}, { token })).status).toBe(401)
  })
})

describe('the list of sessions', () => {
  test('lists the account’s live ones, masked, with the current one marked', async () => {
    const [first, second] = [await logIn('minh'), await logIn('minh')]
    await logIn('hoa')
    const sessions = await listed(second)
    expect(sessions).toHaveLength(2)
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true])
    for (const { ip, id } of sessions) {
      expect(ip).toBe('127.0.*.*')
      expect(id).not.toContain(tokenHash(first).toString('hex'))
    }
    await age(first, 'lastSeenAt', '31 minutes')
    expect(await listed(second)).toHaveLength(1)
  })

  test('ends one of them at once and keeps its own', async () => {
    const [first, second] = [await logIn('hoa'), await logIn('hoa')]
    const other = (await listed(second)).find(({ current }) => !current)
    // At most three: an earlier test opened one of them.
    expect(other).toBeDefined()
    const ids = (await listed(first)).find(({ current }) => current)?.id ?? ''
    const ended = await harness.call(contract.revokeSession, { id: ids }, { token: second })
    expect(ended.value).toEqual({ current: false })
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
    const again = await harness.call(contract.revokeSession, { id: ids }, { token: second })
    expect(again).toMatchObject({ status: 404, body: { errorCode: 'not.found' } })
    const own = (await listed(second)).find(({ current }) => current)?.id ?? ''
    expect((await harness.call(contract.revokeSession, { id: own }, { token: second })).value).toEqual({
      current: true,
    })
    expect(await isOpen(second)).toBe(false)
  })

  test('neither ends nor reveals other accounts’ sessions', async () => {
    const [mine, theirs] = [await logIn('suba'), await logIn('agenta')]
    const [{ id } = { id: '' }] = await listed(theirs)
    const responses = [id, '00000000-0000-4000-8000-000000000000'].map((requested) =>
      harness.call(contract.revokeSession, { id: requested }, { token: mine }),
    )
    for (const response of await Promise.all(responses))
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'not.found' } })
    expect(await isOpen(theirs)).toBe(true)
    const bad = await harness.call(contract.revokeSession, { id: "' or true" }, { token: mine })
    expect(bad.body).toMatchObject({ errorCode: 'request_param_err', value: { fields: { id: 'pattern' } } })
  })
})

describe('a sign-in link of the operator’s own server', () => {
  const secret = DEMO_SECRETS.handOff
  const getTicket = (username: string, merchant = 'playhouse') => signHandOff(secret, { merchant, username })
  const getLink = (ticket: string, path?: string) => harness.call(createSignInLink, { ticket, ...(path && { path }) })

  test('opens a session of the account of its ticket, once', async () => {
    const { value } = await getLink(await getTicket('minh'), '/wallet')
    const url = new URL(value.url)
    expect([url.origin, url.pathname]).toEqual([harness.config.siteOrigins[0], '/wallet'])
    expect(value.expiresAt).toBeGreaterThan(Date.now() + 50_000)
    const token = url.searchParams.get('token') ?? ''
    const opened = await harness.call(contract.signInByToken, { token })
    expect(opened.value.userName).toBe('minh')
    expect((await harness.call(contract.signInByToken, { token })).status).toBe(401)
  })

  test('is refused for a forged, old or foreign ticket, and for an unknown account', async () => {
    const good = await getTicket('minh')
    const old = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('minh')
      .setAudience('playhouse')
      .setIssuedAt(Math.floor(Date.now() / 1_000) - 120)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret))
    const forged = await signHandOff('another secret', { merchant: 'playhouse', username: 'minh' })
    for (const ticket of [`${good.slice(0, -4)}AAAA`, old, forged, await getTicket('minh', 'another'), 'x.y.z'])
      expect(await getLink(ticket)).toMatchObject({ status: 401, body: { errorCode: 'login.failed' } })
    expect(await getLink(await getTicket('nobody'))).toMatchObject({
      status: 404,
      body: { errorCode: 'account.not.found' },
    })
  })

  test('leads nowhere but to the brand’s site', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'wallet'])
      expect(await getLink(await getTicket('minh'), path)).toMatchObject({
        status: 400,
        body: { errorCode: 'request_param_err', value: { fields: { path: 'pattern' } } },
      })
  })
})

describe('a hand-off token', () => {
  const getId = async (username: string) => {
    const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
    return found?.id ?? 0
  }
  const exchange = (token: string) => harness.call(contract.signInByToken, { token })
  const refused = { status: 401, body: { success: false, errorCode: 'login.failed' } }

  test('opens a session of its account', async () => {
    const { value } = await exchange(await createHandOff(harness.database, await getId('childless')))
    expect(value.userName).toBe('childless')
    expect(await isOpen(value.token)).toBe(true)
  })

  test('opens one session for ten concurrent requests', async () => {
    const token = await createHandOff(harness.database, await getId('agentb'))
    const responses = await Promise.all(Array.from({ length: 10 }, () => exchange(token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(9)
    expect(await exchange(token)).toMatchObject(refused)
  })

  test('expires after a minute; unknown tokens are rejected', async () => {
    const token = await createHandOff(harness.database, await getId('agentb'))
    await harness.database.update(handOff).set({ expiresAt: sql`now() - interval '1 second'` })
    for (const tried of [token, 'A'.repeat(43), 'short', "' or true --"])
      expect(await exchange(tried)).toMatchObject(refused)
  })

  test('is kept as a hash only', async () => {
    const token = await createHandOff(harness.database, await getId('lan'))
    const { rows } = await harness.database.execute<{ json: string }>(
      sql`select row_to_json(hand_off)::text as json from hand_off`,
    )
    expect(rows.some(({ json }) => json.includes(tokenHash(token).toString('hex')))).toBe(true)
    expect(rows.some(({ json }) => json.includes(token))).toBe(false)
  })
})
