import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { client } from '../src/graphql/client.ts'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import contracts from '@playhouse/shared/texts/web/EN/contracts.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { saidDay } from './said.ts'
import { describedBy, fill, openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const OWN = 'lananh88'
const amountLine = (item: string, amount: string, needed: string | null = null, isMet: boolean | null = null) => ({
  __typename: 'BillAmount',
  item,
  amount: vnd(amount),
  neededAmount: needed && vnd(needed),
  isMet,
})
const CONTRACT = {
  id: 'c1',
  number: 2,
  kind: 'DAILY_SALARY',
  payee: OWN,
  payer: 'general1',
  termsHash: 'abc123',
  state: 'OFFERED',
  offeredAt: '2026-11-20T05:00:00Z',
  expiresAt: '2026-11-27T05:00:00Z',
  decidedAt: null,
  validFrom: null,
  validUntil: null,
  terms: {
    period: 'D',
    basisPoints: 50,
    minimumValidBet: vnd('1000000.00'),
    minimumHouseProfit: null,
    minimumActiveMembers: 5,
    maximumWinBasisPoints: null,
    maximumLossBasisPoints: null,
    maximumSingleBet: null,
    isNetOfRebates: false,
    isNetOfPromotions: false,
    lossCarryOver: null,
    activeMemberBet: null,
    tiers: [],
    countedProducts: [],
  },
  ending: [],
}
const BILL = {
  id: 'b1',
  kind: 'DAILY_SALARY',
  payee: OWN,
  payer: 'general1',
  periodFrom: '2026-11-19T17:00:00Z',
  periodTo: '2026-11-20T17:00:00Z',
  revision: 1,
  state: 'NOT_REACHED',
  amount: vnd('0.00'),
  paidAt: null,
  dispute: null,
  lines: [
    amountLine('VALID_BET', '4000000.00', '1000000.00', true),
    { __typename: 'BillCount', item: 'ACTIVE_MEMBERS', count: 2, neededCount: 5, isMet: false },
    { __typename: 'BillRate', item: 'RATE', basisPoints: 50, neededBasisPoints: null, isMet: null },
  ],
}
const SIMULATION = {
  __typename: 'ContractSimulation',
  total: vnd('5000.00'),
  received: vnd('8000.00'),
  paid: vnd('5000.00'),
  periods: [
    {
      from: '2026-11-19T17:00:00Z',
      to: '2026-11-20T17:00:00Z',
      isReached: true,
      amount: vnd('5000.00'),
      received: vnd('8000.00'),
      paid: vnd('5000.00'),
      lines: [],
    },
  ],
}

const REQUEST = {
  id: 'r1',
  kind: 'DAILY_SALARY',
  payee: 'thuha12',
  payer: OWN,
  note: 'My team has grown.',
  state: 'REQUESTED',
  reason: null,
  requestedAt: '2026-11-20T05:00:00Z',
  expiresAt: '2026-11-27T05:00:00Z',
  decidedAt: null,
  terms: { ...CONTRACT.terms, basisPoints: 80 },
}

interface Shown {
  kind?: string
  requests?: object[]
  contracts?: object[]
  bills?: object[]
  uncovered?: object
  offerLimitBasisPoints?: number
  hasPaymentPassword?: boolean
}

function openAs(address: string, shown: Shown = {}, types: object = {}) {
  const { requests = [], kind = 'DAILY_SALARY' } = shown
  const {
    contracts: listed = [CONTRACT],
    bills = [BILL],
    offerLimitBasisPoints = 50,
    hasPaymentPassword = true,
  } = shown
  return openSite(address, {
    query: viewer('AGENT'),
    types: {
      AgentAccount: () => ({ menu: [{ page: 'TEAM_BETTING', badge: null }] }),
      AgentContractsResult: () => ({
        __typename: 'AgentContracts',
        kind,
        offerLimitBasisPoints,
        totalCount: bills.length,
        contracts: listed,
        requests,
        uncovered: shown.uncovered ?? null,
        bills,
        pageInfo: { page: 1, totalPages: 1 },
      }),
      RebateSettings: () => ({ basisPoints: 100, maximumBasisPoints: 1400, hasPaymentPassword }),
      ContractSimulationResult: () => SIMULATION,
      ...types,
    },
  })
}
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables
const KIND = downline.billKinds.DAILY_SALARY
// The search is a closed dialog of every page, which happy-dom finds too.
const readDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const CONTRACT_TITLE = `${KIND} · ${fill(contracts.version, { number: 2 })}`
const OFFER_TITLE = fill(contracts.offerTitle, { kind: KIND })
const getTable = async (name: string) => within(await screen.findByRole('table', { name }))

it.each(['dividends', 'daily-salary', 'hourly-salary', 'realtime-salary', 'announcements'])(
  '/agent/%s refuses a member who is not an agent',
  async (page) => {
    await openSite(`/agent/${page}`, { query: viewer('MEMBER') })
    expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
  },
)

it.each([
  ['', 'RECEIVED'],
  ['?side=paid', 'PAID'],
] as const)('says what waits for the payer’s money on /agent/daily-salary%s', async (search, side) => {
  const uncovered = { count: 2, amount: { amount: '1250.00', currency: 'VND' } }
  await openAs(`/agent/daily-salary${search}`, { uncovered })
  expect(await screen.findByText(contracts.uncoveredTexts[side])).toBeTruthy()
  expect(screen.getByText(/2 bills wait for funds: .*1,250/)).toBeTruthy()
})

it.each([
  ['dividends', 'DIVIDEND', false],
  ['daily-salary', 'DAILY_SALARY', false],
  ['hourly-salary', 'HOURLY_SALARY', true],
  ['realtime-salary', 'REALTIME_SALARY', true],
])('asks for contracts and bills of its own kind on /agent/%s', async (page, kind, reachedOnly) => {
  await openAs(`/agent/${page}`)
  await getTable(contracts.bills)
  expect(lastSent('ContractsScreen')).toMatchObject({ kind, side: 'RECEIVED', reachedOnly, page: 1 })
})

it('asks for the other side by its tab', async () => {
  const user = await openAs('/agent/daily-salary')
  await user.click(await screen.findByRole('link', { name: contracts.paid }))
  await waitFor(() => expect(lastSent('ContractsScreen')).toMatchObject({ side: 'PAID' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: contracts.paid }).getAttribute('aria-current')).toBe('page'),
  )
  expect(screen.getByRole('link', { name: contracts.received }).getAttribute('aria-current')).toBeNull()
})

