import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import game from '@playhouse/shared/texts/web/EN/game.json' with { type: 'json' }
import restrictions from '@playhouse/shared/texts/web/EN/restrictions.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { RESTRICTION_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { readCookie } from '../src/cookie.ts'
import { client } from '../src/graphql/client.ts'
import { fill, findHeader, openSite, sent, viewer } from './site.tsx'
import { said } from './said.ts'

const UNTIL = '2026-12-01T05:00:00Z'
const member = (restriction: object) => ({
  viewer: {
    ...viewer('MEMBER').viewer,
    restriction: {
      __typename: 'Restriction',
      until: null,
      isPlayBlocked: true,
      isDepositBlocked: true,
      ...restriction,
    },
  },
})
const OPENED = { id: '7', name: 'Golden Lantern', launchTarget: null, isUnderMaintenance: false, category: 'RNG' }
const TIME_OUT = fill(restrictions.titles.TIME_OUT, { time: said('2026-12-01T05:00:00Z') })

it('says above every page until when a break lasts, and links to what stays possible', async () => {
  await openSite('/member/account', { query: member({ kind: 'TIME_OUT', until: UNTIL }) })
  const notice = within(await screen.findByRole('status', { name: TIME_OUT }))
  expect(notice.getByText(restrictions.texts.TIME_OUT)).toBeTruthy()
  expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/member/withdrawal',
    '/member/limits',
  ])
})

it.each([
  ['REGISTER', UNTIL, fill(restrictions.titles.REGISTER, { time: said(UNTIL) }), '/member/limits'],
  ['REGISTER', null, restrictions.titles.REGISTER_FOREVER, '/member/limits'],
  ['REGISTER_UNKNOWN', null, restrictions.titles.REGISTER_UNKNOWN, '/member/limits'],
  ['REGISTER_INCOMPLETE', null, restrictions.titles.REGISTER_INCOMPLETE, '/member/profile'],
] as const)(
  'says that %s (until %s) closes games and deposits, and where to turn',
  async (kind, until, title, link) => {
    await openSite('/member/account', { query: member({ kind, until }) })
    const notice = within(await screen.findByRole('status', { name: title }))
    expect(notice.getByText(restrictions.texts[kind])).toBeTruthy()
    expect(notice.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/member/withdrawal', link])
  },
)

it('offers a member whom a register lists no promotions', async () => {
  await openSite('/promotions', { query: member({ kind: 'REGISTER', until: UNTIL }) })
  expect(await screen.findByText(restrictions.promotionsTitle)).toBeTruthy()
})

it('hints to the next page what its first paint must make room for, until the break is over', async () => {
  await openSite('/member/account', { query: member({ kind: 'TIME_OUT', until: UNTIL }) })
  await screen.findByRole('status', { name: TIME_OUT })
  expect([document.documentElement.dataset['session'], readCookie(RESTRICTION_COOKIE)]).toEqual([
    'excluded',
    'excluded',
  ])
  restrict({ __typename: 'Restriction', kind: 'LOSS_LIMIT', until: null, isPlayBlocked: true, isDepositBlocked: false })
  await waitFor(() => expect(readCookie(RESTRICTION_COOKIE)).toBe('restricted'))
  restrict(null)
  await waitFor(() => expect(readCookie(RESTRICTION_COOKIE)).toBe(''))
  expect(document.documentElement.dataset['session']).toBe('member')
})

it('offers an excluded member no promotions', async () => {
  await openSite('/promotions', { query: member({ kind: 'SELF_EXCLUSION' }) })
  expect(await screen.findByText(restrictions.promotionsTitle)).toBeTruthy()
  const menu = within(await screen.findByRole('navigation', { name: shell.sideNavigation }))
  expect(menu.queryByRole('link', { name: shell.promotions })).toBeNull()
})

it('shows an excluded member no promotion at its own address either', async () => {
  const promotion = { __typename: 'Promotion', id: 'welcome', title: 'Welcome credit', hasOffer: true }
  await openSite('/promoDetail?id=welcome', {
    query: member({ kind: 'TIME_OUT', until: UNTIL }),
    types: { Site: () => ({ promotion }) },
  })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText(restrictions.promotionsTitle)).toBeTruthy()
  expect(main.queryByText('Welcome credit')).toBeNull()
})

