import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import { openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const totals = (houseProfit: string) => ({
  deposit: vnd('0.00'),
  withdrawal: vnd('0.00'),
  turnover: vnd('90000.00'),
  houseProfit: vnd(houseProfit),
})

const open = (address = '/agent/user-loss', types: object = {}) =>
  openSite(address, {
    query: viewer('AGENT'),
    types: {
      TeamBettingResult: () => ({
        __typename: 'TeamBetting',
        totals: totals('-1500.00'),
        days: [{ day: '2026-11-20', rounds: 3, totals: totals('-1500.00') }],
        products: [
          {
            category: 'RNG',
            rounds: 3,
            turnover: vnd('90000.00'),
            uncounted: vnd('400.00'),
            payout: vnd('91900.00'),
            houseProfit: vnd('-1500.00'),
          },
        ],
      }),
      DownlinesResult: () => ({
        __typename: 'DownlineConnection',
        pageInfo: { hasNextPage: true, endCursor: 'next1' },
        totalCount: 30,
        path: [{ username: 'lananh88' }],
        edges: [
          { node: { id: 'thuha12', username: 'thuha12', kind: 'MEMBER', memberCount: 1 }, totals: totals('-1500.00') },
        ],
      }),
      ...types,
    },
  })
const requested = () => sent.findLast(({ operationName }) => operationName === 'UserLossScreen')?.variables

it('refuses a member who is not an agent', async () => {
  await openSite('/agent/user-loss', { query: viewer('MEMBER') })
  expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
})

it('shows what members lost by product and by line, the largest losses first', async () => {
  const user = await open()
  const lines = within(await screen.findByRole('table', { name: downline.byLine }))
  expect(lines.getByRole('link', { name: 'thuha12' })).toBeTruthy()
  expect(lines.getAllByRole('row')[1]?.textContent).toContain('1,500')
  const products = within(screen.getByRole('table', { name: downline.byProduct }))
  // The stakes less the payouts are the profit.
  const [heading, row] = products
    .getAllByRole('row')
    .map((one) => [...one.children].map(({ textContent }) => textContent))
  const shown = (name: string) => row?.[heading?.indexOf(name) ?? -1]
  expect(shown(downline.stakes)).toContain('90,400')
  expect(shown(downline.countedStakes)).toContain('90,000')
  expect(shown(downline.payout)).toContain('91,900')
  expect(shown(downline.membersLost)).toContain('1,500')
  expect(requested()).toMatchObject({ ascending: false, after: null })
  await user.selectOptions(screen.getByRole('combobox', { name: downline.order }), downline.winsFirst)
  await waitFor(() => expect(requested()).toMatchObject({ ascending: true }))
})

it('leads to the next page by its cursor', async () => {
  const user = await open()
  await user.click(await screen.findByRole('link', { name: downline.nextPage }))
  await waitFor(() => expect(requested()).toMatchObject({ after: 'next1' }))
})

it('explains that an account is outside the downline', async () => {
  await open('/agent/user-loss?account=nobody', {
    TeamBettingResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_FOUND' }),
    DownlinesResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_FOUND' }),
  })
  await screen.findByRole('heading', { name: agent.pages.USER_LOSS })
  await waitFor(() => expect(requested()).toMatchObject({ account: 'nobody' }))
  expect(screen.queryByRole('table', { name: downline.byLine })).toBeNull()
})
