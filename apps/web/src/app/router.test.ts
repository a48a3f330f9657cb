import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import { PUBLIC_PAGES } from '@playhouse/shared/public-pages.ts'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MENU_PATHS } from '../menu-paths.ts'
import { paths } from '../paths.ts'
import { loader as loadShell } from '../domains/site/parts/shell.loader.ts'
import { createAllRoutes } from './router.tsx'
import { loadRouteGroup, loadRouteGroups } from './routes/route-groups.ts'
import type { ScreenHandle } from './routes/screen-route.ts'

const routes = await createAllRoutes()

/** The full pattern of the route that matches an address, such as `/game/:gameId`. */
function patternOf(address: string): string | undefined {
  const matches = matchRoutes(routes, new URL(address, 'https://playhouse.test'))
  return matches?.flatMap(({ route }) => route.path ?? []).join('/')
}

describe('every page of the sitemap', () => {
  it.each(PUBLIC_PAGES)('%s is a screen', (page) => {
    const matches = matchRoutes(routes, page) ?? []
    expect(matches.at(-1)?.route.path).not.toBe('*')
    expect(matches.some(({ route }) => (route.handle as ScreenHandle | undefined)?.isPersonal)).toBe(false)
  })

  it.each(PUBLIC_PAGES)('%s names its query, which is read before it is hydrated', async (page) => {
    const lazy = matchRoutes(routes, page)?.at(-1)?.route.lazy as { loader: () => Promise<object> } | undefined
    const loader = await lazy?.loader()
    expect(loader === loadShell || (loader && 'query' in loader)).toBe(true)
  })
})

