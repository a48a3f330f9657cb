import { captcha as captchaEndpoint, humanChallenge, registerSms } from '@playhouse/platform-api/verification.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { sql } from 'drizzle-orm'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { headersFor } from '../../../app.fixture.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { captcha, verificationCode } from '../../../db/tables/verification.ts'
import { solveHumanChallenge } from './captcha/human-proof.fixture.ts'

const MAIN = fileURLToPath(new URL('../../../main.ts', import.meta.url))

/** Two platforms in production setup, over one database. */
let urls: string[]
const sentTo: string[] = []
const messageService = createServer(async (request, response) => {
  sentTo.push(((await json(request)) as { address: string }).address)
  response.end()
})
let processes: ChildProcess[] = []
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'small' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  await database.update(brandModule).set({ enabled: true })
  const ports = [await freePort(), await freePort()]
  await new Promise<void>((resolve) => messageService.listen(0, '127.0.0.1', resolve))
  const settings = {
    DEMO: 'true',
    DATABASE_URL: scratch.url,
    LOG_LEVEL: 'error',
    HUMAN_CHECK_COST: '10',
    SENDER_URL: `http://127.0.0.1:${(messageService.address() as AddressInfo).port}`,
    SENDER_SECRET: 'the message service of this test alone',
  }
  processes = ports.map((port) =>
    spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...settings, PORT: String(port), OPERATOR_PORT: 'off' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  urls = ports.map((port) => `http://127.0.0.1:${port}`)
  await Promise.all(processes.map((child, index) => waitUntilReady(child, platformAt(index))))
})
afterAll(async () => {
  for (const child of processes.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  messageService.closeAllConnections()
  messageService.close()
  await database.$client.end()
  await drop()
})

/** Waits until a platform answers, for as long as its process lives and the hook may take. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} has ended with ${child.exitCode}.`)
}

/** Alternates between the platforms. */
const platformAt = (turn: number) => urls[turn % urls.length] ?? ''
const call = async (turn: number, endpoint: Endpoint, input: Record<string, string> = {}) => {
  const inQuery = endpoint.method === 'GET' ? `?${new URLSearchParams(input)}` : ''
  const body = endpoint.method === 'GET' ? {} : { body: JSON.stringify(input) }
  const headers = { ...headersFor(endpoint), 'content-type': 'application/json' }
  const response = await fetch(`${platformAt(turn)}${endpoint.path}${inQuery}`, {
    method: endpoint.method,
    headers,
    ...body,
  })
  return { status: response.status, body: (await response.json()) as { value?: never; errorCode?: string } }
}
const proof = async (turn: number) => {
  const { body } = await call(turn, humanChallenge)
  return solveHumanChallenge((body.value as unknown as { challenge: string }).challenge)
}
const requestCode = async (turn: number, mobileNo: string, humanProof: string) =>
  call(turn, registerSms, { countryDialingCode: '84', mobileNo, humanProof })

test('sends one code for fifty concurrent requests to two platforms', async () => {
  // The last of three codes within five minutes, so that the duration of the fifty does not matter.
  const ago = sql`now() - interval '1 minute'`
  const earlier = { purpose: 'register', channel: 'sms', address: '+84912345678', subject: '', codeHash: '' }
  await database
    .insert(verificationCode)
    .values([1, 2].map(() => ({ ...earlier, createdAt: ago, expiresAt: sql`now()` })))
  const proofs = await Promise.all(Array.from({ length: 50 }, (_, turn) => proof(turn)))
  const responses = await Promise.all(proofs.map((one, turn) => requestCode(turn + 1, '0912345678', one)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.errorCode === 'TOO_MANY_REQUESTS')).toHaveLength(49)
  await expect.poll(() => sentTo).toEqual(['+84912345678'])
  await sleep(300)
  expect(sentTo).toHaveLength(1)
})

test('accepts a proof on one platform only', async () => {
  const one = await proof(0)
  const numbers = ['0912345601', '0912345602', '0912345603', '0912345604']
  const responses = await Promise.all(numbers.map((number, turn) => requestCode(turn, number, one)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
})

test('limits pictures across platforms', async () => {
  const captchaId = randomUUID()
  expect((await call(0, captchaEndpoint, { captchaId })).status).toBe(200)
  // A new picture is allowed after a second, which must not pass here.
  await database.update(captcha).set({ drawnAt: sql`now() + interval '1 hour'` })
  expect(await call(1, captchaEndpoint, { captchaId })).toMatchObject({ status: 429 })
})
