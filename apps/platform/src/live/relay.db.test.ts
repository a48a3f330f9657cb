import { LIVE_PATHS, liveBatch, liveSessions, type LiveBatch } from '@playhouse/platform-api/live.ts'
import * as session from '@playhouse/platform-api/session.ts'
import { changePassword } from '@playhouse/platform-api/member.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { buildPlatform } from '../app.ts'
import { member, session as sessionTable } from '../db/tables/members.ts'
import { postReward } from '../ledger/postings.ts'
import { PASSWORD } from '../small-world.fixture.ts'
import { getEvents } from './live.fixture.ts'
import { publishToMember } from './publish.ts'

let harness: TestPlatform
let url: string
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', relaysLive: true })
  url = await harness.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => harness.close())

const authorization = `Bearer ${DEMO_SECRETS.live}`
const getId = async (username: string) => {
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  return found?.id ?? 0
}
const logIn = async (username: string) =>
  (await harness.call(session.login, { username, password: PASSWORD })).value.token
const getHash = (token: string) => tokenHash(token).toString('hex')

/** Reads a gateway's stream. */
async function openStream(query = '') {
  const leaving = new AbortController()
  const response = await fetch(`${url}${LIVE_PATHS.events}${query}`, {
    headers: { authorization },
    signal: leaving.signal,
  })
  const batches: LiveBatch[] = []
  const reading = (async () => {
    let text = ''
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      batches.push(...parts.map((part) => liveBatch.parse(JSON.parse(part.replace(/^data: /, '')))))
    }
  })().catch(() => {})
  const events = () => batches.flatMap((batch) => batch.events)
  return { status: response.status, batches, events, reading, close: () => leaving.abort() }
}

const publish = (memberId: number, messageId: string) =>
  withTransaction(harness.database, (tx) =>
    publishToMember(tx, memberId, { type: 'MESSAGE', messageId, kind: 'TEST', unread: 1 }),
  )

describe('a gateway’s stream', () => {
  test('requires the secret', async () => {
    for (const header of [undefined, 'Bearer wrong', DEMO_SECRETS.live]) {
      const headers = header === undefined ? {} : { authorization: header }
      for (const [path, method] of [
        [LIVE_PATHS.events, 'GET'],
        [LIVE_PATHS.sessions, 'POST'],
      ] as const) {
        expect((await fetch(`${url}${path}`, { method, headers })).status).toBe(401)
      }
    }
  })

  test('delivers events once they are committed, and resumes after any of them', async () => {
    const stream = await openStream()
    await expect.poll(() => stream.batches.length).toBe(1)
    await publish(5, 'one')
    await expect.poll(() => stream.events().length).toBe(1)
    await publish(5, 'two')
    await expect.poll(() => stream.events().length).toBe(2)
    const [one, two] = stream.events()
    stream.close()
    const resumed = await openStream(`?after=${one?.position}`)
    await expect.poll(() => resumed.events()).toEqual([two])
    resumed.close()
    const whole = await openStream('?seconds=60')
    await expect.poll(() => whole.events().map(({ event }) => event['messageId'])).toEqual(['one', 'two'])
    whole.close()
  })

  test('reports in the first batch that it cannot reach back far enough', async () => {
    const stream = await openStream('?after=999999999999.1')
    await expect.poll(() => stream.batches.length).toBe(1)
    stream.close()
    const odd = await openStream("?after=' or true&seconds=-1")
    await expect.poll(() => odd.batches[0]?.after).toMatch(/^\d+\.\d+$/)
    odd.close()
  })
})

test('derives balances from every kind of transaction', async () => {
  const memberId = await getId('minh')
  const posting = { memberId, amount: 10_000n, type: 'PROMOTION', key: 'relay:1', request: { relay: 1 } } as const
  await postReward(harness.database, posting)
  await expect.poll(() => getEvents(harness.database, memberId)).toMatchObject([{ type: 'BALANCE', currency: 'VND' }])
})

