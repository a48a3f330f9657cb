import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropLayer, layerRequest } from '../src/access/open-layers.ts'
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import { openSite, sent } from './site.tsx'

const WIN = {
  gameId: '12',
  gameName: 'Tiger Gate',
  maskedUsername: 'h***1',
  payout: { __typename: 'Money', amount: '7500000', currency: 'VND' },
  launchTarget: null,
  wonAt: new Date(Date.now() - 120_000).toISOString(),
}

it('shows the latest wins with prize and time above the games', async () => {
  await openSite('/', { types: { WinnerPage: () => ({ nodes: [WIN], pageInfo: { page: 1, totalPages: 1 } }) } })
  const wins = await screen.findByRole('region', { name: home.latestWins })
  const win = within(wins).getByRole('listitem')
  expect(win.textContent).toContain('₫7,500,000')
  expect(win.textContent).toContain('h***1 · 2 minutes ago')
  expect(within(win).getByRole('link', { name: 'Tiger Gate' }).getAttribute('href')).toBe('/game/12')
  const games = await screen.findByRole('region', { name: home.hotGames })
  expect(wins.compareDocumentPosition(games) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(sent.some(({ operationName }) => operationName === 'LatestWins')).toBe(true)
})

afterEach(() => act(dropLayer))

it('opens no announcement when somebody begins to type while it is loading', async () => {
  sessionStorage.removeItem('index_notice')
  const stop = layerRequest.subscribe(() => {
    if (layerRequest.get()?.layer === 'notice') fireEvent.keyDown(document.body, { key: 'a' })
  })
  await openSite('/')
  await waitFor(() => expect(sent.some(({ operationName }) => operationName === 'NoticeDialog')).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 500))
  stop()
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(sessionStorage.getItem('index_notice')).toBeNull()
})
