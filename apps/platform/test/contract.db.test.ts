import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { reportLines } from '@playhouse/platform-api/contract/report.ts'
import { type ContractOptions, runContract } from '@playhouse/platform-api/contract/run-contract.ts'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../src/app.fixture.ts'
import { brandModule } from '../src/db/tables/brand.ts'
import { member } from '../src/db/tables/members.ts'
import { makeSmallWorld, PASSWORD } from '../src/small-world.fixture.ts'
import { type Deviation, startDeviatingProxy } from './deviating-proxy.ts'

const LAN = { username: 'lan', password: PASSWORD }
const MERCHANT = 'playhouse'

let harness: TestPlatform
let platform: string
let proxy: Awaited<ReturnType<typeof startDeviatingProxy>>
beforeAll(async () => {
  const environment = {
    REGISTRATIONS_PER_HOUR: '1000',
    FREE_PLAYS_PER_HOUR: '1000',
    LOG_INS_PER_HOUR: '1000',
    HUMAN_CHECK: 'true',
    HUMAN_CHECK_COST: '10',
    LEGACY_CIPHER: 'true',
  }
  harness = await openTestPlatform({ template: 'empty', prepare: makeSmallWorld, environment })
  platform = await harness.app.listen({ host: '127.0.0.1', port: 0 })
  proxy = await startDeviatingProxy(platform)
})
afterAll(async () => {
  await proxy.stop()
  await harness.close()
})
afterEach(() => proxy.deviate(undefined))

const differences = async (options: Partial<ContractOptions> = {}) => {
  const report = await runContract({ baseUrl: platform, merchant: MERCHANT, ...options })
  return report.endpoints.flatMap(({ endpoint, checks }) =>
    checks.flatMap(({ name, problems }) => problems.map((problem) => `${endpoint.name} | ${name} | ${problem}`)),
  )
}

describe('the reference platform', () => {
  test('passes with a member registered during the run', async () => {
    const members = await harness.database.$count(member)
    expect(await differences()).toEqual([])
    // The member and the demo account, and nothing else.
    expect(await harness.database.$count(member)).toBe(members + 2)
  })

  test('passes with the legacy envelope', async () => {
    const only = ['login', 'register', 'signInByToken']
    expect(await differences({ cipher: 'des', only })).toEqual([])
    await expect(differences({ only: ['logn'] })).rejects.toThrow('no endpoint logn')
  })

  test('passes with every module on, for an agent and through a proxy', async () => {
    await harness.database.update(brandModule).set({ enabled: true })
    await harness.restart()
    platform = await harness.app.listen({ host: '127.0.0.1', port: Number(new URL(platform).port) })
    expect(await differences()).toEqual([])
    const credentials = { username: 'agenta', password: PASSWORD }
    const report = await runContract({ baseUrl: proxy.url, merchant: MERCHANT, credentials })
    const lines = reportLines(report)
    expect(lines.filter((line) => line.startsWith('differs'))).toEqual([])
    expect(lines.at(-1)).toMatch(`All ${ALL_ENDPOINTS.length} endpoints hold: ${report.checkCount} checks, `)
    expect(report.endpoints.filter(({ checks }) => checks.length === 0)).toEqual([])
  })

  test('stops if the given account cannot sign in', async () => {
    const wrong = { username: 'hoa', password: 'not the password' }
    await expect(differences({ credentials: wrong, only: ['balance'] })).rejects.toThrow('hoa cannot sign in')
  })

  test('does not report rate-limited registrations as differences', async () => {
    proxy.deviate(({ path }, response) =>
      path === '/wps/member/register'
        ? { status: 429, body: { success: false, message: '', errorCode: 'TOO_MANY_REQUESTS' } }
        : response,
    )
    const report = await runContract({ baseUrl: proxy.url, merchant: MERCHANT, only: ['register', 'balance'] })
    expect(report.endpoints.map(({ notes }) => notes)).toEqual([
      ['a success: the platform asks to try again later'],
      ['what needs an account'],
    ])
  })

  test('reports every endpoint if it cannot be reached', async () => {
    const found = await differences({ baseUrl: 'http://127.0.0.1:9', only: ['systemStatus', 'login'] })
    expect(found).toContain('systemStatus | answers | no answer: the connection failed')
  })
})

