import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import events from '@playhouse/shared/texts/web/EN/events.json' with { type: 'json' }
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import lobby from '@playhouse/shared/texts/web/EN/lobby.json' with { type: 'json' }
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { Access_ViewerFragmentDoc } from '../src/access/viewer.generated.ts'
import { client } from '../src/graphql/client.ts'
import { fill, openSite, sent, viewer } from './site.tsx'

it('an unknown lobby is not found and links to the home page', async () => {
  await openSite('/poker')
  expect(await screen.findByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: shell.backHome }).getAttribute('href')).toBe('/')
})

it('lists events whose odds open the bet slip, and filters them by league', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const event = (id: string, league: string, minutes: number) => ({
    id,
    gameId: '31',
    sport: 'FOOTBALL',
    league,
    phase: 'OPEN',
    startsAt: inMinutes(minutes),
    endsAt: inMinutes(minutes + 2),
    home: `Home ${id}`,
    away: `Away ${id}`,
    homeScore: 0,
    awayScore: 0,
    markets: [
      {
        code: '1x2',
        line: null,
        selections: [
          { code: 'home', odds: '2.05' },
          { code: 'away', odds: null },
        ],
      },
      {
        code: 'decision',
        line: null,
        selections: [
          { code: 'yes', odds: null },
          { code: 'no', odds: '15.98' },
        ],
      },
    ],
  })
  const ended = { ...event('e0', 'Lantern Cup', -5), phase: 'ENDED' }
  const sportEvents = [ended, event('e1', 'Lantern Cup', 3), event('e2', 'Coast League', 12)]
  await openSite('/sports', { query: { sportEvents } })
  const region = within(await screen.findByRole('region', { name: events.heading }))
  const odds = region.getAllByRole('link', { name: /2\.05/ })
  expect(odds.map((link) => link.getAttribute('href'))).toEqual([
    '/game/31?event=e1&market=1x2&selection=home',
    '/game/31?event=e2&market=1x2&selection=home',
  ])
  // What cannot be bet on any more comes last.
  const order = region.getAllByRole('listitem').map(({ textContent }) => /Home (e\d)/.exec(textContent)?.[1])
  expect(order).toEqual(['e1', 'e2', 'e0'])
  // A market with a single side has no room for its explaining name.
  expect(region.queryByRole('link', { name: /15\.98/ })).toBeNull()
  fireEvent.change(region.getByLabelText(events.league), { target: { value: 'Coast League' } })
  expect(region.queryByText('Home e1')).toBeNull()
  expect(region.getByText('Home e2')).toBeTruthy()
  fireEvent.change(region.getByLabelText(events.time), { target: { value: '5' } })
  expect(region.getByText(events.none)).toBeTruthy()
})

it('a game that does not exist is not found', async () => {
  await openSite('/game/999999', { query: { ...viewer('MEMBER'), game: null } })
  expect((await screen.findAllByRole('heading', { name: game.missingTitle })).length).toBeGreaterThan(0)
})

const tried = {
  id: '24',
  name: 'Golden Lantern',
  launchTarget: null,
  isUnderMaintenance: false,
  category: 'RNG',
  hasTrial: true,
}
const site = { features: ['FREE_PLAY', 'TRIALS'] }
const launches = {
  LaunchGameResult: () => ({
    __typename: 'LaunchGameSuccess',
    launchUrl: 'about:blank',
    origin: 'http://games.test',
    isDemo: true,
  }),
}