it('opens no game for a member on a break, and offers no retry', async () => {
  await openSite('/game/7', { query: { ...member({ kind: 'TIME_OUT', until: UNTIL }), game: OPENED } })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText(restrictions.gameTitle)).toBeTruthy()
  expect(main.queryByRole('button', { name: ui.retry })).toBeNull()
  expect(sent.map(({ operationName }) => operationName)).not.toContain('LaunchGame')
})

it.each(['LOSS_LIMIT_REACHED', 'PLAY_EXCLUDED', 'ACCOUNT_HELD'])(
  'gives the reason of %s without a code or a retry, which would change nothing',
  async (code) => {
    await openSite('/game/7', {
      query: { ...viewer('MEMBER'), game: OPENED },
      types: { LaunchGameResult: () => ({ __typename: 'Problem', code, retryAfterSeconds: null }) },
    })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(game.failed)).toBeTruthy()
    expect(main.queryByRole('button', { name: ui.retry })).toBeNull()
    expect(main.queryByText(code, { exact: false })).toBeNull()
  },
)

it('leaves play open to a member whose deposit limit is used up', async () => {
  await openSite('/no/such/page', { query: member({ kind: 'DEPOSIT_LIMIT', isPlayBlocked: false }) })
  expect(await screen.findByRole('status', { name: restrictions.titles.DEPOSIT_LIMIT })).toBeTruthy()
  expect((await findHeader()).queryByRole('link', { name: shell.deposit })).toBeNull()
})

it('shows cash and bonus apart in a game, with what is left, the largest stake and what counts', async () => {
  const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
  const running = {
    __typename: 'Bonus',
    id: '1',
    required: money('3000.00'),
    wagered: money('750.00'),
    remaining: money('2250.00'),
    maxStake: money('20.00'),
    contributions: [{ product: 'RNG', basisPoints: 5000 }],
  }
  const bonusAccount = { __typename: 'BonusAccount', balance: money('100.00'), cash: money('40.00'), running }
  await openSite('/game/7', {
    query: {
      viewer: {
        ...viewer('MEMBER').viewer,
        wallet: { __typename: 'Wallet', available: money('40.00'), bonus: money('100.00') },
        memberAccount: { __typename: 'MemberAccount', bonusAccount },
      },
      game: OPENED,
    },
  })
  const strip = within(await screen.findByRole('region', { name: game.bonus.title }))
  for (const text of [
    fill(game.bonus.cash, { amount: '₫40' }),
    fill(game.bonus.money, { amount: '₫100' }),
    fill(game.bonus.maxStake, { amount: '₫20' }),
    fill(game.bonus.counts, { percent: '50%' }),
  ])
    expect(strip.getByText(text)).toBeTruthy()
  expect(strip.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
})

it('says in a game of a vendor with a wallet of its own that the bonus is not played there', async () => {
  const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
  const part = { __typename: 'WalletPart', id: 'T', vendorId: 'T', name: 'T', balance: money('70.00'), isLocked: false }
  const bonusAccount = {
    __typename: 'BonusAccount',
    balance: money('100.00'),
    cash: money('0.00'),
    running: { __typename: 'Bonus', id: '1', contributions: [] },
  }
  const query = {
    viewer: {
      ...viewer('MEMBER').viewer,
      wallet: {
        __typename: 'Wallet',
        available: money('0.00'),
        bonus: money('100.00'),
        parts: [part],
        atVendors: [part],
      },
      memberAccount: { __typename: 'MemberAccount', bonusAccount },
    },
    game: { ...OPENED, vendorId: 'T' },
  }
  await openSite('/game/7', { query })
  const strip = within(await screen.findByRole('region', { name: game.bonus.title }))
  expect(strip.getByText(fill(game.bonus.cash, { amount: '₫70' }))).toBeTruthy()
  expect(strip.getByText(game.bonus.cashOnly)).toBeTruthy()
  expect(strip.queryByRole('progressbar')).toBeNull()
})

it('asks for no bonus in a game without bonus money', async () => {
  const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
  const wallet = { __typename: 'Wallet', available: money('140.00'), bonus: money('0.00') }
  await openSite('/game/7', { query: { viewer: { ...viewer('MEMBER').viewer, wallet }, game: OPENED } })
  await waitFor(() => expect(sent.map(({ operationName }) => operationName)).toContain('LaunchGame'))
  expect(sent.map(({ operationName }) => operationName)).not.toContain('GameBonus')
})

it('shortens a balance that a phone’s header has no room for', async () => {
  const wallet = { __typename: 'Wallet', available: { __typename: 'Money', amount: '98765432100.00', currency: 'VND' } }
  await openSite('/no/such/page', { query: { viewer: { ...viewer('MEMBER').viewer, wallet } } })
  const status = await (await findHeader()).findByRole('status')
  expect(within(status).getByText('₫98.8B')).toBeTruthy()
})

const LAUNCHED = () => ({
  __typename: 'LaunchGameSuccess',
  launchUrl: 'http://vendor.test/play/1',
  origin: 'http://vendor.test',
  isDemo: false,
})
const restrict = (restriction: object | null) =>
  act(() => void client.cache.modify({ id: 'Viewer:{}', fields: { restriction: () => restriction } }))
const BREAK = { __typename: 'Restriction', kind: 'TIME_OUT', until: UNTIL, isPlayBlocked: true, isDepositBlocked: true }

it('covers an open game while a break holds, without a way to open it again, and opens it when the break is over', async () => {
  await openSite('/game/7', {
    query: { ...viewer('MEMBER'), game: OPENED },
    types: { LaunchGameResult: LAUNCHED },
  })
  const main = within(await screen.findByRole('main'))
  const findFrame = () => document.querySelector('iframe')
  await waitFor(() => expect(findFrame()).toBeTruthy())
  restrict(BREAK)
  expect(await main.findByText(restrictions.gameTitle)).toBeTruthy()
  expect(findFrame()).toBeNull()
  expect(main.queryByRole('button', { name: game.reload })).toBeNull()
  expect(main.queryByRole('button', { name: ui.retry })).toBeNull()
  restrict(null)
  await waitFor(() => expect(findFrame()).toBeTruthy())
})

it('shows the round that reaches a limit to its end before it covers the game', async () => {
  await openSite('/game/7', {
    query: { ...viewer('MEMBER'), game: OPENED },
    types: { LaunchGameResult: LAUNCHED },
  })
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy())
  restrict({ ...BREAK, kind: 'LOSS_LIMIT' })
  expect(document.querySelector('iframe')).toBeTruthy()
  expect(await screen.findByText(restrictions.gameTitle)).toBeTruthy()
})

