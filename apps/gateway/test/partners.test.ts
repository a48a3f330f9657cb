import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { partnerCommand } from '../src/partners/command.ts'
import { MEMBER } from './accounts.ts'
import { askDatabase } from './real-platform.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openGateway, type Stack } from './stack.ts'

const getPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = getPath('../../../docs/partner-client/client.ts')
const JACKPOTS = getPath('../../../docs/partner-client/jackpots.graphql')
const NEWS = getPath('../../../docs/partner-client/jackpot-news.graphql')

const folder = mkdtempSync(join(tmpdir(), 'partners-'))
const PARTNERS_FILE = join(folder, 'partners.json')

let stack: SharedStack
let url: string
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack({ NODE_ENV: 'production', PARTNERS_FILE, METRICS_PORT: String(await freePort()) })
  url = await stack.gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await stack.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command. @returns the last line of its output */
async function partner(...args: string[]): Promise<string> {
  return (await partnerCommand(args, PARTNERS_FILE)).at(-1) ?? ''
}
/** Runs the command as a process, as `npm run partner` does. */
const partnerProcess = (...args: string[]) =>
  promisify(execFile)(process.execPath, [getPath('../src/partners/cli.ts'), ...args], {
    env: { ...process.env, PARTNERS_FILE },
  })
const getHash = (line: string) => line.split(' ')[0] ?? ''

async function ask(
  key: string | undefined,
  hash: string,
  more: Record<string, string> = {},
  { app }: Pick<Stack['gateway'], 'app'> = stack.gateway,
) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...(key !== undefined && { 'x-partner-key': key }), ...more },
    payload: { documentId: hash },
  })
  const { data, errors } = response.json<{
    data?: object
    errors?: { message: string; extensions: { code: string } }[]
  }>()
  const [{ message, extensions: { code } } = { message: undefined, extensions: { code: undefined } }] = errors ?? []
  return { status: response.statusCode, data, code, message, headers: response.headers }
}

/** Gateways read the file within a second. */
async function untilStatus(key: string, hash: string, status: number): Promise<void> {
  await expect.poll(async () => (await ask(key, hash)).status).toBe(status)
}

