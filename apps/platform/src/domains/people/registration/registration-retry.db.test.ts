import { memberInfo } from '@playhouse/platform-api/member.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { member } from '../../../db/tables/members.ts'
import { registrationAttempt } from '../../../db/tables/registration.ts'
import { deleteOldRows } from '../../../privacy/retention.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { REGISTRATIONS_PER_HOUR: '100' },
  })
})
afterAll(() => harness.close())

const PASSWORD = 'a good long one'
const signUp = (username: string, key: string, password = PASSWORD, own: { humanProof?: string } = {}) =>
  harness.call(
    register,
    { username, password, confirmPassword: password, confirmedAge: 18, ...own },
    { headers: { 'idempotency-key': key } },
  )
const count = (username: string) => harness.database.$count(member, eq(member.username, username))

test('signs in to the first account when the request is repeated', async () => {
  const key = randomUUID()
  const first = await signUp('oncemore01', key, PASSWORD, { humanProof: 'first' })
  const again = await signUp('oncemore01', key, PASSWORD, { humanProof: 'second' })
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.value.id).toBe(first.value.id)
  expect(again.value.token).not.toBe(first.value.token)
  expect((await harness.call(memberInfo, {}, { token: again.value.token })).value.account).toBe('oncemore01')
  expect(await count('oncemore01')).toBe(1)
})

test('opens one account for ten concurrent requests under one key', async () => {
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 10 }, () => signUp('manyatonce', key)))
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200))
  expect(new Set(responses.map(({ value }) => value.id)).size).toBe(1)
  expect(await count('manyatonce')).toBe(1)
})

test('binds the key to one request and its password', async () => {
  const key = randomUUID()
  await signUp('guarded001', key)
  const reused = { status: 422, body: { errorCode: 'registration_key_reused' } }
  expect(await signUp('guarded001', key, 'another long one')).toMatchObject(reused)
  expect(await signUp('guarded002', key)).toMatchObject(reused)
  expect(await count('guarded002')).toBe(0)
})

test('releases the key after a refusal', async () => {
  const key = randomUUID()
  expect((await signUp('guarded001', key)).status).toBe(409)
  expect((await signUp('notguarded', key)).status).toBe(200)
})

test('takes over an abandoned request; refuses an old key', async () => {
  const key = randomUUID()
  await signUp('takenover1', key)
  const lost = { memberId: null, startedAt: sql`now() - interval '31 seconds'` }
  const keyHash = sql`sha256(${key}::text::bytea)`
  await harness.database
    .update(registrationAttempt)
    .set(lost)
    .where(sql`key_hash = ${keyHash}`)
  expect(await signUp('takenover1', key)).toMatchObject({ status: 409, body: { errorCode: 'username.taken' } })

  const other = randomUUID()
  await signUp('longsince1', other)
  await harness.database
    .update(registrationAttempt)
    .set({ startedAt: sql`now() - interval '16 minutes'` })
    .where(sql`key_hash = sha256(${other}::text::bytea)`)
  expect((await signUp('longsince1', other)).status).toBe(422)
})

test('stores keys as hashes and deletes them after a day', async () => {
  const key = randomUUID()
  await signUp('forgotten1', key)
  const rows = await harness.database.select().from(registrationAttempt)
  expect(JSON.stringify(rows)).not.toContain(key)
  await harness.database.update(registrationAttempt).set({ startedAt: sql`now() - interval '25 hours'` })
  await deleteOldRows(harness.database, 'registration_attempt')
  expect(await harness.database.$count(registrationAttempt)).toBe(0)
})
