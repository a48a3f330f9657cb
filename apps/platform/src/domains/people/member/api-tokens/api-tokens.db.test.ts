import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { type Endpoint, isRead } from '@playhouse/platform-api/endpoint.ts'
import { closeAccount, excludeMember } from '@playhouse/platform-api/limits.ts'
import { changePassword, memberInfo } from '@playhouse/platform-api/member.ts'
import { betHistory } from '@playhouse/platform-api/records.ts'
import * as contract from '@playhouse/platform-api/session-api-tokens.ts'
import { freePlay, login, logout } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { API_SCOPES, type ApiScope } from '@playhouse/shared/api-scopes.ts'
import { API_TOKEN_NAME_MAX, API_TOKENS_MAX } from '@playhouse/shared/limits.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { headersFor, openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { auditEntry } from '../../../../db/tables/office.ts'
import { apiToken } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { issueApiToken, revokeApiTokens } from './api-tokens.ts'
import { blockMember } from '../../../money/limits/member-block.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.delete(apiToken)
})

const logIn = async (username: string) => (await harness.call(login, { username, password: PASSWORD })).value.token
const getId = async (username: string) =>
  (await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username)))[0]?.id ?? 0
const ask = (token: string, input: Partial<Parameters<typeof make>[1]> & { password?: string; name?: string } = {}) =>
  harness.call(
    contract.createApiToken,
    { password: PASSWORD, name: 'Sheet', scopes: ['READ_WALLET'], days: 30, ...input },
    { token },
  )
const make = async (session: string, input: { scopes?: ApiScope[]; days?: number } = {}) =>
  (await ask(session, input)).value
const listed = async (session: string) => (await harness.call(contract.apiTokens, {}, { token: session })).value.list
const status = async (token: string) => (await harness.call(memberInfo, {}, { token })).status

