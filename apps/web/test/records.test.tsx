import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showViewer } from '../src/access/sign-in.ts'
import { client } from '../src/graphql/client.ts'
import { announceSessionExpiry } from '../src/graphql/session-expiry.ts'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import { emitLiveEvent } from '../src/graphql/live/live-events.ts'
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import transfer from '@playhouse/shared/texts/web/EN/transfer.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import wallet from '@playhouse/shared/texts/web/EN/wallet.json' with { type: 'json' }
import { addDays, formatDate } from '../src/i18n/format-time.ts'
import { fill, generateData, openSite, sent, viewer } from './site.tsx'

const TODAY = formatDate(Date.now())
const RESULTS = {
  BettingRecordResult: () => ({ __typename: 'BettingRecord' }),
  AccountRecordResult: () => ({ __typename: 'AccountRecord' }),
  ProfitAndLossResult: () => ({ __typename: 'ProfitAndLoss' }),
  BonusRecordResult: () => ({ __typename: 'BonusRecord' }),
}

const open = (address: string, types: object = {}) =>
  openSite(address, { query: viewer('MEMBER'), types: { ...RESULTS, ...types } })
const inMain = async () => within(await screen.findByRole('main'))
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it.each([
  ['/member/betting-record', records.bettingRecord],
  ['/member/account-record', records.accountRecord],
  ['/member/profit-and-loss', records.profitAndLoss],
  ['/member/bonus-details', records.bonusDetails],
  ['/member/wallet', wallet.title],
  ['/member/transfer-upline', transfer.upline],
])('%s asks a visitor to log in', async (address, title) => {
  await openSite(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('requests the filters of the URL', async () => {
  await open('/member/betting-record?from=2026-10-01&to=2026-10-31&product=ELOTT&vendor=SEN&status=WON&page=3')
  await screen.findByRole('table', { name: records.bettingRecord })
  expect(requested('BettingRecordScreen')).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
    categories: ['ELOTT', 'LOTT'],
    vendorId: 'SEN',
    status: 'WON',
    page: 3,
    withBet: false,
  })
})

it('returns to the first page when the range moves', async () => {
  const user = await open('/member/account-record?from=2026-10-01&to=2026-10-07&page=3&type=play')
  const main = await inMain()
  await user.click(await main.findByRole('button', { name: fill(records.previousDays, { days: 30 }) }))
  await waitFor(() => expect(requested('AccountRecordScreen')).toMatchObject({ from: '2026-09-01', page: 1 }))
  expect(location.search).toBe('?from=2026-09-01&to=2026-09-07&type=play')
})

it('does not move past today', async () => {
  await open('/member/bonus-details')
  const main = await inMain()
  for (const days of [7, 30])
    expect(await main.findByRole('button', { name: fill(records.nextDays, { days }) })).toHaveProperty('disabled', true)
  expect(requested('BonusDetailsScreen')).toMatchObject({ from: addDays(TODAY, -6), to: TODAY })
})

it('links to three pages around the current one, and to the first and the last', async () => {
  await open('/member/account-record?page=6', { PageNumbers: () => ({ page: 6, totalPages: 12 }) })
  const pages = within(await screen.findByRole('navigation', { name: ui.pages }))
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['', '1', '5', '6', '7', '12', ''])
})

it('explains what the list contains, and offers to clear the filters', async () => {
  await open('/member/betting-record?status=LOST', {
    BettingRecord: () => ({ nodes: [] }),
    PageNumbers: () => ({ page: 1, totalPages: 1 }),
  })
  expect(await screen.findByRole('heading', { name: records.noBetsTitle })).toBeTruthy()
  expect(screen.getByRole('link', { name: records.clearFilters }).getAttribute('href')).toBe('/member/betting-record')
})

it.each([
  ['?from=2026-10-05&to=2026-10-01', records.faults.backwards],
  ['?from=yesterday', records.faults.notDays],
  ['?from=2020-01-01&to=2025-12-31', records.faults.tooLong.replace(/{{days}}.*/, '')],
])('tells what is wrong with the days of %s', async (search, text) => {
  await open(`/member/profit-and-loss${search}`)
  expect(await screen.findByRole('heading', { name: records.faultTitle })).toBeTruthy()
  expect(screen.getByText(text, { exact: false })).toBeTruthy()
})

it.each([
  ['0', 1],
  ['-19500', 0],
])('with a payout of %s and nothing else calls its days quiet %i times', async (amount, times) => {
  const money = (value: string) => ({ amount: value, currency: 'VND' })
  const [nothing, payout] = [money('0'), money(amount)]
  const rest = { deposit: nothing, withdrawal: nothing, turnover: nothing, uncounted: nothing, jackpot: nothing }
  await open('/member/profit-and-loss', {
    ProfitTotals: () => ({ rounds: 0, ...rest, reward: nothing, payout, profit: payout }),
  })
  await screen.findByRole('heading', { name: records.lifetime })
  expect(screen.queryAllByRole('heading', { name: records.quietTitle })).toHaveLength(times)
})

