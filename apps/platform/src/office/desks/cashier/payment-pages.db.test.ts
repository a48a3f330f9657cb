import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawalBank, withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { depositBank, depositMethod, paymentProvider } from '../../../db/tables/deposits.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { ScriptedMosswater, ScriptedProvider } from '../../../domains/money/cashier/scripted-provider.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

const UNIT = 10_000n
const reason = { reason: 'agreed with the provider' }
const METHOD = {
  ...reason,
  method: 'QR',
  enabled: 'on',
  minimum: '20,000',
  maximum: '5,000,000',
  feeFixed: '1,000',
  feePercent: '0.5',
  timesPerDay: '',
  payMinutes: '15',
  usualMinutes: '1',
  quickAmounts: '20000 50,000 100000',
  position: '1',
}
const BANK = {
  ...reason,
  code: 'VCB',
  isNew: 'yes',
  name: 'Vietcombank',
  kind: 'BANK',
  enabled: 'on',
  minimum: '50000',
  maximum: '100000000',
  feeFixed: '0',
  feePercent: '0',
  expectedMinutes: '30',
  position: '1',
}
const RULES = {
  ...reason,
  turnoverPercent: '0',
  identityTier: '1',
  perDay: '10',
  reviewFrom: '100000',
  reviewAbovePerDay: '3',
  stepUpFrom: '5000000',
  cardRestHours: '0',
  firstCardRestHours: '0',
  cardsMax: '5',
  reviewMinutes: '90',
  receiptMinutes: '30',
  memberCancels: 'yes',
}

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  const providers = new Map([...new ScriptedProvider().providers, ...new ScriptedMosswater().providers])
  office = await openTestOffice({ providers })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())

const methodRow = async () =>
  (await office.database.select().from(depositMethod).where(eq(depositMethod.method, 'QR')))[0]
const getEntries = (subject: string) =>
  office.database.select().from(auditEntry).where(eq(auditEntry.subject, subject)).orderBy(auditEntry.seq)