describe('an API token', () => {
  test('reads only the data that its scopes name, of its own account', async () => {
    const { token } = await make(await logIn('lan'), { scopes: ['READ_WALLET'] })
    expect((await harness.call(memberInfo, {}, { token })).value.account).toBe('lan')
    expect((await harness.call(balance, {}, { token })).value).toMatchObject({ sumBalance: '50000.00' })
    expect(await harness.call(betHistory, { from: '2026-01-01', to: '2026-01-02' }, { token })).toMatchObject({
      status: 403,
      body: { errorCode: 'token.scope.missing' },
    })
  })

  test('is refused by every endpoint that its scopes do not name, before its input is read', async () => {
    const session = await logIn('agenta')
    const getRefusals = async (scopes: ApiScope[], endpoints: readonly Endpoint[]) => {
      const { token } = await make(session, { scopes })
      const calls = endpoints.map(async (endpoint) => {
        const headers = headersFor(endpoint, { token })
        const response = await harness.app.inject({ method: endpoint.method, url: endpoint.path, headers })
        return `${endpoint.name} ${response.statusCode} ${response.json<{ errorCode: string }>().errorCode}`
      })
      return Promise.all(calls)
    }
    const withSession = ALL_ENDPOINTS.filter(({ access }) => access !== 'public')
    const responses = await getRefusals(
      [...API_SCOPES],
      withSession.filter(({ apiScope }) => apiScope === undefined),
    )
    for (const scope of API_SCOPES)
      responses.push(
        ...(await getRefusals(
          [scope],
          withSession.filter(({ apiScope }) => apiScope !== undefined && apiScope !== scope && apiScope !== 'ANY'),
        )),
      )
    expect(responses.length).toBeGreaterThan(200)
    // Modules that this brand has switched off are refused to everybody.
    const refused = / (403 token.scope.missing|400 function.not.available)$/
    expect(responses.filter((line) => !refused.test(line))).toEqual([])
    expect(responses.filter((line) => line.includes(' 403 ')).length).toBeGreaterThan(200)
  })

  test('opens only reads', () => {
    const opened = ALL_ENDPOINTS.filter(({ apiScope }) => apiScope !== undefined)
    expect(opened.filter((endpoint) => !isRead(endpoint) || endpoint.access === 'public')).toEqual([])
    expect(new Set(opened.map(({ apiScope }) => apiScope))).toEqual(new Set([...API_SCOPES, 'ANY']))
  })

  test('is stored as a hash, and listed with its last use', async () => {
    const session = await logIn('lan')
    const { token, item } = await make(session)
    expect(item).toMatchObject({ name: 'Sheet', scopes: ['READ_WALLET'], byOperator: false, lastUsedAt: null })
    expect((item.expiresAt - item.createdAt) / 86_400_000).toBe(30)
    const { rows } = await harness.database.execute<{ line: string }>(
      sql`select api_token::text as line from api_token`,
    )
    expect(rows.map(({ line }) => line).join()).not.toContain(token)
    const before = Date.now()
    await harness.call(balance, {}, { token })
    const [used] = await listed(session)
    expect(used?.lastUsedAt).toBeGreaterThan(before - 60_000)
    expect(JSON.stringify(used)).not.toContain(token)
    expect(harness.logged()).not.toContain(token)
    const again = await harness.call(balance, {}, { token })
    expect(again.queries.filter((query) => query.startsWith('update'))).toEqual([])
  })

  test('ends with its time', async () => {
    const session = await logIn('lan')
    const { token } = await make(session, { days: 1 })
    await harness.database.update(apiToken).set({ expiresAt: sql`now()` })
    expect([await status(token), await listed(session)]).toEqual([401, []])
  })

  test('ends at once when its owner revokes it, and no other account can', async () => {
    const [session, other] = [await logIn('lan'), await logIn('minh')]
    const { token, item } = await make(session)
    const revoke = (by: string) => harness.call(contract.revokeApiToken, { id: item.id }, { token: by })
    expect(await revoke(other)).toMatchObject({ status: 404, body: { errorCode: 'not.found' } })
    expect(await status(token)).toBe(200)
    expect((await revoke(session)).status).toBe(200)
    expect([await status(token), (await revoke(session)).status]).toEqual([401, 404])
  })

  test('is in the audit log, and its owner gets a message', async () => {
    const session = await logIn('hoa')
    const { item, token } = await make(session)
    await harness.call(contract.revokeApiToken, { id: item.id }, { token: session })
    const subject = `member:${await getId('hoa')}`
    const entries = await harness.database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, subject))
      .orderBy(auditEntry.seq)
    expect(entries).toMatchObject([
      { action: 'api-token.made', newValue: { apiToken: item.id, scopes: ['READ_WALLET'] } },
      { action: 'api-token.revoked', oldValue: { apiToken: item.id } },
    ])
    expect(
      JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(token)
    const messages = await harness.database
      .select({ params: memberMessage.params })
      .from(memberMessage)
      .where(eq(memberMessage.template, 'security.API_TOKEN'))
    expect(messages).toContainEqual({ params: { name: 'Sheet' } })
  })
})

