import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../src/graphql/client.ts'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import profile from '@playhouse/shared/texts/web/EN/profile.json' with { type: 'json' }
import requirements from '@playhouse/shared/texts/web/EN/requirements.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import type { WithdrawalScreenQuery } from '../src/domains/cashier/withdrawal-screen.generated.ts'
import { observeServerTime } from '../src/server-time.ts'
import { changeResponses, describedBy, fill, openSite, sent, SOON, viewer } from './site.tsx'
import { said } from './said.ts'

/** Submits the form of a dialog: happy-dom ignores a submit button outside of it. */
async function submitForm(name: string) {
  const form = (await screen.findByRole('dialog', { name })).querySelector('form')
  if (form) fireEvent.submit(form)
}
const AMOUNT = new RegExp(`^${withdrawal.form.amount}`)
const inMain = async () => within(await screen.findByRole('main'))
const vnd = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'VND' })

const CARD = {
  __typename: 'BankCard',
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'BANK',
  bankCode: 'HOASEN',
  bankName: 'Hoa Sen',
  accountMasked: '•••• 6789',
  accountName: '*** *** LAN',
  isDefault: true,
  usableAt: '2026-01-01T00:00:00Z',
  isResting: false,
}
const requirement = (kind: string, status = 'MET', values: object = {}) => ({
  __typename: 'WithdrawalRequirement',
  kind,
  status,
  metAt: null,
  waitHours: null,
  from: null,
  ...values,
})
const KINDS = ['TURNOVER', 'IDENTITY', 'PAYMENT_PASSWORD', 'SECOND_FACTOR', 'BANK_CARD'] as const
/** The list with some that are not met. */
const requiring = (unmet: Partial<Record<(typeof KINDS)[number], object>>) => ({
  canWithdraw: false,
  requirements: KINDS.map((kind) => requirement(kind, unmet[kind] ? 'TO_DO' : 'MET', unmet[kind])),
})
const getRow = async (name: string) =>
  within(await screen.findByRole('region', { name: requirements.title }))
    .getByText(name, { selector: 'li span' })
    .closest('li') as HTMLElement
const OPTIONS = {
  __typename: 'WithdrawalOptions',
  isOpen: true,
  canWithdraw: true,
  requirements: KINDS.map((kind) => requirement(kind)),
  free: vnd('2500000.00'),
  minimum: vnd('100000.00'),
  maximum: vnd('300000000.00'),
  leftToday: 9,
  perDay: 10,
  dayMaximum: null,
  leftAmount: null,
  lastAmount: null,
  turnover: { required: vnd('0.00'), done: vnd('0.00'), remaining: vnd('0.00') },
  isTurnoverWaived: false,
  unplayed: vnd('0.00'),
  bonusTurnover: null,
  identity: null,
  channels: [
    {
      __typename: 'WithdrawalChannel',
      bankCode: 'HOASEN',
      bankName: 'Hoa Sen',
      kind: 'BANK',
      minimum: vnd('100000.00'),
      maximum: vnd('300000000.00'),
      feeFixed: vnd('5000.00'),
      feeBasisPoints: 100,
      expectedMinutes: 30,
    },
  ],
}
const WITHDRAWAL = {
  __typename: 'Withdrawal',
  id: '12',
  state: 'DISBURSED',
  amount: vnd('500000.00'),
  fee: vnd('10000.00'),
  payout: vnd('490000.00'),
  bankName: 'Hoa Sen',
  accountMasked: '•••• 6789',
  requestedAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:10:00Z',
  reviewReasons: [],
  nextActor: 'MEMBER',
  confirmBy: '2026-11-20T08:40:00Z',
  expectedBy: null,
  reviewBy: null,
  receivedAmount: null,
  remainder: null,
  question: null,
  payoutReference: 'P-77',
  canCancel: false,
  steps: [
    { __typename: 'WithdrawalStep', state: 'REQUESTED', at: '2026-11-20T08:00:00Z', actor: 'MEMBER', reason: null },
    { __typename: 'WithdrawalStep', state: 'DISBURSED', at: '2026-11-20T08:10:00Z', actor: 'PROVIDER', reason: null },
  ],
}