it('explains why a period pays nothing, with every line and its condition', async () => {
  const user = await openAs('/agent/daily-salary')
  const bills = await getTable(contracts.bills)
  expect(bills.getByText(contracts.billStates.NOT_REACHED)).toBeTruthy()
  await user.click(bills.getByRole('button', { name: contracts.open }))
  const bill = await readDialog(KIND)
  expect(bill.getByText(fill(contracts.missed.ACTIVE_MEMBERS, { value: '2', needed: '5' }))).toBeTruthy()
  expect(bill.queryByText(/valid bets were/)).toBeNull()
  const formula = within(bill.getByRole('table', { name: downline.formula }))
  expect(formula.getByRole('row', { name: /Active members/ }).textContent).toMatch(/2.*≥ 5$/)
  expect(formula.getByText('0.50%')).toBeTruthy()
  expect(bill.queryByRole('button', { name: contracts.collect })).toBeNull()
  expect(bill.getByRole('link', { name: contracts.bets }).getAttribute('href')).toBe(
    '/agent/team-betting?from=2026-11-20&to=2026-11-20&account=lananh88',
  )
})

it('marks conditions that a bill must not exceed, apart from those it must reach', async () => {
  const user = await openAs('/agent/daily-salary', {
    bills: [
      {
        ...BILL,
        lines: [
          amountLine('LARGEST_BET', '5000.00', '20000000.00', true),
          { __typename: 'BillRate', item: 'WIN_RATE', basisPoints: 0, neededBasisPoints: 9000, isMet: true },
          amountLine('VALID_BET', '4000000.00', '1000000.00', true),
          amountLine('TOTAL', '0.00'),
        ],
      },
    ],
  })
  await user.click((await getTable(contracts.bills)).getByRole('button', { name: contracts.open }))
  const formula = within((await readDialog(KIND)).getByRole('table', { name: downline.formula }))
  const rows = formula.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/≤ ₫20,000,000\.00$/)
  expect(rows[2]).toMatch(/≤ 90\.00%$/)
  expect(rows[3]).toMatch(/≥ ₫1,000,000\.00$/)
  expect(rows[4]).not.toMatch(/[≤≥]/)
})

