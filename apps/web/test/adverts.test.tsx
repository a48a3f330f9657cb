import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import deposit from '@playhouse/shared/texts/web/EN/deposit.json' with { type: 'json' }
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import home from '@playhouse/shared/texts/web/EN/home.json' with { type: 'json' }
import jackpots from '@playhouse/shared/texts/web/EN/jackpots.json' with { type: 'json' }
import promotions from '@playhouse/shared/texts/web/EN/promotions.json' with { type: 'json' }
import { dropLayer } from '../src/access/open-layers.ts'
import { SLOTS } from '../src/extend/slots.ts'
import { client } from '../src/graphql/client.ts'
import { openSite, sent, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const GAMES = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, name: `Game ${index}` }))
const BANNER = { id: '1', title: 'A bonus for Friday' }
const WIN = { gameId: '12', gameName: 'Tiger Gate', payout: money('7500000'), launchTarget: null, jackpot: null }
const slots = SLOTS as { 'home.hero'?: React.ComponentType<object> }

/** Opens a page of a member, with every kind of advert that the site has. */
function openPage(address: string, more: object = {}) {
  const { viewer: member } = viewer('MEMBER')
  return openSite(address, {
    query: {
      viewer: { ...member, ...more },
      hotGames: GAMES,
      winners: [WIN],
      lobby: { id: 'RNG', games: { totalCount: 1, nodes: [GAMES[0]], pageInfo: { page: 1, totalPages: 1 } } },
      game: { id: '77', name: 'Golden Lantern', launchTarget: null, isUnderMaintenance: false, category: 'RNG' },
    },
    site: { bannerGroups: ['w_home', 'w_rng'].map((name) => ({ name, banners: [BANNER] })) },
    types: {
      Viewer: () => ({ openRounds: [], recentGames: [], favouriteGames: { nodes: [] } }),
      WinnerPage: () => ({ nodes: [WIN], pageInfo: { page: 1, totalPages: 1 } }),
      DepositOptions: () => ({ isBlocked: false, hold: null, ageObstacle: null, missing: [], identityDeadline: null }),
      MemberLimits: () => ({ exclusion: null, hasDepositLimitPrompt: false, limits: [] }),
    },
  })
}

/** As the answer to the event that tells open pages. */
const pauseAdvertising = () =>
  act(() => {
    client.cache.modify({ id: 'Viewer:{}', fields: { isAdvertisingPaused: () => true } })
  })

/** Not within `act`, which would hold all rendering up. */
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const region = (name: string) => () => screen.queryByRole('region', { name })

describe('while advertising is paused for a member, an open page leaves out', () => {
  afterEach(() => delete slots['home.hero'])

  it.each([
    ['banners of the home page', '/', () => screen.queryByText(BANNER.title)],
    ['banners of a lobby', '/rng', () => screen.queryByText(BANNER.title)],
    ['the latest wins', '/', region(home.latestWins)],
    ['winners of the day', '/', region(home.winners)],
    ['promotions', '/', region(promotions.title)],
    ['jackpots of the home page', '/', region(jackpots.jackpots)],
    ['jackpots of a lobby', '/rng', region(jackpots.jackpots)],
    ['further games below a game', '/game/77', region(game.moreGames)],
    ['bonuses for a deposit', '/member/deposit', () => screen.queryByRole('group', { name: deposit.bonus.title })],
    ['what a project has above the games', '/', () => screen.queryByText('Friday at Lotus House')],
  ] as const)('%s', async (_, address, find) => {
    slots['home.hero'] = () => <p>{'Friday at Lotus House'}</p>
    await openPage(address)
    const main = await screen.findByRole('main')
    await waitFor(() => expect(main.contains(find())).toBe(true))
    pauseAdvertising()
    await waitFor(() => expect(find()).toBeNull())
    expect((await within(main).findAllByRole('heading')).length).toBeGreaterThan(0)
  })
})

describe('the popup announcement', () => {
  const isAskedFor = () => sent.some(({ operationName }) => operationName === 'NoticeDialog')
  const open = (more?: object) => {
    sessionStorage.removeItem('index_notice')
    return openPage('/', more)
  }
  afterEach(() => act(dropLayer))

  it('comes to a member on arrival', async () => {
    await open()
    await waitFor(() => expect(isAskedFor()).toBe(true))
    await waitFor(() => expect(sessionStorage.getItem('index_notice')).not.toBeNull())
  })

  it.each([
    ['to whom nothing is advertised now', { isAdvertisingPaused: true }],
    ['on a break', { restriction: { kind: 'TIME_OUT', until: null, isPlayBlocked: true, isDepositBlocked: true } }],
  ])('does not come to a member %s', async (_, more) => {
    await open(more)
    await waitFor(() => expect(document.documentElement.dataset['session']).toMatch(/quiet|excluded/))
    await pass(2_000)
    expect(isAskedFor()).toBe(false)
    expect(sessionStorage.getItem('index_notice')).toBeNull()
  })

  it('that is loading is dropped when advertising is paused meanwhile', async () => {
    await open()
    const before = globalThis.fetch
    globalThis.fetch = async (address, request) => {
      if (String(request?.body).includes('"operationName":"NoticeDialog"')) {
        pauseAdvertising()
        // The page takes the news over before the response arrives.
        await pass(100)
      }
      return before(address, request)
    }
    await waitFor(() => expect(isAskedFor()).toBe(true))
    await pass(300)
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(sessionStorage.getItem('index_notice')).toBeNull()
  })
})
