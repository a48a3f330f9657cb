import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntry } from '../../../db/tables/office.ts'
import { pointsItem, pointsItemText, pointsRedemption } from '../../../db/tables/points.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { postPoints } from '../../../ledger/postings.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const CUP = { id: 'cup', kind: 'GOODS', points: 4_000_000n, amount: 0n, quantity: 5, available: 4 } as const

let office: TestOffice
let anna: OperatorBrowser
let memberId: number
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  memberId = await createMemberWith(office.database, 0n)
  await office.database.insert(pointsItem).values({ ...CUP, picture: '/media/banners/cup.svg', position: 1 })
  await office.database
    .insert(pointsItemText)
    .values({ itemId: 'cup', language: 'EN', name: 'Lotus cup', description: 'A cup' })
})
afterAll(() => office.close())

/** A cup that waits. Out: its page. */
async function redeemed(): Promise<string> {
  const requestKey = randomUUID()
  const common = { memberId, points: CUP.points, request: {} }
  await postPoints(office.database, { ...common, type: 'POINTS_EARN', key: `earned:${requestKey}` })
  await postPoints(office.database, { ...common, type: 'POINTS_SPEND', key: `points:${requestKey}:spend` })
  const [row] = await office.database
    .insert(pointsRedemption)
    .values({ memberId, requestKey, itemId: 'cup', points: CUP.points, amount: 0n, state: 'IN_PROCESS', note: '<b>12' })
    .returning({ id: pointsRedemption.id })
  return `/redemptions/${memberId}/${row?.id}`
}
const pointsLeft = async () => {
  const { rows } = await office.database.execute<{ balance: bigint }>(
    sql`select balance from ledger_account where code = ${`member:${memberId}:points`}`,
  )
  return rows[0]?.balance
}

it('hands goods over with a note in the audit log', async () => {
  const page = await redeemed()
  expect((await anna.get('/redemptions')).html).toContain(`href="${page}"`)
  expect((await anna.get(page)).html).toContain('&#60;b&#62;12')
  const decided = await anna.post(`${page}/approve`, { reason: 'sent by post' })
  expect(decided.location).toBe('/redemptions?done=done')
  expect((await anna.get('/redemptions?view=decided')).html).toContain(`href="${page}"`)
  expect(await pointsLeft()).toBe(0n)
  const [entry] = await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1)
  expect(entry).toMatchObject({ actor: 'anna', action: 'redemption.decided', newValue: { state: 'APPROVED' } })
})

it('returns points and stock with a rejection, and decides once', async () => {
  const page = await redeemed()
  expect((await anna.post(`${page}/reject`, { reason: '' })).status).toBe(400)
  await anna.post(`${page}/reject`, { reason: 'no delivery there' })
  expect(await pointsLeft()).toBe(CUP.points)
  const [item] = await office.database.select().from(pointsItem).where(eq(pointsItem.id, 'cup'))
  expect(item?.available).toBe(5)
  expect((await anna.post(`${page}/approve`, { reason: 'after all' })).status).toBe(409)
  expect((await anna.get(page)).html).toContain('no delivery there')
})

it('knows no other redemption', async () => {
  expect((await anna.get('/redemptions/1/999')).status).toBe(404)
  expect((await anna.post('/redemptions/x/1/approve', { reason: 'yes' })).status).toBe(404)
})

it('decides several at once, each by itself, after it has shown them', async () => {
  const pages = [await redeemed(), await redeemed(), await redeemed()]
  const [first = '', second = '', third = ''] = pages.map((page) =>
    page.replace('/redemptions/', 'redemption:').replace('/', ':'),
  )
  const { html } = await anna.get('/redemptions')
  expect(html).toContain(`<input type="checkbox" form="several" name="item:${first}"`)
  expect((await anna.post('/redemptions/several', { choice: 'approve' })).html).toContain('Tick the ones to decide')
  const items = Object.fromEntries([first, second, third].map((subject) => [`item:${subject}`, 'on']))
  // Another operator is faster with one.
  await anna.post(`${pages[1]}/approve`, { reason: 'sent by post' })
  const preview = await anna.post('/redemptions/several', {
    choice: 'approve',
    ...items,
    'item:redemption:1:99999': 'on',
  })
  expect(preview.html).toContain('Handed over: 2 of 4')
  expect(preview.html).toContain('Of the ticked, 2 cannot be decided')
  expect(preview.html).toContain(`name="item:${first}"`)
  expect(preview.html).not.toContain(`name="item:${second}"`)
  expect(await states(pages)).toEqual(['IN_PROCESS', 'APPROVED', 'IN_PROCESS'])
  const sure = { choice: 'approve', sure: 'yes', [`item:${first}`]: 'on', [`item:${third}`]: 'on' }
  expect((await anna.post('/redemptions/several', sure)).html).toContain('say why')
  const done = await anna.post('/redemptions/several', { ...sure, reason: 'one parcel' })
  expect(done.html).toContain('Handed over: 2 of 2 decided')
  expect(await states(pages)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  const entries = await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(2)
  expect(entries.map(({ subject, reason }) => [subject, reason]).toSorted()).toEqual(
    [first, third].toSorted().map((subject) => [subject, 'one parcel']),
  )
  // The same form again changes nothing.
  expect((await anna.post('/redemptions/several', { ...sure, reason: 'once more' })).html).toContain('0 of 2 decided')
})

const states = async (pages: readonly string[]) => {
  const rows = await office.database.select().from(pointsRedemption)
  return pages.map((page) => rows.find(({ id }) => page.endsWith(`/${id}`))?.state)
}