/** Fields with arguments are answered by type. */
const ONE = { MemberAccount: () => ({ withdrawal: WITHDRAWAL }) }

function member(account: object = {}) {
  const base = viewer('MEMBER').viewer
  const memberAccount = {
    __typename: 'MemberAccount',
    menu: [{ page: 'WITHDRAWAL', badge: null }],
    withdrawalOptions: OPTIONS,
    bankCards: {
      __typename: 'BankCards',
      cards: [CARD],
      realName: '*** *** Lan',
      max: 5,
      restHours: 24,
      bankRestHours: 24,
    },
    paymentPassword: {
      __typename: 'PaymentPassword',
      isSet: true,
      lockedSeconds: null,
      minLength: 8,
      maxLength: 64,
      codeContacts: [{ channel: 'EMAIL', hint: 'l***@mail.example' }],
    },
    unconfirmedWithdrawals: [],
    withdrawals: {
      totalCount: 0,
      totalAmount: vnd('0.00'),
      pageInfo: { page: 1, totalPages: 1 },
      nodes: [],
    },
    ...account,
  }
  return { query: { viewer: { ...base, memberAccount } } }
}
const getInput = (operation: string) =>
  sent.findLast(({ operationName }) => operationName === operation)?.variables['input'] as Record<string, unknown>

it('shows fee, time and payout before the confirmation, and sends the payment password once', async () => {
  const user = await openSite('/member/withdrawal', {
    ...member(),
    types: {
      RequestWithdrawalResult: () => ({
        __typename: 'WithdrawalSuccess',
        withdrawal: { ...WITHDRAWAL, state: 'REQUESTED' },
        wallet: null,
      }),
    },
  })
  const main = await inMain()
  const amount = await main.findByRole('textbox', { name: AMOUNT })
  await user.type(amount, '500000')
  expect(main.getByText(fill(withdrawal.minutes_other, { count: 30 }))).toBeTruthy()
  expect(main.getByText(withdrawal.form.receive).nextSibling?.textContent).toMatch(/490,000/)
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.confirm.title }))
  expect(dialog.getByText(/490,000/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: /500,000/ })).toBeTruthy()
  // A browser submits the outer one of two nested forms, which reloads the page.
  expect(document.querySelector('form form')).toBeNull()
  await submitForm(withdrawal.confirm.title)
  expect(await dialog.findByText(withdrawal.confirm.passwordRequired)).toBeTruthy()
  await user.type(dialog.getByLabelText(withdrawal.confirm.password), 'lantern-river-5')
  await Promise.all([submitForm(withdrawal.confirm.title), submitForm(withdrawal.confirm.title)])
  await waitFor(() => expect(location.pathname).toBe('/member/withdrawal/12'))
  const requests = sent.filter(({ operationName }) => operationName === 'RequestWithdrawal')
  expect(requests).toHaveLength(1)
  expect(getInput('RequestWithdrawal')).toMatchObject({
    amount: '500000',
    bankCardId: CARD.id,
    paymentPassword: 'lantern-river-5',
    stepUp: null,
  })
})

it('shows a payout in tokens, rounded down, with its rate, before and in the confirmation', async () => {
  const channels = OPTIONS.channels.map((channel) => ({ ...channel, kind: 'CRYPTO', tokenRate: '26000.00' }))
  const user = await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, channels } }))
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '500000')
  const getShown = (place: typeof main) =>
    [withdrawal.form.tokens, withdrawal.form.rate].map((term) => place.getByText(term).nextSibling?.textContent)
  const shown = ['≈ 18.84 USDT', fill(withdrawal.form.rateText, { rate: '₫26,000' })]
  expect(getShown(main)).toEqual(shown)
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  expect(getShown(within(await screen.findByRole('dialog', { name: withdrawal.confirm.title })))).toEqual(shown)
})

