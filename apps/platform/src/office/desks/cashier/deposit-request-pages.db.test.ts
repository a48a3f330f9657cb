import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceCase } from '../../../db/tables/cases.ts'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { depositReference, depositStep, paymentArrival, paymentEvent } from '../../../db/tables/deposits.ts'
import { memberLimit } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { takePayment } from '../../../domains/money/cashier/deposits/payment-arrivals.ts'
import { newTransferText } from '../../../domains/money/cashier/deposits/transfer-text.ts'
import { ScriptedProvider } from '../../../domains/money/cashier/scripted-provider.fixture.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
const provider = new ScriptedProvider()
let office: TestOffice
let anna: OperatorBrowser
let service: OperatorBrowser
let lan: number
let other: number
beforeAll(async () => {
  office = await openTestOffice({
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service') },
    providers: provider.providers,
  })
  await office.giveRoles('service', ['service'])
  anna = await office.logIn('anna')
  service = await office.logIn('service')
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
  const [stranger] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'minh'))
  other = stranger?.id ?? 0
})
beforeEach(() => {
  provider.lossy = 0
})
afterAll(() => office.close())

const cash = async () => (await memberAccounts(office.database, lan)).cash.balance / UNIT

/** A deposit that the provider knows and waits for. */
async function requested(units: bigint, state: 'WAITING' | 'EXPIRED' | 'REJECTED' = 'WAITING') {
  const { database } = office
  const reference = newTransferText((below) => randomInt(below))
  const createdAt = new Date()
  const [row] = await database
    .insert(deposit)
    .values({
      memberId: lan,
      amount: units * UNIT,
      requestedAmount: units * UNIT,
      channel: 'MANUAL',
      state,
      createdAt,
      expiresAt: new Date(Date.now() + 900_000),
      reference,
      version: 1,
      details: { payerBank: 'VCB', payerName: 'Trần Thị Lan' },
      instructions: { method: 'MANUAL', bankName: 'Lotus Bank', accountNumber: '0071000', accountName: 'PLAYHOUSE CO' },
    })
    .returning()
  if (!row) throw new Error('no deposit')
  const { id } = row
  await database.insert(depositReference).values({ reference, memberId: lan, depositId: id })
  await database.insert(depositStep).values([
    { memberId: lan, depositId: id, version: 0, state: 'PREPARING', at: new Date(createdAt.getTime() - 5_000) },
    { memberId: lan, depositId: id, version: 1, state, at: createdAt },
  ])
  await provider.call('createPayIn', {
    reference,
    method: 'MANUAL',
    amount: String(units),
    currency: 'VND',
    fee: '0',
    transferText: reference,
    expiresAt: createdAt.toISOString(),
    returnUrl: 'http://127.0.0.1/',
  })
  const read = async () =>
    (
      await database
        .select()
        .from(deposit)
        .where(and(eq(deposit.memberId, lan), eq(deposit.id, id)))
    )[0]
  return { id, reference, path: `/deposits/requests/${lan}/${id}`, read }
}

const getText = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')

