import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreAccountStores, setAsideAccountStores } from '../src/access/account-store.ts'
import { type KeptAct, keepAct, keptActs, releaseAct } from '../src/access/kept-acts.ts'
import deposit from '@playhouse/shared/texts/web/EN/deposit.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import { observeServerTime, serverNow } from '../src/server-time.ts'
import { openSite, sent, viewer } from './site.tsx'

const { outcome } = faults
const money = (amount: string) => ({ amount, currency: 'VND' })
const UNKNOWN = { __typename: 'Problem', code: 'OUTCOME_UNKNOWN', field: null, retryAfterSeconds: null }
const METHOD = {
  method: 'QR',
  minimum: money('50000.00'),
  maximum: money('300000000.00'),
  feeFixed: money('0.00'),
  feeBasisPoints: 0,
  timesPerDay: null,
  timesLeft: null,
  payMinutes: 15,
  usualMinutes: 1,
  quickAmounts: [],
  networks: [],
}
const OPTIONS = {
  methods: [METHOD],
  isBlocked: false,
  hold: null,
  ageObstacle: null,
  missing: [],
  identityDeadline: null,
  banks: [],
  promotions: [],
}

// The latest time that generated answers name.
beforeEach(() => observeServerTime('2026-11-20T08:00:00Z'))
afterEach(() => {
  keptActs.set([])
  vi.restoreAllMocks()
})

/** Opens the form for a deposit, whose requests meet these problems in turn; the last one stays, null is none. */
const openDeposit = (...problems: Problems) => openDepositAt({}, '200000.00', ...problems)

type Problems = readonly [object, ...(object | null)[]]

async function openDepositAt(site: object, amount: string, ...problems: Problems) {
  const user = await openSite('/member/deposit', {
    site,
    query: viewer('MEMBER'),
    types: {
      DepositOptions: () => ({ ...OPTIONS, last: { method: 'QR', amount: money(amount) } }),
      MemberLimits: () => ({ exclusion: null, limits: [] }),
      DepositPage: () => ({ nodes: [] }),
      CreateDepositResult: () => ({ __typename: 'CreateDepositSuccess' }),
      Deposit: () => ({ state: 'WAITING' }),
    },
  })
  const mocked = fetch
  let requested = 0
  // The mocked schema gives equal requests the same answer.
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const question = JSON.parse(String(request.body))
    const problem = question.operationName === 'CreateDeposit' && problems[Math.min(requested++, problems.length - 1)]
    if (!problem) return mocked(address, request)
    sent.push(question)
    const headers = { 'content-type': 'application/graphql-response+json' }
    return Response.json({ data: { createDeposit: problem } }, { headers })
  })
  return user
}
const getInputs = (name: string) =>
  sent.flatMap(({ operationName, variables }) =>
    operationName === name ? [variables['input'] as Record<string, unknown>] : [],
  )
const submit = async () => screen.findByRole('button', { name: deposit.submit })

it.each([
  ['the gateway does not know it', UNKNOWN],
  ['the gateway cannot reach the platform afterwards', { ...UNKNOWN, code: 'PLATFORM_UNAVAILABLE' }],
  ['it came too soon', { ...UNKNOWN, code: 'RATE_LIMITED' }],
])('repeats a request under its key and says that it is checked while %s', async (_, second) => {
  const user = await openDeposit(UNKNOWN, second, null)
  await user.click(await submit())
  expect(await screen.findByText(outcome.checking)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: deposit.states.WAITING.title })).toBeTruthy()
  const [first, ...others] = getInputs('CreateDeposit')
  expect(others).toEqual([first, first])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(outcome.checking)).toBeNull()
  expect(keptActs.get()).toEqual([])
})

it('does not repeat what was not done', async () => {
  const user = await openDeposit({ ...UNKNOWN, code: 'PLATFORM_UNAVAILABLE' })
  await user.click(await submit())
  expect((await screen.findByRole('alert')).textContent).toContain(errors.codes.PLATFORM_UNAVAILABLE)
  expect(getInputs('CreateDeposit')).toHaveLength(1)
  expect(keptActs.get()).toEqual([])
})

it('never says that a request failed whose outcome stays unknown, keeps it in the tab, and sends the same one again', async () => {
  const user = await openDeposit(UNKNOWN)
  await user.click(await submit())
  expect((await screen.findByRole('alert')).textContent).toContain(errors.codes.OUTCOME_UNKNOWN)
  const [{ requestKey } = {}] = getInputs('CreateDeposit')
  expect(sessionStorage.getItem('account:acts')).toContain(String(requestKey))
  await user.click(await submit())
  await waitFor(() => expect(getInputs('CreateDeposit').length).toBeGreaterThan(4))
  expect(new Set(getInputs('CreateDeposit').map((input) => input['requestKey']))).toEqual(new Set([requestKey]))
})

it.each([
  ['not what the end of the session refused', false, []],
  ['what may have been done', true, ['a-deposit']],
])('sends again after logging in: %s', (_, isUnknown, left) => {
  const stored = keepAct(
    'createDeposit',
    (requestKey) => ({ input: { requestKey, amount: '300000' } }),
    () => 'a-deposit',
  )
  setAsideAccountStores('7')
  releaseAct(stored, isUnknown)
  // Nobody else finds it.
  expect(keptActs.get()).toEqual([])
  restoreAccountStores('7')
  expect(keptActs.get().map(({ requestKey }) => requestKey)).toEqual(left)
})

const WITHDRAWAL = {
  requestKey: 'a-withdrawal-of-before',
  amount: '500000',
  bankCardId: '1',
  paymentPassword: '',
  stepUp: null,
}
const TRANSFER = { requestKey: 'a-transfer-of-before-1', amount: '50000', remark: null, paymentPassword: '' }
const PURCHASE = { requestKey: 'a-purchase-of-before-1', raffleId: 'tet', tickets: 2 }

