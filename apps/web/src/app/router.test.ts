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
function getPattern(address: string): string | undefined {
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
    expect(getPattern(paths.home())).toBe('')
    expect(getPattern(paths.logIn())).toBe('login')
    expect(getPattern(paths.register())).toBe('register')
    expect(getPattern(paths.game('a/b?c'))).toBe('game/:gameId')
    expect(getPattern(paths.eventBet('7', { event: 'a&b', market: '1x2', selection: 'home' }))).toBe('game/:gameId')
    expect(getPattern(paths.jackpotGames('a&b'))).toBe(':lobby')
    expect(getPattern(paths.lottery('a&b', 'c'))).toBe('lottery')
    expect(getPattern(paths.stationLottery('a&b'))).toBe('vnlottery')
    expect(getPattern(paths.lotteryDraw('K3_1M', '1'))).toBe('lottery/:code/draw/:number')
    expect(getPattern(paths.lotteryProof('K3_1M', '1'))).toBe('lottery/:code/draw/:number/proof')
    expect(getPattern(paths.lotteryResults({ day: '2026-11-20', code: 'HUE' }))).toBe('lottery/results')
    expect(getPattern(paths.lotteryStatistics('HUE', 50))).toBe('lottery/statistics')
    expect(getPattern(paths.lotteryTickets({ code: 'HUE', show: 'open', after: '7' }))).toBe('member/lottery-tickets')
    expect(getPattern(paths.lotteryTicket('7', 2))).toBe('member/lottery-tickets/:id')
    expect(getPattern(paths.vendorGames('a&b', '/rng?search=x'))).toBe(':lobby')
    expect(getPattern(paths.memberAccount())).toBe('member/account')
    expect(getPattern(paths.memberProfile())).toBe('member/profile')
    expect(getPattern(paths.memberSecurity())).toBe('member/security')
    expect(getPattern(paths.memberLimits())).toBe('member/limits')
    expect(getPattern(paths.memberStatement(2026))).toBe('member/statement')
    expect(getPattern(paths.deposit())).toBe('member/deposit')
    expect(getPattern(paths.deposit('12'))).toBe('member/deposit/:id')
    expect(getPattern(paths.withdrawals({ page: 2 }))).toBe('member/withdrawal')
    expect(getPattern(paths.withdrawal('a/b'))).toBe('member/withdrawal/:id')
    expect(getPattern(paths.requestWithdrawal('5'))).toBe('member/withdrawal')
    expect(getPattern(paths.paymentPassword())).toBe('member/withdrawal')
    expect(getPattern(paths.leaderboards())).toBe('member/leaderboards')
    expect(getPattern(paths.missions())).toBe('member/missions')
    expect(getPattern(paths.rewardCentre())).toBe('member/rewards')
    expect(getPattern(paths.bonus())).toBe('member/bonus')
    expect(getPattern(paths.playerRank())).toBe('member/rank')
    expect(getPattern(paths.rebate())).toBe('member/rebate')
    expect(getPattern(paths.inviteFriends({ show: 'paid', page: 2 }))).toBe('member/invite')
    expect(getPattern(paths.winners({ order: 'LATEST', page: 2 }))).toBe('winners')
    expect(getPattern(paths.messages({ kind: 'DEPOSIT', page: 2 }))).toBe('member/messages')
    expect(getPattern(paths.messageSettings())).toBe('member/message-settings')
    expect(getPattern(paths.unsubscribe())).toBe('unsubscribe')
    expect(getPattern(paths.serviceCases({ case: '12' }))).toBe('member/service')
    expect(getPattern(paths.newServiceCase({ topic: 'GAME' }))).toBe('member/service')
    expect(getPattern(paths.pointsMall(2))).toBe('pointMall')
    expect(getPattern(paths.raffle('a/b'))).toBe('raffle/:id')
    expect(getPattern(paths.raffleProof('a'))).toBe('raffle/:id/proof')
    expect(getPattern(paths.raffleResults(2))).toBe('winners/raffles')
    expect(getPattern(paths.wallet())).toBe('member/wallet')
    expect(getPattern(paths.transferUpline(2))).toBe('member/transfer-upline')
    expect(getPattern(paths.transferDownline())).toBe('member/transfer-downline')
    expect(getPattern(paths.bettingRecord())).toBe('member/betting-record')
    expect(getPattern(paths.accountRecord())).toBe('member/account-record')
    expect(getPattern(paths.profitAndLoss())).toBe('member/profit-and-loss')
    expect(getPattern(paths.bonusDetails())).toBe('member/bonus-details')
    expect(getPattern(paths.becomeAgent())).toBe('member/become-agent')
    expect(getPattern(paths.favourites(2))).toBe('member/favourites')
    expect(getPattern(paths.bankCards())).toBe('member/withdrawal')
    expect(getPattern(paths.memberContacts())).toBe('member/profile')
    expect(getPattern(paths.memberIdentity())).toBe('member/profile')
    expect(getPattern(paths.teamOverview())).toBe('agent/team-overview')
    expect(getPattern(paths.registerCentre())).toBe('agent/register-centre')
    expect(getPattern(paths.downlines())).toBe('agent/downlines')
    expect(getPattern(paths.downlineTransactions())).toBe('agent/transactions')
    expect(getPattern(paths.downline('a/b'))).toBe('agent/downlines/:username')
    expect(getPattern(paths.creditReport())).toBe('agent/credit-report')
    expect(getPattern(paths.userLoss())).toBe('agent/user-loss')
    expect(getPattern(paths.teamBetting())).toBe('agent/team-betting')
    expect(getPattern(paths.myIncome())).toBe('agent/income')
    expect(getPattern(paths.agentAnnouncements())).toBe('agent/announcements')
    expect(getPattern(paths.dividends())).toBe('agent/dividends')
    expect(getPattern(paths.dailySalary())).toBe('agent/daily-salary')
    expect(getPattern(paths.hourlySalary())).toBe('agent/hourly-salary')
    expect(getPattern(paths.realtimeSalary())).toBe('agent/realtime-salary')
    expect(getPattern(paths.promotions())).toBe('promotions')
    expect(getPattern(paths.getPromotions('a&b'))).toBe('promotions')
    expect(getPattern(paths.promotion('a&b'))).toBe('promotions')
    expect(getPattern(paths.promotionDetail('a&b'))).toBe('promoDetail')
    expect(getPattern(paths.helpCentre())).toBe('helpmc')
    expect(getPattern(paths.helpTopic('play', 'maintenance'))).toBe('helpmc')
    expect(getPattern(paths.writeToUs({ topic: 'WALLET', about: 'Deposit 7' }))).toBe('service')
    expect(getPattern(paths.agreement())).toBe('help')
    expect(getPattern(paths.responsibleGaming())).toBe('responsible-gaming')
    expect(getPattern(paths.download())).toBe('down')
  })

  it('routes the lobby of draws to its own page', () => {
    expect(getPattern(paths.lobby('ELOTT'))).toBe('elott')
  })

  it.each(lobbies.filter((lobby) => lobby !== 'ELOTT'))(
    'routes the lobby %s through the shared lobby route',
    (lobby) => {
      expect(getPattern(paths.lobby(lobby))).toBe(':lobby')
      expect(getPattern(paths.lobbyOfVendor(lobby, 'SEN'))).toBe(':lobby')
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
      'getPromotions',
      'promotion',
      'promotionDetail',
      'helpCentre',
      'helpTopic',
      'writeToUs',
      'newServiceCase',
      'agreement',
      'responsibleGaming',
      'download',
      'search',
    ]
    expect(Object.keys(paths).toSorted()).toEqual(tested.toSorted())
  })

  it.each(Object.entries(MENU_PATHS))('routes the menu entry %s to a screen', (_page, address) => {
    expect(getPattern(address)).not.toMatch(/^(\*|:lobby)?$/)
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
    expect(getPattern(`/${address}`)).toBe(address)
  })

  it.each(['/no/such/page', '/game', '/rng/more'])('routes the unknown address %s to a page', (address) => {
    expect(getPattern(address)).toMatch(/^(\*|:lobby)$/)
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
  const getPatterns = (list: readonly RouteObject[], prefix = ''): string[] =>
    list.flatMap(({ path = '', children }) =>
      children ? getPatterns(children, `${prefix}/${path}`) : `${prefix}/${path}`,
    )

  it('are found by the group of their address', async () => {
    for (const pattern of getPatterns(await loadRouteGroups())) {
      const group = await loadRouteGroup(pattern.replaceAll(/:\w+/g, 'x'))
      expect(getPatterns(group)).toContain(pattern)
    }
  })
})