it('shows no tokens for a payout to a bank', async () => {
  const channels = OPTIONS.channels.map((channel) => ({ ...channel, tokenRate: null }))
  const user = await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, channels } }))
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '500000')
  expect(main.getByText(withdrawal.form.receive)).toBeTruthy()
  expect(main.queryByText(withdrawal.form.tokens)).toBeNull()
})

describe('on a device whose clock is seven hours slow', () => {
  const HOUR_MS = 3_600_000
  const hoursAgo = (hours: number) =>
    new Date(performance.timeOrigin + performance.now() - hours * HOUR_MS).toISOString()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7 * HOUR_MS })
  })
  afterEach(() => void vi.useRealTimers())
  const withCards = (...cards: object[]) =>
    member({ bankCards: { ...member().query.viewer.memberAccount.bankCards, cards } })
  const choice = async () => (await screen.findByRole('radio', { name: /Hoa Sen/ })) as HTMLInputElement

  it('offers a card that the platform calls usable', async () => {
    const user = await openSite('/member/withdrawal', withCards({ ...CARD, usableAt: hoursAgo(1) }))
    expect((await choice()).disabled).toBe(false)
    const main = await inMain()
    expect(main.queryByText(/^Usable from/)).toBeNull()
    await user.type(main.getByRole('textbox', { name: AMOUNT }), '200000')
    await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
    expect(await screen.findByRole('dialog', { name: withdrawal.confirm.title })).toBeTruthy()
  })

  it('offers no card that the platform calls new, and says why nothing can be sent', async () => {
    await openSite('/member/withdrawal', withCards({ ...CARD, usableAt: hoursAgo(-1), isResting: true }))
    expect((await choice()).disabled).toBe(true)
    const main = await inMain()
    expect(main.getByRole('button', { name: withdrawal.form.continue }).getAttribute('aria-disabled')).toBe('true')
    expect(main.getAllByText(withdrawal.form.blocked)).not.toEqual([])
  })

  it('offers a card as soon as its time has come', async () => {
    observeServerTime(hoursAgo(0))
    await openSite('/member/withdrawal', withCards({ ...CARD, usableAt: hoursAgo(0), isResting: true }))
    expect((await choice()).disabled).toBe(true)
    changeResponses<WithdrawalScreenQuery>('WithdrawalScreen', ({ viewer: shown }) => {
      if (shown?.memberAccount.__typename !== 'MemberAccount') return
      for (const card of shown.memberAccount.bankCards?.cards ?? []) card.isResting = false
    })
    await waitFor(async () => expect((await choice()).disabled).toBe(false), SOON)
  })
})

it('asks for a required second factor, and keeps the payment password', async () => {
  let tries = 0
  const user = await openSite('/member/withdrawal', {
    ...member(),
    types: {
      RequestWithdrawalResult: () =>
        (tries += 1) === 1
          ? {
              __typename: 'StepUpRequired',
              code: 'STEP_UP_REQUIRED',
              methods: [{ method: 'EMAIL', hint: 'l***@mail.example' }],
            }
          : { __typename: 'Problem', code: 'CODE_INVALID' },
      MemberCodeResult: () => ({ __typename: 'MemberCodeSuccess', expiresInMinutes: 5 }),
    },
  })
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '200000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.confirm.title }))
  await user.type(dialog.getByLabelText(withdrawal.confirm.password), 'lantern-river-5')
  await submitForm(withdrawal.confirm.title)
  await user.click(await dialog.findByRole('button', { name: withdrawal.stepUp.send }))
  expect(
    await dialog.findByText(fill(withdrawal.stepUp.sent_other, { contact: 'l***@mail.example', count: 5 })),
  ).toBeTruthy()
  await user.type(dialog.getByLabelText(withdrawal.stepUp.code), '123456')
  await submitForm(withdrawal.confirm.title)
  expect(await dialog.findByText(errors.codes.CODE_INVALID)).toBeTruthy()
  expect(getInput('RequestWithdrawal')).toMatchObject({
    paymentPassword: 'lantern-river-5',
    stepUp: { email: '123456' },
  })
})