/** A movement was posted. */
function changeBalance(): void {
  const money = { __typename: 'Money' as const, amount: '5000.00', currency: 'VND' }
  const amounts = { balance: money, available: money, locked: money, bonus: money }
  emitLiveEvent({ __typename: 'BalanceChanged', cursor: 'MC4w', ...amounts })
}
const askedTimes = () => sent.filter(({ operationName }) => operationName === 'AccountRecordScreen').length

it('asks for the latest movements again when a balance changes', async () => {
  await open('/member/account-record')
  await screen.findByRole('table', { name: records.accountRecord })
  const before = askedTimes()
  changeBalance()
  await waitFor(() => expect(askedTimes()).toBe(before + 1))
  expect(screen.getByRole('table', { name: records.accountRecord })).toBeTruthy()
})

it('leaves movements of days before as they are when a balance changes', async () => {
  await open('/member/account-record?from=2026-10-01&to=2026-10-07')
  await screen.findByRole('table', { name: records.accountRecord })
  const before = askedTimes()
  changeBalance()
  await new Promise((resolve) => setTimeout(resolve))
  expect(askedTimes()).toBe(before)
})

it('offers to retry when the record failed to load', async () => {
  await open('/member/account-record', { MemberAccount: () => ({ accountRecord: null }) })
  expect(await screen.findByRole('button', { name: ui.retry })).toBeTruthy()
})

it('shows a round with its proof and a link to verify it', async () => {
  await open('/member/betting-record?bet=17', {
    Bet: () => ({ gameName: 'Lucky Lotus' }),
    BetDetail: () => ({ fairness: { verifyUrl: 'https://games.test/play/verify#claim' } }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Lucky Lotus' }))
  expect(dialog.getByRole('link', { name: records.verify }).getAttribute('href')).toBe(
    'https://games.test/play/verify#claim',
  )
  expect(requested('BettingRecordScreen')).toMatchObject({ betId: '17', withBet: true })
})

const PARTS = [
  { id: '2', name: 'MAIN', vendorId: null, isLocked: false, balance: { amount: '5000', currency: 'VND' } },
  { id: '77', name: 'Sen', vendorId: 'SEN', isLocked: false, balance: { amount: '300', currency: 'VND' } },
]

it('moves an amount between two balances', async () => {
  const user = await open('/member/wallet', {
    Wallet: () => ({ isSingle: false, parts: PARTS, unresolvedTransfers: [] }),
    TransferBetweenPartsResult: () => ({ __typename: 'TransferBetweenPartsSuccess', hasArrived: true }),
  })
  const amount = await screen.findByRole('textbox', { name: wallet.amount })
  await user.type(amount, '6000')
  await user.click(screen.getByRole('button', { name: wallet.moveNow }))
  expect(await screen.findByText(wallet.tooMuch)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '1,000')
  await user.click(screen.getByRole('button', { name: wallet.moveNow }))
  expect(await screen.findByText(wallet.moved)).toBeTruthy()
  const first = { fromPartId: '2', toPartId: '77', amount: '1000', requestKey: expect.any(String) }
  expect(requested('TransferBetweenParts')).toEqual({ input: first })
  await user.click(screen.getByRole('button', { name: wallet.swap }))
  await user.click(screen.getByRole('button', { name: wallet.all }))
  await user.click(screen.getByRole('button', { name: wallet.moveNow }))
  await waitFor(() =>
    expect(requested('TransferBetweenParts')).toEqual({
      input: { ...first, fromPartId: '77', toPartId: '2', amount: '300' },
    }),
  )
})

const money = (amount: string) => ({ amount, currency: 'VND' })
const RULES = {
  canTransferUpline: { isAllowed: true, reason: null },
  uplineUsername: 'suba',
  free: money('50000'),
  minimum: money('10000'),
  maximum: money('50000000'),
  leftToday: money('100000000'),
  remainingTurnover: money('0'),
  hasPaymentPassword: true,
}

it.each([
  [{ canTransferUpline: { isAllowed: false, reason: 'NOT_AVAILABLE' } }, transfer.offTitle],
  [{ canTransferUpline: { isAllowed: false, reason: 'NO_UPLINE' } }, transfer.refusedTitle],
  [{ hasPaymentPassword: false }, transfer.noPasswordTitle],
  [{ remainingTurnover: money('1000'), free: money('0') }, transfer.turnoverTitle],
])('tells why nothing can be sent: %j', async (rules, title) => {
  await open('/member/transfer-upline', { MemberTransferRules: () => ({ ...RULES, ...rules }) })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('button', { name: transfer.send })).toBeNull()
})

it('keeps one key until it succeeds, and shows the receipt', async () => {
  let responses = 0
  const user = await open('/member/transfer-upline', {
    MemberTransferRules: () => RULES,
    MemberTransfer: () => ({ id: 'T-1', isSent: true, counterparty: 'suba', remark: null }),
    MemberTransferResult: () =>
      (responses += 1) === 1
        ? { __typename: 'Problem', code: 'PAYMENT_PASSWORD_WRONG', field: null, retryAfterSeconds: null }
        : { __typename: 'MemberTransferSuccess' },
  })
  const confirm = async () => {
    const question = within(await screen.findByRole('alertdialog', { name: transfer.confirmTitle }))
    await user.click(question.getByRole('button', { name: transfer.send }))
  }
  await user.type(await screen.findByRole('textbox', { name: transfer.amount }), '5000')
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'wrong')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  expect(await screen.findByText(transfer.tooLittle)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: transfer.amount }), '0')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  await confirm()
  expect(await screen.findByText(errors.codes.PAYMENT_PASSWORD_WRONG)).toBeTruthy()
  await user.clear(screen.getByLabelText(transfer.paymentPassword))
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'right')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  await confirm()
  const receipt = within(await screen.findByRole('dialog', { name: transfer.receipt }))
  expect(receipt.getByText('T-1')).toBeTruthy()
  const keys = sent.flatMap(({ operationName, variables }) =>
    operationName === 'TransferToUpline' ? [(variables as { input: { requestKey: string } }).input.requestKey] : [],
  )
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('asks before it sends, with amount and receiver, because a transfer cannot be recalled', async () => {
  const user = await open('/member/transfer-upline', { MemberTransferRules: () => RULES })
  await user.type(await screen.findByRole('textbox', { name: transfer.amount }), '20,000')
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'right')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  const question = within(await screen.findByRole('alertdialog', { name: transfer.confirmTitle }))
  expect(question.getByText(/20,000/)).toBeTruthy()
  expect(question.getByText('suba')).toBeTruthy()
  expect(question.getByText(transfer.final)).toBeTruthy()
  await user.click(question.getByRole('button', { name: common.cancel }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent.filter(({ operationName }) => operationName === 'TransferToUpline')).toEqual([])
})