describe('the page of a deposit', () => {
  it('shows its steps, the payer’s instructions, and the provider’s messages about it', async () => {
    const { path, reference, id } = await requested(210n)
    await office.database.insert(paymentEvent).values({
      id: `ev-${id}`,
      body: JSON.stringify({ type: 'pay_in.confirming', timestamp: new Date(), data: { reference } }),
      reference,
      state: 'DONE',
      nextActionAt: null,
    })
    const { status, html } = await service.get(path)
    expect(status).toBe(200)
    const text = getText(html)
    for (const shown of [`Deposit ${lan}/${id}`, reference, 'preparing', 'waiting', '210.00', 'Bank transfer by hand'])
      expect(text).toContain(shown)
    for (const shown of ['Lotus Bank', '0071000', 'PLAYHOUSE CO', 'VCB', 'Trần Thị Lan']) expect(text).toContain(shown)
    expect(html).toContain(`href="/members/${lan}"`)
    expect(html).toContain(`href="/deposits/webhooks/ev-${id}"`)
    expect(text).toContain('pay_in.confirming')
  })

  it('shows the payment that was credited to it, and leads to the rows of the ledger', async () => {
    const { path, reference, read } = await requested(220n)
    const payment = provider.pay(reference, 220n * UNIT)
    await withTransaction(office.database, (tx) => takePayment(tx, 'lantern', payment, 'VND'))
    const { html } = await service.get(path)
    expect(html).toContain(`href="/deposits/payments/${payment.id}"`)
    const transaction = String((await read())?.transactionId)
    expect(html).toMatch(new RegExp(`href="/members/${lan}/ledger\\?[^"]*kind=payments[^"]*"[^>]*>${transaction}<`))
  })

  it('shows the part that is held, with both rows of the ledger', async () => {
    const limit = { memberId: lan, kind: 'DEPOSIT', period: 'DAY', value: 0n } as const
    await office.database.insert(memberLimit).values(limit)
    const { path, reference, id } = await requested(230n)
    const payment = provider.pay(reference, 230n * UNIT)
    await withTransaction(office.database, (tx) => takePayment(tx, 'lantern', payment, 'VND'))
    await office.database.delete(memberLimit).where(eq(memberLimit.memberId, lan))
    const { html } = await service.get(path)
    expect(html).toMatch(new RegExp(`href="/deposits/held/${lan}/\\d+"`))
    expect(getText(html)).toContain('deposit hold')
    expect((await service.get(`/deposits/payments/${payment.id}`)).html).toContain(`href="${path}"`)
    expect(id).toBeGreaterThan(0)
  })

  it('names unmatched payments that may belong to it, and none that cannot', async () => {
    const { path, reference } = await requested(241n, 'EXPIRED')
    const arrived = (id: string, values: Partial<typeof paymentArrival.$inferInsert>) =>
      office.database.insert(paymentArrival).values({
        id,
        amount: 777n * UNIT,
        currency: 'VND',
        text: 'hello',
        payerName: 'NGUYEN VAN BA',
        receivedAt: new Date(),
        state: 'UNMATCHED',
        ...values,
      })
    await arrived('same-amount', { amount: 241n * UNIT })
    await arrived('same-payer', { payerName: 'TRAN THI LAN' })
    await arrived('same-text', { text: `chuyen tien ${reference.toLowerCase().replace('ph', 'ph ')}` })
    await arrived('same-reference', { reference })
    await arrived('neither', {})
    await arrived('long-before', { amount: 241n * UNIT, receivedAt: new Date(Date.now() - 3 * 86_400_000) })
    await arrived('dismissed', { amount: 241n * UNIT, state: 'DISMISSED' })
    const { html } = await service.get(path)
    const named = [...html.matchAll(/href="\/deposits\/payments\/([\w-]+)"/g)].map(([, id]) => id).toSorted()
    expect(named).toEqual(['same-amount', 'same-payer', 'same-reference', 'same-text'])
    expect(getText(html)).toMatch(/same-payer .*? payer/)
    await office.database.delete(paymentArrival).where(eq(paymentArrival.state, 'UNMATCHED'))
  })

  it('is not found under another member or an unknown number, alike', async () => {
    const { id } = await requested(250n)
    const pages = await Promise.all(
      [`${other}/${id}`, `${lan}/99999999`, `${lan}/x`, `${lan}/9999999999999`].map((path) =>
        service.get(`/deposits/requests/${path}`),
      ),
    )
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
    expect((await service.post(`/deposits/requests/${other}/${id}/ask`)).status).toBe(404)
  })

  it('takes as many queries with many payments and webhooks as with few', async () => {
    const { path, reference, id } = await requested(260n)
    const readQueries = async () => {
      let count = 0
      const query = office.database.$client.query.bind(office.database.$client)
      office.database.$client.query = ((...args: Parameters<typeof query>) => {
        count++
        return query(...args)
      }) as typeof office.database.$client.query
      await service.get(path)
      office.database.$client.query = query
      return count
    }
    const few = await readQueries()
    expect(few).toBeGreaterThan(0)
    for (let number = 0; number < 12; number++) {
      await office.database
        .insert(paymentEvent)
        .values({ id: `many-${id}-${number}`, body: '{}', reference, state: 'DONE' })
      const payment = provider.pay(reference, 10n * UNIT)
      await withTransaction(office.database, (tx) => takePayment(tx, 'lantern', payment, 'VND'))
    }
    // Paid several times: the page of the first one names the others.
    const { html } = await service.get(path)
    expect([...html.matchAll(/href="\/deposits\/payments\/pay_/g)].length).toBe(12)
    expect(await readQueries()).toBe(few)
  })
})

describe('asking the provider again', () => {
  it('credits a payment whose webhook was lost, shows the answer and notes it in the audit log', async () => {
    const { path, reference, read, id } = await requested(310n, 'EXPIRED')
    const before = await cash()
    const payment = provider.pay(reference, 310n * UNIT)
    expect((await anna.get(path)).html).toContain('Ask the provider again')
    expect((await anna.post(`${path}/ask`)).location).toBe(`${path}?done=provider`)
    expect([(await read())?.state, (await cash()) - before]).toEqual(['CONFIRMED', 310n])
    expect(await office.lastAudit()).toMatchObject({
      actor: 'anna',
      role: 'payments',
      action: 'deposit.asked',
      subject: `deposit:${lan}:${id}`,
      newValue: { answer: 'PAID', applied: true, payments: [{ id: payment.id, amount: '310.00' }] },
    })
    const text = getText((await service.get(path)).html)
    expect(text).toContain('a payment has arrived')
    expect(text).toContain('by anna')
    expect(getText((await anna.get('/audit?q=deposit.asked')).html)).toMatch(/Deposit asked.*310\.00/)
    // Once, however often it is asked.
    await anna.post(`${path}/ask`)
    expect((await cash()) - before).toBe(310n)
  })

  it('changes nothing for an operator of the service, who sees the provider’s receipts', async () => {
    const { path, reference, read } = await requested(320n, 'EXPIRED')
    const before = await cash()
    const payment = provider.pay(reference, 320n * UNIT)
    expect((await service.post(`${path}/ask`)).location).toBe(`${path}?done=provider`)
    expect([(await read())?.state, await cash()]).toEqual(['EXPIRED', before])
    expect(await office.lastAudit()).toMatchObject({
      actor: 'service',
      role: 'service',
      action: 'deposit.asked',
      newValue: { applied: false },
    })
    const text = getText((await service.get(path)).html)
    expect(text).toContain(payment.id)
    expect(text).toContain('not on the platform yet')
  })

  it('says that the provider does not know it, or did not answer', async () => {
    const { path, reference, read } = await requested(330n)
    provider.payIns.delete(reference)
    expect((await anna.post(`${path}/ask`)).status).toBe(303)
    expect(await office.lastAudit()).toMatchObject({
      action: 'deposit.asked',
      newValue: { answer: 'unknown_reference' },
    })
    expect(getText((await anna.get(path)).html)).toContain('The provider does not know this deposit')
    provider.lossy = 1
    expect((await anna.post(`${path}/ask`)).status).toBe(303)
    provider.lossy = 0
    expect(getText((await anna.get(path)).html)).toContain('The provider did not answer')
    expect((await read())?.state).toBe('WAITING')
  })

  it('is refused to a form of another site, to other roles, and where the provider was never asked', async () => {
    const { path, id } = await requested(340n)
    expect((await anna.post(`${path}/ask`, {}, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await anna.post(`${path}/ask`, { csrf: 'wrong' })).status).toBe(403)
    await office.giveRoles('service', ['view'])
    expect((await service.post(`${path}/ask`)).status).toBe(403)
    expect((await service.get(path)).html).not.toContain('Ask the provider again')
    await office.giveRoles('service', ['service'])
    await office.database.update(deposit).set({ reference: null }).where(eq(deposit.id, id))
    expect((await anna.get(path)).html).not.toContain('Ask the provider again')
    expect((await anna.post(`${path}/ask`)).status).toBe(409)
  })

  it('credits once when two operators ask at the same time', async () => {
    const { path, reference } = await requested(350n)
    const before = await cash()
    provider.pay(reference, 350n * UNIT)
    const replies = await Promise.all([1, 2, 3, 4].map(() => anna.post(`${path}/ask`)))
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect((await cash()) - before).toBe(350n)
  })
})

const listed = async (address: string, kind = 'requests') => {
  const { status, html } = await service.get(address)
  expect(status).toBe(200)
  return [...html.matchAll(new RegExp(`<td>\\s*<a href="/deposits/${kind}/([^"]+)"`, 'g'))].map(([, key]) => key)
}

describe('the lists', () => {
  it('find a deposit by its number and by its transfer text as typed, in any view that has it', async () => {
    const { id, reference } = await requested(410n)
    await requested(411n)
    const key = [`${lan}/${id}`]
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase()
    for (const typed of [reference, spaced, String(id), `${lan}/${id}`])
      expect(await listed(`/deposits/requests?view=all&number=${encodeURIComponent(typed)}`)).toEqual(key)
    expect(await listed(`/deposits/requests?view=open&number=${reference}`)).toEqual(key)
    expect(await listed(`/deposits/requests?view=credited&number=${reference}`)).toEqual([])
    for (const typed of [`${other}/${id}`, '99999999', 'PH00000000X', '%', '--'])
      expect(await listed(`/deposits/requests?view=all&number=${encodeURIComponent(typed)}`)).toEqual([])
  })

  it('find deposits by amount, by payer without accents, and by time', async () => {
    const { id, path } = await requested(4_321n)
    const key = [`${lan}/${id}`]
    for (const amount of ['4321', '4,321', '4321.00'])
      expect(await listed(`/deposits/requests?view=all&amount=${encodeURIComponent(amount)}`)).toEqual(key)
    for (const amount of ['432', 'much', '1e9'])
      expect(await listed(`/deposits/requests?view=all&amount=${amount}`)).toEqual([])
    expect(await listed('/deposits/requests?view=all&amount=4321&payer=tran+thi')).toEqual(key)
    expect(await listed('/deposits/requests?view=all&amount=4321&payer=ba')).toEqual([])
    // By who has paid it, too.
    await office.database.insert(paymentArrival).values({
      id: `paid-${id}`,
      amount: 4_321n * UNIT,
      currency: 'VND',
      text: '',
      payerName: 'LE VAN SÁU',
      receivedAt: new Date(),
      state: 'CREDITED',
      memberId: lan,
      depositId: id,
    })
    expect(await listed('/deposits/requests?view=all&payer=van+sau')).toEqual(key)
    expect(await listed('/deposits/requests?view=all&amount=4321&to=2020-01-01')).toEqual([])
    expect(path).toContain(String(id))
  })

  it('find payments by their number, text, amount and payer', async () => {
    const { id, reference } = await requested(420n)
    const values = { currency: 'VND', receivedAt: new Date(), state: 'UNMATCHED' } as const
    await office.database.insert(paymentArrival).values([
      { ...values, id: 'bank-77', amount: 421n * UNIT, text: 'nap tien PH 2345', payerName: 'Đỗ Văn Tám' },
      { ...values, id: 'bank-78', amount: 422n * UNIT, text: `CK ${reference}`, payerName: 'LE CHIN' },
    ])
    for (const [query, found] of [
      ['number=bank-77', ['bank-77']],
      ['number=ph2345', ['bank-77']],
      [`number=${reference}`, ['bank-78']],
      ['amount=422', ['bank-78']],
      ['payer=do+van', ['bank-77']],
      ['payer=do+van&amount=422', []],
      ['payer=%25', []],
    ] as const)
      expect([query, await listed(`/deposits?${query}`, 'payments')]).toEqual([query, found])
    const limit = { memberId: lan, kind: 'DEPOSIT', period: 'DAY', value: 0n } as const
    await office.database.insert(memberLimit).values(limit)
    const payment = provider.pay(reference, 420n * UNIT)
    await withTransaction(office.database, (tx) => takePayment(tx, 'lantern', payment, 'VND'))
    await office.database.delete(memberLimit).where(eq(memberLimit.memberId, lan))
    for (const query of [`number=${payment.id}`, `number=${reference}`, 'amount=420', 'payer=nguyen+lan&amount=420'])
      expect([query, await listed(`/deposits/held?${query}`, 'held')]).toEqual([
        query,
        [expect.stringMatching(`^${lan}/`)],
      ])
    expect(await listed('/deposits/held?amount=422', 'held')).toEqual([])
    expect(await listed(`/deposits?view=all&number=${lan}/${id}`, 'payments')).toEqual([payment.id])
    await office.database.delete(paymentArrival).where(eq(paymentArrival.state, 'UNMATCHED'))
  })

  it('are filtered by the minute, in the brand’s time zone, in an address that keeps it', async () => {
    const { id, path } = await requested(433n)
    const at = new Date('2026-03-04T01:15:30Z')
    await office.database.update(deposit).set({ createdAt: at }).where(eq(deposit.id, id))
    const key = [path.replace('/deposits/requests/', '')]
    const found = (query: string) => listed(`/deposits/requests?view=all&amount=433&${query}`)
    expect(await found('from=2026-03-04&fromTime=08:15&to=2026-03-04&toTime=08:15')).toEqual(key)
    expect(await found('from=2026-03-04&fromTime=08:16')).toEqual([])
    expect(await found('to=2026-03-04&toTime=08:14')).toEqual([])
    // A time without a day, or one that is none, filters nothing.
    expect(await found('fromTime=09:00')).toEqual(key)
    expect(await found('from=2026-03-04&fromTime=25:00')).toEqual(key)
    const { html } = await service.get('/deposits/requests?view=all&amount=433&from=2026-03-04&fromTime=08:15')
    expect(html).toContain('value="08:15"')
    expect(html).toContain('fromTime=08%3A15')
  })

  it('keep the search in the fields, on further pages and in the file', async () => {
    const values = { currency: 'VND', receivedAt: new Date(), state: 'UNMATCHED', amount: 9n * UNIT, text: '' } as const
    await office.database
      .insert(paymentArrival)
      .values(Array.from({ length: 55 }, (_, index) => ({ ...values, id: `row-${index}`, payerName: 'PHAM MUOI' })))
    const { html } = await service.get('/deposits?payer=pham+muoi&amount=9')
    expect(html).toContain('href="/deposits?amount=9&#38;payer=pham+muoi&#38;page=2"')
    expect(html).toContain('href="/deposits.csv?amount=9&#38;payer=pham+muoi"')
    expect(html).toMatch(/name="payer"[^>]*value="pham muoi"/)
    expect(await listed('/deposits?amount=9&payer=pham+muoi&page=2', 'payments')).toHaveLength(5)
    const file = (await service.get('/deposits.csv?payer=pham+muoi&amount=9')).html.trim().split('\r\n')
    expect(file).toHaveLength(56)
    expect((await office.lastAudit())?.newValue).toMatchObject({ filters: { payer: 'pham muoi', amount: '9' } })
    const { location } = await anna.post('/deposits/assign', {
      subject: 'payment:row-1',
      to: 'me',
      back: '/deposits?amount=9&payer=pham+muoi',
    })
    expect(location).toBe('/deposits?amount=9&payer=pham+muoi&done=done')
    await office.database.delete(paymentArrival).where(eq(paymentArrival.state, 'UNMATCHED'))
  })

  it('name the search when nothing is found, and offer to search all', async () => {
    const { html } = await service.get('/deposits/requests?number=PH99&payer=nobody&from=2026-01-02')
    const text = getText(html)
    expect(text).toContain('No deposits.')
    for (const part of [
      'Searched in “not taken by the provider, of the last day”',
      'Number or transfer text: PH99',
      'Payer: nobody',
      'From: 2026-01-02',
    ])
      expect(text).toContain(part)
    expect(html).toContain('href="/deposits/requests?view=all&#38;from=2026-01-02&#38;number=PH99&#38;payer=nobody"')
    expect(getText((await service.get('/deposits/requests?view=all&number=PH99')).html)).not.toContain('Search all')
    expect(getText((await service.get('/cases?topic=game')).html)).toContain('Topic: game')
    expect((await service.get(`/deposits?number=${encodeURIComponent('\u0000x')}`)).status).toBe(200)
  })
})

describe('the search of the office', () => {
  const search = (typed: string, browser = service) => browser.get(`/members?q=${encodeURIComponent(typed)}`)

  it('opens a deposit by the number for enquiries, as a member reads it out', async () => {
    const { path, reference } = await requested(510n)
    for (const typed of [reference, ` ${reference.toLowerCase()} `, `${reference.slice(0, 5)}-${reference.slice(5)}`])
      expect(await search(typed)).toMatchObject({ status: 303, location: path })
  })

  it('finds deposits, withdrawals and cases by their numbers, beside members', async () => {
    const { id, path } = await requested(520n)
    const values = { memberId: lan, amount: 5n * UNIT, state: 'REVIEW', requestedAt: new Date() }
    const [paid] = await office.database
      .insert(withdrawal)
      .values({ ...values, id: 77_001 })
      .returning()
    const [question] = await office.database
      .insert(serviceCase)
      .values({
        memberId: lan,
        requestKey: randomUUID(),
        topic: 'wallet',
        title: 'Where is it?',
        rank: 0,
        language: 'EN',
      })
      .returning()
    await office.database
      .update(withdrawal)
      .set({ id })
      .where(eq(withdrawal.id, paid?.id ?? 0))
    const both = await search(String(id))
    expect(both.status).toBe(200)
    for (const href of [path, `/withdrawals/${lan}/${id}`]) expect(both.html).toContain(`href="${href}"`)
    expect(getText(both.html)).toContain('520.00')
    expect((await search(`${lan}/${id}`)).html).toContain(`href="${path}"`)
    const cases = await search(String(question?.id))
    expect(cases.location ?? cases.html).toContain(`/cases/${lan}/${question?.id}`)
    // Cases are for the service alone.
    await office.giveRoles('service', ['view'])
    const seen = await search(String(question?.id))
    await office.giveRoles('service', ['service'])
    expect(seen.location ?? seen.html).not.toContain('/cases/')
    await office.database.delete(withdrawal).where(eq(withdrawal.id, id))
  })

  it('shows members and the deposit where a text is both, and nothing for an unknown number', async () => {
    const { path, reference, id } = await requested(530n)
    await office.database.insert(depositReference).values({ reference: 'MINH', memberId: lan, depositId: id })
    const { status, html } = await search('minh')
    expect(status).toBe(200)
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain(`href="/members/${other}"`)
    for (const typed of ['PH22222222Z', '123123123', `${other}/${id}`, '1/2/3', reference.slice(0, 6)]) {
      const nothing = await search(typed)
      expect([typed, nothing.status]).toEqual([typed, 200])
      expect(nothing.html).not.toContain('/deposits/requests/')
      expect(getText(nothing.html)).toContain(`Nothing is found by “${typed}”`)
    }
  })
})

it.each([
  ['the member’s card', () => `/members/${lan}`],
  [
    'a case',
    async () => {
      const [row] = await office.database
        .insert(serviceCase)
        .values({
          memberId: lan,
          requestKey: randomUUID(),
          topic: 'wallet',
          title: 'Where is it?',
          rank: 0,
          language: 'EN',
        })
        .returning()
      return `/cases/${lan}/${row?.id}`
    },
  ],
])('%s leads to the deposits of the member', async (_, path) => {
  const { id } = await requested(610n)
  const { html } = await service.get(await path())
  const [, href = ''] = /<a href="([^"]+)"\s*>Deposits</.exec(html.slice(html.indexOf('<main>'))) ?? []
  const key = await listed(href.replaceAll('&#38;', '&'))
  expect(key).toContain(`${lan}/${id}`)
})