describe('every address that links use', () => {
  const lobbies = Object.keys(LOBBY_CATEGORIES) as LobbyId[]

  it('leads to its screen', () => {
    expect(patternOf(paths.home())).toBe('')
    expect(patternOf(paths.logIn())).toBe('login')
    expect(patternOf(paths.register())).toBe('register')
    expect(patternOf(paths.game('a/b?c'))).toBe('game/:gameId')
    expect(patternOf(paths.eventBet('7', { event: 'a&b', market: '1x2', selection: 'home' }))).toBe('game/:gameId')
    expect(patternOf(paths.jackpotGames('a&b'))).toBe(':lobby')
    expect(patternOf(paths.lottery('a&b', 'c'))).toBe('lottery')
    expect(patternOf(paths.stationLottery('a&b'))).toBe('vnlottery')
    expect(patternOf(paths.lotteryDraw('K3_1M', '1'))).toBe('lottery/:code/draw/:number')
    expect(patternOf(paths.lotteryProof('K3_1M', '1'))).toBe('lottery/:code/draw/:number/proof')
    expect(patternOf(paths.lotteryResults({ day: '2026-11-20', code: 'HUE' }))).toBe('lottery/results')
    expect(patternOf(paths.lotteryStatistics('HUE', 50))).toBe('lottery/statistics')
    expect(patternOf(paths.lotteryTickets({ code: 'HUE', show: 'open', after: '7' }))).toBe('member/lottery-tickets')
    expect(patternOf(paths.lotteryTicket('7', 2))).toBe('member/lottery-tickets/:id')
    expect(patternOf(paths.vendorGames('a&b', '/rng?search=x'))).toBe(':lobby')
    expect(patternOf(paths.memberAccount())).toBe('member/account')
    expect(patternOf(paths.memberProfile())).toBe('member/profile')
    expect(patternOf(paths.memberSecurity())).toBe('member/security')
    expect(patternOf(paths.memberLimits())).toBe('member/limits')
    expect(patternOf(paths.memberStatement(2026))).toBe('member/statement')
    expect(patternOf(paths.deposit())).toBe('member/deposit')
    expect(patternOf(paths.deposit('12'))).toBe('member/deposit/:id')
    expect(patternOf(paths.withdrawals({ page: 2 }))).toBe('member/withdrawal')
    expect(patternOf(paths.withdrawal('a/b'))).toBe('member/withdrawal/:id')
    expect(patternOf(paths.requestWithdrawal('5'))).toBe('member/withdrawal')
    expect(patternOf(paths.paymentPassword())).toBe('member/withdrawal')
    expect(patternOf(paths.leaderboards())).toBe('member/leaderboards')
    expect(patternOf(paths.missions())).toBe('member/missions')
    expect(patternOf(paths.rewardCentre())).toBe('member/rewards')
    expect(patternOf(paths.bonus())).toBe('member/bonus')
    expect(patternOf(paths.playerRank())).toBe('member/rank')
    expect(patternOf(paths.rebate())).toBe('member/rebate')
    expect(patternOf(paths.inviteFriends({ show: 'paid', page: 2 }))).toBe('member/invite')
    expect(patternOf(paths.winners({ order: 'LATEST', page: 2 }))).toBe('winners')
    expect(patternOf(paths.messages({ kind: 'DEPOSIT', page: 2 }))).toBe('member/messages')
    expect(patternOf(paths.messageSettings())).toBe('member/message-settings')
    expect(patternOf(paths.unsubscribe())).toBe('unsubscribe')
    expect(patternOf(paths.serviceCases({ case: '12' }))).toBe('member/service')
    expect(patternOf(paths.pointsMall(2))).toBe('pointMall')
    expect(patternOf(paths.raffle('a/b'))).toBe('raffle/:id')
    expect(patternOf(paths.raffleProof('a'))).toBe('raffle/:id/proof')
    expect(patternOf(paths.raffleResults(2))).toBe('winners/raffles')
    expect(patternOf(paths.wallet())).toBe('member/wallet')
    expect(patternOf(paths.transferUpline(2))).toBe('member/transfer-upline')
    expect(patternOf(paths.transferDownline())).toBe('member/transfer-downline')
    expect(patternOf(paths.bettingRecord())).toBe('member/betting-record')
    expect(patternOf(paths.accountRecord())).toBe('member/account-record')
    expect(patternOf(paths.profitAndLoss())).toBe('member/profit-and-loss')
    expect(patternOf(paths.bonusDetails())).toBe('member/bonus-details')
    expect(patternOf(paths.becomeAgent())).toBe('member/become-agent')
    expect(patternOf(paths.favourites(2))).toBe('member/favourites')
    expect(patternOf(paths.bankCards())).toBe('member/withdrawal')
    expect(patternOf(paths.memberContacts())).toBe('member/profile')
    expect(patternOf(paths.memberIdentity())).toBe('member/profile')
    expect(patternOf(paths.teamOverview())).toBe('agent/team-overview')
    expect(patternOf(paths.registerCentre())).toBe('agent/register-centre')
    expect(patternOf(paths.downlines())).toBe('agent/downlines')
    expect(patternOf(paths.downlineTransactions())).toBe('agent/transactions')
    expect(patternOf(paths.downline('a/b'))).toBe('agent/downlines/:username')
    expect(patternOf(paths.creditReport())).toBe('agent/credit-report')
    expect(patternOf(paths.userLoss())).toBe('agent/user-loss')
    expect(patternOf(paths.teamBetting())).toBe('agent/team-betting')
    expect(patternOf(paths.myIncome())).toBe('agent/income')
    expect(patternOf(paths.agentAnnouncements())).toBe('agent/announcements')
    expect(patternOf(paths.dividends())).toBe('agent/dividends')
    expect(patternOf(paths.dailySalary())).toBe('agent/daily-salary')
    expect(patternOf(paths.hourlySalary())).toBe('agent/hourly-salary')
    expect(patternOf(paths.realtimeSalary())).toBe('agent/realtime-salary')
    expect(patternOf(paths.promotions())).toBe('promotions')
    expect(patternOf(paths.promotionsOf('a&b'))).toBe('promotions')
    expect(patternOf(paths.promotion('a&b'))).toBe('promotions')
    expect(patternOf(paths.promotionDetail('a&b'))).toBe('promoDetail')
    expect(patternOf(paths.helpCentre())).toBe('helpmc')
    expect(patternOf(paths.helpTopic('play', 'maintenance'))).toBe('helpmc')
    expect(patternOf(paths.feedback())).toBe('helpmc')
    expect(patternOf(paths.agreement())).toBe('help')
    expect(patternOf(paths.responsibleGaming())).toBe('responsible-gaming')
    expect(patternOf(paths.download())).toBe('down')
  })

  it('routes the lobby of draws to its own page', () => {
    expect(patternOf(paths.lobby('ELOTT'))).toBe('elott')
  })

  it.each(lobbies.filter((lobby) => lobby !== 'ELOTT'))(
    'routes the lobby %s through the shared lobby route',
    (lobby) => {
      expect(patternOf(paths.lobby(lobby))).toBe(':lobby')
      expect(patternOf(paths.lobbyOfVendor(lobby, 'SEN'))).toBe(':lobby')
    },
  )

  it('covers every path of `paths`', () => {
    const tested = [
      'home',
      'logIn',
      'register',
      'game',
      'eventBet',
      'jackpotGames',
      'lottery',
      'stationLottery',
      'lotteryDraw',
      'lotteryProof',
      'lotteryResults',
      'lotteryStatistics',
      'lotteryTickets',
      'lotteryTicket',
      'vendorGames',
      'memberAccount',
      'memberProfile',
      'memberSecurity',
      'memberLimits',
      'memberStatement',
      'deposit',
      'withdrawals',
      'withdrawal',
      'requestWithdrawal',
      'paymentPassword',
      'missions',
      'leaderboards',
      'rewardCentre',
      'bonus',
      'playerRank',
      'rebate',
      'inviteFriends',
      'winners',
      'messages',
      'messageSettings',
      'unsubscribe',
      'serviceCases',
      'pointsMall',
      'wallet',
      'transferUpline',
      'registerCentre',
      'downlines',
      'downline',
      'downlineTransactions',
      'creditReport',
      'userLoss',
      'teamBetting',
      'myIncome',
      'becomeAgent',
      'favourites',
      'bankCards',
      'memberContacts',
      'memberIdentity',
      'agentAnnouncements',
      'dividends',
      'dailySalary',
      'hourlySalary',
      'raffle',
      'raffleProof',
      'raffleResults',
      'realtimeSalary',
      'transferDownline',
      'bettingRecord',
      'accountRecord',
      'profitAndLoss',
      'bonusDetails',
      'teamOverview',
      'lobby',
      'lobbyOfVendor',
      'promotions',
      'promotionsOf',
      'promotion',
      'promotionDetail',
      'helpCentre',
      'helpTopic',
      'feedback',
      'agreement',
      'responsibleGaming',
      'download',
      'search',
    ]
    expect(Object.keys(paths).toSorted()).toEqual(tested.toSorted())
  })

  it.each(Object.entries(MENU_PATHS))('routes the menu entry %s to a screen', (_page, address) => {
    expect(patternOf(address)).not.toMatch(/^(\*|:lobby)?$/)
  })
})

