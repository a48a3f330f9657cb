import { updateLanguage } from '@playhouse/platform-api/member.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { PASSWORD } from '../small-world.fixture.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { CONCURRENT_PER_MEMBER: '4' },
  })
})
afterAll(() => harness.close())

const getToken = async (username: string) => (await harness.call(login, { username, password: PASSWORD })).value.token
const TOO_MANY = { status: 429, body: { errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 1 } } }

test('refuses a member’s further changes while his row is locked, and serves others meanwhile', async () => {
  const [busy, other] = [await getToken('lan'), await getToken('hoa')]
  const locked = Promise.withResolvers<void>()
  const over = new AbortController()
  const lock = withTransaction(harness.database, async (tx) => {
    await tx.execute(sql`select from member where username = 'lan' for update`)
    locked.resolve()
    // The server ends a transaction that idles.
    while (!over.signal.aborted) await Promise.all([tx.execute(sql`select 1`), sleep(100)])
  })
  await locked.promise
  const change = () => harness.call(updateLanguage, { language: 'EN' }, { token: busy })
  const refused: unknown[] = []
  // Two at work hold a connection each, and eight wait.
  const changes = Array.from({ length: 20 }, async () => {
    const response = await change()
    if (response.status === 429) refused.push(response)
    return response.status
  })
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(10)
  expect(refused[0]).toMatchObject(TOO_MANY)
  expect((await harness.call(updateLanguage, { language: 'EN' }, { token: other })).status).toBe(200)
  // Reading is no change.
  expect((await harness.call(balance, {}, { token: busy })).status).toBe(200)
  over.abort()
  await lock
  expect(new Set(await Promise.all(changes))).toEqual(new Set([200, 429]))
  expect((await change()).status).toBe(200)
})