describe('a partner', () => {
  test('executes its own documents by its key, and no others', async () => {
    const key = await partner('create', 'tipster', '--name', 'Tipster')
    const hash = getHash(await partner('documents', 'tipster', JACKPOTS))
    await untilStatus(key, hash, 200)
    expect(await ask(key, hash)).toMatchObject({ status: 200, data: { jackpots: expect.any(Array) } })
    const other = await partner('create', 'other')
    await untilStatus(other, hash, 400)
    expect(await ask(other, hash)).toMatchObject({ status: 400, code: 'OPERATION_NOT_REGISTERED' })
    expect(await ask(undefined, hash)).toMatchObject({ status: 400, code: 'OPERATION_NOT_REGISTERED' })
  })

  test.each(['tipster.00000000.x', 'nobody.00000000.' + 'a'.repeat(43), ''])(
    'is refused with the key %j',
    async (key) => {
      expect(await ask(key, 'a'.repeat(64))).toMatchObject({ status: 401, code: 'PARTNER_KEY_INVALID' })
    },
  )

  test('gets the same responses without Apollo Server as with it', async () => {
    const key = await partner('create', 'compared')
    const hashes: string[] = []
    for (const text of [
      'query Draw($code: String!) { lottery(code: $code) { code current { number } } viewer { __typename } }',
      'mutation Read($code: [ID!]!) { markMessagesRead(input: { ids: $code }) { __typename } }',
    ]) {
      const file = join(folder, 'compared.graphql')
      writeFileSync(file, text)
      hashes.push(getHash(await partner('documents', 'compared', file)))
    }
    const settings = { NODE_ENV: 'production', PARTNERS_FILE, PUBLIC_CACHE: 'off' }
    const apollo = await openGateway(stack.platform.url, settings, undefined, { compiled: false })
    const own = await openGateway(stack.platform.url, settings)
    // Production takes no text of a query.
    const development = await stack.another({ PARTNERS_FILE })
    const [token] = (await development.browser().logIn(MEMBER)).cookies
    for (const documentId of hashes)
      for (const variables of [undefined, { code: 'MB' }, { code: 5 }, 'text', []])
        for (const cookie of [undefined, token?.join('=')])
          for (const accept of [undefined, 'application/graphql-response+json', 'text/html']) {
            const headers = { 'x-partner-key': key, ...(cookie && { cookie }), ...(accept && { accept }) }
            const bodies = await Promise.all(
              [own, apollo].map(async ({ gateway: { app } }) => {
                const {
                  statusCode,
                  headers: sent,
                  body,
                } = await app.inject({
                  method: 'POST',
                  url: '/graphql',
                  headers,
                  payload: { documentId, ...(variables !== undefined && { variables }) },
                })
                const text = body.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(/[0-9a-f-]{36}/g, '')
                return { statusCode, type: sent['content-type'], cache: sent['cache-control'], text }
              }),
            )
            expect(bodies[0]).toEqual(bodies[1])
          }
    await own.close()
    await apollo.close()
  })

  test('has a limit by its key in place of that by its address', async () => {
    const key = await partner('create', 'small', '--per-minute', '40')
    const hash = getHash(await partner('documents', 'small', JACKPOTS))
    const { gateway } = await stack.another({ NODE_ENV: 'production', PARTNERS_FILE, RATE_LIMIT_PER_MINUTE: '30' })
    const statuses = []
    for (let request = 0; request < 40; request += 1) statuses.push((await ask(key, hash, {}, gateway)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await ask(key, hash, {}, gateway)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('has a limit of a day beside that of a minute, which the command changes', async () => {
    const key = await partner('create', 'daily', '--per-day', '3')
    const hash = getHash(await partner('documents', 'daily', JACKPOTS))
    await untilStatus(key, hash, 200)
    await expect.poll(async () => (await ask(key, hash)).status).toBe(429)
    const refused = await ask(key, hash)
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('More than 3 requests of this partner in a day'),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(await partner('limits', 'daily', '--per-day', 'none')).toBe('daily: 600 requests a minute, 10 streams')
    await untilStatus(key, hash, 200)
  })

  test('is counted by its documents, with errors and durations', async () => {
    const key = await partner('create', 'measured', '--per-minute', '1000')
    const file = join(folder, 'long-search.graphql')
    writeFileSync(file, `query LongSearch { lobby { games(filter: { search: "${'x'.repeat(61)}" }) { totalCount } } }`)
    const [search, jackpots] = [
      getHash(await partner('documents', 'measured', file)),
      getHash(await partner('documents', 'measured', JACKPOTS)),
    ]
    await untilStatus(key, jackpots, 200)
    const read = async () => (await stack.gateway.metrics?.registry.metrics()) ?? ''
    const count = async (series: string) =>
      Number(
        (await read())
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1) ?? 0,
      )
    const labels = 'partner="measured",document="Jackpots"'
    const before = await count(`playhouse_partner_requests_total{${labels}}`)
    expect(before).toBeGreaterThan(0)
    await ask(key, jackpots)
    expect(await count(`playhouse_partner_requests_total{${labels}}`)).toBe(before + 1)
    expect(await count(`playhouse_partner_request_seconds_count{${labels}}`)).toBe(before + 1)
    expect((await ask(key, search)).code).toBe('BAD_USER_INPUT')
    const failed = 'partner="measured",document="LongSearch",code="BAD_USER_INPUT"'
    expect(await count(`playhouse_partner_errors_total{${failed}}`)).toBe(1)
    await ask(key, 'a'.repeat(64))
    const refused = 'partner="measured",document="none"'
    expect(await count(`playhouse_partner_errors_total{${refused},code="OPERATION_NOT_REGISTERED"}`)).toBe(1)
    expect(await read()).not.toContain('nobody')
  })

  test('asks for a member by the member’s session, which its key does not replace', async () => {
    const key = await partner('create', 'member-app')
    const file = join(folder, 'balance.graphql')
    writeFileSync(file, 'query Balance { viewer { __typename } }')
    const hash = getHash(await partner('documents', 'member-app', file))
    await untilStatus(key, hash, 200)
    const { data: stranger } = await ask(key, hash)
    // Production takes no text of a query.
    const development = await stack.another({ PARTNERS_FILE })
    const browser = await development.browser().logIn(MEMBER)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { data: member } = await ask(key, hash, { cookie })
    expect([stranger, member]).toEqual([{ viewer: null }, { viewer: { __typename: 'Viewer' } }])
  })
})

describe('a key', () => {
  test('is replaced by another, and ends at once when it is revoked', async () => {
    const first = await partner('create', 'rotating')
    const hash = getHash(await partner('documents', 'rotating', JACKPOTS))
    const second = await partner('rotate', 'rotating')
    const statuses = async () => [(await ask(first, hash)).status, (await ask(second, hash)).status]
    await expect.poll(statuses).toEqual([200, 200])
    const third = await partner('rotate', 'rotating', '--hours', '0')
    await expect.poll(statuses).toEqual([401, 401])
    expect((await ask(third, hash)).status).toBe(200)
    await partner('revoke', 'rotating')
    await untilStatus(third, hash, 401)
  })

  test('is stored as a hash and never logged', async () => {
    const key = await partner('create', 'secretive')
    await ask(key, 'a'.repeat(64))
    await ask(`${key}x`, 'a'.repeat(64))
    const secret = key.split('.')[2] ?? ''
    expect(secret).toHaveLength(43)
    expect(readFileSync(PARTNERS_FILE, 'utf8')).not.toContain(secret)
    expect(statSync(PARTNERS_FILE).mode & 0o077).toBe(0)
    expect(stack.logged()).not.toContain(secret)
    expect(await partner('list')).not.toContain(secret)
  })
})

describe('the command', () => {
  test('prints its result when run as a process, or the reason of a failure', async () => {
    const { stdout } = await partnerProcess('create', 'printed')
    expect(stdout).toMatch(/^The key of printed, which is not shown again:\nprinted\.[^\n]+\n$/)
    const document = (await partnerProcess('documents', 'printed', JACKPOTS)).stdout
    expect(document).toMatch(/^[0-9a-f]{64} {2}Jackpots\n$/)
    await expect(partnerProcess('create', 'printed')).rejects.toMatchObject({
      code: 1,
      stderr: 'There is a partner printed already.\n',
    })
  })

  test.each([
    ['a document that does not fit the schema', 'query Wrong { jackpot { id } }', 'does not fit the schema'],
    [
      'two sensitive mutations',
      'mutation Two { a: startFreePlay(input: {}) { __typename } b: startFreePlay(input: {}) { __typename } }',
      'more than one',
    ],
    ['two operations', 'query A { __typename } query B { __typename }', 'one operation'],
    [
      'a document that is too large',
      `query Large { ${Array.from({ length: 60 }, (_, n) => `a${n}: jackpots { id }`).join(' ')} }`,
      'too large',
    ],
  ])('refuses %s', async (_what, text, problem) => {
    const id = `p${Math.random().toString(36).slice(2, 8)}`
    await partner('create', id)
    const file = join(folder, `${id}.graphql`)
    writeFileSync(file, text)
    await expect(partner('documents', id, file)).rejects.toThrow(problem)
  })

  test('refuses unknown partners, and a name twice', async () => {
    await partner('create', 'twice')
    await expect(partner('create', 'twice')).rejects.toThrow('already')
    await expect(partner('rotate', 'nobody')).rejects.toThrow('no partner')
    await expect(partner('create', 'No Id')).rejects.toThrow('id')
    await expect(partner()).rejects.toThrow('npm run partner')
  })
})

/** Waits until a client has printed a jackpot that changes. */
async function untilFollowed(client: ChildProcessWithoutNullStreams): Promise<void> {
  let output = ''
  client.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  client.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output).toContain('Following.')
  const [jackpot] = await askDatabase<{ id: string }>(stack.databaseUrl, 'select id from jackpot order by id limit 1')
  await askDatabase(
    stack.databaseUrl,
    `insert into live_event (type, event) values ('JACKPOT',
       '{"type": "JACKPOT", "jackpotId": "${jackpot?.id}", "amount": "12345.67"}')`,
  )
  await expect.poll(() => output).toMatch(/is now 12345\.67 [A-Z]{3}/)
}

// The test installs packages of the registry.
test.runIf(process.env['NIGHTLY'] === '1')(
  'the released client runs in an empty folder as the document says',
  async () => {
    const outside = mkdtempSync(join(tmpdir(), 'partner-'))
    const text = readFileSync(getPath('../../../docs/partners.md'), 'utf8')
    const [, block = ''] = /In an empty folder:\n\n```sh\n([\s\S]*?)```/.exec(text) ?? []
    const commands = block.split('\n').flatMap((line) => line.replace(/ +#.*$/, '') || [])
    const start = commands.pop() ?? ''
    const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` }
    const run = promisify(execFile)
    await run(process.execPath, [getPath('../../../scripts/release-partner-client.ts'), outside], { env })
    expect(commands.map((command) => command.split(' ')[0])).toEqual(['tar', 'npm', 'npm'])
    for (const command of commands) await run('sh', ['-c', command], { cwd: outside, env })
    const generated = (at: string) => readFileSync(join(at, 'operations.generated.ts'), 'utf8')
    expect(generated(outside)).toBe(generated(dirname(CLIENT)))

    const key = await partner('create', 'outside')
    await untilStatus(key, getHash(await partner('documents', 'outside', NEWS, JACKPOTS)), 200)
    const started = start.replace('PARTNER_KEY=…', `PARTNER_KEY=${key}`).replace('http://localhost:4200', url)
    const client = spawn('sh', ['-c', started], { cwd: outside, env, detached: true })
    try {
      await untilFollowed(client)
    } finally {
      process.kill(-(client.pid ?? 0))
      rmSync(outside, { recursive: true })
    }
  },
)

test('the documented client reads jackpots and follows them', async () => {
  const key = await partner('create', 'sample', '--streams', '1')
  await untilStatus(key, getHash(await partner('documents', 'sample', NEWS, JACKPOTS)), 200)
  const client = spawn(process.execPath, [CLIENT], { env: { ...process.env, PLAYHOUSE_URL: url, PARTNER_KEY: key } })
  try {
    await untilFollowed(client)
    const second = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-partner-key': key },
      body: JSON.stringify({ documentId: getHash(await partner('documents', 'sample', NEWS)) }),
    })
    expect(second.status).toBe(429)
  } finally {
    client.kill()
  }
})