it('collects a bill that waits for it', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    { bills: [{ ...BILL, state: 'AWAITING_COLLECTION', amount: vnd('20000.00'), lines: [] }] },
    { BillChangeResult: () => ({ __typename: 'BillChangeSuccess', bill: { id: 'b1', state: 'DUE' } }) },
  )
  await user.click((await getTable(contracts.bills)).getByRole('button', { name: contracts.collect }))
  const bill = await readDialog(KIND)
  await user.click(bill.getByRole('button', { name: contracts.collect }))
  await waitFor(() => expect(lastSent('CollectBill')).toEqual({ input: { id: 'b1' } }))
  expect(await screen.findByText(contracts.collected)).toBeTruthy()
})

it('sends a note about a bill, and none that is empty', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    {},
    {
      BillChangeResult: () => ({ __typename: 'BillChangeSuccess', bill: { id: 'b1', dispute: 'Lan played' } }),
    },
  )
  await user.click((await getTable(contracts.bills)).getByRole('button', { name: contracts.open }))
  const bill = await readDialog(KIND)
  const note = bill.getByLabelText(contracts.dispute)
  await user.click(bill.getByRole('button', { name: contracts.sendDispute }))
  expect(describedBy(note)).toContain(downline.required)
  await user.type(note, 'Lan played')
  await user.click(bill.getByRole('button', { name: contracts.sendDispute }))
  await waitFor(() => expect(lastSent('DisputeBill')).toEqual({ input: { id: 'b1', note: 'Lan played' } }))
})

it('shows the note to the one who pays, without a way to change it', async () => {
  const user = await openAs('/agent/daily-salary?side=paid', {
    bills: [{ ...BILL, payee: 'thuha12', payer: OWN, state: 'PAID', dispute: 'Lan played' }],
  })
  const bills = await getTable(contracts.bills)
  expect(bills.getByText(contracts.disputed)).toBeTruthy()
  await user.click(bills.getByRole('button', { name: contracts.open }))
  const bill = await readDialog(KIND)
  expect(bill.getByText('Lan played')).toBeTruthy()
  expect(bill.queryByLabelText(contracts.dispute)).toBeNull()
})

it('accepts an offer with the terms that were shown, after a simulation', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    {},
    {
      ContractChangeResult: () => ({ __typename: 'ContractChangeSuccess', contract: { id: 'c1', state: 'ACCEPTED' } }),
    },
  )
  const table = await getTable(contracts.contracts)
  await user.click(table.getByRole('button', { name: fill(contracts.answerContract, { number: 2, account: OWN }) }))
  const dialog = await readDialog(CONTRACT_TITLE)
  expect(dialog.getByText('abc123')).toBeTruthy()
  expect(dialog.getByText('0.50%')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: contracts.simulate }))
  expect((await dialog.findByRole('table', { name: contracts.simulation })).textContent).toContain('8,000')
  expect(lastSent('ContractSimulation')).toMatchObject({
    username: null,
    kind: 'DAILY_SALARY',
    terms: { basisPoints: 50, minimumValidBet: '1000000.00', minimumActiveMembers: 5 },
  })
  await user.click(dialog.getByRole('button', { name: contracts.accept }))
  await waitFor(() =>
    expect(lastSent('AnswerContract')).toEqual({ input: { id: 'c1', accept: true, termsHash: 'abc123', ending: [] } }),
  )
})

it('names the contracts that an offer ends, and accepts it only once that is agreed', async () => {
  const user = await openAs('/agent/daily-salary', {
    contracts: [{ ...CONTRACT, ending: [{ username: 'thuha12', basisPoints: 80 }] }],
  })
  const table = await getTable(contracts.contracts)
  await user.click(table.getByRole('button', { name: fill(contracts.answerContract, { number: 2, account: OWN }) }))
  const dialog = await readDialog(CONTRACT_TITLE)
  expect(dialog.getByText('thuha12')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: contracts.accept }))
  expect(dialog.getByRole('alert').textContent).toBe(contracts.agreeFirst)
  expect(lastSent('AnswerContract')).toBeUndefined()
  await user.click(dialog.getByRole('checkbox', { name: fill(contracts.agree_one, { count: 1 }) }))
  await user.click(dialog.getByRole('button', { name: contracts.accept }))
  expect(dialog.getByRole('alert').textContent).toBe(contracts.passwordFirst)
  expect(lastSent('AnswerContract')).toBeUndefined()
  await user.type(dialog.getByLabelText(downline.paymentPassword), 'moon9Qk-gate')
  await user.click(dialog.getByRole('button', { name: contracts.accept }))
  await waitFor(() =>
    expect(lastSent('AnswerContract')).toMatchObject({
      input: { ending: ['thuha12'], paymentPassword: 'moon9Qk-gate' },
    }),
  )
})

