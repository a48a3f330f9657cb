import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { getId, play } from '../domains/engagement/records/records.fixture.ts'
import { exportMember } from './export-member.ts'
import { fillHistory, PERSON } from './full-history.fixture.ts'
import { MEMBER_TABLES, getRows } from './member-data.ts'
import { tableColumns } from './table-columns.ts'

interface Export {
  format: string
  version: number
  memberId: number
  tables: Record<string, { holds: string; withheld: string[]; rows: Record<string, unknown>[] }>
}

let platform: TestPlatform
let id: number
beforeAll(async () => {
  platform = await openTestPlatform({ template: 'small' })
  id = await getId(platform.database, 'hoa')
  await play(platform.database, { memberId: id, nodeId: 1, at: new Date(), stake: '1000', payout: '400' })
  await fillHistory(platform.database, id)
})
afterAll(() => platform.close())

async function read(memberId: number): Promise<Export> {
  const text = await exportMember(platform.database, memberId, { kind: 'OPERATOR', name: 'anna', role: 'risk' })
  let json = ''
  for await (const part of text ?? []) json += part
  return JSON.parse(json) as Export
}

test('has all rows of the member by table, with every column that is not withheld', async () => {
  const exported = await read(id)
  expect(exported).toMatchObject({ format: 'playhouse-member', version: 1, memberId: id })
  expect(Object.keys(exported.tables)).toEqual(MEMBER_TABLES.map(([name]) => name))
  const columns = await tableColumns(platform.database)
  for (const [name, table] of MEMBER_TABLES) {
    const { rows } = await platform.database.$client.query<{ count: bigint }>(
      `select count(*) from ${name} where ${getRows(table)} ${table.exportIf ? `and ${table.exportIf}` : ''}`,
      [id],
    )
    expect([name, exported.tables[name]?.rows.length]).toEqual([name, Number(rows[0]?.count)])
    const shown = columns.filter((column) => column.table === name && !table.withheld?.includes(column.name))
    for (const row of exported.tables[name]?.rows ?? [])
      expect([name, Object.keys(row).toSorted()]).toEqual([name, shown.map((column) => column.name).toSorted()])
  }
})

test('has names and contacts as they are, amounts as texts in minor units, and pictures', async () => {
  const { tables } = await read(id)
  expect(tables['member']?.rows).toMatchObject([
    { username: PERSON.username, payee_name: PERSON.name, mobile: PERSON.mobile, email: PERSON.email },
  ])
  expect(tables['round']?.rows).toMatchObject([{ stake: '10000000', payout: '4000000' }])
  expect(Buffer.from(String(tables['upload']?.rows[0]?.['picture']), 'base64').toString()).toContain(PERSON.name)
})

test('leaves out notes of operators in cases, and whom a hold matches', async () => {
  const { database } = platform
  await database.$client.query(
    `insert into service_case_line (member_id, case_id, line, author, operator, text)
    select member_id, id, 77, 'NOTE', 'anna', 'suspicious' from service_case where member_id = $1`,
    [id],
  )
  await database.$client.query(`insert into account_hold (member_id, matched_id, matches) values ($1, 1, '{PHONE}')`, [
    id,
  ])
  const { tables } = await read(id)
  expect(tables['account_hold']?.rows).toMatchObject([{ matches: ['PHONE'] }])
  expect(JSON.stringify(tables)).not.toMatch(/suspicious|matched_id":/)
  expect(JSON.stringify(tables['audit_entry']?.rows)).not.toContain('account_hold.added')
})

test('is undefined for no member, and is in the audit log otherwise', async () => {
  const { database } = platform
  expect(await exportMember(database, 999_999, { kind: 'SYSTEM', name: 'trial' })).toBeUndefined()
  const { rows } = await database.$client.query(
    `select actor, role, subject from audit_entry where action = 'member.exported'`,
  )
  expect(rows).toContainEqual({ actor: 'anna', role: 'risk', subject: `member:${id}` })
  expect(rows).not.toContainEqual(expect.objectContaining({ actor: 'trial' }))
})

test('writes one export of a member at a time, and three in all', async () => {
  const { database } = platform
  const actor = { kind: 'SYSTEM', name: 'trial' } as const
  const opened: AsyncGenerator<string>[] = []
  const begin = async (memberId: number) => {
    const text = await exportMember(database, memberId, actor)
    if (!text) throw new Error('There is no such member.')
    opened.push(text)
    await text.next()
  }
  const busy = { code: 'TOO_MANY_REQUESTS' }
  await begin(id)
  await expect(begin(id)).rejects.toMatchObject(busy)
  await begin(1)
  await begin(2)
  await expect(begin(3)).rejects.toMatchObject(busy)
  for (const text of opened) await text.return(undefined)
  expect((await read(id)).memberId).toBe(id)
})

test('returns its connection after a broken download', async () => {
  const text = await exportMember(platform.database, id, { kind: 'SYSTEM', name: 'trial' })
  for await (const part of text ?? []) {
    if (part.includes('"session"')) break
  }
  expect(platform.database.$client.idleCount).toBe(platform.database.$client.totalCount)
})
