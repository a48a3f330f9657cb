import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as events } from '../src/i18n/packs/EN/events.ts'
import { pack as game } from '../src/i18n/packs/EN/game.ts'
import { pack as promotions } from '../src/i18n/packs/EN/promotions.ts'
import { pack as shell } from '../src/i18n/packs/EN/shell.ts'
import { openSite, viewer } from './site.tsx'

it('an unknown lobby is not found and leads home', async () => {
  await openSite('/poker')
  expect(await screen.findByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: shell.backHome }).getAttribute('href')).toBe('/')
})

it('lists events with odds that open the slip of their event, and narrows them by league', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const event = (id: string, league: string, minutes: number) => ({
    id,
    gameId: '31',
    sport: 'football',
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
    ],
  })
  const sportEvents = [event('e1', 'Lantern Cup', 3), event('e2', 'Coast League', 12)]
  await openSite('/sports', { query: { sportEvents } })
  const region = within(await screen.findByRole('region', { name: events.heading }))
  const odds = region.getAllByRole('link', { name: /2\.05/ })
  expect(odds.map((link) => link.getAttribute('href'))).toEqual([
    '/game/31?event=e1&market=1x2&selection=home',
    '/game/31?event=e2&market=1x2&selection=home',
  ])
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

it('a promotion category without promotions says so', async () => {
  await openSite('/promotions?category=nothing', {
    types: { PromotionConnection: () => ({ nodes: [], pageInfo: { page: 1, totalPages: 0 }, totalCount: 0 }) },
  })
  expect(await screen.findByRole('heading', { name: promotions.emptyTitle })).toBeTruthy()
})
