import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { SECRET_KEYS } from '../../../app.fixture.ts'
import { decidedAmount } from '../../../db/tables/office.ts'
import { raffle, rafflePrize, raffleSeries } from '../../../db/tables/raffles.ts'
import { moveRaffles, openRaffles } from '../../../domains/engagement/raffles/due-raffles.ts'
import { buyTickets } from '../../../domains/engagement/raffles/buy-tickets.ts'
import { getPoints } from '../../../domains/engagement/points/read-points.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { postPoints } from '../../../ledger/postings.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { secretBox } from '../../../request/secret-box.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

const secrets = secretBox(parseSecretKeys(SECRET_KEYS))

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '100000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
// Each test has the whole limit of the day.
beforeEach(() => office.database.delete(decidedAmount))

const form = (id: string, values: Record<string, string> = {}): Record<string, string> => ({
  id,
  isNew: 'yes',
  price: '10',
  memberLimit: '20',
  capacity: '500',
  minTickets: '10',
  saleMinutes: '1440',
  position: '3',
  state: 'on',
  prizes: '1 x 50,000\n3 x 50 points',
  reason: 'planned for December',
  ...inLanguages('title', 'Moon'),
  ...inLanguages('text', 'Held every day'),
  ...values,
})
const save = (values: Record<string, string>, by = anna) => by.post('/raffles/save', values)
const series = async (id: string) =>
  (await office.database.select().from(raffleSeries).where(eq(raffleSeries.id, id)))[0]
const held = (id: string) => office.database.select().from(raffle).where(eq(raffle.seriesId, id)).orderBy(raffle.number)

it('adds a raffle that opens with its terms, and says so in the audit log', async () => {
  expect((await save(form('moon-day'))).location).toBe('/raffles/moon-day?done=done')
  expect(await office.lastAudit()).toMatchObject({ actor: 'anna', action: 'raffle.saved', subject: 'raffle:moon-day' })
  await openRaffles(office.database, secrets)
  expect(await held('moon-day')).toMatchObject([
    {
      id: 'moon-day-1',
      price: 100_000n,
      prizes: [
        { count: 1, amount: '500000000', points: '0' },
        { count: 3, amount: '0', points: '500000' },
      ],
    },
  ])
  expect((await anna.get('/raffles')).html).toContain('href="/raffles/moon-day"')
})

it('changes the next raffle and leaves the one on sale, and stops after it', async () => {
  await save(form('changed-day'))
  await openRaffles(office.database, secrets)
  expect(await save(form('changed-day', { isNew: 'no', price: '15', prizes: '1 x 60,000' }))).toMatchObject({
    status: 303,
  })
  await office.database.update(raffle).set({ state: 'VOID' }).where(eq(raffle.id, 'changed-day-1'))
  await openRaffles(office.database, secrets)
  expect((await held('changed-day')).map(({ price }) => price)).toEqual([100_000n, 150_000n])
  expect((await anna.post('/raffles/changed-day/stop', { reason: 'too few players' })).status).toBe(303)
  expect(await office.lastAudit()).toMatchObject({ action: 'raffle.stopped', newValue: { enabled: false } })
  expect((await anna.post('/raffles/changed-day/stop', { reason: 'too few players' })).status).toBe(409)
  await office.database.update(raffle).set({ state: 'VOID' }).where(eq(raffle.id, 'changed-day-2'))
  await openRaffles(office.database, secrets)
  expect(await held('changed-day')).toHaveLength(2)
  // Started again by its form.
  await save(form('changed-day', { isNew: 'no' }))
  await openRaffles(office.database, secrets)
  expect(await held('changed-day')).toHaveLength(3)
})

it('waits for a second operator when the prizes are above the limit', async () => {
  expect((await save(form('large-day', { prizes: '2 x 60,000' }))).location).toBe('/raffles?done=waits')
  expect(await series('large-day')).toBeUndefined()
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec((await binh.get('/decisions')).html) ?? []
  expect((await anna.post(`${path}/confirm`)).status).toBe(403)
  expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
  expect(await series('large-day')).toBeDefined()
})

