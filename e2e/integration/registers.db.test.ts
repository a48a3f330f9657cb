import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { login } from '@playhouse/platform-api/session.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { openRegisters, REGISTERS } from '@playhouse/vendor-api/registers/all.ts'
import { RegisterUnknownError } from '@playhouse/vendor-api/registers/register.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { playExclusion } from '../../apps/platform/src/db/tables/limits.ts'
import { registerWork } from '../../apps/platform/src/domains/money/limits/registers/ask-register.ts'
import { breakHooks } from '../../apps/platform/src/hooks.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { buildMessageGateway } from '../../apps/simulators/src/message-gateway/app.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'

/* Promises of the register of excluded persons that the platform relies on: the platform over real HTTP against the simulator. */

const SECRET = 'the register of these tests and of them alone'
const NEXT_SECRET = 'the next secret of these tests and theirs alone'

let harness: TestPlatform
let database: Database
let simulator: FastifyInstance
beforeAll(async () => {
  const port = await freePort()
  harness = await openTestPlatform({
    template: 'empty',
    environment: { QUIETGATE_URL: `http://127.0.0.1:${port}`, QUIETGATE_SECRET: SECRET },
    prepare: async (made, address) => {
      await makeSmallWorld(made)
      await migrateSimulators(address)
    },
  })
  ;({ database } = harness)
  simulator = await buildMessageGateway({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 20_000,
      senderSecret: SECRET,
      siteOrigins: ['https://site.test'],
      mediaHost: 'https://media.test',
      registers: { secrets: [SECRET, NEXT_SECRET] },
    },
    database,
  })
  await simulator.listen({ host: '127.0.0.1', port })
})
afterAll(async () => {
  await simulator.close()
  await harness.close()
})
const press = (path: string, payload = '') =>
  simulator.inject({
    method: 'POST',
    url: `/register/${path}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
beforeEach(() => press('mode/ANSWERS'))

test('is asked about a member of the demo who logs in, and excludes who is listed', async () => {
  const { value: account } = await harness.call(login, { username: 'lan', password: PASSWORD })
  await harness.call(
    updateProfile,
    { realName: 'Maribel Quenstrand', birthday: '1995-07-23' },
    { token: account.token },
  )
  const services = {
    registers: openRegisters(harness.config.registers),
    onBreak: breakHooks.onBreak,
    log: harness.app.log,
  }
  await registerWork(services).run(database, new AbortController().signal)
  const [exclusion] = await database.select().from(playExclusion).where(eq(playExclusion.memberId, account.id))
  expect(exclusion).toMatchObject({ ground: 'REGISTER', state: 'ACTIVE' })
  expect(harness.logged()).not.toContain('Quenstrand')
})

describe.each(REGISTERS.map(({ code }) => code))('%s', (code) => {
  const open = (secret = SECRET) => {
    const access = harness.config.registers[code]
    const opened = openRegisters({ [code]: { url: access?.url ?? '', secrets: [secret] } }).get(code)
    if (!opened) throw new Error(`The register ${code} is not configured.`)
    return opened
  }
  const ask = (name: string, birthday: string, secret?: string) =>
    open(secret).ask({ id: randomUUID(), name, birthday, country: null })

  test('lists a person until a day, and one without an end', async () => {
    const found = await ask('Corin Vale-Ashdown', '1988-04-09')
    expect(found.isListed && (found.until?.getTime() ?? 0) > Date.now()).toBe(true)
    expect(await ask('Pham An Suong', '1979-12-01', NEXT_SECRET)).toEqual({ isListed: true, until: null })
  })

  test('lists nobody of another name or birthday', async () => {
    expect(await ask('Corin Vale-Ashdown', '1988-04-10')).toEqual({ isListed: false })
    expect(await ask('Trần Thị Lan', '1988-04-09')).toEqual({ isListed: false })
  })

  test('says nothing of anybody while it is away, too slow, or has another secret', async () => {
    await press('mode/AWAY')
    await expect(ask('Corin Vale-Ashdown', '1988-04-09')).rejects.toEqual(new RegisterUnknownError('status 503'))
    await press('mode/SLOW')
    await expect(ask('Corin Vale-Ashdown', '1988-04-09')).rejects.toEqual(new RegisterUnknownError('no answer'))
    await press('mode/ANSWERS')
    const refused = ask('Corin Vale-Ashdown', '1988-04-09', 'another secret that is long enough to be one')
    await expect(refused).rejects.toEqual(new RegisterUnknownError('status 401'))
  })
})

test('the simulator shows its register, takes entries and ends them', async () => {
  expect((await press('entries', 'name=Ansel+%3Cb%3E&birthday=1990-01-02&days=30')).statusCode).toBe(303)
  expect((await press('entries', 'name=Nobody&birthday=yesterday')).statusCode).toBe(400)
  const { body } = await simulator.inject('/register')
  expect(body).toContain('Ansel &lt;b&gt;')
  const index = body.split('Ansel')[0]?.match(/<tr>/g)?.length ?? 0
  expect((await press(`entries/${index - 2}/end`)).statusCode).toBe(303)
  expect((await simulator.inject('/register')).body).not.toContain('Ansel')
  expect((await press('mode/other')).statusCode).toBe(404)
})
