import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freeRounds } from '../../../../db/tables/bonuses.ts'
import { game, vendor } from '../../../../db/tables/games.ts'
import { auditEntry } from '../../../../db/tables/office.ts'
import { units } from '../../../../domains/engagement/promotions/bonus.fixture.ts'
import { confirmNewest, HOST, type OperatorBrowser, type TestOffice } from '../../../office.fixture.ts'
import { openBonusOffice } from './bonus-office.fixture.ts'

let office: TestOffice
let service: OperatorBrowser
let second: OperatorBrowser
let lan: number
beforeAll(async () => {
  ;({ office, service, second, lan } = await openBonusOffice())
})
afterAll(() => office.close())

const path = (rest: string) => `/members/${lan}/${rest}`
const fields = { nodeId: '9001', promotionId: 'welcome', rounds: '20', stake: '2', days: '7', reason: 'for the wait' }
const grant = (changed: Record<string, string> = {}) =>
  service.post(path('grant-free-rounds'), { ...fields, ...changed })
const stored = () => office.database.select().from(freeRounds).where(eq(freeRounds.memberId, lan))

it('offers free rounds only where a vendor has them', async () => {
  expect((await service.get(path('bonuses'))).html).not.toContain('Grant free rounds')
  await office.database
    .insert(vendor)
    .values({ code: 'CPL', name: 'Copperleaf', hue: 0, pattern: 'waves', isHot: false })
  const [first] = await office.database.select().from(game).limit(1)
  if (!first) throw new Error('There is no game.')
  const { family: _, closed: __, ...columns } = first
  const stakes = { minStake: units(1), maxStake: units(100), maintenance: false, vendorOff: false, undrawn: false }
  await office.database
    .insert(game)
    .values({ ...columns, ...stakes, nodeId: 9001, gameCode: 'leaves', name: 'Three Leaves', vendorCode: 'CPL' })
  expect((await service.get(path('bonuses'))).html).toMatch(/Grant free rounds[^]*Three Leaves, from/)
})

it('are granted by two operators, with a preview of what they cost and what they become', async () => {
  const preview = await service.post(`${path('grant-free-rounds')}/preview`, fields, {
    referer: `http://${HOST}${path('bonuses')}`,
  })
  expect(preview.html).toMatch(/Staked by the house at most[^]*?40\.00[^]*?3 times what they win/)
  expect((await grant()).location).toBe(`${path('bonuses')}?done=waits`)
  expect(await stored()).toEqual([])
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await stored()).toMatchObject([
    {
      nodeId: 9001,
      promotionId: 'welcome',
      rounds: 20,
      stake: units(2),
      state: 'SENDING',
      operator: 'service, second',
    },
  ])
  const [entry] = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'free-rounds.granted'))
  expect(entry).toMatchObject({ actor: 'second', subject: `member:${lan}:bonus`, newValue: { rounds: '20' } })
})

it.each([
  [{ nodeId: '1' }, 'has no free rounds'],
  [{ promotionId: 'nothing' }, 'has no bonus'],
  [{ rounds: '0' }, 'is at least 1'],
  [{ rounds: '501' }, 'is at most 500'],
  [{ stake: '0.5' }, 'the game takes from'],
  [{ stake: '5000' }, 'the game takes from'],
  [{ days: '91' }, 'is at most 90'],
  [{ reason: '' }, 'say why'],
])('refuses to grant %j', async (changed, said) => {
  const refused = await grant(changed)
  expect([refused.status >= 400, refused.html]).toEqual([true, expect.stringContaining(said)])
})

it('are cancelled by two operators', async () => {
  const [{ id } = { id: '' }] = await stored()
  const cancel = () => service.post(path('cancel-free-rounds'), { id, reason: 'granted twice' })
  expect((await cancel()).location).toContain('done=waits')
  expect((await second.get('/decisions')).html).toMatch(/Played[^]*?0 of 20/)
  expect((await confirmNewest(second)).location).toContain('done=confirmed')
  expect(await stored()).toMatchObject([{ state: 'ENDING', cause: 'CANCELLED' }])
  expect((await cancel()).html).toContain('The free rounds have ended')
})
