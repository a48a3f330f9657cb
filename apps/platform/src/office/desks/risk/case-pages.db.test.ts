import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntry } from '../../../db/tables/office.ts'
import { bankCard } from '../../../db/tables/cashier-withdrawals.ts'
import { riskCase, riskReport } from '../../../db/tables/risk-cases.ts'
import { CASES, Planter } from '../../../domains/money/risk/cases.fixture.ts'
import { dueRisk } from '../../../domains/money/risk/due-risk.ts'
import { listStops } from '../../../domains/money/limits/stops.ts'
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
let payments: OperatorBrowser
let service: OperatorBrowser
let planter: Planter
let memberId: number
let path: string
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh', 'cuc', 'dung') } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  payments = await office.logIn('cuc')
  await office.giveRoles('cuc', ['payments'])
  service = await office.logIn('dung')
  await office.giveRoles('dung', ['service'])
  planter = new Planter(office.database, { bank: 'HOASEN', nodeId: 1 })
  memberId = await CASES.invitedSelf.plant(planter)
  for (const hours of [1, 2, 3]) await planter.withdrawal(memberId, 45_000_000, new Date(Date.now() - hours * 1_000))
  await dueRisk.run(office.database, new AbortController().signal)
  path = `/risk-cases/${memberId}/${(await getCase())?.id}`
})
afterAll(() => office.close())

const getCase = async () => (await office.database.select().from(riskCase).where(eq(riskCase.memberId, memberId)))[0]
const getText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (browser: OperatorBrowser, address: string) => getText((await browser.get(address)).html)
/** The decision form, as a browser sends it. */
const decision = (effects: readonly string[] = [], more: Record<string, string> = {}) => ({
  ...Object.fromEntries(effects.map((effect) => [`effect_${effect}`, 'yes'])),
  limit: 'DEPOSIT-DAY',
  value: '',
  reason: 'as was found',
  ...more,
})

it('lists a case that opened by itself with its wait, finds it by its number, and lets an operator take it', async () => {
  const found = await getCase()
  expect(found).toMatchObject({ openedBy: 'SIGN', state: 'OPEN' })
  const list = await read(anna, '/risk-cases')
  expect(list).toMatch(new RegExp(`Case ${found?.id} .*signs of risk.*due in`))
  expect((await anna.get(`/members?q=Case%20${found?.id}`)).location ?? '').toBe(path)
  expect(await read(anna, `/risk-cases?number=Case%20${found?.id}`)).toContain(`Case ${found?.id}`)
  const subject = `risk-case:${memberId}:${found?.id}`
  await anna.post('/risk-cases/assign', { subject, to: 'me', back: path })
  expect(await read(anna, '/risk-cases?assignee=me')).toContain(`Case ${found?.id}`)
  expect(await read(anna, '/risk-cases?assignee=nobody')).toContain('No case.')
})

it('says on the overview what is overdue', async () => {
  await office.database.update(riskCase).set({ dueAt: new Date(Date.now() - 3 * 86_400_000) })
  expect(await read(anna, '/')).toMatch(/Risk cases 1 waiting 1 overdue, for up to 3 d/)
  expect(await read(anna, '/risk-cases?overdue=yes')).toMatch(/overdue by 3 d/)
  expect(await read(service, '/')).not.toContain('Risk cases')
})

it('shows the evidence with its words, records who has looked, and takes notes, payments and documents', async () => {
  expect(await read(anna, path)).toMatch(/Sign Withdrawals just below the review: 3 withdrawals/)
  expect(await office.lastAudit()).toMatchObject({ action: 'risk-case.read', actor: 'anna' })
  await anna.post(`${path}/note`, { text: 'The bank has called.' })
  const refused = await anna.post(`${path}/payment`, { payment: 'WITHDRAWAL', number: '999999', text: '' })
  expect(getText(refused.html)).toContain('is no such payment of this member')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = new FormData()
  const { html } = await anna.get(path)
  form.append('csrf', /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '')
  form.append('text', 'Letter of the bank')
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'letter.png')
  const request = new Request('http://127.0.0.1', { method: 'POST', body: form })
  const sent = await office.app.inject({
    method: 'POST',
    url: `${path}/document`,
    headers: {
      cookie: anna.cookie,
      host: '127.0.0.1:4208',
      origin: 'http://127.0.0.1:4208',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(sent.statusCode).toBe(303)
  const page = (await anna.get(path)).html
  expect(getText(page)).toMatch(/Note The bank has called\. anna/)
  const document = /src="([^"]+\/documents\/\d+)"/.exec(page)?.[1] ?? ''
  expect((await anna.get(document)).headers['content-type']).toBe('image/webp')
  expect((await service.get(document)).status).toBe(403)
})

it('stops withdrawals by two operators, says so on the card, and keeps the history', async () => {
  const sent = await anna.post(`${path}/decide`, decision(['WITHDRAWALS_STOPPED', 'FUNDS_ASKED']))
  expect(sent.location).toContain('waits')
  expect(await listStops(office.database, memberId)).toEqual([])
  expect(await read(binh, '/decisions')).toContain('Decide risk case')
  await confirmNewest(binh)
  expect(await listStops(office.database, memberId)).toMatchObject([{ kind: 'WITHDRAWALS', by: 'anna, binh' }])
  expect(await read(anna, `/members/${memberId}`)).toContain('Withdrawals are stopped since')
  const page = await read(anna, path)
  expect(page).toContain('waits for the member’s documents')
  expect(page).toMatch(/Decided ask for the source of funds; stop withdrawals\. as was found anna, binh/)
  expect(await office.lastAudit('risk-case.decided')).toMatchObject({
    actor: 'binh',
    reason: expect.stringContaining('anna'),
  })
})

