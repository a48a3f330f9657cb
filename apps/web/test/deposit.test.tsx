import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showViewer } from '../src/access/sign-in.ts'
import { client } from '../src/graphql/client.ts'
import { announceSessionExpiry } from '../src/graphql/session-expiry.ts'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import deposit from '@playhouse/shared/texts/web/EN/deposit.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import identity from '@playhouse/shared/texts/web/EN/identity.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import { describedBy, fill, generateData, openSite, sent, viewer } from './site.tsx'

const money = (amount: string) => ({ amount, currency: 'VND' })
const METHOD = {
  minimum: money('50000.00'),
  maximum: money('300000000.00'),
  feeFixed: money('0.00'),
  feeBasisPoints: 0,
  timesPerDay: null,
  timesLeft: null,
  payMinutes: 15,
  usualMinutes: 1,
  quickAmounts: [money('100000.00'), money('500000.00')],
  networks: [],
}
const METHODS = [
  { ...METHOD, method: 'QR' },
  { ...METHOD, method: 'REDIRECT', feeFixed: money('2000.00'), feeBasisPoints: 50 },
  { ...METHOD, method: 'MANUAL' },
  { ...METHOD, method: 'USDT', networks: ['TRC20', 'ERC20'], tokenRate: '24999.5', payMinutes: 60 },
]
const OPTIONS = {
  methods: METHODS,
  isBlocked: false,
  hold: null,
  ageObstacle: null,
  missing: [],
  identityDeadline: null,
  last: { method: 'REDIRECT', amount: money('200000.00') },
  banks: [{ code: 'LOTUS', name: 'Lotus Bank' }],
  promotions: [],
}

const openForm = (
  options: object = {},
  result: object = { __typename: 'CreateDepositSuccess' },
  ownLimits: readonly object[] = [],
  site: object = {},
) =>
  openSite('/member/deposit', {
    query: viewer('MEMBER'),
    site,
    types: {
      DepositOptions: () => ({ ...OPTIONS, ...options }),
      MemberLimits: () => ({ exclusion: null, hasDepositLimitPrompt: true, limits: ownLimits }),
      LimitRules: () => ({ isDepositLimitRequired: false }),
      DepositPage: () => ({ nodes: [] }),
      CreateDepositResult: () => result,
      Deposit: () => WAITING,
    },
  })
const main = async () => within(await screen.findByRole('main'))
const amountField = async () =>
  (await main()).findByRole('textbox', { name: fill(deposit.amount, { currency: 'VND' }) })

it.each([
  ['an account that is checked', { hold: 'REVIEW' }, deposit.accountHeld.REVIEW.title],
  ['an account that stays closed', { hold: 'REFUSED' }, deposit.accountHeld.REFUSED.title],
  ['a birthday that is missing', { ageObstacle: 'MISSING' }, deposit.age.MISSING.title],
  ['an owner who is too young', { ageObstacle: 'TOO_YOUNG' }, deposit.age.TOO_YOUNG.title],
  ['details that are missing', { missing: ['REAL_NAME', 'ADDRESS'] }, deposit.missing.title],
  [
    'an identity check that is overdue',
    { identityDeadline: { dueAt: '2026-01-01T00:00:00.000Z', isOverdue: true } },
    deposit.identityOverdue.title,
  ],
])('shows no form for %s', async (_what, options, title) => {
  await openForm(options)
  expect(await (await main()).findByRole('heading', { name: title })).toBeTruthy()
  expect((await main()).queryByRole('textbox')).toBeNull()
})

it.each(['MISSING', 'TOO_YOUNG'])('says the brand’s age as at the registration for %s', async (ageObstacle) => {
  await openForm({ ageObstacle }, undefined, [], { agreementAge: 18, memberAge: 21 })
  const rule = fill(common.ageRules, { age: 18, member: 21 })
  expect(await (await main()).findByText((text) => text.startsWith(rule))).toBeTruthy()
})

it('names the details that the first deposit needs', async () => {
  await openForm({ missing: ['REAL_NAME', 'ADDRESS'] })
  const { REAL_NAME: name, ADDRESS: address } = deposit.missing.facts
  const text = fill(deposit.missing.text, { facts: `${name}, ${address}` })
  expect(await (await main()).findByText(text)).toBeTruthy()
  expect((await main()).getByRole('link', { name: deposit.toProfile }).getAttribute('href')).toBe('/member/profile')
})