it.each(['10000.555', '10000.5', '0'])('takes whole amounts only, not %s', async (amount) => {
  const user = await open('/member/transfer-upline', { MemberTransferRules: () => RULES })
  await user.type(await screen.findByRole('textbox', { name: transfer.amount }), amount)
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'right')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  expect(await screen.findByText(transfer.notAmount)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('opens a transfer from a member’s card with the account filled in', async () => {
  await open('/member/transfer-downline?to=thuha12', {
    MemberTransferRules: () => ({ ...RULES, canTransferDownline: { isAllowed: true, reason: null } }),
  })
  const username = await screen.findByRole<HTMLInputElement>('textbox', { name: transfer.username })
  expect(username.value).toBe('thuha12')
})

describe('the form of a transfer', () => {
  const DOWNLINE = { ...RULES, canTransferDownline: { isAllowed: true, reason: null } }
  const types = {
    MemberTransferRules: () => DOWNLINE,
    Wallet: () => ({ isSingle: false, parts: PARTS, summary: null }),
  }
  const member = { viewer: { ...viewer('MEMBER').viewer, id: '7' } }
  const logInAgain = async (id: string) => {
    generateData()
    act(() => announceSessionExpiry())
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    generateData({ query: { viewer: { ...member.viewer, id } }, types })
    await act(() => showViewer(client))
  }
  const field = async (name: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value

  it.each([
    ['/member/transfer-upline', transfer.amount],
    ['/member/transfer-downline', transfer.username],
    ['/member/wallet', wallet.amount],
  ])(
    'keeps what was typed at %s for the account that logs in again after its session has ended',
    async (path, name) => {
      const user = await openSite(path, { query: member, types })
      await user.type(await screen.findByRole('textbox', { name }), '30000')
      await logInAgain('7')
      expect(await field(name)).toBe('30000')
      await logInAgain('8')
      expect(await field(name)).toBe('')
    },
  )

  it('proposes no amount for another account than it was typed for', async () => {
    const user = await openSite('/member/transfer-downline', { query: member, types })
    await user.type(await screen.findByRole('textbox', { name: transfer.username }), 'first')
    await user.type(screen.getByRole('textbox', { name: transfer.amount }), '30000')
    cleanup()
    await openSite('/member/transfer-downline?to=second', { query: member, types })
    expect(await field(transfer.username)).toBe('second')
    expect(await field(transfer.amount)).toBe('')
  })
})

it('names what a corrected or void lottery result changed as that, and not as won', async () => {
  const rounds = ['12.7', 'correction.7.2', 'correction.7.0']
  const nodes = rounds.map((roundNumber, id) => ({
    id: String(id),
    roundNumber,
    category: 'ELOTT',
    status: 'WON',
  }))
  await open('/member/betting-record', { BettingRecord: () => ({ nodes }) })
  const table = within(await screen.findByRole('table', { name: records.bettingRecord }))
  const statuses = [records.statuses.WON, records.lotteryCorrection, records.lotteryVoid]
  const cells = statuses.map((name) => table.getAllByText(name))
  expect(cells.map(({ length }) => length)).toEqual([1, 1, 1])
})