it('asks all security questions as a second factor', async () => {
  const questions = ['FIRST_JOB', 'FIRST_STREET', 'FAVOURITE_TOY'].map((id) => ({ id, text: `About ${id}?` }))
  let tries = 0
  const user = await openSite('/member/withdrawal', {
    ...member(),
    types: {
      RequestWithdrawalResult: () =>
        (tries += 1) === 1
          ? {
              __typename: 'StepUpRequired',
              code: 'STEP_UP_REQUIRED',
              methods: [{ method: 'SECURITY_QUESTIONS', hint: null, questions }],
            }
          : { __typename: 'Problem', code: 'SECURITY_ANSWERS_WRONG' },
    },
  })
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '200000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.confirm.title }))
  await user.type(dialog.getByLabelText(withdrawal.confirm.password), 'lantern-river-5')
  await submitForm(withdrawal.confirm.title)
  await user.type(await dialog.findByLabelText('About FIRST_JOB?'), 'Hue')
  await submitForm(withdrawal.confirm.title)
  expect(await dialog.findByText(withdrawal.stepUp.answersRequired)).toBeTruthy()
  await user.type(dialog.getByLabelText('About FIRST_STREET?'), 'Le Loi')
  await user.type(dialog.getByLabelText('About FAVOURITE_TOY?'), 'Bi')
  await submitForm(withdrawal.confirm.title)
  expect(await dialog.findByText(errors.codes.SECURITY_ANSWERS_WRONG)).toBeTruthy()
  expect(getInput('RequestWithdrawal')).toMatchObject({
    stepUp: {
      answers: [
        { questionId: 'FIRST_JOB', answer: 'Hue' },
        { questionId: 'FIRST_STREET', answer: 'Le Loi' },
        { questionId: 'FAVOURITE_TOY', answer: 'Bi' },
      ],
    },
  })
})

it('names what the identity check lacks before asking for an amount, and links to it', async () => {
  const identity = {
    __typename: 'WithdrawalIdentity',
    isReviewed: false,
    missing: ['BIRTHDAY'],
    documents: ['ID_FRONT'],
  }
  const user = await openSite(
    '/member/withdrawal',
    member({ withdrawalOptions: { ...OPTIONS, ...requiring({ IDENTITY: { waitHours: 24 } }), identity } }),
  )
  const main = await inMain()
  const row = await getRow(requirements.IDENTITY.name)
  const what = `${profile.facts.BIRTHDAY}; ${profile.documents.ID_FRONT}`
  expect(row.textContent).toContain(fill(requirements.IDENTITY.left, { what }))
  expect(row.textContent).toContain(fill(requirements.review_other, { count: 24 }))
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '500000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  expect(screen.queryByRole('dialog', { name: withdrawal.confirm.title })).toBeNull()
  await user.click(within(row).getByRole('link', { name: requirements.IDENTITY.link }))
  await waitFor(() => expect(location.pathname + location.hash).toBe('/member/profile#identity'))
})

it('says above the form that withdrawals are paused, and sends nothing', async () => {
  const paused = { canWithdraw: false, requirements: [requirement('PAUSED', 'WAITING'), ...OPTIONS.requirements] }
  const user = await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, ...paused } }))
  const row = await getRow(requirements.PAUSED.name)
  expect(row.textContent).toContain(requirements.PAUSED.waiting)
  expect(within(row).queryByRole('link')).toBeNull()
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '500000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  expect(screen.queryByRole('dialog', { name: withdrawal.confirm.title })).toBeNull()
})

it('explains that documents are being reviewed', async () => {
  const identity = { __typename: 'WithdrawalIdentity', isReviewed: true, missing: [], documents: [] }
  const waiting = requiring({ IDENTITY: { status: 'WAITING', waitHours: 24 } })
  await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, ...waiting, identity } }))
  expect((await getRow(requirements.IDENTITY.name)).textContent).toContain(requirements.IDENTITY.waiting)
  expect(screen.getByText(requirements.waiting)).toBeTruthy()
})