it('explains that a contract has changed meanwhile', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    {},
    {
      ContractChangeResult: () => ({ __typename: 'Problem', code: 'CONTRACT_CHANGED' }),
    },
  )
  const table = await getTable(contracts.contracts)
  await user.click(table.getByRole('button', { name: fill(contracts.answerContract, { number: 2, account: OWN }) }))
  const dialog = await readDialog(CONTRACT_TITLE)
  await user.click(dialog.getByRole('button', { name: contracts.reject }))
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(errors.codes.CONTRACT_CHANGED))
})

it('ends a running contract after a question that names the contracts below it', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    {
      contracts: [
        {
          ...CONTRACT,
          state: 'ACCEPTED',
          validFrom: '2026-11-01T17:00:00Z',
          ending: [{ username: 'thuha12', basisPoints: 30 }],
        },
      ],
    },
    {
      ContractChangeResult: () => ({
        __typename: 'ContractChangeSuccess',
        contract: { id: 'c1', state: 'ENDING', validUntil: '2026-11-30T17:00:00Z' },
      }),
    },
  )
  const table = await getTable(contracts.contracts)
  await user.click(table.getByRole('button', { name: fill(contracts.openContract, { number: 2, account: OWN }) }))
  await user.click((await readDialog(CONTRACT_TITLE)).getByRole('button', { name: contracts.end }))
  const question = within(await screen.findByRole('alertdialog', { name: contracts.endTitle }))
  expect(question.getByText('thuha12')).toBeTruthy()
  expect(lastSent('EndContract')).toBeUndefined()
  await user.click(question.getByRole('button', { name: contracts.end }))
  await waitFor(() => expect(lastSent('EndContract')).toEqual({ input: { id: 'c1', ending: ['thuha12'] } }))
  expect(await screen.findByText(fill(contracts.endsWith, { date: saidDay('2026-11-30') }))).toBeTruthy()
})

it('offers a contract within the own rate, simulated first', async () => {
  const user = await openAs(
    '/agent/daily-salary?side=paid&offer=thuha12',
    {},
    {
      ContractChangeResult: () => ({ __typename: 'ContractChangeSuccess', contract: { id: 'c9', state: 'OFFERED' } }),
    },
  )
  const dialog = await readDialog(OFFER_TITLE)
  const rate = dialog.getByLabelText(contracts.rateOfBets)
  await user.type(rate, '0.6')
  await user.click(dialog.getByRole('button', { name: contracts.simulate }))
  expect(describedBy(rate)).toContain(fill(contracts.rateUpTo, { rate: '0.50%' }))
  await user.clear(rate)
  await user.type(rate, '0,4')
  await user.type(dialog.getByLabelText(contracts.conditions.minimumValidBet), '1.000.000')
  await user.click(dialog.getByRole('button', { name: contracts.simulate }))
  expect(await dialog.findByRole('table', { name: contracts.simulation })).toBeTruthy()
  expect(lastSent('ContractSimulation')).toMatchObject({
    username: 'thuha12',
    terms: { basisPoints: 40, minimumValidBet: '1000000' },
  })
  await user.type(dialog.getByLabelText(downline.paymentPassword), '482913')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  await waitFor(() =>
    expect(lastSent('OfferContract')).toEqual({
      input: {
        username: 'thuha12',
        kind: 'DAILY_SALARY',
        terms: { period: 'D', basisPoints: 40, minimumValidBet: '1000000' },
        paymentPassword: '482913',
      },
    }),
  )
})

const DIVIDEND_OFFER = fill(contracts.offerTitle, { kind: downline.billKinds.DIVIDEND })

