import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { login } from '@playhouse/platform-api/session.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { SCREENERS, screeners } from '@playhouse/vendor-api/screening/all.ts'
import { webhookHeaders } from '@playhouse/vendor-api/screening/plumbline/contract.ts'
import { screeningWebhookPath } from '@playhouse/vendor-api/screening/screener.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { screening, screeningHit, screeningList } from '../../apps/platform/src/db/tables/screening.ts'
import { listWork, screeningWork } from '../../apps/platform/src/domains/money/risk/screening/screening-work.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { buildMessageGateway } from '../../apps/simulators/src/message-gateway/app.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { publishNext } from '../../apps/simulators/src/screening/plumbline.ts'
import { stateTable } from '../../apps/simulators/src/screening/tables.ts'

/* Promises of the provider of lists that the platform relies on: the platform over real HTTP against the simulator. */

const SECRET = 'the lists of these tests and of them alone'
const NEXT_SECRET = 'the next secret of these tests and theirs alone'

let harness: TestPlatform
let database: Database
let simulator: FastifyInstance
let platformUrl: string
let account: { token: string; id: number }
beforeAll(async () => {
  const [platformPort, simulatorPort] = [await freePort(), await freePort()]
  platformUrl = `http://127.0.0.1:${platformPort}`
  harness = await openTestPlatform({
    template: 'empty',
    environment: { PLUMBLINE_URL: `http://127.0.0.1:${simulatorPort}`, PLUMBLINE_SECRET: SECRET },
    prepare: async (made, address) => {
      await makeSmallWorld(made)
      await migrateSimulators(address)
    },
  })
  ;({ database } = harness)
  await harness.app.listen({ port: platformPort })
  simulator = await buildMessageGateway({
    config: {
      logLevel: 'silent',
      requestTimeoutMs: 20_000,
      senderSecret: SECRET,
      siteOrigins: ['https://site.test'],
      mediaHost: 'https://media.test',
      screening: { secrets: [SECRET, NEXT_SECRET], operatorUrl: platformUrl },
    },
    database,
  })
  await simulator.listen({ host: '127.0.0.1', port: simulatorPort })
  const { value } = await harness.call(login, { username: 'lan', password: PASSWORD })
  account = { token: value.token, id: value.id }
})
afterAll(async () => {
  await simulator.close()
  await harness.close()
})
beforeEach(async () => {
  await database.insert(stateTable).values({}).onConflictDoNothing()
  await database.update(stateTable).set({ mode: 'ANSWERS', version: 1, postAt: null })
  await database.update(screeningList).set({ version: '2026-11-01', sweptUntil: null, pausedUntil: null, failures: 0 })
  await database.delete(screeningHit)
  await database.delete(screening)
})

const services = (secret = SECRET) => {
  const access = Object.fromEntries(
    Object.entries(harness.config.screening).map(([code, { url }]) => [code, { url, secrets: [secret] }]),
  )
  return { screeners: screeners.open(access), log: harness.app.log }
}
const open = () => new AbortController().signal
const run = (secret?: string) => screeningWork(services(secret)).run(database, open())
const getHits = () => database.select().from(screeningHit).where(eq(screeningHit.memberId, account.id))
const getScreening = async () => (await database.select().from(screening).where(eq(screening.memberId, account.id)))[0]

/** The member's data as an operator corrected it, and what the lists say. */
async function searchFor(name: string, birthday: string) {
  await database.execute(sql`update member set payee_name = ${name} where id = ${account.id}`)
  await database.execute(sql`insert into member_profile (member_id, birthday) values (${account.id}, ${birthday})
    on conflict (member_id) do update set birthday = excluded.birthday`)
  await database.execute(sql`select queue_screening(array[${account.id}]::integer[], 'PERSON')`)
  await run()
  return (await getHits()).map(({ entry, kind, score }) => ({ entry, kind, score }))
}

test('is asked about a member who fills in the profile', async () => {
  await harness.call(updateProfile, { realName: 'Aurelio Brandmoor', birthday: '1971-03-14' }, account)
  expect(await getScreening()).toMatchObject({ reason: 'PERSON' })
  await run()
  expect(await getHits()).toMatchObject([{ entry: 'SI-1001', kind: 'SANCTION', score: 100, state: 'POSSIBLE' }])
})

