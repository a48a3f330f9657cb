import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import { memberIdentity, submitIdentity, updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { IDENTITY_CHECKERS, identityProviders } from '@playhouse/vendor-api/identity-checks/all.ts'
import { identityWebhookPath } from '@playhouse/vendor-api/identity-checks/identity-checker.ts'
import { webhookHeaders } from '@playhouse/vendor-api/identity-checks/sandpiper/contract.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { identityCheck, identityEvent, identityRequest } from '../../apps/platform/src/db/tables/profile.ts'
import { upload } from '../../apps/platform/src/db/tables/uploads.ts'
import { identityCheckWork } from '../../apps/platform/src/domains/people/member/profile/identity-checks.ts'
import {
  approveIdentity,
  askForDocuments,
  findIdentity,
  identityTier,
  rejectIdentity,
} from '../../apps/platform/src/domains/people/member/profile/identity.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { checkTable } from '../../apps/simulators/src/identity-checks/tables.ts'
import { buildMessageGateway } from '../../apps/simulators/src/message-gateway/app.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'

/* Promises of every provider of identity checks that the platform relies on: the platform over real HTTP against the simulators. */

const SECRET = 'the identity checks of these tests alone'
const NEXT_SECRET = 'the next secret of these tests alone'
const PICTURE = 'a picture that nobody may log'
const NAME = 'Trần Thị Lan'
/** Nationalities for which the configuration chooses each provider. */
const CHOSEN_FOR: Readonly<Record<(typeof IDENTITY_CHECKERS)[number]['code'], string>> = {
  sandpiper: 'VN',
  millstone: 'TH',
}

let harness: TestPlatform
let database: Database
let simulator: FastifyInstance
let proxy: ReturnType<typeof createServer>
let platformUrl: string
let account: { token: string; id: number }
/** Fate of the calls between platform and provider. */
let connection: 'answers' | 'loses requests' | 'loses answers' | 'is down'
/** Holds back the next answer until it is resolved. */
let held: { reached: PromiseWithResolvers<void>; release: PromiseWithResolvers<void> } | undefined
/** Requests with a picture that reached the provider. */
let deliveries: number
beforeAll(async () => {
  const platformPort = await freePort()
  platformUrl = `http://127.0.0.1:${platformPort}`
  let target = ''
  proxy = createServer((request, response) => void pass(target, request, response))
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  harness = await openTestPlatform({
    template: 'empty',
    environment: {
      SANDPIPER_URL: url,
      SANDPIPER_SECRET: SECRET,
      MILLSTONE_URL: url,
      MILLSTONE_SECRET: SECRET,
      IDENTITY_CHECKERS: 'TH:millstone',
    },
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
      identityChecks: {
        sandpiperSecrets: [SECRET, NEXT_SECRET],
        millstoneSecrets: [SECRET, NEXT_SECRET],
        pagesHost: 'https://pages.test',
        operatorUrl: platformUrl,
        secondsToDecide: 3_600,
      },
    },
    database,
  })
  target = await simulator.listen({ host: '127.0.0.1', port: 0 })
  const { value } = await harness.call(login, { username: 'lan', password: PASSWORD })
  account = { token: value.token, id: value.id }
})
beforeEach(() => {
  connection = 'answers'
  held = undefined
  deliveries = 0
})
afterEach(async () => {
  held?.release.resolve()
  // The next test begins without an open request and without a tier.
  await database.execute(sql`update identity_request set state = 'REJECTED', decided_at = now()
    where member_id = ${account.id} and state in ('REVIEW', 'NEEDS_INFO')`)
  await database.execute(sql`update member_profile set identity_tier = 0 where member_id = ${account.id}`)
  await database.update(identityCheck).set({ nextActionAt: null })
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await simulator.close()
  await harness.close()
})

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  if (connection === 'loses requests') return void request.socket.destroy()
  if (connection === 'is down') return void response.writeHead(503).end('busy')
  if (body.includes(PICTURE) || body.includes(Buffer.from(PICTURE).toString('base64'))) deliveries += 1
  const headers = Object.fromEntries(
    ['content-type', 'authorization'].flatMap((name) =>
      request.headers[name] ? [[name, String(request.headers[name])]] : [],
    ),
  )
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  const text = await answer.text()
  const hold = held
  held = undefined
  hold?.reached.resolve()
  await hold?.release.promise
  if (connection === 'loses answers') return void request.socket.destroy()
  response.writeHead(answer.status).end(text)
}