it('offers a dividend with deductions, carried losses, active members and tiers', async () => {
  const user = await openAs(
    '/agent/dividends?side=paid&offer=thuha12',
    { kind: 'DIVIDEND', offerLimitBasisPoints: 3000 },
    { ContractChangeResult: () => ({ __typename: 'ContractChangeSuccess', contract: { id: 'c9', state: 'OFFERED' } }) },
  )
  const dialog = await readDialog(DIVIDEND_OFFER)
  await user.type(dialog.getByLabelText(contracts.rateOfProfit), '10')
  await user.type(dialog.getByLabelText(contracts.activeMemberBet), '1.000.000')
  await user.selectOptions(dialog.getByLabelText(contracts.deducted), 'BOTH')
  await user.selectOptions(dialog.getByLabelText(contracts.carryOver), 'PERMANENT')
  const tier = async (number: number, profit: string, rate: string) => {
    await user.click(dialog.getByRole('button', { name: contracts.addTier }))
    await user.type(dialog.getByLabelText(fill(contracts.tierProfit, { number })), profit)
    await user.type(dialog.getByLabelText(fill(contracts.tierRate, { number })), rate)
  }
  await tier(1, '5.000.000', '20')
  await tier(2, '9.000.000', '15')
  await user.type(dialog.getByLabelText(downline.paymentPassword), '482913')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  expect(await dialog.findByText(fill(contracts.typeTiers, { rate: '30.00%' }))).toBeTruthy()
  expect(lastSent('OfferContract')).toBeUndefined()
  const second = dialog.getByLabelText(fill(contracts.tierRate, { number: 2 }))
  await user.clear(second)
  await user.type(second, '30')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  await waitFor(() =>
    expect(lastSent('OfferContract')).toMatchObject({
      input: {
        kind: 'DIVIDEND',
        terms: {
          basisPoints: 1000,
          isNetOfRebates: true,
          isNetOfPromotions: true,
          lossCarryOver: 'PERMANENT',
          activeMemberBet: '1000000',
          tiers: [
            { profit: '5000000', basisPoints: 2000 },
            { profit: '9000000', basisPoints: 3000 },
          ],
        },
      },
    }),
  )
})

it('shows every term of a dividend before it is accepted', async () => {
  const user = await openAs('/agent/dividends', {
    kind: 'DIVIDEND',
    contracts: [
      {
        ...CONTRACT,
        kind: 'DIVIDEND',
        terms: {
          ...CONTRACT.terms,
          isNetOfRebates: true,
          lossCarryOver: 'PREVIOUS',
          activeMemberBet: vnd('1000000.00'),
          tiers: [{ profit: vnd('5000000.00'), basisPoints: 2000 }],
        },
      },
    ],
  })
  await user.click((await getTable(contracts.contracts)).getAllByRole('button')[0] as HTMLElement)
  const dialog = await readDialog(`${downline.billKinds.DIVIDEND} · ${fill(contracts.version, { number: 2 })}`)
  expect(dialog.getByText(contracts.deductions.REBATES)).toBeTruthy()
  expect(dialog.getByText(contracts.carryOvers.PREVIOUS)).toBeTruthy()
  expect(dialog.getByText(contracts.activeMemberBet)).toBeTruthy()
  expect(dialog.getByText(fill(contracts.rateFrom, { profit: '₫5,000,000' }))).toBeTruthy()
  expect(dialog.getByText('20.00%')).toBeTruthy()
})