it('says beside the form until when identity must be proven', async () => {
  const dueAt = new Date(Date.now() + 11.5 * 86_400_000).toISOString()
  await openForm({ identityDeadline: { dueAt, isOverdue: false } })
  await amountField()
  const notice = within((await main()).getByRole('region', { name: identity.deadline }))
  expect(notice.getByText(/: 12 days left\./)).toBeTruthy()
  expect(notice.getByRole('link', { name: deposit.toProfile })).toBeTruthy()
})

it('preselects the last method and amount, and shows the fee before the request', async () => {
  await openForm()
  const field = await amountField()
  expect((field as HTMLInputElement).value).toBe('200000')
  const radio = (await main()).getByRole('radio', { name: new RegExp(deposit.methods.REDIRECT) })
  expect((radio as HTMLInputElement).checked).toBe(true)
  // 2,000 and half a percent.
  expect(document.querySelector('dl')?.textContent).toMatch(/203,000.*3,000.*200,000/s)
})

const readSum = () =>
  Object.fromEntries(
    within(screen.getByRole('region', { name: deposit.sum.title }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('sums up what is paid, credited and to be played, and says when the rate of a token is fixed', async () => {
  const user = await openForm({ turnoverBasisPoints: 15_000 })
  await amountField()
  expect(readSum()).toMatchObject({
    [deposit.youPay]: '₫203,000',
    [deposit.fee]: '₫3,000',
    [deposit.youGet]: '₫200,000',
    [deposit.sum.turnover]: '₫300,000',
    [deposit.sum.time]: fill(deposit.sum.minutes_one, { count: 1 }),
  })
  expect(readSum()).not.toHaveProperty([deposit.sum.rate])
  await user.click(await methodRadio('USDT'))
  expect(readSum()).toMatchObject({
    [deposit.fee]: deposit.noFee,
    // 8.00016 is rounded up, so that what is sent covers the amount.
    [deposit.sum.tokens]: '≈ 8.01 USDT',
    [deposit.sum.rate]: expect.stringContaining('24,999.5'),
    [deposit.sum.rateHolds]: fill(deposit.sum.rateMinutes_other, { count: 60 }),
  })
})

it('says that the rate of a token is fixed later where the platform does not tell it', async () => {
  const methods = METHODS.map((method) => ({ ...method, tokenRate: null }))
  const user = await openForm({ methods })
  await amountField()
  await user.click(await methodRadio('USDT'))
  expect(readSum()).toMatchObject({ [deposit.sum.rate]: deposit.sum.rateText })
  expect(readSum()).not.toHaveProperty([deposit.sum.tokens])
})

const NEEDED = [
  { kind: 'TURNOVER', status: 'MET', waitHours: null },
  { kind: 'IDENTITY', status: 'TO_DO', waitHours: 24 },
  { kind: 'SECOND_FACTOR', status: 'MET', waitHours: null },
  { kind: 'BANK_CARD', status: 'TO_DO', waitHours: 4 },
]

it.each([
  [0, true],
  [1, false],
])('says after %i deposits what taking money out needs: %s', async (creditedCount, says) => {
  await openSite('/member/deposit', {
    query: viewer('MEMBER'),
    types: {
      DepositOptions: () => ({ ...OPTIONS, creditedCount }),
      WithdrawalOptions: () => ({ requirements: NEEDED }),
      MemberLimits: () => ({ exclusion: null, hasDepositLimitPrompt: true, limits: [] }),
      DepositPage: () => ({ nodes: [] }),
    },
  })
  await amountField()
  const needs = screen.queryByRole('region', { name: deposit.needs.title })
  expect(needs !== null).toBe(says)
  if (!needs) return
  const what = [deposit.needs.TURNOVER, deposit.needs.IDENTITY, deposit.needs.BANK_CARD].join(', ')
  expect(needs.textContent).toContain(fill(deposit.needs.text, { what }))
  expect(needs.textContent).toContain(fill(deposit.needs.wait_other, { count: 24 }))
})

it.each([
  ['0', deposit.amountPattern],
  ['-5', deposit.amountPattern],
  ['12.5', deposit.amountPattern],
  ['lots', deposit.amountPattern],
  ['49,999', 'From'],
  ['300,000,001', 'From'],
])('refuses the amount %j without sending it', async (typed, texts) => {
  const user = await openForm()
  const field = await amountField()
  await user.clear(field)
  await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect((await main()).getByText((text) => text.startsWith(texts))).toBeTruthy()
  expect(sent.some(({ operationName }) => operationName === 'CreateDeposit')).toBe(false)
})

it('sends a quick amount once under one key and opens the deposit', async () => {
  const user = await openForm()
  await amountField()
  const quick = within(screen.getByRole('group', { name: deposit.quickAmounts }))
  await user.click(quick.getByRole('button', { name: /500,000/ }))
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  expect(await screen.findByRole('heading', { name: deposit.states.WAITING.title })).toBeTruthy()
  const [request] = sent.filter(({ operationName }) => operationName === 'CreateDeposit')
  expect(request?.variables).toMatchObject({
    input: {
      payment: { method: 'REDIRECT' },
      amount: '500000',
      requestKey: expect.any(String) as string,
    },
  })
})

/** The choice of a method; the texts of some begin alike. */
const methodRadio = async (method: string) => {
  const radios = (await main()).getAllByRole('radio') as HTMLInputElement[]
  return radios.find(({ value }) => value === method) as HTMLInputElement
}

it.each([
  ['QR', { method: 'QR' }],
  ['MANUAL', { method: 'MANUAL' }],
  ['USDT', { usdt: 'TRC20' }],
] as const)('sends the method %s with what it needs and nothing else', async (method, payment) => {
  const user = await openForm()
  await amountField()
  await user.click(await methodRadio(method))
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await screen.findByRole('heading', { name: deposit.states.WAITING.title })
  const [request] = sent.filter(({ operationName }) => operationName === 'CreateDeposit')
  expect(request?.variables).toHaveProperty('input.payment', payment)
})

it('sends the account that a manual transfer is made from', async () => {
  const user = await openForm()
  await amountField()
  await user.click(await methodRadio('MANUAL'))
  await user.selectOptions(screen.getByLabelText(deposit.payerBank), 'LOTUS')
  await user.type(screen.getByLabelText(deposit.payerName), 'Le Minh')
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await screen.findByRole('heading', { name: deposit.states.WAITING.title })
  const [request] = sent.filter(({ operationName }) => operationName === 'CreateDeposit')
  expect(request?.variables).toHaveProperty('input.payment', { manual: { bankCode: 'LOTUS', name: 'Le Minh' } })
})

it('explains why a deposit is refused', async () => {
  const user = await openForm({}, { __typename: 'Problem', code: 'TOO_MANY_OPEN_DEPOSITS', retryAfterSeconds: null })
  await amountField()
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  expect((await screen.findByRole('alert')).textContent).toContain(errors.codes.TOO_MANY_OPEN_DEPOSITS)
})

it('says where to ask when deposits were blocked meanwhile', async () => {
  const user = await openForm({}, { __typename: 'Problem', code: 'DEPOSITS_BLOCKED', retryAfterSeconds: null })
  await amountField()
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  expect((await screen.findByRole('alert')).textContent).toContain(errors.codes.DEPOSITS_BLOCKED)
  expect((await main()).getByRole('link', { name: deposit.contact })).toBeTruthy()
})

it.each([{ isBlocked: true }, { hold: 'REVIEW' }])('asks an account with %j for no limit', async (options) => {
  await openForm(options)
  await (await main()).findByRole('link', { name: deposit.contact })
  expect((await main()).queryByRole('region', { name: limits.prompt.title })).toBeNull()
})

it('asks for a limit before the first deposit', async () => {
  await openForm()
  await amountField()
  expect((await main()).getByRole('region', { name: limits.prompt.title })).toBeTruthy()
})

it('says before any deposit that the rules of the member’s country ask for a limit', async () => {
  await openSite('/member/deposit', {
    query: viewer('MEMBER'),
    types: {
      DepositOptions: () => OPTIONS,
      MemberLimits: () => ({ exclusion: null, hasDepositLimitPrompt: true, limits: [] }),
      LimitRules: () => ({ isDepositLimitRequired: true }),
      DepositPage: () => ({ nodes: [] }),
    },
  })
  await amountField()
  const prompt = within((await main()).getByRole('region', { name: limits.prompt.requiredTitle }))
  expect(prompt.getByText(limits.prompt.requiredText)).toBeTruthy()
})

it('explains that deposits are blocked, and where to ask', async () => {
  await openForm({ isBlocked: true })
  expect(await screen.findAllByText((text) => text.startsWith(deposit.blocked))).not.toEqual([])
  expect((await main()).getByRole('link', { name: deposit.contact })).toBeTruthy()
})

it('says that deposits are closed without methods, and where to ask', async () => {
  await openForm({ methods: [] })
  expect(await (await main()).findByRole('heading', { name: deposit.closedTitle })).toBeTruthy()
  expect((await main()).getByRole('link', { name: deposit.contact })).toBeTruthy()
})

/** A limit of this many units a day, of which so many are used. */
const getLimit = (amount: number, used: number) => {
  const value = (units: number) => ({ amount: money(`${units}.00`), minutes: null })
  const whole = { kind: 'DEPOSIT', period: 'DAY', own: value(amount), operator: null, waiting: null }
  return { ...whole, used: value(used), left: value(amount - used), freeAt: '2026-11-21T08:00:00.000Z' }
}

it('names the limit and the remaining amount, closes larger quick amounts, and offers the rest', async () => {
  const user = await openForm({}, undefined, [getLimit(1_000_000, 100_000), getLimit(500_000, 350_000)])
  const field = (await amountField()) as HTMLInputElement
  // The last amount is more than what is left.
  expect(field.value).toBe('')
  const text = /350,000.*500,000.*150,000/s
  const quick = within(screen.getByRole('group', { name: deposit.quickAmounts }))
  expect(quick.getByRole('button', { name: /100,000/ }).getAttribute('aria-disabled')).toBeNull()
  const closed = quick.getByRole('button', { name: /500,000/ })
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  expect(describedBy(closed)).toMatch(text)
  await user.type(field, '150001')
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await waitFor(() => expect(describedBy(field)).toMatch(text))
  expect(describedBy(field)).toContain(fill(deposit.room.tooMuch, { over: '₫1', room: '' }).trim())
  expect(sent.some(({ operationName }) => operationName === 'CreateDeposit')).toBe(false)
  await user.click(screen.getByRole('button', { name: new RegExp(deposit.room.deposit.split('{')[0] ?? '') }))
  expect(field.value).toBe('150000')
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await screen.findByRole('heading', { name: deposit.states.WAITING.title })
})

it('says that a limit leaves less than the least deposit, and when it leaves more', async () => {
  await openForm({}, undefined, [getLimit(5, 5)])
  await amountField()
  expect(screen.getByText(/5.*5.*0/, { selector: 'p' })).toBeTruthy()
  expect(screen.getByText(/50,000/, { selector: 'p > span' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: new RegExp(deposit.room.deposit.split('{')[0] ?? '') })).toBeNull()
})

it('shows at the amount a limit that was reached meanwhile, and offers the remaining amount', async () => {
  const user = await openForm({}, { __typename: 'Problem', code: 'DEPOSIT_LIMIT_REACHED', retryAfterSeconds: null })
  const field = await amountField()
  const requested = () => sent.filter(({ operationName }) => operationName === 'DepositScreen').length
  const before = requested()
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await waitFor(() => expect(describedBy(field)).toContain(errors.codes.DEPOSIT_LIMIT_REACHED))
  await waitFor(() => expect(requested()).toBe(before + 1))
  expect(await amountField()).toBe(field)
})

it('keeps method and amount for the account that logs in again after its session has ended', async () => {
  const member = { viewer: { ...viewer('MEMBER').viewer, id: '7' } }
  const types = {
    DepositOptions: () => OPTIONS,
    MemberLimits: () => ({ exclusion: null, limits: [] }),
    DepositPage: () => ({ nodes: [] }),
  }
  const user = await openSite('/member/deposit', { query: member, types })
  await user.clear(await amountField())
  await user.click(await methodRadio('QR'))
  await user.type(await amountField(), '300000')
  generateData()
  act(() => announceSessionExpiry())
  expect(await screen.findByRole('heading', { name: deposit.visitorTitle })).toBeTruthy()
  generateData({ query: member, types })
  await act(() => showViewer(client))
  expect(await amountField()).toHaveProperty('value', '300000')
  expect((await methodRadio('QR')).checked).toBe(true)
})

it('asks a visitor to log in', async () => {
  await openSite('/member/deposit')
  expect(await screen.findByRole('heading', { name: deposit.visitorTitle })).toBeTruthy()
})

const TARGET = {
  receiver: 'Lantern Bank (play money)',
  accountNumber: '000012345678',
  accountName: 'PLAYHOUSE PLAY MONEY',
  qr: '00020101',
  network: null,
  address: null,
  tokenAmount: null,
  rate: null,
  confirmations: null,
}
const WAITING = {
  id: '7',
  method: 'QR',
  state: 'WAITING',
  amount: money('200000.00'),
  requestedAmount: money('200000.00'),
  fee: money('0.00'),
  creditedAt: null,
  expiresAt: '2026-11-20T08:15:00.000Z',
  isLate: false,
  rejection: null,
  held: null,
  payment: {
    transferText: 'PH7K2M9QXA4',
    pageUrl: 'http://localhost/pay/1',
    proofCount: 0,
    now: '2026-11-20T08:00:00.000Z',
    steps: [{ state: 'WAITING', at: '2026-11-20T08:00:00.000Z' }],
    target: TARGET,
  },
}
const openDeposit = (values: object = {}) =>
  openSite('/member/deposit/7', { query: viewer('MEMBER'), types: { Deposit: () => ({ ...WAITING, ...values }) } })

afterEach(() => void vi.restoreAllMocks())

it('shows payment instructions, a countdown by the platform’s clock and a play-money mark in the code', async () => {
  await openDeposit()
  // The clock has run since an earlier test of this file told it the time; the device's would leave nothing.
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(?:1[0-5]|0\d):\d\d$/)
  expect(screen.getByText(deposit.playMoneyMark)).toBeTruthy()
  expect(screen.getByText('PH7K2M9QXA4', { selector: 'dd *' })).toBeTruthy()
})

it('copies each field separately', async () => {
  const user = await openDeposit()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  const label = fill(deposit.copy, { field: deposit.fields.transferText })
  await user.click(await screen.findByRole('button', { name: label }))
  expect(write).toHaveBeenCalledWith('PH7K2M9QXA4')
})

const { states, rejections } = deposit
it.each([
  ['being prepared', { state: 'PREPARING' }, states.PREPARING.title, deposit.cancel],
  ['being checked', { state: 'CHECKING' }, states.CHECKING.title, deposit.proofSend],
  ['unmatched', { state: 'UNMATCHED' }, states.UNMATCHED.title, deposit.proofSend],
  ['credited', { state: 'CREDITED' }, states.CREDITED.title, deposit.toGames],
  [
    'credited with another amount',
    { state: 'CREDITED', amount: money('90000.00') },
    deposit.otherAmountTitle,
    deposit.again,
  ],
  ['expired', { state: 'EXPIRED' }, states.EXPIRED.title, deposit.proofSend],
  ['rejected', { state: 'REJECTED', rejection: 'INSUFFICIENT_FUNDS' }, states.REJECTED.title, deposit.again],
  ['cancelled', { state: 'CANCELLED' }, states.CANCELLED.title, deposit.again],
  [
    'not taken by the provider',
    { state: 'REJECTED', rejection: 'PROVIDER_UNREACHABLE' },
    states.REJECTED.title,
    deposit.again,
  ],
])('shows a deposit that is %s with a way out', async (_what, values, title, exit) => {
  await openDeposit(values)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  const exits = [...screen.queryAllByRole('link', { name: exit }), ...screen.queryAllByRole('button', { name: exit })]
  expect(exits).toHaveLength(1)
})

const HELD = { amount: money('70000000.00'), reason: 'LIMIT_DAY', state: 'HELD', isReleasable: false }

it('states the held part of a payment, the reason, and the next step', async () => {
  await openDeposit({ state: 'CREDITED', amount: money('30000000.00'), held: HELD })
  expect(await screen.findByRole('heading', { name: deposit.partlyTitle })).toBeTruthy()
  expect(screen.getByRole('heading', { name: deposit.held.HELD })).toBeTruthy()
  expect(screen.getByText(/70,000,000/)).toBeTruthy()
  for (const text of [deposit.heldReasons.LIMIT_DAY, deposit.heldWait]) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: deposit.release })).toBeNull()
  expect(screen.queryByText(new RegExp(deposit.otherAmountText))).toBeNull()
})