it.each([
  ['0', withdrawal.form.amountWhole],
  ['-150000', withdrawal.form.amountWhole],
  ['150000.50', withdrawal.form.amountWhole],
  ['150000,5', withdrawal.form.amountWhole],
  ['12a', withdrawal.form.amountWhole],
  ['99999', withdrawal.form.amountMin.replace(' {{amount}}.', '')],
  ['3000000', withdrawal.form.amountBalance.replace(' {{amount}}.', '')],
])('explains what is wrong with the amount %s', async (typed, text) => {
  const user = await openSite('/member/withdrawal', member())
  const main = await inMain()
  const amount = await main.findByRole('textbox', { name: AMOUNT })
  await user.type(amount, typed)
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  await waitFor(() => expect(describedBy(amount)).toContain(text))
  expect((amount as HTMLInputElement).value).toBe(typed)
  expect(screen.queryByRole('dialog', { name: withdrawal.confirm.title })).toBeNull()
})

const DAY_MAXIMUM = { dayMaximum: vnd('1000000.00'), leftAmount: vnd('400000.00') }

it('refuses more than what is left of the maximum of the rank, and says how much that is', async () => {
  const user = await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, ...DAY_MAXIMUM } }))
  const main = await inMain()
  const amount = await main.findByRole('textbox', { name: AMOUNT })
  const quick = within(main.getByRole('list', { name: withdrawal.form.quick }))
  expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/100,000/),
    expect.stringMatching(/400,000/),
  ])
  await user.type(amount, '400001')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  await waitFor(() => expect(describedBy(amount)).toContain(withdrawal.form.amountOverDay.split('{{amount}}')[0]))
  await user.clear(amount)
  await user.type(amount, '400000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  expect(await screen.findByRole('dialog', { name: withdrawal.confirm.title })).toBeTruthy()
})

it('names the maximum of the rank once less than the smallest withdrawal is left of it', async () => {
  const options = { ...OPTIONS, ...DAY_MAXIMUM, leftAmount: vnd('99999.00'), canWithdraw: false }
  await openSite('/member/withdrawal', member({ withdrawalOptions: options }))
  const [before = ''] = requirements.noneLeftAmount.split('{{amount}}')
  const text = await (await inMain()).findAllByText(before, { exact: false })
  for (const { textContent } of text) expect(textContent).toMatch(/1,000,000/)
})

it('shows the remaining turnover, and allows no withdrawal before', async () => {
  const turnover = { required: vnd('1000000.00'), done: vnd('250000.00'), remaining: vnd('750000.00') }
  const user = await openSite(
    '/member/withdrawal',
    member({ withdrawalOptions: { ...OPTIONS, ...requiring({ TURNOVER: {} }), free: vnd('0.00'), turnover } }),
  )
  const main = await inMain()
  expect((await main.findAllByText(/750,000/)).length).toBeGreaterThan(0)
  expect(main.getByRole('progressbar', { name: requirements.TURNOVER.name }).getAttribute('aria-valuenow')).toBe('25')
  expect(screen.queryByText(requirements.ready)).toBeNull()
  expect(main.getAllByText(withdrawal.form.blocked).length).toBeGreaterThan(0)
  await user.type(main.getByRole('textbox', { name: AMOUNT }), '200000')
  await user.click(main.getByRole('button', { name: withdrawal.form.continue }))
  expect(screen.queryByRole('dialog', { name: withdrawal.confirm.title })).toBeNull()
})