it('asks again whether play is open when the tab of a game comes back into view', async () => {
  await openSite('/game/7', {
    query: { ...viewer('MEMBER'), game: OPENED },
    types: { LaunchGameResult: LAUNCHED },
  })
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(sent.map(({ operationName }) => operationName)).toContain('Restriction'))
})

it('says in one line of the game what else is closed to the member', async () => {
  await openSite('/game/7', {
    query: { ...member({ kind: 'DEPOSIT_LIMIT', isPlayBlocked: false }), game: OPENED },
    types: { LaunchGameResult: LAUNCHED },
  })
  const line = await screen.findByRole('status', { name: restrictions.titles.DEPOSIT_LIMIT })
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/member/limits')
  expect(screen.queryByText(restrictions.texts.DEPOSIT_LIMIT)).toBeNull()
})

const openOffers = (query: object) =>
  openSite('/game/7', {
    query: { ...query, game: OPENED, hotGames: [{ id: '8', name: 'Silver Lantern' }] },
    types: { LaunchGameResult: LAUNCHED },
  })

it.each([
  ['keeps what invites to play unseen on a page that may be a member’s', { viewer: null }, true],
  ['shows a member what invites to play', viewer('MEMBER'), false],
])('%s', async (_title, query, isUnseen) => {
  await openOffers(query)
  const main = within(await screen.findByRole('main'))
  const heading = await main.findByText(game.moreGames)
  expect(heading.closest('.member\\:invisible') !== null).toBe(isUnseen)
})

it('shows an excluded member nothing that invites to play', async () => {
  await openOffers(member({ kind: 'TIME_OUT', until: UNTIL }))
  const main = within(await screen.findByRole('main'))
  await main.findByText(restrictions.gameTitle)
  expect(main.queryByText(game.moreGames)).toBeNull()
})
