import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentBill } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { getCash } from '../../../ledger/ledger.fixture.ts'
import { moneyText } from '../../kit/formats.ts'
import { openTestOffice, type OperatorBrowser, operatorTokens, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
const HOUR_MS = 3_600_000
let office: TestOffice
let anna: OperatorBrowser
let lan: number
let minh: number
const getId = async (username: string) =>
  (await office.database.select({ id: member.id }).from(member).where(eq(member.username, username)))[0]?.id ?? 0

/** 60 bills of lan to minh, the first one due the longest; one of minh to lan is paid. */
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'watcher') } })
  await office.giveRoles('watcher', ['content'])
  anna = await office.logIn('anna')
  ;[lan, minh] = [await getId('lan'), await getId('minh')]
  const bill = (index: number, state: 'INSUFFICIENT' | 'PAID') => {
    const at = new Date(Date.now() - (100 - index) * HOUR_MS)
    const amount = 1_000_000n * UNIT + BigInt(index) * UNIT
    return {
      memberId: state === 'PAID' ? lan : minh,
      payerId: state === 'PAID' ? minh : lan,
      id: randomUUID(),
      kind: 'DAILY_SALARY' as const,
      contractId: randomUUID(),
      periodFrom: at,
      periodTo: at,
      total: amount,
      amount,
      lines: [],
      state,
      createdAt: at,
      // Tried again soon, as bills are that failed once.
      nextActionAt: state === 'PAID' ? null : new Date(Date.now() + HOUR_MS),
    }
  }
  await office.database
    .insert(agentBill)
    .values([...Array.from({ length: 60 }, (_, index) => bill(index, 'INSUFFICIENT')), bill(60, 'PAID')])
  await office.database
    .execute(sql`select post_deposit(p_member_id => ${lan}, p_amount => 4000000000, p_key => 'deposit:bills',
    p_request_hash => '\\x00'::bytea, p_reference => 'bills')`)
})
afterAll(() => office.close())

const amounts = (html: string) => [...html.matchAll(/1,000,0(\d\d)\.00/g)].map(([, number]) => Number(number))

it('lists bills that the payer’s balance does not cover, the oldest first, with the missing amount, both sides and since when', async () => {
  const { html } = await anna.get('/unpaid-bills')
  expect(amounts(html)).toEqual(Array.from({ length: 50 }, (_, index) => index))
  const balance = await getCash(office.database, lan)
  expect(balance).toBeGreaterThanOrEqual(400_000n * UNIT)
  expect(html).toContain(moneyText(1_000_000n * UNIT - balance))
  expect(html).not.toContain('Promised answer')
  expect(html).toContain('daily salary')
  expect(html).toContain(`<a href="/members/${lan}">lan</a>`)
  expect(html).toContain(`<a href="/members/${minh}">minh</a>`)
  expect(html).toContain('4 d 4 h')
  const second = await anna.get('/unpaid-bills?page=2')
  expect(amounts(second.html)).toEqual(Array.from({ length: 10 }, (_, index) => 50 + index))
  expect(second.html).not.toContain('rel="next"')
})

it('finds the bills of a member on either side', async () => {
  expect(amounts((await anna.get('/unpaid-bills?member=lan')).html)).toHaveLength(50)
  expect(amounts((await anna.get(`/unpaid-bills?member=${minh}`)).html)).toHaveLength(50)
  expect((await anna.get('/unpaid-bills?member=hoa')).html).toContain('Every agent’s money covers the bills.')
})

it('is for operators who read payments', async () => {
  expect((await (await office.logIn('watcher')).get('/unpaid-bills')).status).toBe(403)
})