it('allows a withdrawal on the open page as soon as the last bet is settled, and keeps what is typed', async () => {
  const turnover = { required: vnd('100000.00'), done: vnd('0.00'), remaining: vnd('100000.00') }
  const user = await openSite(
    '/member/withdrawal',
    member({ withdrawalOptions: { ...OPTIONS, ...requiring({ TURNOVER: {} }), free: vnd('0.00'), turnover } }),
  )
  const main = await inMain()
  await user.type(await main.findByRole('textbox', { name: AMOUNT }), '200000')
  expect(main.getAllByText(withdrawal.form.blocked).length).toBeGreaterThan(0)
  changeResponses<WithdrawalScreenQuery>('WithdrawalScreen', (data) => {
    const account = data.viewer?.memberAccount
    const options = account?.__typename === 'MemberAccount' ? account.withdrawalOptions : null
    if (!options) throw new Error('The page has no options.')
    for (const each of options.requirements ?? []) each.status = 'MET'
    Object.assign(options, { canWithdraw: true, free: OPTIONS.free, turnover: OPTIONS.turnover })
  })
  const settled = { tickets: 1, stake: vnd('100000.00'), payout: vnd('0.00') } as const
  applyEvent(client, { __typename: 'LotteryTicketSettled', cursor: 'MC4w', code: 'N', drawNumber: '1', ...settled })
  await main.findByText(requirements.ready)
  expect(main.queryByText(withdrawal.form.blocked)).toBeNull()
  expect(main.getByRole('textbox', { name: AMOUNT })).toHaveProperty('value', '200000')
})

it('lets income be withdrawn while turnover remains', async () => {
  const turnover = { required: vnd('1000000.00'), done: vnd('0.00'), remaining: vnd('1000000.00') }
  const list = { ...requiring({ TURNOVER: { from: vnd('300001.00') } }), canWithdraw: true }
  await openSite(
    '/member/withdrawal',
    member({ withdrawalOptions: { ...OPTIONS, ...list, free: vnd('300000.00'), turnover } }),
  )
  const main = await inMain()
  expect((await main.findAllByText(/300,000/)).length).toBeGreaterThan(0)
  expect(main.queryByText(withdrawal.form.blocked)).toBeNull()
  expect(main.getByText(requirements.ready)).toBeTruthy()
})

it('shows the history of a withdrawal and who acts next, and confirms a partial receipt', async () => {
  const user = await openSite('/member/withdrawal/12', {
    ...member(),
    types: {
      ...ONE,
      WithdrawalChangeResult: () => ({
        __typename: 'WithdrawalSuccess',
        withdrawal: { ...WITHDRAWAL, state: 'PARTLY_RECEIVED', nextActor: 'OPERATOR', confirmBy: null },
      }),
    },
  })
  const main = await inMain()
  expect(await main.findByRole('heading', { name: fill(withdrawal.detail.number, { number: '12' }) })).toBeTruthy()
  expect(main.getByText(withdrawal.next.MEMBER)).toBeTruthy()
  const timeline = within(main.getByRole('region', { name: withdrawal.detail.timeline }))
  expect(timeline.getAllByRole('listitem')).toHaveLength(2)
  expect(timeline.getByText(said('2026-11-20T08:10:00Z'))).toBeTruthy()
  await user.click(main.getByRole('button', { name: withdrawal.receipt.part }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.receipt.titles.PARTLY_RECEIVED }))
  const received = dialog.getByLabelText(withdrawal.receipt.received)
  await user.type(received, '1200.00')
  await submitForm(withdrawal.receipt.titles.PARTLY_RECEIVED)
  expect(await dialog.findByText(withdrawal.form.amountWhole)).toBeTruthy()
  await user.clear(received)
  await user.type(received, '120.000')
  await submitForm(withdrawal.receipt.titles.PARTLY_RECEIVED)
  expect(await main.findByText(withdrawal.stateTexts.PARTLY_RECEIVED)).toBeTruthy()
  expect(getInput('ConfirmWithdrawalReceipt')).toEqual({
    id: '12',
    outcome: 'PARTLY_RECEIVED',
    receivedAmount: '120000',
    proofs: [],
  })
})

it.each([
  ['REJECTED', false],
  ['FAILED', false],
  ['CANCELLED', false],
  ['PROCESSING', true],
])('shows what arrives of a withdrawal in state %s: %s', async (state, isPaid) => {
  await openSite('/member/withdrawal/12', {
    ...member(),
    types: { MemberAccount: () => ({ withdrawal: { ...WITHDRAWAL, state, confirmBy: null, nextActor: null } }) },
  })
  const main = await inMain()
  await main.findAllByText(withdrawal.detail.requested)
  expect(main.queryAllByText(withdrawal.form.receive)).toHaveLength(isPaid ? 1 : 0)
})