function holdNextAnswer() {
  held = { reached: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() }
  return held
}

async function documents(...kinds: IdentityDocumentKind[]) {
  return Promise.all(
    kinds.map(async (kind) => {
      const uploadId = randomUUID()
      const picture = Buffer.from(PICTURE)
      const values = { memberId: account.id, id: uploadId, purpose: 'IDENTITY_DOCUMENT' as const, picture }
      await database.insert(upload).values({ ...values, width: 1, height: 1 })
      return { kind, uploadId }
    }),
  )
}

interface Sent {
  requestId: number
  /** The provider's reference. */
  id: string
}

/** Sends documents. @param day of the birthday, by which the simulators decide */
async function submit(code: keyof typeof CHOSEN_FOR, day = '08'): Promise<Sent> {
  await harness.call(updateProfile, { realName: NAME }, account)
  await database.execute(sql`insert into member_profile (member_id, birthday, nationality)
    values (${account.id}, ${`1995-03-${day}`}, ${CHOSEN_FOR[code]})
    on conflict (member_id) do update set birthday = excluded.birthday, nationality = excluded.nationality`)
  const { status } = await harness.call(submitIdentity, { documents: await documents('ID_FRONT', 'ID_BACK') }, account)
  expect(status).toBe(200)
  const [check] = await database.select().from(identityCheck).orderBy(desc(identityCheck.createdAt)).limit(1)
  expect(check).toMatchObject({ provider: code, state: 'QUEUED' })
  return { requestId: check?.requestId ?? 0, id: check?.id ?? '' }
}

const work = (secret = SECRET) => {
  const { access } = harness.config.identityChecks
  const opened = Object.fromEntries(Object.entries(access).map(([code, { url }]) => [code, { url, secrets: [secret] }]))
  return identityCheckWork({ checkers: identityProviders.open(opened), log: harness.app.log })
}

const makeDue = ({ id }: Sent) =>
  database
    .update(identityCheck)
    .set({ nextActionAt: sql`clock_timestamp()` })
    .where(eq(identityCheck.id, id))
const runWorker = (secret?: string) => work(secret).run(database, new AbortController().signal)

/** What a worker does once the check is due. */
async function workOff(sent: Sent, secret?: string): Promise<void> {
  await makeDue(sent)
  await runWorker(secret)
}

/** The provider decides. @param at by its clock */
const decide = ({ id }: Sent, at = new Date()) =>
  database.update(checkTable).set({ decidedAt: at, postAt: null }).where(eq(checkTable.reference, id))

const getCheck = async ({ id }: Sent) =>
  (await database.select().from(identityCheck).where(eq(identityCheck.id, id)))[0]
const getTaken = ({ id }: Sent) => database.select().from(checkTable).where(eq(checkTable.reference, id))
const getRequest = async () => (await harness.call(memberIdentity, {}, account)).value.request
const inTransaction = <T>(run: (tx: Parameters<Parameters<typeof withTransaction>[1]>[0]) => Promise<T>) =>
  withTransaction(database, run)
const approve = ({ requestId }: Sent) =>
  inTransaction((tx) => approveIdentity(tx, account.id, requestId, 'an operator'))
const reject = ({ requestId }: Sent) =>
  inTransaction((tx) => rejectIdentity(tx, account.id, requestId, { reason: 'OTHER', actor: 'an operator' }))

/** An operator asks for the back of the card again. */
async function askForBack({ requestId }: Sent): Promise<void> {
  const request = await getRequest()
  const back = Number(request?.documents.find(({ kind }) => kind === 'ID_BACK')?.id)
  const reasons = new Map([[back, 'UNREADABLE' as const]])
  await inTransaction((tx) => askForDocuments(tx, account.id, requestId, { reasons, actor: 'an operator' }))
}

