import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberProfile } from '../../../db/tables/profile.ts'
import { riskCase, riskReport } from '../../../db/tables/risk-cases.ts'
import { screening, screeningHit, screeningList } from '../../../db/tables/screening.ts'
import { Planter } from '../../../domains/money/risk/cases.fixture.ts'
import { readPersons } from '../../../domains/money/risk/screening/persons.ts'
import { recordAnswer } from '../../../domains/money/risk/screening/record-answer.ts'
import {
  confirmNewest,
  openTestOffice,
  type OperatorBrowser,
  operatorTokens,
  type TestOffice,
} from '../../office.fixture.ts'

let office: TestOffice
/** Both have all roles. */
let anna: OperatorBrowser
let binh: OperatorBrowser
let memberId: number
let path: string
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh') } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const { database } = office
  await database.insert(screeningList).values({ provider: 'plumbline', version: 'v1' })
  memberId = await new Planter(database, { bank: 'HOASEN', nodeId: 1 }).member({ payeeName: 'Aurelio Brandmoor' })
  await database.insert(memberProfile).values({ memberId, birthday: '1990-12-24', nationality: 'FR' })
  const [person] = await readPersons(database, [memberId])
  const [due] = await database.select().from(screening).where(eq(screening.memberId, memberId))
  if (!person || !due) throw new Error('Nobody is due.')
  const entry = {
    entry: 'SI-1001',
    revision: 'r1',
    kind: 'SANCTION',
    list: 'Freeze list',
    name: 'Aurelio Brandmoor',
  } as const
  await withTransaction(database, (tx) =>
    recordAnswer(tx, {
      person,
      question: due.question,
      provider: 'plumbline',
      version: 'v1',
      entries: [{ ...entry, birthday: '1971-03-14', country: 'FR', score: 70 }],
    }),
  )
  const [opened] = await database.select().from(riskCase).where(eq(riskCase.memberId, memberId))
  path = `/risk-cases/${memberId}/${opened?.id}`
})
afterAll(() => office.close())

const read = async (browser: OperatorBrowser, address: string) =>
  (await browser.get(address)).html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const getHit = async () =>
  (await office.database.select().from(screeningHit).where(eq(screeningHit.memberId, memberId)))[0]
const say = async (to: string) => {
  const hit = await getHit()
  return anna.post(`${path}/entries/${hit?.id}`, { to, version: String(hit?.version), reason: 'as the passport shows' })
}

it('shows an entry with what tells it from the member, on the case, in the queue, on the card and beside what it stops', async () => {
  const page = await read(anna, path)
  expect(page).toContain('Withdrawals are stopped since')
  expect(page).toMatch(
    /Aurelio Brandmoor Freeze list, Plumbline SI-1001 sanction 1971-03-14 another FR 70 .* to be decided/,
  )
  expect(page).toContain('May be Aurelio Brandmoor, born 1971-03-14, FR (sanction, Freeze list, SI-1001, likeness 70).')
  expect(await read(anna, '/risk-cases')).toContain('an entry of a list is to be decided')
  expect(await read(anna, `/members/${memberId}/risk`)).toMatch(/compared on .* with version v1/)
  const refused = await anna.post(`${path}/decide`, { limit: 'DEPOSIT-DAY', value: '', reason: 'nothing' })
  expect(refused.html).toContain('Say first of each entry of a list whether it is the member.')
})

it('keeps a false friend with one operator, at once and in the history', async () => {
  expect((await say('FALSE_FRIEND')).location).not.toContain('waits')
  expect(await getHit()).toMatchObject({ state: 'FALSE_FRIEND', decidedBy: 'anna' })
  const page = await read(anna, path)
  expect(page).not.toContain('Withdrawals are stopped')
  expect(page).toMatch(/Is somebody else: Aurelio Brandmoor.*as the passport shows anna/)
  expect(await office.lastAudit()).toMatchObject({ action: 'risk-case.read' })
})

it('confirms a sanction by two operators, stops play and deposits, and puts it into the report to an authority', async () => {
  expect((await say('CONFIRMED')).location).toContain('waits')
  expect(await getHit()).toMatchObject({ state: 'FALSE_FRIEND' })
  await confirmNewest(binh)
  expect(await getHit()).toMatchObject({ state: 'CONFIRMED', decidedBy: 'anna, binh' })
  expect(await read(anna, path)).toContain(
    'Withdrawals, play and deposits are stopped: the member is on a sanctions list.',
  )
  await anna.post(`${path}/report`, { reason: 'on a freeze list' })
  const [report] = await office.database.select().from(riskReport).where(eq(riskReport.memberId, memberId))
  expect(report?.xml).toContain('<sanction_list_name>Freeze list</sanction_list_name>')
  expect(await read(anna, `${path}/reports/${report?.id}`)).toMatch(
    /Aurelio Brandmoor Freeze list, Plumbline SI-1001 sanction 1971-03-14 FR 70 yes, operators have said so/,
  )
  expect((await say('FALSE_FRIEND')).location).toContain('waits')
  await confirmNewest(binh)
  expect(await read(anna, `/members/${memberId}`)).not.toContain('is on a sanctions list')
})