const REVIEWED = { state: 'REVIEW', nextActor: 'OPERATOR', confirmBy: null, canCancel: false }

it.each([
  ['2100-01-01T01:20:00Z', withdrawal.detail.reviewBy],
  ['2020-01-01T01:20:00Z', withdrawal.detail.reviewLate],
])('says by when it is decided, or that it is late, and how to stop it: %s', async (reviewBy, promise) => {
  const types = { MemberAccount: () => ({ withdrawal: { ...WITHDRAWAL, ...REVIEWED, reviewBy } }) }
  await openSite('/member/withdrawal/12', { ...member(), types })
  const main = await inMain()
  const moment = (await main.findByText(promise)).querySelector('time')
  expect(moment?.getAttribute('datetime')).toBe(reviewBy)
  expect(moment?.dataset['exact']).toContain('GMT+7')
  const stop = new URL(
    (await main.findByRole('link', { name: withdrawal.detail.write })).getAttribute('href') ?? '',
    'https://site',
  )
  expect(stop.pathname).toBe('/member/service')
  expect(Object.fromEntries(stop.searchParams)).toEqual({
    write: 'WALLET',
    about: fill(withdrawal.detail.stopAbout, { number: '12' }),
  })
})

it('lets a member take back a withdrawal under review where the brand allows it', async () => {
  const types = { MemberAccount: () => ({ withdrawal: { ...WITHDRAWAL, ...REVIEWED, canCancel: true } }) }
  await openSite('/member/withdrawal/12', { ...member(), types })
  expect(await screen.findByRole('button', { name: withdrawal.detail.cancel })).toBeTruthy()
  expect(screen.queryByRole('link', { name: withdrawal.detail.write })).toBeNull()
})

it('requires a picture for the report that nothing arrived', async () => {
  const user = await openSite('/member/withdrawal/12', { ...member(), types: ONE })
  await user.click(await screen.findByRole('button', { name: withdrawal.receipt.nothing }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.receipt.titles.NOT_RECEIVED }))
  const before = sent.length
  await submitForm(withdrawal.receipt.titles.NOT_RECEIVED)
  expect(await dialog.findAllByText(withdrawal.receipt.proofRequired)).toHaveLength(2)
  expect(sent).toHaveLength(before)
})

it('reports an unknown withdrawal', async () => {
  await openSite('/member/withdrawal/99', { ...member(), types: { MemberAccount: () => ({ withdrawal: null }) } })
  expect(await screen.findByRole('heading', { name: withdrawal.detail.missing })).toBeTruthy()
})

it('marks the fields of a refused payment password', async () => {
  const user = await openSite('/member/withdrawal', {
    ...member({
      paymentPassword: {
        __typename: 'PaymentPassword',
        isSet: false,
        lockedSeconds: null,
        minLength: 8,
        maxLength: 64,
        codeContacts: [],
      },
    }),
    types: {
      PaymentPasswordChangeResult: () => ({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        field: 'paymentPassword',
        problems: [{ field: 'paymentPassword', reason: 'TOO_COMMON' }],
      }),
    },
  })
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: withdrawal.password.set }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.password.titles.set }))
  await user.type(dialog.getByLabelText(withdrawal.password.logIn), 'marble-tide-9')
  await user.type(dialog.getByLabelText(withdrawal.password.new), 'password1')
  await user.type(dialog.getByLabelText(withdrawal.password.again), 'password1')
  await submitForm(withdrawal.password.titles.set)
  expect(await dialog.findByText(withdrawal.password.breaches.TOO_COMMON)).toBeTruthy()
})

it('links to the profile when a bank card requires a real name', async () => {
  const bankCards = { __typename: 'BankCards', cards: [], realName: null, max: 5, restHours: 24, bankRestHours: 4 }
  const user = await openSite('/member/withdrawal', member({ bankCards }))
  await user.click(await (await inMain()).findByRole('button', { name: withdrawal.cards.add }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.cards.addTitle }))
  expect(dialog.getByRole('link', { name: withdrawal.cards.toProfile }).getAttribute('href')).toBe('/member/profile')
})

