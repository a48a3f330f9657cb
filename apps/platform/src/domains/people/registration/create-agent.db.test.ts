import { login } from '@playhouse/platform-api/session.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { makeBrand } from '../../../db/brand/make-brand.ts'
import { member } from '../../../db/tables/members.ts'
import { createAgent } from './create-agent.ts'

const PASSWORD = 'a good long one'

/** A new brand without accounts and games. */
let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'empty',
    prepare: async (_database, url) => void (await makeBrand(url)),
  })
})
afterAll(() => harness.close())

const signUp = (username: string, affiliateCode?: string) =>
  harness.call(register, {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmedAge: 18,
    ...(affiliateCode && { affiliateCode }),
  })
const getAccount = async (username: string) => {
  const [found] = await harness.database.select().from(member).where(eq(member.username, username))
  return found
}

// Tests build on each other.
test('places a member at the top while the brand has no agent', async () => {
  const { status, value } = await signUp('earlybird')
  expect(status).toBe(200)
  expect(await getAccount('earlybird')).toMatchObject({ parentId: null, path: String(value.id) })
})

test('makes the first agent a general agent who adopts earlier members', async () => {
  const { username, password, affiliateCode } = await createAgent(harness.database, { username: 'Founder1' })
  expect((await harness.call(login, { username, password })).status).toBe(200)
  const agent = await getAccount('founder1')
  expect(agent).toMatchObject({ kind: 2, parentId: null, affiliateCode })
  const early = await getAccount('earlybird')
  expect(early).toMatchObject({ parentId: agent?.id, path: `${agent?.path}.${early?.id}` })
})

test('places members below the first agent, or the agent of their code', async () => {
  const { affiliateCode } = await createAgent(harness.database, { username: 'second22', under: 'founder1' })
  await signUp('without1')
  await signUp('invited1', affiliateCode)
  const [first, second] = [await getAccount('founder1'), await getAccount('second22')]
  expect(second).toMatchObject({ kind: 1, parentId: first?.id, path: `${first?.path}.${second?.id}` })
  expect(await getAccount('without1')).toMatchObject({ parentId: first?.id })
  expect(await getAccount('invited1')).toMatchObject({ parentId: second?.id })
})

test.each([
  ['a second agent at the top', { username: 'another1' }, 'founder1'],
  ['an agent below a member', { username: 'another1', under: 'without1' }, 'without1 is no agent'],
  ['an agent below nobody', { username: 'another1', under: 'nobody99' }, 'nobody99'],
  ['a username that is taken', { username: 'second22', under: 'founder1' }, 'taken'],
  ['a username against the rule', { username: 'no', under: 'founder1' }, '6 to 13'],
])('refuses %s', async (_what, requested, why) => {
  await expect(createAgent(harness.database, requested)).rejects.toThrow(why)
  expect(await getAccount('another1')).toBeUndefined()
})