it('says that staff checks an unusual amount, and offers nothing to credit', async () => {
  await openDeposit({ state: 'HELD', amount: money('70000000.00'), held: { ...HELD, reason: 'UNUSUAL_AMOUNT' } })
  expect(await screen.findByRole('heading', { name: states.HELD.title })).toBeTruthy()
  for (const text of [deposit.heldReasons.UNUSUAL_AMOUNT, deposit.heldCheck])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: deposit.release })).toBeNull()
})

it('offers to credit held money once the limits allow it', async () => {
  await openDeposit({ state: 'HELD', amount: money('70000000.00'), held: { ...HELD, isReleasable: true } })
  expect(await screen.findByRole('heading', { name: states.HELD.title })).toBeTruthy()
  expect(screen.getByRole('button', { name: deposit.release })).toBeTruthy()
})

it('says that money was sent back, and offers nothing to decide', async () => {
  await openDeposit({ state: 'RETURNED', held: { ...HELD, state: 'RETURNED' } })
  expect(await screen.findByRole('heading', { name: deposit.held.RETURNED })).toBeTruthy()
  expect(screen.queryByRole('button', { name: deposit.release })).toBeNull()
  expect(screen.getByRole('link', { name: deposit.again })).toBeTruthy()
})

it('shows the reason of a rejection', async () => {
  await openDeposit({ state: 'REJECTED', rejection: 'INSUFFICIENT_FUNDS' })
  expect(await screen.findByText(rejections.INSUFFICIENT_FUNDS)).toBeTruthy()
})

