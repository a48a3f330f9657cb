import { memberDataFile } from '@playhouse/platform-api/records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSmallWorld, type SmallWorld } from '../small-world-platform.fixture.ts'
import { PASSWORD } from '../small-world.fixture.ts'

let world: SmallWorld
beforeAll(async () => {
  world = await openSmallWorld(['minh', 'lan'])
})
afterAll(() => world.harness.close())

const ask = (username: string, password: string) => world.harness.call(memberDataFile, { password }, world.as(username))

test('gives a member its own data, once, by a link that takes the password', async () => {
  const { harness, getId } = world
  const { database } = harness
  const minh = getId('minh')
  await database.$client.query(
    `insert into member_note (member_id, text, operator) values ($1, 'a suspicion', 'anna')`,
    [minh],
  )
  const { value } = await ask('minh', PASSWORD)
  const file = await harness.app.inject({ url: value.path })
  expect(file.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
  const { memberId, tables } = file.json<{ memberId: number; tables: Record<string, { rows: unknown[] }> }>()
  expect(memberId).toBe(minh)
  expect(tables['member']?.rows).toMatchObject([{ username: 'minh' }])
  expect(Object.keys(tables)).not.toEqual(expect.arrayContaining(['member_note']))
  expect(file.body).not.toContain('a suspicion')
  expect((await harness.app.inject({ url: value.path })).statusCode).toBe(410)
  const { rows } = await database.$client.query(
    `select actor_kind, actor from audit_entry where action = 'member.exported'`,
  )
  expect(rows).toEqual([{ actor_kind: 'MEMBER', actor: String(minh) }])
})

test('gives nothing for a wrong password', async () => {
  const { status, body } = await ask('lan', 'wrong')
  expect([status, body]).toEqual([401, expect.objectContaining({ errorCode: 'login.failed' })])
})
