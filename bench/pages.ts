// npm run bench:pages [-- --quick] [-- --platform-url URL]: processor time of rendered pages on one core, and what a storm of them costs
// other requests. Without a URL it builds the web and starts its own platform with demo data. See docs/performance.md.
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { ROOT } from '../scripts/lib/settings.ts'
import { WEB_ROOT } from '../scripts/lib/site.ts'
import { buildWeb } from '../scripts/lib/web.ts'
import { startTestStack } from '../scripts/testing/stack.ts'
import { Connection, readResponse } from './gateway/connection.ts'
import { latencies, throughput } from './gateway/load.ts'
import { Server } from './gateway/server.ts'
import { median, percentile } from './percentile.ts'
import { isMissed, type Result, writeResults } from './results.ts'

const FULL = { roundMs: 3_000, rounds: 7, pages: 200, stormMs: 6_000 }
const QUICK = { roundMs: 1_000, rounds: 3, pages: 60, stormMs: 2_000 }
const PATHS = [
  '/',
  '/promotions',
  '/rng',
  '/live',
  '/fish',
  '/helpmc',
  '/help',
  '/register',
  '/login',
  '/responsible-gaming',
]
const LANGUAGES = ['EN', 'TY', 'CN', 'TH', 'ID']
/** A request every 20 ms, next to pages that are rendered one after the other. */
const OTHER_RATE = 50

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, 'platform-url': { type: 'string' }, port: { type: 'string' } },
})
const plan = values.quick ? QUICK : FULL
const port = Number(values.port ?? 4_430)

// The load generator stays off the gateway's core.
spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)])