it('explains that a payment was late', async () => {
  await openDeposit({ state: 'CREDITED', isLate: true })
  expect(await screen.findByText(deposit.late)).toBeTruthy()
})

it('offers the bonuses that go with the amount, none by default, and sends the chosen one', async () => {
  const offer = (values: object) => ({
    status: 'OPEN',
    obstacle: { kind: 'DEPOSIT' },
    threshold: money('300000.00'),
    counted: money('0.00'),
    fixedAmount: null,
    basisPoints: 5000,
    maximum: money('1000000.00'),
    multiple: 3,
    maxStake: money('50000.00'),
    days: 30,
    ...values,
  })
  const promotion = (id: string, values: object = {}) => ({
    __typename: 'DepositPromotion',
    id,
    title: id,
    summary: id,
    isOpen: true,
    offer: offer({ id, ...values }),
  })
  const promotions = [promotion('Welcome'), promotion('Taken', { status: 'CLAIMED', obstacle: null })]
  const user = await openForm({ promotions })
  const field = await amountField()
  const group = within(await screen.findByRole('group', { name: deposit.bonus.title }))
  expect((group.getByRole('radio', { name: new RegExp(deposit.bonus.none) }) as HTMLInputElement).checked).toBe(true)
  expect((group.getByRole('radio', { name: /^Taken/ }) as HTMLInputElement).disabled).toBe(true)
  await user.click(group.getByRole('radio', { name: /^Welcome/ }))
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(field)
  await user.type(field, '400000')
  expect(group.getByText(fill(deposit.bonus.gives, { amount: '₫200,000' }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: deposit.submit }))
  await screen.findByRole('heading', { name: deposit.states.WAITING.title })
  const [request] = sent.filter(({ operationName }) => operationName === 'CreateDeposit')
  expect(request?.variables).toMatchObject({ input: { amount: '400000', promotionId: 'Welcome' } })
})
