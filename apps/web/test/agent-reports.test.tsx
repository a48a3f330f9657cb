import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'
import { said, saidDay } from './said.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const PAYMENT = {
  id: '17',
  username: 'minh',
  type: 'TRANSFER_IN',
  amount: vnd('20000.00'),
  counterparty: 'agenta',
  at: '2026-10-20T05:00:00Z',
}
const PAGE = {
  deposit: vnd('60000.00'),
  withdrawal: vnd('0.00'),
  edges: [{ node: PAYMENT }],
  pageInfo: { hasNextPage: false, endCursor: null },
}
const NOTHING = { deposit: vnd('0'), withdrawal: vnd('0'), turnover: vnd('0'), houseProfit: vnd('0') }

const openAs = (address: string, types: object = {}) =>
  openSite(address, {
    query: viewer('AGENT'),
    types: {
      DownlineTransactionsResult: () => ({ __typename: 'DownlineTransactionConnection' }),
      DownlineTransactionConnection: () => PAGE,
      TeamWatchResult: () => ({ __typename: 'TeamWatch' }),
      TeamWatch: () => ({ days: 7, isTooLarge: false, newMembers: [], quietMembers: [], losses: [], wins: [] }),
      CreateRecordFileResult: () => ({ __typename: 'Problem', code: 'TOO_MANY_REQUESTS' }),
      ...types,
    },
  })
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables

it('refuses a member who is not an agent', async () => {
  await openSite('/agent/transactions', { query: viewer('MEMBER') })
  expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
})

it('lists payments of the downline, and asks for one type of one account', async () => {
  const user = await openAs('/agent/transactions?account=minh')
  const table = within(await screen.findByRole('table', { name: agent.pages.DOWNLINE_TRANSACTIONS }))
  expect(table.getByRole('link', { name: 'minh' }).getAttribute('href')).toBe('/agent/downlines/minh')
  expect(table.getByText(records.types.TRANSFER_IN)).toBeTruthy()
  expect(table.getByText('agenta')).toBeTruthy()
  const type = screen.getByRole('combobox', { name: downline.transactionType })
  await user.selectOptions(type, 'DEPOSIT')
  await waitFor(() => expect(lastSent('TransactionsScreen')).toMatchObject({ account: 'minh', type: 'DEPOSIT' }))
  await waitFor(() => expect(type).toHaveProperty('value', 'DEPOSIT'))
  await user.click(screen.getByRole('button', { name: records.saveFile }))
  await waitFor(() =>
    expect(lastSent('CreateRecordFile')).toMatchObject({
      input: { downlineTransactions: { username: 'minh', types: ['DEPOSIT'] } },
    }),
  )
})

it('goes on to the next page also from an empty one', async () => {
  const user = await openAs('/agent/transactions', {
    DownlineTransactionConnection: () => ({ ...PAGE, edges: [], pageInfo: { hasNextPage: true, endCursor: 'c2' } }),
  })
  expect(await screen.findByText(downline.searchOnText)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: downline.nextPage }))
  await waitFor(() => expect(lastSent('TransactionsScreen')).toMatchObject({ after: 'c2' }))
})

it('says that there were no transactions', async () => {
  await openAs('/agent/transactions', { DownlineTransactionConnection: () => ({ ...PAGE, edges: [] }) })
  expect(await screen.findByText(downline.noTransactionsText)).toBeTruthy()
  expect(screen.queryByRole('link', { name: downline.nextPage })).toBeNull()
})

it('names members to look at on the overview, each with the way to its card', async () => {
  await openAs('/agent/team-overview', {
    TeamWatch: () => ({
      days: 7,
      isTooLarge: false,
      newMembers: [],
      quietMembers: [{ member: { id: 'hoa', username: 'hoa' }, lastDay: '2026-10-01' }],
      losses: [{ member: { id: 'minh', username: 'minh' }, amount: vnd('900.00') }],
      wins: [],
    }),
  })
  const watch = within(await screen.findByRole('region', { name: agent.watch.title }))
  expect(watch.getByRole('link', { name: 'hoa' }).getAttribute('href')).toBe('/agent/downlines/hoa')
  expect(watch.getByRole('link', { name: 'minh' })).toBeTruthy()
  expect(watch.getByText(saidDay('2026-10-01'))).toBeTruthy()
  expect(watch.getAllByText(agent.watch.nobody)).toHaveLength(2)
})

it('says on the overview of a large team to open a line', async () => {
  await openAs('/agent/team-overview', {
    TeamWatch: () => ({ limit: 2000, isTooLarge: true, newMembers: [], quietMembers: [], losses: [], wins: [] }),
  })
  expect(await screen.findByText(fill(agent.watch.tooLarge, { limit: '2,000' }))).toBeTruthy()
})