it('cannot be confirmed after something has come to light', async () => {
  await anna.post(`${path}/decide`, decision(['WITHDRAWALS_STOPPED', 'PLAY_STOPPED']))
  await anna.post(`${path}/note`, { text: 'It was a mistake of the bank.' })
  expect(await read(binh, '/decisions')).toContain('What this is about has changed')
  const { html } = await binh.get('/decisions')
  const decline = /action="(\/decisions\/\d+\/decline)"/.exec(html)?.[1] ?? ''
  await binh.post(decline, { reason: 'look again' })
})

it('says beforehand what closing the account does, and refuses at once what is in the way of it', async () => {
  await office.database.execute(sql`select post_adjustment(${memberId}, 'ADMIN_CREDIT', 500000, 'case', '\\x00', null)`)
  const closing = (ground: string, balance = 'paid') => decision(['ACCOUNT_CLOSED'], { ground, balance })
  const referer = { referer: `http://127.0.0.1:4208${path}` }
  const preview = await anna.post(`${path}/decide/preview`, closing('FRAUD', 'withheld'), referer)
  expect(getText(preview.html)).toMatch(/It rests on fraud, or money of an offence Balance .* is withheld, as a debt/)
  expect(getText((await anna.post(`${path}/decide`, closing(''))).html)).toContain('say on what it rests')
  expect(getText((await anna.post(`${path}/decide`, closing('TERMS', 'withheld'))).html)).toContain(
    'unless a law forbids it',
  )
  // There is money, and nowhere to pay it out to.
  await office.database.delete(bankCard).where(eq(bankCard.memberId, memberId))
  expect(getText((await anna.post(`${path}/decide`, closing('HOUSE'))).html)).toContain(
    'There is no bank account or wallet to pay the balance out to',
  )
})

it('refuses in words what it cannot do', async () => {
  const reported = await anna.post(`${path}/decide`, decision(['WITHDRAWALS_STOPPED', 'REPORTED']))
  expect(getText(reported.html)).toContain('Make the report on this page first')
})

it('makes a report that is kept, and records who prints and downloads it', async () => {
  await anna.post(`${path}/report`, { reason: 'Money came in & went out.' })
  const [report] = await office.database.select().from(riskReport).where(eq(riskReport.memberId, memberId))
  const address = `${path}/reports/${report?.id}`
  expect(await read(anna, address)).toContain('Money came in &#38; went out.')
  expect(await office.lastAudit()).toMatchObject({ action: 'risk-report.printed' })
  const file = await anna.get(`${address}/file`)
  expect(file.headers['content-disposition']).toContain('.xml')
  expect(file.html).toBe(report?.xml)
  expect(await office.lastAudit()).toMatchObject({
    action: 'risk-report.downloaded',
    subject: expect.stringMatching(/^risk-case:/),
  })
  expect((await payments.get(`${address}/file`)).status).toBe(403)
  expect((await payments.get(path)).html).not.toContain('/reports/')
})

it('is decided, listed among the earlier cases, reopened with a reason, and decided again by two where a stop ends', async () => {
  const one = await anna.post(`${path}/decide`, decision(['WITHDRAWALS_STOPPED', 'REPORTED']))
  expect(one.location).toContain('done=done')
  const earlier = await read(anna, `/members/${memberId}/risk`)
  expect(earlier).toMatch(/Case \d+ .* decided stop withdrawals; reported to an authority/)
  expect(earlier).toContain('Open a case')
  await anna.post(`${path}/reopen`, { reason: 'a letter has come' })
  expect(await getCase()).toMatchObject({ state: 'OPEN', decidedAt: null })
  expect((await anna.post(`${path}/decide`, decision())).location).toContain('waits')
  await confirmNewest(binh)
  expect(await listStops(office.database, memberId)).toEqual([])
  expect(await read(anna, path)).toContain('a letter has come')
})

it('sets a limit that is typed, and refuses one without a value', async () => {
  await anna.post(`${path}/reopen`, { reason: 'a letter has come' })
  const empty = await anna.post(`${path}/decide`, decision(['LIMIT_SET']))
  expect(getText(empty.html)).toContain('say how much')
  const set = await anna.post(`${path}/decide`, decision(['LIMIT_SET'], { value: '500000' }))
  expect(set.location).toContain('done=done')
  expect(await read(anna, path)).toContain('deposit per day: 500,000.00')
})

it('is opened by an operator on the member’s card, and hidden from roles without the permission', async () => {
  const other = await planter.member()
  expect((await payments.get(`/members/${other}/risk`)).html).not.toContain('Open a case')
  const opened = await anna.post(`/members/${other}/risk/open`, { openedBy: 'CHECK', reason: 'a bank has asked' })
  expect(opened.location).toMatch(new RegExp(`^/risk-cases/${other}/\\d+`))
  expect(await read(anna, opened.location?.split('?')[0] ?? '')).toContain('a check from outside')
  const again = await anna.post(`/members/${other}/risk/open`, { openedBy: 'CHECK', reason: 'a bank has asked' })
  expect(getText(again.html)).toContain('A case of this member is open already.')
  expect((await service.get('/risk-cases')).status).toBe(403)
  expect((await service.get(`/members/${memberId}`)).html).not.toContain('risk-cases')
  const found = await office.database.select().from(auditEntry).where(eq(auditEntry.action, 'risk-case.opened'))
  expect(found).toMatchObject([{ actor: 'anna', subject: expect.stringMatching(`^risk-case:${other}:`) }])
})