describe.each(IDENTITY_CHECKERS.map(({ code }) => code))('%s', (code) => {
  test.each([
    ['08', { outcome: 'PASSED', findings: [] }],
    ['29', { outcome: 'FAILED', findings: ['NAME_MISMATCH', 'FORGED'] }],
    ['30', { outcome: 'UNDECIDED', findings: ['UNREADABLE', 'OTHER'] }],
  ])('gets each picture once, and its result opens nothing (born on the %s)', async (day, result) => {
    const sent = await submit(code, day)
    await workOff(sent)
    expect(await getTaken(sent)).toMatchObject([{ pictures: 2, provider: code }])
    expect(await getCheck(sent)).toMatchObject({ state: 'SENT', outcome: null })
    await decide(sent)
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', ...result, nextActionAt: null, error: null })
    expect(deliveries).toBe(1)
    expect((await getRequest())?.state).toBe('REVIEW')
    expect(await identityTier(database, account.id)).toBe(0)
    expect(await findIdentity(database, account.id, sent.requestId)).toMatchObject({
      providerSays: result.outcome,
      checks: [result],
    })
  })

  test.each(['loses requests', 'loses answers', 'is down'] as const)(
    'has one check after a connection that %s, and gets no picture again that arrived',
    async (how) => {
      const sent = await submit(code)
      connection = how
      await workOff(sent)
      expect(await getCheck(sent)).toMatchObject({ state: 'SENT', error: expect.any(String), outcome: null })
      connection = 'answers'
      await workOff(sent)
      expect(await getTaken(sent)).toHaveLength(1)
      expect(deliveries).toBe(1)
      await decide(sent)
      await workOff(sent)
      expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'PASSED', error: null })
    },
  )

  test('refuses another secret, which leaves the check to operators and takes no picture', async () => {
    const sent = await submit(code)
    await workOff(sent, `${SECRET}, but another`)
    expect(await getCheck(sent)).toMatchObject({ state: 'UNANSWERED', nextActionAt: null })
    expect(await getTaken(sent)).toEqual([])
    await approve(sent)
    expect(await identityTier(database, account.id)).toBe(1)
  })

  test('has a state that this version does not know taken for no result, and is not asked for ever', async () => {
    const sent = await submit(code, '28')
    await workOff(sent)
    await decide(sent)
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ state: 'SENT', outcome: null })
    await database
      .update(identityCheck)
      .set({ createdAt: sql`now() - interval '3 hours'` })
      .where(eq(identityCheck.id, sent.id))
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ state: 'UNANSWERED', outcome: null, nextActionAt: null })
    expect(harness.logged()).toContain('a provider gave no result of an identity check in time')
  })

  test('is reached with either secret while one is rotated', async () => {
    const sent = await submit(code)
    await workOff(sent, NEXT_SECRET)
    expect(await getTaken(sent)).toMatchObject([{ pictures: 2 }])
  })

  test('is heard when its clock is wrong, and its later result replaces the earlier one', async () => {
    const sent = await submit(code)
    await workOff(sent)
    await decide(sent, new Date('2020-01-01T00:00:00Z'))
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ outcome: 'PASSED', decidedAt: new Date('2020-01-01T00:00:00Z') })
    await database.update(checkTable).set({ outcome: 'BAD' }).where(eq(checkTable.reference, sent.id))
    await database.update(identityCheck).set({ state: 'SENT' }).where(eq(identityCheck.id, sent.id))
    await workOff(sent)
    expect((await getCheck(sent))?.outcome).toBe('PASSED')
    await decide(sent, new Date('2020-01-01T00:05:00Z'))
    await database.update(identityCheck).set({ state: 'SENT' }).where(eq(identityCheck.id, sent.id))
    await workOff(sent)
    expect((await getCheck(sent))?.outcome).toBe('FAILED')
  })

  test('may answer out of order: an earlier state does not take back a result', async () => {
    const sent = await submit(code)
    await workOff(sent)
    const earlier = holdNextAnswer()
    const question = workOff(sent)
    await earlier.reached.promise
    await decide(sent)
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'PASSED' })
    earlier.release.resolve()
    await question
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'PASSED', nextActionAt: null })
  })

  test('may answer after an operator’s decision, which stands', async () => {
    const sent = await submit(code, '29')
    await workOff(sent)
    await decide(sent)
    const late = holdNextAnswer()
    const question = workOff(sent)
    await late.reached.promise
    await approve(sent)
    late.release.resolve()
    await question
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'FAILED' })
    expect((await getRequest())?.state).toBe('APPROVED')
    expect(await identityTier(database, account.id)).toBe(1)
  })

  test('gets no picture of a request that an operator has decided', async () => {
    const sent = await submit(code)
    await reject(sent)
    await workOff(sent)
    expect(await getCheck(sent)).toMatchObject({ state: 'CANCELLED', nextActionAt: null })
    expect(await getTaken(sent)).toEqual([])
    expect(deliveries).toBe(0)
  })

  test('gets no picture of a later submission while it is asked whether it has the earlier one', async () => {
    const sent = await submit(code)
    connection = 'loses requests'
    await workOff(sent)
    connection = 'answers'
    const answer = holdNextAnswer()
    const question = workOff(sent)
    await answer.reached.promise
    await askForBack(sent)
    await harness.call(submitIdentity, { documents: await documents('ID_BACK') }, account)
    answer.release.resolve()
    await question
    expect(await getCheck(sent)).toMatchObject({ state: 'UNANSWERED', nextActionAt: null })
    expect(await getTaken(sent)).toEqual([])
    expect(deliveries).toBe(0)
  })

  test('gets only the new picture when an operator asks for one again', async () => {
    const first = await submit(code)
    await workOff(first)
    await askForBack(first)
    await harness.call(submitIdentity, { documents: await documents('ID_BACK') }, account)
    const [, second] = await database
      .select()
      .from(identityCheck)
      .where(eq(identityCheck.requestId, first.requestId))
      .orderBy(identityCheck.requestVersion)
    await workOff({ requestId: first.requestId, id: second?.id ?? '' })
    expect(await getTaken({ ...first, id: second?.id ?? '' })).toMatchObject([{ pictures: 1 }])
    expect(deliveries).toBe(2)
  })

  test('takes a check once from workers that race, and two operators and its result leave one decision', async () => {
    const sent = await submit(code)
    await Promise.all(Array.from({ length: 6 }, () => runWorker()))
    expect(await getTaken(sent)).toHaveLength(1)
    expect(deliveries).toBe(1)
    await decide(sent)
    await makeDue(sent)
    const ended = await Promise.allSettled([
      approve(sent),
      runWorker(),
      reject(sent),
      runWorker(),
      approve(sent),
      runWorker(),
    ])
    expect(ended.filter((_, index) => index % 2 === 0 && ended[index]?.status === 'fulfilled')).toHaveLength(1)
    expect(ended.filter((_, index) => index % 2 === 1).map(({ status }) => status)).toEqual(
      Array.from({ length: 3 }, () => 'fulfilled'),
    )
    const [request] = await database.select().from(identityRequest).where(eq(identityRequest.id, sent.requestId))
    const events = await database.select().from(identityEvent).where(eq(identityEvent.requestId, sent.requestId))
    expect(events.map(({ actor }) => actor)).toEqual(['member', 'an operator'])
    expect(await identityTier(database, account.id)).toBe(request?.state === 'APPROVED' ? 1 : 0)
  })

  test('is named in the log by code alone, without the person and the pictures', async () => {
    const sent = await submit(code)
    connection = 'is down'
    await workOff(sent)
    const { error } = (await getCheck(sent)) ?? {}
    expect(harness.logged()).toContain(sent.id)
    for (const secret of [NAME, '1995-03-08', PICTURE, Buffer.from(PICTURE).toString('base64'), SECRET])
      expect(`${harness.logged()} ${error}`).not.toContain(secret)
  })
})