describe('making an API token', () => {
  test('takes the password, a name, scopes and days', async () => {
    const session = await logIn('lan')
    const refusals = [
      await ask(session, { password: 'wrong' }),
      await ask(session, { name: ' ' }),
      await ask(session, { name: 'x'.repeat(API_TOKEN_NAME_MAX + 1) }),
      await ask(session, { scopes: [] }),
      await ask(session, { days: 366 }),
    ]
    expect(refusals.map(({ body }) => (body as { errorCode: string }).errorCode)).toEqual([
      'login.failed',
      ...Array.from({ length: 4 }, () => 'request_param_err'),
    ])
    expect(await listed(session)).toEqual([])
  })

  test('is refused to demo accounts and to tokens', async () => {
    const demo = (await harness.call(freePlay, {})).value.token
    expect((await ask(demo, { password: '' })).body).toMatchObject({ errorCode: 'in_need_true_account' })
    const { token } = await make(await logIn('lan'))
    expect((await ask(token)).body).toMatchObject({ errorCode: 'token.scope.missing' })
  })

  test('keeps the limits of how many there are and how many are made, in parallel too', async () => {
    const session = await logIn('lan')
    const made = await Promise.all(Array.from({ length: API_TOKENS_MAX + 3 }, () => ask(session)))
    expect(made.filter((response) => response.status === 200)).toHaveLength(API_TOKENS_MAX)
    expect((await ask(session)).body).toMatchObject({ errorCode: 'token.limit' })
    await harness.database.update(apiToken).set({ endedAt: sql`now()` })
    for (let index = 0; index < API_TOKENS_MAX; index += 1) expect((await ask(session)).status).toBe(200)
    await harness.database.update(apiToken).set({ endedAt: sql`now()` })
    expect((await ask(session)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' })
  })

  test('fails for a session that a change of the password ended meanwhile', async () => {
    const [here, there] = [await logIn('minh'), await logIn('minh')]
    const [changed, made] = await Promise.all([
      harness.call(
        changePassword,
        { oldPassword: PASSWORD, newPassword: 'lantern7Gate', confirmNewPassword: 'lantern7Gate' },
        { token: here },
      ),
      ask(there),
    ])
    expect(changed.status).toBe(200)
    // The token was made before the change and has ended, or was refused.
    expect(made.status === 200 ? await status(made.value.token) : made.status).toBe(401)
    expect(await listed(here)).toEqual([])
  })
})

describe('the operator of the platform', () => {
  const input = { name: 'Partner', scopes: ['READ_BETS'], days: '7' }

  test('makes a token for an account, which its owner sees and revokes', async () => {
    const token = await issueApiToken(harness.database, 'lan', input)
    expect(await status(token)).toBe(200)
    const session = await logIn('lan')
    const [seen] = await listed(session)
    expect(seen).toMatchObject({ name: 'Partner', scopes: ['READ_BETS'], byOperator: true })
    expect((await harness.call(contract.revokeApiToken, { id: seen?.id ?? '' }, { token: session })).status).toBe(200)
    expect(await status(token)).toBe(401)
  })

  test('revokes all tokens of an account', async () => {
    const tokens = [await issueApiToken(harness.database, 'lan', input), (await make(await logIn('lan'))).token]
    const other = await issueApiToken(harness.database, 'hoa', input)
    expect(await revokeApiTokens(harness.database, 'lan')).toBe(2)
    expect([...(await Promise.all(tokens.map(status))), await status(other)]).toEqual([401, 401, 200])
  })

  test('gets a refusal for an unknown account, and for scopes that there are not', async () => {
    await expect(issueApiToken(harness.database, 'nobody', input)).rejects.toThrow('There is no account nobody.')
    await expect(issueApiToken(harness.database, 'lan', { ...input, scopes: ['WRITE'] })).rejects.toThrow('scopes')
  })
})

describe('API tokens end with', () => {
  test('a change of the password', async () => {
    const session = await logIn('suba')
    const { token } = await make(session)
    const input = { oldPassword: PASSWORD, newPassword: 'lantern7Gate', confirmNewPassword: 'lantern7Gate' }
    expect((await harness.call(changePassword, input, { token: session })).status).toBe(200)
    expect([await status(token), await status(session)]).toEqual([401, 200])
  })

  test('a time-out', async () => {
    const session = await logIn('hoa')
    const { token } = await make(session)
    const input = { kind: 'TIME_OUT', days: 1 } as const
    const { value } = await harness.call(excludeMember, input, { token: session })
    const confirmation = value.confirmation ?? ''
    expect((await harness.call(excludeMember, { ...input, confirmation }, { token: session })).status).toBe(200)
    expect([await status(token), await status(session)]).toEqual([401, 200])
  })

  test('a block by an operator', async () => {
    const { token } = await make(await logIn('agentb'))
    const memberId = await getId('agentb')
    await withTransaction(harness.database, (tx) =>
      blockMember(tx, { memberId, reason: 'trial', shownText: null, by: 'anna' }),
    )
    expect(await status(token)).toBe(401)
  })

  test('the end of the account', async () => {
    const session = await logIn('childless')
    const { token } = await make(session)
    const { value } = await harness.call(
      closeAccount,
      { stepUp: { method: 'password', answer: PASSWORD } },
      { token: session },
    )
    const confirmation = value.confirmation ?? ''
    expect((await harness.call(closeAccount, { confirmation }, { token: session })).status).toBe(200)
    expect(await status(token)).toBe(401)
  })

  test('not with a log-out', async () => {
    const session = await logIn('lan')
    const { token } = await make(session)
    expect((await harness.call(logout, {}, { token: session })).status).toBe(200)
    expect([await status(token), await status(session)]).toEqual([200, 401])
  })
})
