import type { Endpoint, ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { LIVE_PATHS, liveBatch, type LiveBatch } from '@playhouse/platform-api/live.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys, whitelabel } from '@playhouse/platform-api/site.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { eq, sql } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { headersFor } from './app.fixture.ts'
import { brandModule } from './db/tables/brand.ts'
import { chatMessage, chatRoom, chatScript } from './db/tables/chat.ts'
import { member } from './db/tables/members.ts'
import { postReward } from './ledger/postings.ts'
import { PASSWORD } from './small-world.fixture.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

interface Running {
  url: string
  child: ChildProcess
  log: () => string
}

let database: Database
let databaseUrl: string
let drop: () => Promise<void>
let webs: Running[]
let workers: Running[] = []
beforeAll(async () => {
  ;({ url: databaseUrl, drop } = await scratchDatabase({ template: 'small' }))
  database = openDatabase(databaseUrl)
  webs = await Promise.all([start('web'), start('web')])
})
afterAll(async () => {
  await Promise.all([...webs, ...workers].map(stop))
  await database.$client.end()
  await drop()
})

/** Starts a platform and waits until it is ready. */
async function start(role: 'web' | 'worker'): Promise<Running> {
  const port = await freePort()
  const settings = {
    DEMO: 'true',
    DATABASE_URL: databaseUrl,
    HUMAN_CHECK: 'false',
    CAPTCHA_AFTER_FAILURES: '100',
    LOTTERY_DRAWS: 'false',
  }
  const child = spawn(process.execPath, [MAIN], {
    env: { ...bareEnvironment(), ...settings, ROLE: role, PORT: String(port), OPERATOR_PORT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let log = ''
  child.stdout.on('data', (chunk) => (log += String(chunk)))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The ${role} has ended:\n${log}`)
    await sleep(50)
  }
  return { url, child, log: () => log }
}

async function stop({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const read = async ({ url }: Running, endpoint: Endpoint) => {
  const response = await fetch(`${url}${endpoint.path}`, { headers: headersFor(endpoint) })
  return ((await response.json()) as { value: never }).value
}

async function openStream({ url }: Running) {
  const leaving = new AbortController()
  const response = await fetch(`${url}${LIVE_PATHS.events}`, {
    headers: { authorization: `Bearer ${DEMO_SECRETS.live}` },
    signal: leaving.signal,
  })
  const batches: LiveBatch[] = []
  void (async () => {
    let text = ''
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      batches.push(...parts.map((part) => liveBatch.parse(JSON.parse(part.replace(/^data: /, '')))))
    }
  })().catch(() => {})
  await expect.poll(() => batches.length).toBeGreaterThan(0)
  /** The member's balance in the last event. */
  const available = (memberId: number) =>
    batches
      .flatMap((batch) => batch.events)
      .filter((event) => event.memberId === memberId)
      .at(-1)?.event['available']
  return { available, close: () => leaving.abort() }
}

const leaderPid = async () => {
  const { rows } = await database.execute<{ pid: number }>(
    sql`select pid from pg_locks where locktype = 'advisory' and objid = 7529010 and granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.pid
}
const leads = ({ log }: Running) => log().includes('this process relays live events')

const getId = async (username: string) => {
  const [found] = await database.select({ id: member.id }).from(member).where(eq(member.username, username))
  return found?.id ?? 0
}
let rewards = 0
const reward = async (memberId: number) =>
  postReward(database, {
    memberId,
    amount: 10_000n,
    type: 'PROMOTION',
    key: `roles:${(rewards += 1)}`,
    request: { reward: rewards },
  })

test('jobs run in workers only, and once in two of them', async () => {
  await database.insert(chatRoom).values({ id: 'roles', kind: 'GENERAL', nextActionAt: sql`now()` as never })
  await database.insert(chatScript).values({ roomId: 'roles', line: 0, name: 'An', text: 'Hello' })
  const lines = () => database.$count(chatMessage, eq(chatMessage.roomId, 'roles'))
  await sleep(500)
  expect(await lines()).toBe(0)
  expect(await leaderPid()).toBeUndefined()
  workers = await Promise.all([start('worker'), start('worker')])
  await expect.poll(lines).toBe(1)
  await sleep(500)
  expect(await lines()).toBe(1)
  await expect.poll(leaderPid).toBeDefined()
})

test('a worker serves its health and nothing else', async () => {
  for (const { url } of workers) {
    expect((await fetch(`${url}/livez`)).status).toBe(200)
    expect((await fetch(`${url}${whitelabel.path}`, { headers: headersFor(whitelabel) })).status).toBe(404)
    expect((await fetch(`${url}${LIVE_PATHS.events}`)).status).toBe(404)
    expect((await fetch(`${url}/docs`)).status).toBe(404)
  }
})

test('an event that a worker derives reaches the streams of every web process', async () => {
  const streams = await Promise.all(webs.map(openStream))
  const memberId = await getId('minh')
  await reward(memberId)
  for (const stream of streams) await expect.poll(() => stream.available(memberId)).toBe('10001.00')
  for (const stream of streams) stream.close()
})

test.each(
  allEveryNight([
    ['is killed', 'SIGKILL', '1000001.00'],
    ['hangs', 'SIGSTOP', '1000002.00'],
  ] as const),
)('a leader that %s is replaced', async (_, signal, available) => {
  const [leader] = workers.filter(leads)
  const before = await leaderPid()
  leader?.child.kill(signal)
  await expect
    .poll(
      async () => {
        const pid = await leaderPid()
        return pid !== undefined && pid !== before
      },
      { interval: 20 },
    )
    .toBe(true)
  const [web] = webs
  const stream = web && (await openStream(web))
  const memberId = await getId('hoa')
  await reward(memberId)
  await expect.poll(() => stream?.available(memberId)).toBe(available)
  stream?.close()
  if (leader) await stop(leader)
  // The one that leads now alone has said so.
  workers = [...workers.filter((worker) => worker !== leader), await start('worker')]
  expect(workers.filter(leads)).toHaveLength(1)
})

test.runIf(IS_NIGHTLY)('settings that one process changes reach the others', async () => {
  const isOn = async (web: Running) =>
    JSON.stringify(await read(web, whitelabel)).includes('{"modId":"FEEDBACK3","enabled":true')
  for (const web of webs) expect(await isOn(web)).toBe(true)
  await database.update(brandModule).set({ enabled: false }).where(eq(brandModule.modId, 'FEEDBACK3'))
  for (const web of webs) await expect.poll(() => isOn(web), { interval: 100 }).toBe(false)
})

test('wrong passwords at both web processes lock one account', async () => {
  const attempt = async (web: Running, password: string) => {
    const { keys } = (await read(web, sealingKeys)) as ResponseOf<typeof sealingKeys>
    const { value, encryption } = await sealBody({ username: 'lan', password }, keys[0] as (typeof keys)[0])
    const response = await fetch(`${web.url}${login.path}`, {
      method: 'POST',
      headers: { ...headersFor(login), 'content-type': 'application/json', encryption },
      body: JSON.stringify({ value }),
    })
    return ((await response.json()) as { errorCode?: string }).errorCode
  }
  const [one, other] = webs as [Running, Running]
  const wrong = await Promise.all([one, other, one, other, one].map((web, turn) => attempt(web, `wrong-pass-${turn}`)))
  expect(new Set(wrong)).toEqual(new Set(['login.failed']))
  expect(await attempt(one, PASSWORD)).toBe('login.locked')
  expect(await attempt(other, PASSWORD)).toBe('login.locked')
})