describe('calling off', () => {
  const callOff = (id: string, values: Record<string, string> = {}, by = anna) =>
    by.post(`/raffles/${id}/call-off`, { raffleId: `${id}-1`, series: 'on', reason: 'a wrong price', ...values })
  const moved = async () => {
    await moveRaffles(office.database, secrets)
    await openRaffles(office.database, secrets)
  }

  it('ends the sale, gives points back, tells their owners, and opens the next raffle', async () => {
    await save(form('wrong-day'))
    await openRaffles(office.database, secrets)
    const memberId = await createMemberWith(office.database, 0n)
    await postPoints(office.database, { memberId, type: 'POINTS_EARN', points: 500_000n, key: 'gift', request: {} })
    await buyTickets(office.database, memberId, { raffleId: 'wrong-day-1', requestKey: randomUUID(), tickets: 3 })
    expect(await getPoints(office.database, memberId)).toBe(200_000n)
    expect((await anna.get('/raffles/wrong-day')).html).toContain('the points for 3 tickets go back')
    expect((await callOff('wrong-day')).location).toBe('/raffles/wrong-day?done=done')
    expect(await office.lastAudit()).toMatchObject({
      actor: 'anna',
      action: 'raffle.called_off',
      reason: 'a wrong price',
    })
    expect((await callOff('wrong-day')).status).toBe(409)
    await moved()
    expect(await held('wrong-day')).toMatchObject([{ state: 'VOID', calledOff: true }, { state: 'SELLING' }])
    expect(await getPoints(office.database, memberId)).toBe(500_000n)
    const sent = await office.database.select().from(memberMessage).where(eq(memberMessage.memberId, memberId))
    expect(sent).toMatchObject([{ template: 'raffle.CALLED_OFF' }])
    // A form of an old page does not change the next raffle.
    expect((await callOff('wrong-day')).status).toBe(409)
    expect((await held('wrong-day'))[1]).toMatchObject({ calledOff: false })
  })

  it('waits for a second operator when the prizes are above the limit, and stops the series if asked to', async () => {
    await save(form('dear-day', { prizes: '2 x 60,000' }))
    await binh.post(`${/(\/decisions\/\d+)\/confirm/.exec((await binh.get('/decisions')).html)?.[1]}/confirm`)
    await openRaffles(office.database, secrets)
    expect((await callOff('dear-day', { series: 'off' })).location).toBe('/raffles/dear-day?done=waits')
    expect((await held('dear-day'))[0]).toMatchObject({ calledOff: false })
    expect((await anna.get('/raffles/dear-day')).html).toContain('Call off raffle dear-day-1')
    const { html } = await binh.get('/decisions')
    for (const text of ['Prizes that nobody wins', '2 x 60,000.00', '120,000.00', 'no other opens', 'Moon TH'])
      expect(html).toContain(text)
    const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(html) ?? []
    expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
    await moved()
    expect(await held('dear-day')).toMatchObject([{ state: 'VOID', calledOff: true }])
  })

  it('is refused for a raffle that is not on sale', async () => {
    expect((await callOff('nothing-day')).status).toBe(409)
    expect((await callOff('moon-day', { reason: '' })).status).toBe(400)
  })
})

it('lists who has won and who has claimed, with names that cannot become markup', async () => {
  const memberId = await createMemberWith(office.database, 0n)
  const won = { memberId, raffleId: 'moon-day-1', ticket: 7, amount: 0n, points: 500_000n, wonAt: new Date() }
  await office.database.insert(rafflePrize).values([
    { ...won, place: 2, state: 'WON' },
    { ...won, place: 3, ticket: 8, state: 'CLAIMED', claimedAt: new Date() },
  ])
  await save(form('moon-day', { isNew: 'no', title_EN: '<b>Moon' }))
  const { html } = await anna.get('/raffles/moon-day')
  expect(html).toMatch(/to be claimed[^]*claimed/)
  expect(html).toContain('50 points')
  expect(html).toContain('&#60;b&#62;Moon')
})

test.each([
  ['a prize is nothing', { prizes: '1 x 0' }, 'prizes'],
  ['a prize has half a point', { prizes: '1 x 0.5 points' }, 'prizes'],
  ['there is no prize', { prizes: ' ' }, 'prizes'],
  ['there are too many prizes', { prizes: '101 x 5' }, 'prizes'],
  ['there are more prizes than tickets that are drawn', { minTickets: '3' }, 'minTickets'],
  ['fewer are sold than are drawn', { capacity: '9', memberLimit: '5' }, 'capacity'],
  ['an account may buy more than there are', { memberLimit: '501' }, 'memberLimit'],
  ['a ticket is free', { price: '0' }, 'price'],
  ['it sells for years', { saleMinutes: '999999' }, 'saleMinutes'],
  ['it sells for less than ten minutes', { saleMinutes: '9' }, 'saleMinutes'],
  ['a language is missing', { text_CN: '' }, 'text_CN'],
  ['the brand’s Vietnamese has no text', { title_TY: 'Trăng' }, 'text_TY'],
  ['the ID is taken', { id: 'moon-day' }, 'already'],
])('refuses a raffle if %s', async (_, values, named) => {
  const { status, html } = await save(form('not-stored', values))
  expect([400, 409]).toContain(status)
  expect(html).toContain(named)
  expect(await series('not-stored')).toBeUndefined()
})