async function reloadWith(
  stored: Pick<KeptAct, 'act' | 'variables'> & Partial<KeptAct>,
  types: Record<string, () => object>,
  site = {},
) {
  await openSite('/about-us', { query: viewer('MEMBER'), types, site })
  const { requestKey } = stored.variables.input as { requestKey: string }
  act(() => keptActs.set([{ requestKey, sentAt: serverNow() - 120_000, ...stored }]))
  // The frame's parts that nobody sees at first.
  fireEvent.pointerMove(document.body)
}

it.each([
  [
    'withdrawal',
    'requestWithdrawal',
    WITHDRAWAL,
    'RequestWithdrawal',
    { RequestWithdrawalResult: 'WithdrawalSuccess' },
  ],
  ['transfer', 'transferToUpline', TRANSFER, 'TransferToUpline', { MemberTransferResult: 'MemberTransferSuccess' }],
  [
    'raffle purchase',
    'buyRaffleTickets',
    PURCHASE,
    'BuyRaffleTickets',
    { BuyRaffleTicketsResult: 'BuyRaffleTicketsSuccess' },
  ],
] as const)('finds after a reload that a %s was carried out', async (_, name, input, operation, result) => {
  const [[type, success] = ['', '']] = Object.entries(result)
  const variables = name === 'buyRaffleTickets' ? { input, id: 'tet' } : { input }
  await reloadWith({ act: name, variables }, { [type]: () => ({ __typename: success }) })
  expect(await screen.findByText(new RegExp(`^${outcome.done.split('{{time}}')[0]}.*carried out$`))).toBeTruthy()
  expect(getInputs(operation)).toEqual([input])
  expect(keptActs.get()).toEqual([])
})

it('says after a reload that a withdrawal was not carried out which the platform does not know', async () => {
  const wrong = { ...UNKNOWN, code: 'PAYMENT_PASSWORD_WRONG' }
  await reloadWith(
    { act: 'requestWithdrawal', variables: { input: WITHDRAWAL } },
    { RequestWithdrawalResult: () => wrong },
  )
  const toast = await screen.findByText(/was not carried out$/)
  expect(
    within(toast.closest('[role="alert"]') as HTMLElement).queryByText(errors.codes.PAYMENT_PASSWORD_WRONG),
  ).toBeNull()
  expect(keptActs.get()).toEqual([])
})

it('does not call a withdrawal undone that may still be on its way', async () => {
  const wrong = { ...UNKNOWN, code: 'PAYMENT_PASSWORD_WRONG' }
  await reloadWith(
    { act: 'requestWithdrawal', variables: { input: WITHDRAWAL }, sentAt: serverNow() },
    { RequestWithdrawalResult: () => wrong },
  )
  expect(await screen.findByText(outcome.unknown)).toBeTruthy()
  expect(screen.queryByText(/was not carried out$/)).toBeNull()
  expect(keptActs.get()).toHaveLength(1)
})

it('sends no purchase by itself that is no longer expected', async () => {
  await reloadWith(
    { act: 'buyRaffleTickets', variables: { input: PURCHASE }, sentAt: serverNow() - 3_600_000 },
    { BuyRaffleTicketsResult: () => ({ __typename: 'BuyRaffleTicketsSuccess' }) },
  )
  expect(await screen.findByText(outcome.unknown)).toBeTruthy()
  expect(getInputs('BuyRaffleTickets')).toEqual([])
})

describe('where the platform would carry out a repetition', () => {
  const site = { canRepeatMutations: false }
  /** Without those of earlier tests, whose pages may still be asking. */
  const getDeposits = () => getInputs('CreateDeposit').filter(({ amount }) => String(amount).startsWith('21'))
  const look = async () => screen.findByRole('button', { name: outcome.look })

  it.each([
    ['the platform’s answer is lost', UNKNOWN],
    ['the gateway breaks down', { ...UNKNOWN, code: 'INTERNAL' }],
  ])('sends a deposit once when %s, and says where to look', async (_, problem) => {
    const user = await openDepositAt(site, '210000.00', problem)
    await user.click(await submit())
    expect(await look()).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain(outcome.mayRepeat)
    expect(screen.queryByText(outcome.checking)).toBeNull()
    expect(screen.queryByText(errors.codes.OUTCOME_UNKNOWN)).toBeNull()
    expect(getDeposits()).toHaveLength(1)
    expect(keptActs.get()).toEqual([])
  })

  it('keeps the key of the same deposit, which the gateway refuses, until the member has looked', async () => {
    const user = await openDepositAt(site, '210000.00', UNKNOWN)
    await user.click(await submit())
    await look()
    await user.click(await submit())
    await waitFor(() => expect(getDeposits()).toHaveLength(2))
    await user.click((await screen.findAllByRole('button', { name: outcome.look })).at(-1) as HTMLElement)
    await user.click(await submit())
    await waitFor(() => expect(getDeposits()).toHaveLength(3))
    const [first, second, third] = getDeposits().map(({ requestKey }) => requestKey)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('leads to the lists of what was sent before a reload, and sends nothing', async () => {
    const types = { RequestWithdrawalResult: () => ({ __typename: 'WithdrawalSuccess' }) }
    const input = { ...WITHDRAWAL, requestKey: 'another-withdrawal-of-before' }
    await reloadWith({ act: 'requestWithdrawal', variables: { input } }, types, site)
    fireEvent.click(await look())
    await waitFor(() => expect(location.pathname).toBe('/member/withdrawal'))
    expect(getInputs('RequestWithdrawal')).toEqual([])
    expect(keptActs.get()).toEqual([])
  })
})
