import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../test/database.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { makeBrand } from './db/brand/make-brand.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { brand } from './db/tables/brand.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const CHECK_SECRETS = fileURLToPath(new URL('check-secrets.ts', import.meta.url))
const random = () => randomBytes(32).toString('base64url')

let ports: { PORT: string; OPERATOR_PORT: string }
let bare: Awaited<ReturnType<typeof scratchDatabase>>
let world: Awaited<ReturnType<typeof scratchDatabase>>
beforeAll(async () => {
  ports = { PORT: String(await freePort()), OPERATOR_PORT: String(await freePort()) }
  bare = await scratchDatabase()
  await makeBrand(bare.url)
  world = await scratchDatabase()
  await makeBrand(world.url)
  const database = openDatabase(world.url)
  await database.update(brand).set({ seed: 1 })
  await database.$client.end()
})
afterAll(async () => {
  await bare.drop()
  await world.drop()
})

const own = (databaseUrl: string) => {
  const secrets = { SEAMLESS_SECRET: random(), PAYMENTS_SECRET: random(), SECRET_KEYS: `k1:${random()}` }
  return { DATABASE_URL: databaseUrl, ...secrets, OPERATOR_TOKEN: `anna:${random()}` }
}
const start = (environment: Record<string, string>, program = MAIN) =>
  promisify(execFile)(process.execPath, [program], {
    env: { ...bareEnvironment(), ...ports, ...environment },
    timeout: 240_000,
  })

test('does not start without secrets, and names them', async () => {
  await expect(start({ DATABASE_URL: bare.url })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/SEAMLESS_SECRET: is not set[^]*SECRET_KEYS: is not set/),
  })
})

test('checks the secrets of gateway and platform without starting either', async () => {
  const check = (environment: Record<string, string>) => start(environment, CHECK_SECRETS)
  await expect(check({ DATABASE_URL: bare.url, COOKIE_KEYS: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/SEAMLESS_SECRET: [^]*SECRET_KEYS: [^]*COOKIE_KEYS: /),
  })
  await check({ ...own(bare.url), COOKIE_KEYS: `k1:${random()}` })
  await check({ DATABASE_URL: bare.url, COOKIE_KEYS: '', DEMO: 'true' })
})

test('does not start over the demo world', async () => {
  await expect(start(own(world.url))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/play world[^]*DEMO=true/),
  })
})

describe('over an own brand without DEMO=true', () => {
  let child: ChildProcess
  let output = ''
  const url = () => `http://127.0.0.1:${ports.PORT}`
  beforeAll(async () => {
    child = spawn(process.execPath, [MAIN], { env: { ...bareEnvironment(), ...ports, ...own(bare.url) } })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
    while (child.exitCode === null && !(await fetch(`${url()}/readyz`).catch(() => undefined))?.ok) await sleep(50)
    if (child.exitCode !== null) throw new Error(output)
  })
  afterAll(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  test('names the switched-off parts, and how to switch them on', () => {
    expect(output).toMatch(/off: SMS and e-mails.*codes and letters cannot be sent.*SENDER_URL/)
    expect(output).toMatch(/off: Deposits.*PAYMENTS_URL/)
    expect(output).toMatch(/off: Withdrawals.*PAYMENTS_URL/)
    expect(output).toMatch(/off: Live updates.*LIVE_SECRET/)
    expect(output).toMatch(/off: Module MOBILENUMREG3.*SENDER_URL/)
    expect(output).toMatch(/off: Module THIRDPARTYLOGIN3.*GOOGLE_ISSUER/)
  })

  test('warns that a single operator cannot make decisions that require two', () => {
    expect(output).toMatch(/one operator.*invite another one/)
    expect(output).toMatch(/no admin can log in yet.*OPERATOR_TOKEN/)
  })

  test('serves the back office on its own port, and only there', async () => {
    const office = `http://127.0.0.1:${ports.OPERATOR_PORT}`
    expect((await fetch(`${office}/login`)).status).toBe(200)
    expect((await fetch(`${office}/readyz`)).status).toBe(404)
    expect((await fetch(`${url()}/login`)).status).toBe(404)
    expect((await fetch(`${url()}/audit`)).status).toBe(404)
  })
})