describe('the end of a session', () => {
  const ends = async (username: string) =>
    (await getEvents(harness.database, await getId(username))).filter(({ type }) => type === 'SESSION_ENDED')

  test('is published for a log-out, a revoked session, a fourth log-in and a new password', async () => {
    const tokens = [await logIn('lan'), await logIn('lan'), await logIn('lan'), await logIn('lan')] as const
    await expect
      .poll(() => ends('lan'))
      .toEqual([{ type: 'SESSION_ENDED', session: getHash(tokens[0]), reason: 'REPLACED' }])
    await harness.call(session.logout, {}, { token: tokens[1] })
    const { sessions } = (await harness.call(session.openSessions, {}, { token: tokens[3] })).value
    const other = sessions.find(({ current }) => !current)
    await harness.call(session.revokeSession, { id: other?.id ?? '' }, { token: tokens[3] })
    await expect
      .poll(async () => (await ends('lan')).slice(1))
      .toEqual([
        { type: 'SESSION_ENDED', session: getHash(tokens[1]), reason: 'LOGGED_OUT' },
        { type: 'SESSION_ENDED', session: getHash(tokens[2]), reason: 'REVOKED' },
      ])
    const last = await logIn('lan')
    const passwords = { oldPassword: PASSWORD, newPassword: 'basket7Moon', confirmNewPassword: 'basket7Moon' }
    await harness.call(changePassword, passwords as never, { token: last })
    await expect
      .poll(async () => (await ends('lan')).slice(3))
      .toEqual([{ type: 'SESSION_ENDED', session: getHash(tokens[3]), reason: 'PASSWORD_CHANGED' }])
  })

  test('appears in the check of open sessions, which does not extend them', async () => {
    const [open, ended] = [await logIn('hoa'), await logIn('hoa')]
    await harness.call(session.logout, {}, { token: ended })
    const age = sql`now() - interval '20 minutes'`
    await harness.database
      .update(sessionTable)
      .set({ lastSeenAt: age })
      .where(eq(sessionTable.tokenHash, tokenHash(open)))
    const check = async (sessions: string[]) => {
      const response = await fetch(`${url}${LIVE_PATHS.sessions}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ sessions }),
      })
      return response.ok ? liveSessions.parse(await response.json()) : response.status
    }
    const memberId = await getId('hoa')
    expect(await check([getHash(open), getHash(ended)])).toEqual({ open: [{ session: getHash(open), memberId }] })
    const [row] = await harness.database
      .select({ idle: sql<boolean>`last_seen_at < now() - interval '19 minutes'` })
      .from(sessionTable)
      .where(eq(sessionTable.tokenHash, tokenHash(open)))
    expect(row?.idle).toBe(true)
    expect(await check([])).toEqual({ open: [] })
    expect(await check(["' or true"])).toBe(400)
  })
})

test('hands over to another process when the leader loses its connection', async () => {
  const second = await buildPlatform({
    config: harness.config,
    database: harness.database,
    logStream: { write: () => {} },
  })
  await second.ready()
  const leaders = async () => {
    const { rows } = await harness.database.execute<{ pid: number }>(
      sql`select pid from pg_locks where locktype = 'advisory' and objid = 7529010 and granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(async () => (await leaders()).length).toBe(1)
  const [before = 0] = await leaders()
  await sleep(1_500)
  expect(await leaders()).toEqual([before])
  await harness.database.execute(sql`select pg_terminate_backend(${before}::integer)`)
  await expect.poll(async () => (await leaders()).filter((pid) => pid !== before).length).toBe(1)
  const memberId = await getId('suba')
  const posting = { memberId, amount: 10_000n, type: 'PROMOTION', key: 'relay:2', request: { relay: 2 } } as const
  await postReward(harness.database, posting)
  await expect.poll(() => getEvents(harness.database, memberId)).toMatchObject([{ type: 'BALANCE' }])
  await second.close()
})