describe('the webhooks of Sandpiper', () => {
  const body = ({ id }: Sent, status = 'approved', decidedAt = '2026-01-01T00:00:00Z') =>
    JSON.stringify({
      reference: id,
      status,
      reasons: ['face_mismatch'],
      decided_at: decidedAt,
      report_url: 'https://pages.test/identity-checks/1',
    })
  const post = async (text: string, { secret = SECRET, at = new Date() } = {}) => {
    const response = await fetch(`${platformUrl}${identityWebhookPath('sandpiper')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders([secret], `msg_${randomUUID()}`, text, at) },
      body: text,
    })
    return response.status
  }

  test('bring a result by themselves, with a page for operators', async () => {
    const sent = await submit('sandpiper')
    await workOff(sent)
    await database
      .update(checkTable)
      .set({ decidedAt: new Date(), postAt: new Date() })
      .where(eq(checkTable.reference, sent.id))
    await expect.poll(async () => (await getCheck(sent))?.outcome).toBe('PASSED')
    const pageUrl = `https://pages.test/identity-checks/${sent.id}`
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', pageUrl })
    const page = await simulator.inject(new URL(pageUrl).pathname)
    expect(page.payload).toContain('approved')
  })

  test('are taken before the answer to the call that started the check', async () => {
    const sent = await submit('sandpiper')
    const answer = holdNextAnswer()
    const started = workOff(sent)
    await answer.reached.promise
    expect(await post(body(sent))).toBe(204)
    answer.release.resolve()
    await started
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'PASSED', findings: ['FACE_MISMATCH'] })
  })

  test('change nothing when they are repeated, old, or about a check that nobody sent', async () => {
    const sent = await submit('sandpiper')
    expect(await post(body(sent))).toBe(204)
    expect(await getCheck(sent)).toMatchObject({ state: 'QUEUED', outcome: null })
    await workOff(sent)
    expect(await post(body(sent, 'declined', '2026-01-02T00:00:00Z'))).toBe(204)
    const first = await getCheck(sent)
    expect(first?.outcome).toBe('FAILED')
    expect(
      await Promise.all([
        post(body(sent, 'declined', '2026-01-02T00:00:00Z')),
        post(body(sent, 'approved', '2026-01-01T00:00:00Z')),
        post(body(sent, 'escalated', '2026-01-03T00:00:00Z')),
        post(body({ ...sent, id: randomUUID() })),
      ]),
    ).toEqual([204, 204, 204, 204])
    expect(await getCheck(sent)).toEqual(first)
  })

  test('that came late bring the result of a check that operators had given up', async () => {
    const sent = await submit('sandpiper')
    await workOff(sent)
    await approve(sent)
    await workOff(sent)
    expect((await getCheck(sent))?.state).toBe('CANCELLED')
    expect(await post(body(sent, 'declined'))).toBe(204)
    expect(await getCheck(sent)).toMatchObject({ state: 'ANSWERED', outcome: 'FAILED' })
    expect((await getRequest())?.state).toBe('APPROVED')
  })

  test('are refused with another secret, an old or future time, or none', async () => {
    const sent = await submit('sandpiper')
    await workOff(sent)
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)
    expect(await post(body(sent), { secret: `${SECRET}, but another` })).toBe(401)
    expect(await post(body(sent), { at: minutes(-6) })).toBe(401)
    expect(await post(body(sent), { at: minutes(6) })).toBe(401)
    expect((await harness.app.inject({ method: 'POST', url: identityWebhookPath('sandpiper') })).statusCode).toBe(401)
    expect(await getCheck(sent)).toMatchObject({ state: 'SENT', outcome: null })
    expect(await post(body(sent), { at: minutes(-4) })).toBe(204)
    expect((await getCheck(sent))?.outcome).toBe('PASSED')
  })

  test('that cannot be read are logged, and the platform asks', async () => {
    const sent = await submit('sandpiper')
    await workOff(sent)
    expect(await post('{"event":"hello"}')).toBe(204)
    expect(harness.logged()).toContain('a webhook about an identity check is unknown')
    await decide(sent)
    await workOff(sent)
    expect((await getCheck(sent))?.outcome).toBe('PASSED')
  })
})

test('gives a proof of an address to the provider that checks it, whatever the order of the country', async () => {
  await harness.call(updateProfile, { address: '12 Lê Lợi, Quận 1' }, account)
  await database.execute(sql`insert into member_profile (member_id, birthday, nationality, identity_tier)
    values (${account.id}, '1995-03-08', 'TH', 1) on conflict (member_id) do update set nationality = 'TH', identity_tier = 1`)
  const input = { documents: await documents('SELFIE', 'ADDRESS_PROOF') }
  expect((await harness.call(submitIdentity, input, account)).status).toBe(200)
  const [check] = await database.select().from(identityCheck).orderBy(desc(identityCheck.createdAt)).limit(1)
  expect(check?.provider).toBe('sandpiper')
  await workOff({ requestId: check?.requestId ?? 0, id: check?.id ?? '' })
  expect(await getTaken({ requestId: 0, id: check?.id ?? '' })).toMatchObject([{ pictures: 2 }])
})