it('charts income and betting by day, also days without any', async () => {
  const range = '?from=2026-10-18&to=2026-10-20'
  const user = await openAs(`/agent/income${range}`, {
    AgentIncomeResult: () => ({ __typename: 'AgentIncome' }),
    AgentIncome: () => ({
      days: [{ day: '2026-10-19', received: vnd('5.00'), paid: vnd('1.00') }],
      sources: [],
      bills: [],
      totalCount: 0,
      pageInfo: { page: 1, totalPages: 0 },
    }),
  })
  const charts = await screen.findAllByRole('figure')
  expect(charts).toHaveLength(2)
  await user.click(within(charts[0] as HTMLElement).getByRole('button', { name: ui.showAsTable }))
  const table = within(charts[0] as HTMLElement).getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByText(saidDay('2026-10-19'))).toBeTruthy()
  expect(
    screen.getByRole('button', { name: `${records.period}: ${saidDay('2026-10-18')} – ${saidDay('2026-10-20')}` }),
  ).toBeTruthy()
})

it('shows when each bill was paid, by which the page is filtered', async () => {
  await openAs('/agent/income?from=2026-10-18&to=2026-10-20', {
    AgentIncomeResult: () => ({ __typename: 'AgentIncome' }),
    AgentIncome: () => ({
      days: [],
      sources: [],
      bills: [{ id: '1', paidAt: '2026-10-19T05:00:00Z', periodFrom: '2026-10-08T17:00:00Z', dispute: null }],
      totalCount: 1,
      pageInfo: { page: 1, totalPages: 1 },
    }),
  })
  const rows = within(await screen.findByRole('table', { name: downline.bills })).getAllByRole('row')
  expect(rows[0]?.textContent).toContain(downline.paidAt)
  expect(rows[1]?.textContent).toContain(said('2026-10-19T05:00:00Z'))
})

it('charts what a team did by day without measures that it does not have', async () => {
  await openAs('/agent/team-betting?from=2026-10-18&to=2026-10-20', {
    TeamBettingResult: () => ({
      __typename: 'TeamBetting',
      products: [],
      totals: NOTHING,
      days: [{ day: '2026-10-19', rounds: 1, totals: NOTHING }],
    }),
  })
  const tabs = within(await screen.findByRole('tablist', { name: agent.byDay }))
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    agent.charts.houseProfit,
    agent.charts.turnover,
    agent.charts.cash,
  ])
})

const PART = {
  houseProfit: vnd('9000.00'),
  turnover: vnd('50000.00'),
  deposit: vnd('30000.00'),
  withdrawal: vnd('0.00'),
  newMembers: 1,
}
const FIGURES = { ...PART, activeMembers: 4 }
const openOverview = (sameHour: object | null) =>
  openAs('/agent/team-overview', {
    TeamOverview: () => ({
      memberCount: 12,
      today: FIGURES,
      yesterday: FIGURES,
      dayBeforeYesterday: FIGURES,
      sameHour,
    }),
  })
const readToday = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: agent.comparison }))
  return table.getByText(name).closest('[role=row]')?.querySelector('[role=cell] > div:last-child')?.textContent ?? ''
}

it('compares today until the last full hour with yesterday until the same hour, and names the hour', async () => {
  await openOverview({
    hour: 9,
    today: { ...PART, turnover: vnd('40000.00') },
    yesterday: { ...PART, turnover: vnd('65000.00') },
  })
  const turnover = await readToday(agent.measures.turnover)
  expect(turnover).toContain('50,000')
  expect(turnover).toContain(ui.decrease)
  expect(turnover).toContain('25K')
  // Active members of two parts of a day cannot be compared: the platform counts them by day.
  expect(await readToday(agent.measures.activeMembers)).toBe('4')
  expect(screen.getByText(fill(agent.sameHour, { until: '09:00' }))).toBeTruthy()
})

it.each([
  ['before the first full hour', { hour: 0, today: PART, yesterday: PART }],
  ['of an older platform', null],
])('does not compare the figures of today %s', async (_when, sameHour) => {
  await openOverview(sameHour)
  expect(await readToday(agent.measures.turnover)).not.toContain(ui.unchanged)
  expect(screen.queryByText(agent.sameHour.split('{{')[0] ?? '', { exact: false })).toBeNull()
})

it.each([
  [downline.byDay, 'teamBetting'],
  [downline.byProduct, 'teamProducts'],
  [downline.byLine, 'downlines'],
])('saves the losses of a team below as a file: %s', async (of, record) => {
  const user = await openAs('/agent/user-loss?account=minh', {
    TeamBettingResult: () => ({ __typename: 'TeamBetting' }),
    DownlineConnectionResult: () => ({ __typename: 'DownlineConnection' }),
    DownlinesResult: () => ({ __typename: 'DownlineConnection' }),
  })
  await user.click(await screen.findByRole('button', { name: `${records.saveFile}: ${of}` }))
  await waitFor(() => expect(lastSent('CreateRecordFile')).toMatchObject({ input: { [record]: { username: 'minh' } } }))
})