describe('a deposit method', () => {
  it('is changed with limits, fees and amounts to choose from, and both audit entries name the operator', async () => {
    expect((await anna.get('/payments')).html).toContain('href="/payments/methods/QR"')
    expect((await anna.get('/payments/methods/QR')).html).toContain('name="minimum"')
    expect((await anna.post('/payments/methods', METHOD)).location).toBe('/payments?done=waits')
    const { html } = await binh.get('/decisions')
    // The fee as it is and as it would be.
    expect(html).toContain('1,000.00 and 0.5 %')
    const [, path = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec(html) ?? []
    expect((await binh.post(path)).location).toContain('done=confirmed')
    expect(await methodRow()).toMatchObject({
      enabled: true,
      minimum: 20_000n * UNIT,
      maximum: 5_000_000n * UNIT,
      feeFixed: 1_000n * UNIT,
      feeBasisPoints: 50,
      timesPerDay: null,
      quickAmounts: [20_000n * UNIT, 50_000n * UNIT, 100_000n * UNIT],
    })
    expect(await getEntries('deposit_method:QR')).toMatchObject([
      { actorKind: 'OPERATOR', actor: 'anna, binh', action: 'deposit_method.changed' },
    ])
    // Other limits with the same fee take one.
    expect((await anna.post('/payments/methods', { ...METHOD, payMinutes: '20' })).location).toBe('/payments?done=done')
    expect(await getEntries('deposit-method:QR')).toMatchObject([
      { actor: 'anna', action: 'deposit-method.saved.proposed' },
      { actorKind: 'OPERATOR', actor: 'binh', action: 'deposit-method.saved' },
      { actorKind: 'OPERATOR', actor: 'anna', action: 'deposit-method.saved', reason: reason.reason },
    ])
  })

  it.each([
    ['maximum', { maximum: '10000' }],
    ['minimum', { minimum: '0' }],
    ['quickAmounts', { quickAmounts: '20000 6000000' }],
    ['feePercent', { feePercent: 'a lot' }],
    ['payMinutes', { payMinutes: '1' }],
  ])('is refused with a wrong %s, and nothing changes', async (field, change) => {
    const before = await methodRow()
    const refused = await anna.post('/payments/methods', { ...METHOD, ...change })
    expect(refused).toMatchObject({ status: 400, html: expect.stringContaining(`${field}: `) })
    expect(await methodRow()).toEqual(before)
  })

  it('does not exist by another name', async () => {
    expect((await anna.get('/payments/methods/CASH')).status).toBe(404)
    expect((await anna.post('/payments/methods', { ...METHOD, method: 'CASH' })).status).toBe(400)
  })
})

describe('a bank', () => {
  it('is added once for deposits, and switched off', async () => {
    const bank = { ...reason, code: 'ACB', isNew: 'yes', name: 'Asia Commercial Bank', enabled: 'on', position: '1' }
    expect((await anna.post('/payments/deposit-banks', bank)).status).toBe(303)
    expect(await binh.post('/payments/deposit-banks', bank)).toMatchObject({
      status: 409,
      html: expect.stringContaining('is taken'),
    })
    expect((await anna.get('/payments/deposit-banks/ACB')).html).toContain('Asia Commercial Bank')
    await anna.post('/payments/deposit-banks', { ...bank, isNew: 'no', enabled: 'off' })
    expect(await office.database.select().from(depositBank).where(eq(depositBank.code, 'ACB'))).toMatchObject([
      { name: 'Asia Commercial Bank', enabled: false },
    ])
  })

  it('is added for withdrawals, and keeps its kind', async () => {
    expect((await anna.post('/payments/withdrawal-banks', BANK)).status).toBe(303)
    await anna.post('/payments/withdrawal-banks', { ...BANK, isNew: 'no', kind: 'CRYPTO', name: 'VCB', code: 'VCB' })
    const [row] = await office.database.select().from(withdrawalBank).where(eq(withdrawalBank.code, 'VCB'))
    expect(row).toMatchObject({ kind: 'BANK', minimum: 50_000n * UNIT, maximum: 100_000_000n * UNIT })
    expect((await anna.get('/payments/withdrawal-banks/new')).status).toBe(200)
  })

  it('is no network unless addresses on it can be checked', async () => {
    const refused = await anna.post('/payments/withdrawal-banks', { ...BANK, code: 'SOLANA', kind: 'CRYPTO' })
    expect(refused).toMatchObject({ status: 400, html: expect.stringContaining('TRC20') })
  })
})

describe('a payment provider', () => {
  const provider = {
    ...reason,
    code: 'mosswater',
    enabled: 'on',
    position: '1',
    minimum: '',
    maximum: '',
    currency: '',
    from: '',
    until: '',
  }

  const stored = () => office.database.select().from(paymentProvider).where(eq(paymentProvider.code, 'mosswater'))

  const propose = async (change: Record<string, string>) =>
    expect((await anna.post('/payments/providers', { ...provider, ...change })).location).toBe('/payments?done=waits')
  const waiting = async (by: OperatorBrowser) => (await by.get('/payments/providers/mosswater')).html
  const confirmPath = (html: string) => /action="(\/decisions\/\d+\/confirm)"/.exec(html)?.[1] ?? ''
  const confirm = async () => expect((await binh.post(confirmPath(await waiting(binh)))).status).toBe(303)
  const bothWays = { use_REDIRECT: 'on', use_BANK: 'on' }

  it('takes the ways to pay that are ticked, once another operator confirms it', async () => {
    const { html } = await anna.get('/payments/providers/mosswater')
    expect(html.match(/name="use_\w+"/g)).toEqual(['name="use_REDIRECT"', 'name="use_BANK"'])
    await propose(bothWays)
    expect(await stored()).toMatchObject([{ uses: ['REDIRECT'] }])
    expect(confirmPath(await waiting(anna))).toBe('')
    expect(await waiting(binh)).toMatch(/Takes<[^]*?Page of the provider[^]*?<strong>[^]*?everything/)
    await confirm()
    expect(await stored()).toMatchObject([{ uses: null }])
    expect(await getEntries('payment_provider:mosswater')).toMatchObject([{ actor: 'anna, binh' }])
    const shown = (await anna.get('/payments')).html
    expect(shown).toMatch(/Page of the provider<[^]*?<td[^]*?<td[^>]*>Mosswater, Lantern Bank</)
    expect(shown).toMatch(/QR code of a bank transfer<[^]*?<td[^]*?<td[^>]*>Lantern Bank</)
  })

  it('is switched off by one operator, and on again by two', async () => {
    const off = { ...provider, ...bothWays, enabled: 'off' }
    expect((await anna.post('/payments/providers', off)).location).toBe('/payments?done=done')
    expect(await stored()).toMatchObject([{ enabled: false, position: 1 }])
    await propose(bothWays)
    expect(await stored()).toMatchObject([{ enabled: false }])
    await confirm()
    expect(await stored()).toMatchObject([{ enabled: true }])
    // Off and something else at once.
    await propose({ ...bothWays, enabled: 'off', position: '7' })
    await confirm()
    expect(await stored()).toMatchObject([{ enabled: false, position: 7 }])
  })

  it('keeps the route when that of another provider has changed since the proposal', async () => {
    await propose({ ...bothWays, position: '2' })
    const path = confirmPath(await waiting(binh))
    await office.database.update(paymentProvider).set({ position: 3 }).where(eq(paymentProvider.code, 'lantern'))
    expect(await waiting(binh)).toContain('has changed since it was proposed (lantern)')
    expect((await binh.post(path)).status).toBe(409)
    expect(await stored()).toMatchObject([{ enabled: false, position: 7 }])
  })

  it('is not left without a way to pay', async () => {
    expect(await anna.post('/payments/providers', provider)).toMatchObject({
      status: 400,
      html: expect.stringContaining('uses: '),
    })
  })
})

it('changes the rules of withdrawals with two operators', async () => {
  expect((await anna.post('/payments/withdrawal-rules', { ...RULES, perDay: 'many' })).status).toBe(400)
  expect((await anna.post('/payments/withdrawal-rules', RULES)).location).toBe('/payments?done=waits')
  const rules = async () => (await office.database.select().from(withdrawalSetting))[0]
  expect(await rules()).toMatchObject({ turnoverPercent: 100, cardRestHours: 24 })
  const { html } = await binh.get('/payments')
  expect(html).toMatch(/Hours before a new card can be used[^]*?24[^]*?<strong>[^]*?0/)
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec(html) ?? []
  expect((await anna.post(confirm)).status).toBe(403)
  expect((await binh.post(confirm)).status).toBe(303)
  expect(await rules()).toMatchObject({
    turnoverPercent: 0,
    cardRestHours: 0,
    firstCardRestHours: 0,
    memberCancels: true,
  })

  // Somebody changes them before the other operator confirms.
  await anna.post('/payments/withdrawal-rules', { ...RULES, perDay: '20' })
  await office.database.update(withdrawalSetting).set({ cardsMax: 7 })
  const late = await binh.get('/payments')
  expect(late.html).toContain('has changed since it was proposed (cardsMax)')
  expect(late.html).not.toContain('/confirm"')
})

describe('without a payment provider', () => {
  let bare: TestOffice
  let operator: OperatorBrowser
  beforeAll(async () => {
    const secret = (name: string) => `${name}-0123456789-abcdefghijklmnopqrstuvwxyz-${name}`
    bare = await openTestOffice({
      database: { url: office.url },
      environment: {
        DEMO: 'false',
        SEAMLESS_SECRET: secret('seamless'),
        PAYMENTS_SECRET: secret('payments'),
        SECRET_KEYS: `k1:${Buffer.from('kq8x0v2m5r7t9w1z3c5b7n9d2f4h6j8l').toString('base64url')}`,
        OPERATOR_TOKEN: `anna:${secret('anna')},binh:${secret('binh')}`,
      },
    })
    operator = await bare.logIn('anna', secret('anna'))
  })
  afterAll(() => bare.close())

  it('switches on no method and no bank, and names the missing part', async () => {
    expect((await operator.get('/payments')).html).toContain('Set PAYMENTS_URL')
    for (const [path, form] of [
      ['/payments/methods', METHOD],
      ['/payments/withdrawal-banks', { ...BANK, code: 'TCB' }],
    ] as const) {
      expect(await operator.post(path, form)).toMatchObject({
        status: 409,
        html: expect.stringContaining('PAYMENTS_URL'),
      })
      expect((await operator.post(path, { ...form, enabled: 'off' })).status).toBe(303)
    }
  })
})