it('shows how much of each product a salary is paid for before it is accepted', async () => {
  const countedProducts = [
    { category: 'RNG', basisPoints: 4000 },
    { category: 'LIVE', basisPoints: 1000 },
  ]
  const user = await openAs('/agent/daily-salary', {
    contracts: [{ ...CONTRACT, terms: { ...CONTRACT.terms, countedProducts } }],
  })
  await user.click((await getTable(contracts.contracts)).getAllByRole('button')[0] as HTMLElement)
  const dialog = await readDialog(`${downline.billKinds.DAILY_SALARY} · ${fill(contracts.version, { number: 2 })}`)
  expect(dialog.getByText(contracts.countedProducts)).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${records.categories.RNG} 40%`,
    `${records.categories.LIVE} 10%`,
  ])
})

it('explains at the username that an offer needs an agent directly below', async () => {
  const user = await openAs(
    '/agent/daily-salary?side=paid&offer=nobody',
    {},
    {
      ContractChangeResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_FOUND' }),
    },
  )
  const dialog = await readDialog(OFFER_TITLE)
  await user.type(dialog.getByLabelText(contracts.rateOfBets), '0.4')
  await user.type(dialog.getByLabelText(downline.paymentPassword), '482913')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  await waitFor(() => expect(describedBy(dialog.getByLabelText(contracts.offerTo))).toContain(contracts.notAnAgent))
})

it('explains refused terms at their fields, before they are sent and after a refusal', async () => {
  const user = await openAs(
    '/agent/daily-salary?side=paid&offer=thuha12',
    {},
    {
      ContractChangeResult: () => ({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        problems: [{ field: 'minimumValidBet', reason: 'RANGE' }],
      }),
    },
  )
  const dialog = await readDialog(OFFER_TITLE)
  await user.type(dialog.getByLabelText(contracts.rateOfBets), '0.4')
  const members = dialog.getByLabelText(contracts.conditions.minimumActiveMembers)
  await user.type(members, '1000001')
  await user.type(dialog.getByLabelText(downline.paymentPassword), '482913')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  const minimum = fill(contracts.typeMembers, { max: '1,000,000' })
  await waitFor(() => expect(describedBy(members)).toContain(minimum))
  await user.clear(members)
  await user.type(members, '5')
  await user.click(dialog.getByRole('button', { name: contracts.sendOffer }))
  const bets = dialog.getByLabelText(contracts.conditions.minimumValidBet)
  await waitFor(() => expect(describedBy(bets)).toContain(contracts.typeWhole))
})

it('names the requirements of an offer', async () => {
  await openAs('/agent/daily-salary?side=paid', { offerLimitBasisPoints: 0 })
  expect(await screen.findByText(contracts.noLimit)).toBeTruthy()
  expect(screen.queryByRole('button', { name: contracts.offer })).toBeNull()
})

it('asks for a payment password before it offers', async () => {
  await openAs('/agent/daily-salary?side=paid', { hasPaymentPassword: false })
  expect(await screen.findByRole('heading', { name: downline.noPasswordTitle })).toBeTruthy()
  expect(screen.queryByRole('button', { name: contracts.offer })).toBeNull()
})

it('loads its bills again when one is paid', async () => {
  await openAs('/agent/daily-salary')
  await getTable(contracts.bills)
  const count = () => sent.filter(({ operationName }) => operationName === 'ContractsScreen').length
  const before = count()
  const event = { __typename: 'AgentBillPaid', cursor: 'a', billId: 'b2', amount: { __typename: 'Money', ...vnd('1') } }
  applyEvent(client, { ...event, billKind: 'DAILY_SALARY' } as Parameters<typeof applyEvent>[1])
  await waitFor(() => expect(count()).toBe(before + 1))
})

it('loads its contracts again when one is offered, answered or ended', async () => {
  await openAs('/agent/daily-salary')
  await getTable(contracts.bills)
  const count = () => sent.filter(({ operationName }) => operationName === 'ContractsScreen').length
  const before = count()
  const event = {
    __typename: 'AgentContractChanged',
    cursor: 'a',
    contractId: 'c2',
    contractState: 'OFFERED',
    waitingCount: 1,
  } as const
  applyEvent(client, { ...event, contractKind: 'DAILY_SALARY' })
  await waitFor(() => expect(count()).toBe(before + 1))
})

it('saves the bills of its kind in every state', async () => {
  const user = await openAs('/agent/daily-salary', {}, { CreateRecordFileResult: () => ({ __typename: 'Problem' }) })
  await user.click(await screen.findByRole('button', { name: records.saveFile }))
  await waitFor(() =>
    expect(lastSent('CreateRecordFile')).toMatchObject({
      input: { agentBills: { contractKind: 'DAILY_SALARY' } },
    }),
  )
})

it('shows empty contracts and bills as such', async () => {
  await openAs('/agent/daily-salary', { contracts: [], bills: [] })
  expect(await screen.findByRole('heading', { name: contracts.noneTitle })).toBeTruthy()
  expect(screen.getByRole('heading', { name: contracts.noBillsTitle })).toBeTruthy()
})

it('shows announcements for agents', async () => {
  await openAs(
    '/agent/announcements',
    {},
    {
      AnnouncementPage: () => ({
        totalCount: 1,
        pageInfo: { page: 1, totalPages: 1 },
        nodes: [{ id: '1', title: 'Salaries', content: '<p>By contract.</p>', publishedAt: '2026-11-20T05:00:00Z' }],
      }),
    },
  )
  const news = within(await screen.findByRole('article'))
  expect(news.getByRole('heading', { name: 'Salaries' })).toBeTruthy()
  expect(news.getByText('By contract.')).toBeTruthy()
})

it('says that there are no announcements', async () => {
  await openAs(
    '/agent/announcements',
    {},
    {
      AnnouncementPage: () => ({ totalCount: 0, pageInfo: { page: 1, totalPages: 1 }, nodes: [] }),
    },
  )
  expect(await screen.findByRole('heading', { name: contracts.noNewsTitle })).toBeTruthy()
})

it('asks the upline for a contract with terms and a note', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    { contracts: [] },
    {
      ContractRequestChangeResult: () => ({
        __typename: 'ContractRequestChangeSuccess',
        request: { id: 'r1', state: 'REQUESTED' },
      }),
    },
  )
  await user.click(await screen.findByRole('button', { name: contracts.ask }))
  const dialog = await readDialog(fill(contracts.askTitle, { kind: KIND }))
  await user.click(dialog.getByRole('button', { name: contracts.sendRequest }))
  expect(lastSent('RequestContract')).toBeUndefined()
  await user.type(dialog.getByRole('textbox', { name: contracts.rateOfBets }), '0.8')
  await user.type(dialog.getByRole('textbox', { name: contracts.askNote }), 'My team has grown.')
  await user.click(dialog.getByRole('button', { name: contracts.sendRequest }))
  await waitFor(() =>
    expect(lastSent('RequestContract')).toEqual({
      input: { kind: 'DAILY_SALARY', terms: { period: 'D', basisPoints: 80 }, note: 'My team has grown.' },
    }),
  )
})

it('asks for no second contract while an offer or a request waits', async () => {
  await openAs('/agent/daily-salary', { contracts: [], requests: [{ ...REQUEST, payee: OWN, payer: 'general1' }] })
  await getTable(contracts.requests)
  expect(screen.queryByRole('button', { name: contracts.ask })).toBeNull()
})

it('answers a request by an offer that begins with its terms, up to the own rate', async () => {
  const user = await openAs('/agent/daily-salary?side=paid', {
    contracts: [],
    requests: [REQUEST],
    offerLimitBasisPoints: 50,
  })
  const table = await getTable(contracts.requests)
  await user.click(table.getByRole('button', { name: fill(contracts.answerRequest, { account: 'thuha12' }) }))
  const request = await readDialog(fill(contracts.requestOf, { account: 'thuha12' }))
  expect(request.getByText('My team has grown.')).toBeTruthy()
  await user.click(request.getByRole('button', { name: contracts.answerByOffer }))
  const dialog = await readDialog(OFFER_TITLE)
  const value = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value
  expect([value(contracts.offerTo), value(contracts.rateOfBets), value(contracts.conditions.minimumValidBet)]).toEqual([
    'thuha12',
    '0.5',
    '1000000',
  ])
})

it('declines a request with a reason', async () => {
  const user = await openAs(
    '/agent/daily-salary?side=paid',
    { contracts: [], requests: [REQUEST] },
    {
      ContractRequestChangeResult: () => {
        return { __typename: 'ContractRequestChangeSuccess', request: { id: 'r1', state: 'DECLINED' } }
      },
    },
  )
  const table = await getTable(contracts.requests)
  await user.click(table.getByRole('button', { name: fill(contracts.answerRequest, { account: 'thuha12' }) }))
  const request = await readDialog(fill(contracts.requestOf, { account: 'thuha12' }))
  await user.click(request.getByRole('button', { name: contracts.sendDecline }))
  expect(lastSent('DeclineContractRequest')).toBeUndefined()
  await user.type(request.getByRole('textbox', { name: contracts.declineReason }), 'Not yet')
  await user.click(request.getByRole('button', { name: contracts.sendDecline }))
  await waitFor(() => expect(lastSent('DeclineContractRequest')).toEqual({ input: { id: 'r1', reason: 'Not yet' } }))
})

it('takes an own request back', async () => {
  const user = await openAs(
    '/agent/daily-salary',
    { contracts: [], requests: [{ ...REQUEST, payee: OWN, payer: 'general1' }] },
    {
      ContractRequestChangeResult: () => {
        return { __typename: 'ContractRequestChangeSuccess', request: { id: 'r1', state: 'WITHDRAWN' } }
      },
    },
  )
  const table = await getTable(contracts.requests)
  await user.click(table.getByRole('button', { name: fill(contracts.openRequest, { account: OWN }) }))
  await user.click((await readDialog(contracts.yourRequest)).getByRole('button', { name: contracts.withdraw }))
  await waitFor(() => expect(lastSent('WithdrawContractRequest')).toEqual({ input: { id: 'r1' } }))
})