describe('external addresses', () => {
  it.each([
    'index',
    'index.html',
    'home',
    'register.html',
    'member',
    'agent',
    'download',
    'lottery',
    'vnlottery',
    'seamless',
  ])('routes /%s', (address) => {
    expect(patternOf(`/${address}`)).toBe(address)
  })

  it.each(['/no/such/page', '/game', '/rng/more'])('routes the unknown address %s to a page', (address) => {
    expect(patternOf(address)).toMatch(/^(\*|:lobby)$/)
  })

  it('keeps the query when redirecting an older address to the home page', async () => {
    const home = matchRoutes(routes, '/home')?.at(-1)?.route
    if (typeof home?.loader !== 'function') throw new Error('/home has no loader')
    const request = new Request('https://playhouse.test/home?search=sen')
    const response: unknown = await home.loader({
      request,
      params: {},
      context: {},
      pattern: '/home',
      url: new URL(request.url),
    })
    expect(response).toBeInstanceOf(Response)
    expect((response as Response).headers.get('location')).toBe('/?search=sen')
  })
})

describe('pages of an account or with a secret in their address', () => {
  it.each([
    ...Object.values(MENU_PATHS).filter((path) => /^\/(member|agent)\//.test(path)),
    paths.deposit('12'),
    paths.withdrawal('a/b'),
    '/login/issuer',
    '/reset-password',
    '/service',
    '/unsubscribe',
  ])('leaves %s to the browser', (address) => {
    const handle = matchRoutes(routes, new URL(address, 'https://playhouse.test'))?.at(-1)?.route.handle
    expect(handle).toEqual({ isPersonal: true })
  })
})

describe('routes that are loaded on demand', () => {
  const patternsOf = (list: readonly RouteObject[], prefix = ''): string[] =>
    list.flatMap(({ path = '', children }) =>
      children ? patternsOf(children, `${prefix}/${path}`) : `${prefix}/${path}`,
    )

  it('are found by the group of their address', async () => {
    for (const pattern of patternsOf(await loadRouteGroups())) {
      const group = await loadRouteGroup(pattern.replaceAll(/:\w+/g, 'x'))
      expect(patternsOf(group)).toContain(pattern)
    }
  })
})
