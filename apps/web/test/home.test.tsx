import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropLayer, layerRequest } from '../src/access/open-layers.ts'
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { openSite, sent, viewer } from './site.tsx'

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

const HOT_GAMES = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, name: `Game ${index}` }))
const own = (more: object = {}) => ({
  query: { ...viewer('MEMBER'), hotGames: HOT_GAMES },
  types: { Viewer: () => ({ openRounds: [], recentGames: [], favouriteGames: { nodes: [] }, ...more }) },
})

it('has a member’s games before the news and the hot games', async () => {
  await openSite('/', own({ recentGames: [{ id: '77', name: 'Tiger Gate' }] }))
  const row = await screen.findByRole('region', { name: home.continuePlaying })
  expect(within(row).getByRole('link', { name: 'Tiger Gate' })).toBeTruthy()
  const games = await screen.findByRole('region', { name: home.hotGames })
  const search = await screen.findByRole('search')
  for (const later of [search, games])
    expect(row.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('suggests games to a member who has played none, instead of an empty row', async () => {
  await openSite('/', own())
  const row = await screen.findByRole('region', { name: shell.suggestedGames })
  // Those after the tiles that are in view anyway.
  expect(
    within(row)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Game 7', 'Game 8'])
  expect(screen.queryByRole('region', { name: home.continuePlaying })).toBeNull()
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