/** A deviation, the endpoint it is planted at, and how the report must name it. */
const PLANTED: [name: string, endpoint: string, deviation: Deviation, found: string][] = [
  [
    'another envelope',
    'whitelabel',
    (_, { status, body }) => ({ status, body: { code: 0, data: body.value } }),
    'no envelope',
  ],
  [
    'the bare value instead of the envelope',
    'gameVendors',
    (_, { status, body }) => ({ status, body: body.value }),
    'no envelope',
  ],
  [
    'an envelope instead of the bare value',
    'popularLotteries',
    (_, { status, body }) => ({ status, body: { success: true, value: body } }),
    'an envelope where the value is bare',
  ],
  [
    'a number as text',
    'gameList',
    (_, { status, body }) => ({ status, body: withValue(body, { totalCount: String(body.value?.totalCount) }) }),
    'totalCount: ',
  ],
  [
    'a missing field',
    'memberInfo',
    (_, { status, body }) => ({ status, body: withValue(body, { nickname: undefined }) }),
    'nickname: ',
  ],
  [
    'a field that nobody knows',
    'balance',
    (_, { status, body }) => ({ status, body: withValue(body, { bonus: '0.00' }) }),
    'bonus: unknown field',
  ],
  [
    'a word outside its enumeration',
    'hotGames',
    (_, { status, body }) => {
      const list = body.value?.list?.map((row: object) => ({ ...row, gameType: 'BINGO' }))
      return { status, body: withValue(body, { list }) }
    },
    'games.gameType: unknown word "BINGO"',
  ],
  ['200 for an error', 'balance', (_, { body }) => ({ status: 200, body }), 'status 200 instead of 401'],
  [
    'another error code',
    'wallets',
    (_, { status, body }) => ({ status, body: body.errorCode ? { ...body, errorCode: 'NO_SESSION' } : body }),
    'errorCode "NO_SESSION" instead of login.not.session',
  ],
  [
    'an error that does not say which field',
    'launchGame',
    (_, { status, body: { value: _dropped, ...body } }) =>
      body.errorCode === 'request_param_err' ? { status, body } : undefined,
    'value.fields does not say',
  ],
  [
    'a plain body taken where it must be sealed',
    'login',
    ({ sent }, response) => {
      const sealed = typeof sent === 'object' && sent !== null && 'value' in sent
      return sealed ? response : { status: 200, body: { success: true, value: { token: 'x'.repeat(20) } } }
    },
    'a plain body is refused | no refusal request_body_required',
  ],
  [
    'a sealed body taken twice',
    'login',
    (_, response) =>
      response.body.errorCode === 'request_body_required'
        ? { status: 401, body: { success: false, message: '', errorCode: 'login.failed' } }
        : response,
    'a sealed body opens once',
  ],
  [
    'a public answer that depends on the token',
    'hotGames',
    ({ token }, { status, body }) => (token ? { status, body: withValue(body, { list: [] }) } : undefined),
    'a token changes the answer',
  ],
  [
    'an answer without a token',
    'favouriteIds',
    ({ token }, response) => (token ? response : { status: 200, body: { success: true, value: { nodeIds: [] } } }),
    'refused without a token',
  ],
  ['an answer that comes too late', 'countryCodes', (_, response) => ({ ...response, delayMs: 2_500 }), 'the deadline'],
  ['an empty body', 'helpCenter', () => ({ status: 200, body: undefined }), 'an empty body'],
  [
    'favourites that are added twice',
    'favouriteIds',
    (_, { status, body }) => {
      const ids: number[] = body.value?.nodeIds ?? []
      return { status, body: withValue(body, { nodeIds: [...ids, ...ids] }) }
    },
    'the game stands 2 times',
  ],
  [
    'a token that outlives logging out',
    'logout',
    (_, response) => (response.status === 401 ? { status: 200, body: { success: true, value: {} } } : response),
    'a dead token cannot log out again',
  ],
  [
    'another brand served as well',
    'location',
    (_, { body }) => ({ status: 200, body: body.success ? body : { success: true, value: {} } }),
    'another brand is refused',
  ],
]

/** The answer with fields of its value replaced; refusals pass as they are. */
const withValue = (body: { success?: boolean; value?: object }, fields: object) =>
  body.success ? { ...body, value: { ...body.value, ...fields } } : body

describe('a platform that deviates', () => {
  test.each(PLANTED)('is detected: %s (%s)', async (_, name, deviation, found) => {
    const endpoint = ALL_ENDPOINTS.find((candidate) => candidate.name === name)
    if (!endpoint) throw new Error(`The contract has no ${name}.`)
    proxy.deviate((call, response) =>
      call.path === endpoint.path && call.method === endpoint.method ? deviation(call, response) : undefined,
    )
    const only = name === 'favouriteIds' ? [name, 'addFavourite'] : [name]
    const options = { baseUrl: proxy.url, credentials: LAN, only, deadlineMs: 2_000 }
    expect(await differences(options)).toContainEqual(expect.stringContaining(found))
    proxy.deviate(undefined)
    expect(await differences(options)).toEqual([])
  })
})

describe('the command', () => {
  const command = fileURLToPath(new URL('../../../scripts/contract.ts', import.meta.url))
  const run = async (...args: string[]) => {
    const child = execFile(process.execPath, [command, ...args])
    const output: string[] = []
    child.stdout?.on('data', (chunk: string) => output.push(chunk))
    child.stderr?.on('data', (chunk: string) => output.push(chunk))
    const [code] = (await once(child, 'close')) as [number]
    return { code, output: output.join('') }
  }
  const account = ['--username', LAN.username, '--password', LAN.password]

  test('exits with 0 on success and 1 with the differences', async () => {
    const ours = await run('--base-url', proxy.url, ...account, '--only', 'balance,gameList')
    expect(ours).toEqual({ code: 0, output: expect.stringContaining('All 2 endpoints hold') })
    proxy.deviate(({ path }, response) => (path === '/wps/v2/wallets/balance' ? { status: 200, body: [] } : response))
    const other = await run('--base-url', proxy.url, ...account, '--only', 'balance,gameList')
    expect(other.code).toBe(1)
    expect(other.output).toContain('differs  wallet.balance  GET /wps/v2/wallets/balance')
    expect(other.output).toContain('1 of 2 endpoints differ')
  })

  test.each([[['--base-url', 'nowhere']], [['--base-url', 'http://x.test', '--username', 'lan']], [[]]])(
    'prints its usage for %j',
    async (args) =>
      expect(await run(...args)).toEqual({ code: 1, output: expect.stringContaining('npm run contract') }),
  )
})