it('adds no card while there is no bank to pay out to, and says why', async () => {
  await openSite('/member/withdrawal', member({ withdrawalOptions: { ...OPTIONS, isOpen: false, channels: [] } }))
  const add = await screen.findByRole('button', { name: withdrawal.cards.add })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findAllByText(requirements.closed)).not.toEqual([])
})

it('lists all that is missing for a first withdrawal, and opens no card form before what it needs', async () => {
  const options = {
    ...OPTIONS,
    ...requiring({ PAYMENT_PASSWORD: {}, SECOND_FACTOR: {}, BANK_CARD: { waitHours: 4 } }),
    identity: { __typename: 'WithdrawalIdentity', isReviewed: false, missing: ['REAL_NAME'], documents: [] },
  }
  await openSite('/member/withdrawal', member({ withdrawalOptions: options }))
  const card = await getRow(requirements.BANK_CARD.name)
  const needed = [requirements.PAYMENT_PASSWORD.name, requirements.SECOND_FACTOR.name]
  expect(card.textContent).toContain(fill(requirements.wait_other, { count: 4 }))
  expect(card.textContent).toContain([...needed, requirements.BANK_CARD.realName].join(', '))
  const links = within(await getRow(requirements.SECOND_FACTOR.name)).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/member/profile#contacts', '/member/security'])
  expect(screen.getByText(fill(requirements.left_other, { count: 3 }))).toBeTruthy()
  const add = screen.getByRole('button', { name: withdrawal.cards.add })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(fill(requirements.BANK_CARD.needs, { what: needed.join(', ') })).length).toBeGreaterThan(0)
})

it('checks the fields of a card as they are left, with a numeric keyboard', async () => {
  const user = await openSite('/member/withdrawal', member())
  await user.click(await (await inMain()).findByRole('button', { name: withdrawal.cards.add }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal.cards.addTitle }))
  await user.selectOptions(dialog.getByLabelText(withdrawal.cards.bank), 'HOASEN')
  const number = dialog.getByLabelText(new RegExp(`^${withdrawal.cards.number}`))
  expect(number.getAttribute('inputmode')).toBe('numeric')
  await user.type(number, '9704')
  await user.type(dialog.getByLabelText(new RegExp(`^${withdrawal.cards.name}`)), 'Nguyen Lan')
  expect(await dialog.findByText(withdrawal.cards.numberPattern)).toBeTruthy()
  await user.tab()
  expect(await dialog.findByText(errors.codes.BANK_CARD_NAME_DIFFERS)).toBeTruthy()
  await user.type(number, ' 1234 5678')
  await waitFor(() => expect(dialog.queryByText(withdrawal.cards.numberPattern)).toBeNull())
})

/** A payment password of a member without a confirmed contact. */
const paymentPassword = {
  __typename: 'PaymentPassword',
  isSet: true,
  lockedSeconds: null,
  minLength: 8,
  maxLength: 64,
  codeContacts: [],
  questions: null,
}

it('resets a forgotten payment password by security questions where there is no contact', async () => {
  const questions = ['FIRST_JOB', 'FIRST_STREET', 'FAVOURITE_TOY'].map((id) => ({ id, text: `About ${id}?` }))
  await openSite('/member/withdrawal', member({ paymentPassword: { ...paymentPassword, questions } }))
  const region = within(await screen.findByRole('region', { name: withdrawal.password.title }))
  const reset = region.getByRole('button', { name: withdrawal.password.forgotten })
  expect(reset.getAttribute('aria-disabled')).not.toBe('true')
  expect(region.queryByText(withdrawal.password.noContact, { exact: false })).toBeNull()
})

it('says why a forgotten payment password cannot be reset, and where to change that', async () => {
  await openSite('/member/withdrawal', member({ paymentPassword }))
  const region = within(await screen.findByRole('region', { name: withdrawal.password.title }))
  expect(region.getAllByText(withdrawal.password.noContact, { exact: false }).length).toBeGreaterThan(0)
  expect(region.getByRole('link').getAttribute('href')).toBe('/member/profile#contacts')
})