const platform = values['platform-url'] ? { url: values['platform-url'], stop: async () => {} } : await ownPlatform()
const webRoot = mkdtempSync(join(tmpdir(), 'playhouse-pages-'))
cpSync(WEB_ROOT, webRoot, { recursive: true })
const gateway = new Server(port, {
  args: [join(ROOT, 'apps/gateway/src/main.ts')],
  env: {
    DEMO: 'true',
    PLATFORM_URL: platform.url,
    WEB_ROOT: webRoot,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000000',
    CONCURRENT_PER_ADDRESS: '100000',
    OPERATION_LIMIT_FACTOR: '100000',
  },
  core: 'server',
})
try {
  await gateway.ready(get('/readyz'))
  const rows = await measure()
  for (const { id, value, goal, unit, better } of rows) {
    const limit = goal === null ? '' : `goal: at ${better === 'lower' ? 'most' : 'least'} ${goal} ${unit}`
    console.log(`${id.padEnd(28)} ${`${value} ${unit}`.padEnd(20)} ${limit}`)
  }
  writeResults('pages', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await gateway.stop()
  await platform.stop()
  rmSync(webRoot, { recursive: true })
}

async function measure(): Promise<Result[]> {
  const page = await rendered(get('/'))
  const file = fileLike(page)
  const cached: number[] = []
  const fromFile: number[] = []
  for (let round = 0; round < plan.rounds; round += 1) {
    cached.push(await cpuPerRequest([get('/')]))
    fromFile.push(await cpuPerRequest([get(file)]))
  }
  const uncached = await cpuOfUncached()
  const mixed = PATHS.flatMap((path) => LANGUAGES.map((language) => get(path, `language=${language}; theme=light`)))
  for (const request of mixed) await rendered(request)
  const perScreen: number[] = []
  for (let round = 0; round < plan.rounds; round += 1) perScreen.push(await throughput(port, mixed, plan.roundMs))
  const calm = await otherLatency()
  const over = new AbortController()
  const storm = (async () => {
    let pages = 0
    const connection = new Connection(port)
    for (; !over.signal.aborted; pages += 1) await connection.send(get(`/promotions?storm=${pages}`))
    connection.close()
    return pages
  })()
  const stormed = await otherLatency()
  over.abort()
  console.log(`${await storm} pages in the storm, gateway has ${Math.round(gateway.rssMb)} MB`)
  return [
    row('cached-page-cpu', median(cached), 'ms', null),
    row('static-file-cpu', median(fromFile), 'ms', null),
    row('cached-page-to-file', median(cached) / median(fromFile), '×', 1.5),
    row('uncached-page-cpu', uncached.all, 'ms', 25),
    row('uncached-page-main-cpu', uncached.main, 'ms', null),
    { ...row('mixed-pages', median(perScreen) * mixed.length, '/s', 1_000), better: 'higher' },
    row('graphql-p50-calm', percentile(calm, 0.5), 'ms', null),
    row('graphql-p99-calm', percentile(calm, 0.99), 'ms', null),
    row('graphql-p50-storm', percentile(stormed, 0.5), 'ms', null),
    row('graphql-p99-storm', percentile(stormed, 0.99), 'ms', null),
    row('rss', gateway.rssMb, 'MB', null),
  ]
}

function row(id: string, value: number, unit: string, goal: number | null): Result {
  return { id: `pages-${id}`, value: Number(value.toPrecision(3)), goal, unit, better: 'lower' }
}

function get(path: string, cookie = ''): Buffer {
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\naccept-encoding: br, gzip\r\n${cookie && `cookie: ${cookie}\r\n`}\r\n`,
  )
}

/** The response once the page is rendered, not the plain shell. */
async function rendered(request: Buffer): Promise<Buffer> {
  const connection = new Connection(port)
  for (let attempt = 0; attempt < 100; attempt += 1, await sleep(100)) {
    const response = await connection.send(request)
    if (!/^etag: /im.test(response.toString('latin1', 0, 2_000))) continue
    connection.close()
    return response
  }
  throw new Error(`Not rendered: ${request.toString()}\n${gateway.words}`)
}

/** Address of a built file whose Brotli copy has as many bytes as the page's. */
function fileLike(page: Buffer): string {
  const length = Number(/content-length: (\d+)/i.exec(page.toString('latin1', 0, 2_000))?.[1])
  if (!length) throw new Error(`The page has no length: ${readResponse(page).status}`)
  const name = 'assets/page-00000000.js'
  writeFileSync(join(webRoot, 'client', name), 'x'.repeat(length * 6))
  writeFileSync(join(webRoot, 'client', `${name}.br`), Buffer.alloc(length, 'x'))
  return `/${name}`
}

/** Processor milliseconds of the gateway for each request. */
async function cpuPerRequest(requests: readonly Buffer[]): Promise<number> {
  const before = gateway.cpuMs
  const perSecond = await throughput(port, requests, plan.roundMs)
  return (gateway.cpuMs - before) / ((perSecond * plan.roundMs) / 1_000)
}

/** Processor milliseconds of a page that no one has asked for, whose data are cached: of all threads, and of the one that answers requests. */
async function cpuOfUncached(): Promise<{ all: number; main: number }> {
  const connection = new Connection(port)
  const render = async (from: number, count: number) => {
    for (let index = 0; index < count; index += 1) await connection.send(get(`/?uncached=${from + index}`))
  }
  await render(0, 40)
  const [before, mainBefore] = [gateway.cpuMs, gateway.mainCpuMs]
  await render(40, plan.pages)
  const [all, main] = [gateway.cpuMs - before, gateway.mainCpuMs - mainBefore]
  connection.close()
  return { all: all / plan.pages, main: main / plan.pages }
}

/** Milliseconds of a visitor's GraphQL request that is cached. */
async function otherLatency(): Promise<number[]> {
  const variables = encodeURIComponent(JSON.stringify({ withShell: true, lobbyId: 'RNG' }))
  const extensions = encodeURIComponent(
    JSON.stringify({ persistedQuery: { version: 1, sha256Hash: documentHash('LobbyScreen') } }),
  )
  const path = `/graphql?language=EN&operationName=LobbyScreen&variables=${variables}&extensions=${extensions}`
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\napollo-require-preflight: true\r\n\r\n`,
  )
  return (await latencies(port, [request], OTHER_RATE, plan.stormMs)).map(({ ms }) => ms)
}

async function ownPlatform(): Promise<{ url: string; stop: () => Promise<void> }> {
  console.log('Building the web and creating the demo data …')
  await buildWeb()
  // The demo data of today: what is measured goes by the machine's clock.
  process.env.TEST_MOMENT = new Date().toISOString()
  const server = await startTestServer({ withWorld: true })
  process.env.TEST_POSTGRES_URL = server.adminUrl
  const database = await scratchDatabase({ template: 'world' })
  const stack = await startTestStack(database.url)
  return {
    url: stack.platformUrl,
    stop: async () => {
      await stack.stop()
      await database.drop()
      await server.stop()
    },
  }
}