describe.each(SCREENERS.map(({ code }) => code))('%s', (code) => {
  test.each([
    ['the person', 'Aurelio Brandmoor', '1971-03-14', { entry: 'SI-1001', kind: 'SANCTION', score: 100 }],
    [
      'the words in another order',
      'BRANDMOOR, Aurelio',
      '1971-03-14',
      { entry: 'SI-1001', kind: 'SANCTION', score: 100 },
    ],
    ['the person without accents', 'Dang Khoc Suong', '1966-08-02', { entry: 'SI-1002', kind: 'SANCTION', score: 100 }],
    ['a near spelling', 'Aurelio Brandmor', '1971-03-14', { entry: 'SI-1001', kind: 'SANCTION', score: 80 }],
    [
      'a list that has the year alone',
      'Mikel Trenovar',
      '1980-07-07',
      { entry: 'SI-1003', kind: 'SANCTION', score: 100 },
    ],
    [
      'the same name and another birthday',
      'Aurelio Brandmoor',
      '1990-12-24',
      { entry: 'SI-1001', kind: 'SANCTION', score: 70 },
    ],
    ['a politically exposed person', 'Ilona Farkasmere', '1958-11-30', { entry: 'CM-2001', kind: 'PEP', score: 100 }],
    ['somebody close to one', 'Vu Tich Lac Hau', '1984-02-17', { entry: 'CM-2002', kind: 'PEP', score: 100 }],
  ])('finds %s', async (_what, name, birthday, hit) => {
    expect(await searchFor(name, birthday)).toEqual([hit])
  })

  test.each([
    ['a near spelling with another birthday', 'Aurelio Brandmor', '1990-12-24'],
    ['a part of the name with another birthday', 'Aurelio de la Brandmoor', '1990-12-24'],
    ['somebody else', 'Trần Thị Lan', '1971-03-14'],
  ])('is not believed about %s', async (_what, name, birthday) => {
    expect(await searchFor(name, birthday)).toEqual([])
    expect(await getScreening()).toMatchObject({ reason: null, version: '2026-11-01' })
  })

  test('that is away or has another secret says nothing about anybody, and is asked again', async () => {
    await database.update(stateTable).set({ mode: 'AWAY' })
    expect(await searchFor('Aurelio Brandmoor', '1971-03-14')).toEqual([])
    expect(await getScreening()).toMatchObject({ reason: 'PERSON', answeredAt: null, error: 'status 503' })
    await database.update(stateTable).set({ mode: 'ANSWERS' })
    await database.update(screeningList).set({ pausedUntil: null })
    await run('another secret that is long enough to be one')
    expect(await getScreening()).toMatchObject({ reason: 'PERSON', error: 'status 401' })
    await database.update(screeningList).set({ pausedUntil: null })
    await run(NEXT_SECRET)
    expect(await getHits()).toHaveLength(1)
  })

  test('has the lists read at once by a signed webhook, and finds who is on them since', async () => {
    expect(await searchFor('Talinde Okorosk', '1990-05-21')).toEqual([])
    await database.update(screeningList).set({ askAt: sql`now() + interval '1 hour'` })
    await publishNext(database)
    // The simulator posts by itself, until it was heard.
    while ((await database.$count(stateTable, isNotNull(stateTable.postAt))) > 0) await sleep(50)
    await listWork(services()).run(database, open())
    await run()
    expect(await getHits()).toMatchObject([{ entry: 'SI-1004', state: 'POSSIBLE' }])
    expect(await getScreening()).toMatchObject({ reason: null, version: '2026-11-02' })
  })

  test('is not heard unsigned, with another secret or long ago', async () => {
    await database.update(screeningList).set({ askAt: sql`now() + interval '1 hour'` })
    const body = JSON.stringify({ type: 'lists.changed', version: '2026-11-09' })
    const post = (headers: Record<string, string>) =>
      fetch(`${platformUrl}${screeningWebhookPath(code)}`, { method: 'POST', headers, body })
    expect((await post({})).status).toBe(401)
    expect((await post(webhookHeaders(['another'], 'msg_1', body))).status).toBe(401)
    expect((await post(webhookHeaders([SECRET], 'msg_2', body, new Date(Date.now() - 3_600_000)))).status).toBe(401)
    expect(await database.$count(screeningList, sql`${screeningList.askAt} <= clock_timestamp()`)).toBe(0)
    expect((await post(webhookHeaders([SECRET], 'msg_3', body))).status).toBe(204)
  })

  test('gets no more of a person than name, birthday and nationality, and nothing of it is logged', async () => {
    await searchFor('Aurelio Brandmoor', '1971-03-14')
    expect(harness.logged()).not.toContain('Brandmoor')
  })
})

test('the simulator shows its lists, and how it answers can be changed there', async () => {
  const page = await simulator.inject('/lists')
  expect(page.body).toContain('Đặng Khốc Sương')
  expect((await simulator.inject({ method: 'POST', url: '/lists/AWAY' })).statusCode).toBe(303)
  expect((await database.select().from(stateTable))[0]?.mode).toBe('AWAY')
  expect((await simulator.inject({ method: 'POST', url: '/lists/other' })).statusCode).toBe(404)
})
