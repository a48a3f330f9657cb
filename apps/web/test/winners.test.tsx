import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import winners from '@playhouse/shared/texts/web/EN/winners.json' with { type: 'json' }
import { openSite, sent } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const WINNER = {
  gameId: '12',
  gameName: 'Tiger Gate',
  category: 'RNG',
  maskedUsername: 'h***1',
  payout: money('7500000'),
  multiple: '125.50',
  jackpot: null,
  launchTarget: null,
  wonAt: '2026-11-22T03:00:00Z',
}
const open = (address: string, nodes: object[] = [WINNER]) =>
  openSite(address, {
    types: { WinnerPage: () => ({ nodes, pageInfo: { page: 1, totalPages: 3 } }) },
  })
const variables = () => sent.findLast(({ operationName }) => operationName === 'WinnersScreen')?.variables

it('lists wins with masked names and links to the games', async () => {
  await open('/winners')
  const table = within(await screen.findByRole('table', { name: winners.title }))
  const row = table.getAllByRole('row')[1]
  expect(row?.textContent).toContain('h***1')
  expect(row?.textContent).toContain('₫7,500,000')
  expect(row?.textContent).toContain('125.5×')
  expect(table.getByRole('link', { name: 'Tiger Gate' }).getAttribute('href')).toBe('/game/12')
})

it('keeps filters in the URL, across pages', async () => {
  const user = await open('/winners?period=week&product=rng')
  const order = await screen.findByRole('combobox', { name: winners.order })
  await user.selectOptions(order, 'MULTIPLE')
  await waitFor(() =>
    expect(variables()).toMatchObject({ period: 'WEEK', category: 'RNG', order: 'MULTIPLE', page: 1 }),
  )
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain('/winners?period=week&order=multiple&product=rng&page=2')
  })
})

it('ignores unknown filters', async () => {
  await open('/winners?period=year&product=xyz&page=-1')
  await screen.findByRole('table', { name: winners.title })
  expect(variables()).toMatchObject({ period: 'DAY', order: 'AMOUNT', category: null, page: 1 })
})

it('explains that nobody has won yet', async () => {
  await open('/winners?product=live', [])
  expect(await screen.findByText(winners.noneTitle)).toBeTruthy()
})