it('lets a visitor try a game that offers it, and asks to log in for money', async () => {
  await openSite('/game/24', { query: { site, game: tried }, types: launches })
  fireEvent.click(await screen.findByRole('button', { name: game.try }))
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  expect(sent.map(({ operationName }) => operationName)).toContain('LaunchTrial')
  expect(screen.getByText(game.demo)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: game.playForMoney }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('offers a visitor free play in a game without a trial', async () => {
  const types = {
    ...launches,
    StartFreePlayResult: () => ({ __typename: 'LogInSuccess' }),
  }
  await openSite('/game/24', { query: { game: { ...tried, hasTrial: false } }, types })
  const main = within(await screen.findByRole('main'))
  fireEvent.click(await main.findByRole('button', { name: shell.freePlay, hidden: true }))
  await waitFor(() => expect(sent.map(({ operationName }) => operationName)).toContain('StartFreePlay'))
})

it('changes between a member’s game and its trial', async () => {
  await openSite('/game/24', { query: { ...viewer('MEMBER'), site, game: tried }, types: launches })
  fireEvent.click(await screen.findByRole('button', { name: game.try }))
  fireEvent.click(await screen.findByRole('button', { name: game.playForMoney }))
  await screen.findByRole('button', { name: game.try })
  const launched = sent.map(({ operationName }) => operationName).filter((name) => name?.startsWith('Launch'))
  expect(launched).toEqual(['LaunchGame', 'LaunchTrial', 'LaunchGame'])
})

it('asks a visitor to log in at once, and not a member who has logged out', async () => {
  const logIn = () => screen.queryByRole('dialog', { name: session.logInTitle })
  const becomes = (who: object | null) => client.cache.modify({ fields: { viewer: () => who as never } })
  await openSite('/game/24', { query: { game: { ...tried, hasTrial: false } } })
  await waitFor(() => expect(logIn()).not.toBeNull())
  fireEvent.click(within(logIn() as HTMLElement).getByRole('button', { name: ui.close }))
  await waitFor(() => expect(logIn()).toBeNull())
  const member = client.cache.writeFragment({
    fragment: Access_ViewerFragmentDoc,
    fragmentName: 'Access_viewer',
    data: {
      ...viewer('MEMBER').viewer,
      __typename: 'Viewer',
      id: '7',
      liveCursor: null,
      avatar: null,
      unreadMessages: 0,
      wallet: null,
    } as never,
  })
  becomes(member ?? null)
  await waitFor(() => expect(screen.queryByText(game.visitorText)).toBeNull())
  becomes(null)
  expect(await screen.findByText(game.visitorText)).toBeTruthy()
  expect(logIn()).toBeNull()
})

it.each([
  ['offers none', { ...tried, hasTrial: false }, site],
  ['is under maintenance', { ...tried, isUnderMaintenance: true }, site],
  ['belongs to a brand without free play', tried, { features: [] }],
])('offers no trial of a game that %s', async (_, shown, brand) => {
  await openSite('/game/24', { query: { game: shown, site: brand } })
  expect(await screen.findByRole('heading', { name: tried.name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: game.try })).toBeNull()
})

it('a promotion category without promotions says so', async () => {
  await openSite('/promotions?category=nothing', {
    types: { PromotionPage: () => ({ nodes: [], pageInfo: { page: 1, totalPages: 0 }, totalCount: 0 }) },
  })
  expect(await screen.findByRole('heading', { name: promotions.emptyTitle })).toBeTruthy()
})

it('a lobby without a match names the corrected text and the lobbies that have some', async () => {
  await openSite('/live?search=bacarat', {
    types: {
      Lobby: () => ({ id: 'LIVE' }),
      GamePage: () => ({
        nodes: [],
        suggestions: [],
        totalCount: 0,
        correctedSearch: 'baccarat',
        elsewhere: [{ lobbyId: 'FISH', gameCount: 3 }],
        pageInfo: { page: 1, totalPages: 0 },
      }),
    },
  })
  const link = await screen.findByRole('link', { name: `${shell.lobbies.FISH} 3` })
  expect(link.getAttribute('href')).toBe('/fish?search=baccarat')
  expect(screen.getByText(fill(lobby.corrected, { text: 'bacarat', corrected: 'baccarat' }))).toBeTruthy()
})

it('a tile that stands for a family leads to its games, and back', async () => {
  const getTile = (id: string, gameCount: number) => ({
    id,
    name: `Game ${id}`,
    launchTarget: null,
    family: { id: `SEN.LIVE.table-${id}`, gameCount },
  })
  const getFamily = (request?: { variables: { filter?: { family?: string } } }) => request?.variables.filter?.family
  const page = { suggestions: null, correctedSearch: null, elsewhere: null }
  const user = await openSite('/live', {
    types: {
      Lobby: () => ({ id: 'LIVE' }),
      GamePage: () => {
        return getFamily(sent.at(-1))
          ? {
              ...page,
              nodes: [getTile('1', 42), getTile('3', 42)],
              totalCount: 42,
              foldedCount: 0,
              pageInfo: { page: 1, totalPages: 1 },
            }
          : {
              ...page,
              nodes: [getTile('1', 42), getTile('2', 1)],
              totalCount: 2,
              foldedCount: 41,
              pageInfo: { page: 1, totalPages: 1 },
            }
      },
    },
  })
  const main = within(screen.getByRole('main'))
  const name = fill(lobby.moreOf_other, { count: '41', name: 'Game 1' })
  const more = await main.findByRole('link', { name })
  expect(more.textContent).toBe(fill(lobby.more_other, { count: '41' }))
  expect(name).toContain(more.textContent)
  expect(more.getAttribute('href')).toBe('?family=SEN.LIVE.table-1')
  expect(main.getByRole('status').textContent).toBe(
    `${fill(lobby.games_other, { count: '2' })} ${fill(lobby.folded_other, { count: '41' })}`,
  )
  // A game that stands for itself alone has no such link.
  expect(main.queryByRole('link', { name: /Game 2/, description: /more/ })).toBeNull()
  expect(main.getAllByRole('article').map((tile) => within(tile).getAllByRole('link').length)).toEqual([2, 1])

  more.focus()
  await user.keyboard('{Enter}')
  expect(await main.findByText(lobby.familyText)).toBeTruthy()
  expect((await main.findByRole('link', { name: 'Game 3' })).getAttribute('href')).toBe('/game/3')
  expect(main.queryByText(fill(lobby.more_other, { count: '41' }))).toBeNull()
  await user.click(main.getByRole('button', { name: lobby.allFamilies }))
  expect(await main.findByRole('link', { name })).toBeTruthy()
})
