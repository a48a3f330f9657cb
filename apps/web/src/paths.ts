import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LobbyId } from '@playhouse/shared/game-categories.ts'
import type { ServiceTopic } from '@playhouse/schema/types.generated.ts'

/** URL parameter of the vendor whose games are listed over a page. */
export const VENDOR_GAMES_PARAMETER = 'list'

/** What a message to customer service begins with. */
export interface ServiceQuestion {
  topic: ServiceTopic
  /** The subject, such as the number of a withdrawal. */
  about: string
}

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = String(new URLSearchParams(query))
  return text === '' ? path : `${path}?${text}`
}

/** All addresses of the site. Links are built only here; a test checks each one against the routes. */
export const paths = {
  home: () => '/',
  /** The search field of the home page. */
  search: () => '/#search',
  lobby: (lobby: LobbyId) => `/${lobby.toLowerCase()}`,
  lobbyOfVendor: (lobby: LobbyId, vendorId: string) =>
    `/${lobby.toLowerCase()}?${new URLSearchParams({ vendor: vendorId })}`,
  jackpotGames: (vendorId: string) => withQuery('/rng', { vendor: vendorId, class: 'jackpot' }),
  game: (gameId: string) => `/game/${encodeURIComponent(gameId)}`,
  /** The bet page of events, with a selection on its slip. */
  eventBet: (gameId: string, bet: { event: string; market: string; selection: string }) =>
    withQuery(`/game/${encodeURIComponent(gameId)}`, bet),
  /** The lotteries, or one by its code with its initial kind of play. */
  lottery: (gameCode?: string | null, playType?: string | null) =>
    withQuery('/lottery', { ...(gameCode && { gameCode }), ...(gameCode && playType && { playType }) }),
  /** The same for lotteries drawn by stations. */
  stationLottery: (gameCode?: string | null, playType?: string | null) =>
    withQuery('/vnlottery', { ...(gameCode && { gameCode }), ...(gameCode && playType && { playType }) }),
  /** A draw: its countdown, its numbers as they appear, and its result. Of two stations bet on together, that of the first. */
  lotteryDraw: (code: string, number: string) =>
    `/lottery/${encodeURIComponent(code.split('-')[0] ?? code)}/draw/${encodeURIComponent(number)}`,
  /** The page that recomputes the result of a draw. */
  lotteryProof: (code: string, number: string) =>
    `/lottery/${encodeURIComponent(code)}/draw/${encodeURIComponent(number)}/proof`,
  /** Results of the stations of a day (today by default), or of one lottery. */
  lotteryResults: ({ day, code }: { day?: string | undefined; code?: string | undefined } = {}) =>
    withQuery('/lottery/results', { ...(code && { gameCode: code }), ...(day && { day }) }),
  lotteryStatistics: (code: string, draws?: number) =>
    withQuery('/lottery/statistics', { gameCode: code, ...(draws && { draws: String(draws) }) }),
  /** The member's lottery tickets, one page after `after`. */
  lotteryTickets: (list: { code?: string; show?: string; after?: string } = {}) =>
    withQuery('/member/lottery-tickets', Object.fromEntries(Object.entries(list).filter(([, value]) => value !== ''))),
  lotteryTicket: (id: string, page = 1) =>
    withQuery(`/member/lottery-tickets/${encodeURIComponent(id)}`, page > 1 ? { page: String(page) } : {}),
  /** The list of a vendor's games over the page at `here`, an address of this site. */
  vendorGames: (vendorId: string, here: string) => {
    const { pathname, searchParams } = new URL(here, 'https://site')
    searchParams.set(VENDOR_GAMES_PARAMETER, vendorId)
    return `${pathname}?${searchParams}`
  },
  logIn: () => '/login',
  register: () => '/register',
  memberAccount: () => '/member/account',
  memberProfile: () => '/member/profile',
  memberContacts: () => '/member/profile#contacts',
  memberIdentity: () => '/member/profile#identity',
  memberSecurity: (page = 1) =>
    page > 1 ? `/member/security?${new URLSearchParams({ page: String(page) })}` : '/member/security',
  memberLimits: () => '/member/limits',
  pointsMall: (page = 1, statement = 1) =>
    withQuery('/pointMall', {
      ...(page > 1 && { page: String(page) }),
      ...(statement > 1 && { statement: String(statement) }),
    }),
  raffle: (id: string) => `/raffle/${encodeURIComponent(id)}`,
  raffleProof: (id: string) => `/raffle/${encodeURIComponent(id)}/proof`,
  raffleResults: (page = 1) => withQuery('/winners/raffles', page > 1 ? { page: String(page) } : {}),
  serviceCases: (list: { page?: number; case?: string } = {}) => {
    const { page = 1, ...one } = list
    return withQuery('/member/service', { ...one, ...(page > 1 && { page: String(page) }) })
  },
  /** The same with the form for a new one. */
  newServiceCase: ({ topic, about }: Partial<ServiceQuestion> = {}) =>
    withQuery('/member/service', { write: topic ?? '', ...(about && { about }) }),
  missions: () => '/member/missions',
  leaderboards: () => '/member/leaderboards',
  /** Invited friends, or only those that earned a reward. */
  inviteFriends: (list: { show?: 'paid' | undefined; page?: number } = {}) => {
    const { page = 1, show } = list
    return withQuery('/member/invite', { ...(show && { show }), ...(page > 1 && { page: String(page) }) })
  },
  rewardCentre: () => '/member/rewards',
  bonus: () => '/member/bonus',
  playerRank: () => '/member/rank',
  rebate: () => '/member/rebate',
  /** Received messages, optionally of one kind, or sent ones. `to` starts a message to an account. */
  messages: (list: { box?: 'sent'; kind?: string; page?: number; to?: string } = {}) => {
    const { page = 1, ...rest } = list
    return withQuery('/member/messages', { ...rest, ...(page > 1 && { page: String(page) }) })
  },
  messageSettings: () => '/member/message-settings',
  /** Target of the links in e-mails, with the signed `?token=…`. */
  unsubscribe: () => '/unsubscribe',
  /** The activity statement of a year, by default the current one. */
  memberStatement: (year?: number) => withQuery('/member/statement', { ...(year && { year: String(year) }) }),
  wallet: () => '/member/wallet',
  transferUpline: (page = 1) => withQuery('/member/transfer-upline', page > 1 ? { page: String(page) } : {}),
  transferDownline: ({ page = 1, to }: { page?: number; to?: string } = {}) =>
    withQuery('/member/transfer-downline', { ...(to && { to }), ...(page > 1 && { page: String(page) }) }),
  bettingRecord: () => '/member/betting-record',
  accountRecord: () => '/member/account-record',
  profitAndLoss: () => '/member/profit-and-loss',
  bonusDetails: () => '/member/bonus-details',
  withdrawals: (list: { page?: number; state?: string; from?: string; to?: string } = {}) => {
    const { page = 1, ...filters } = list
    const set = Object.entries(filters).filter(([, value]) => value !== '')
    return withQuery('/member/withdrawal', { ...Object.fromEntries(set), ...(page > 1 && { page: String(page) }) })
  },
  /** Withdrawal with an amount in whole units filled in. */
  requestWithdrawal: (units: string) => withQuery('/member/withdrawal', { amount: units }),
  /** Where cards are added. */
  bankCards: () => '/member/withdrawal#bank-cards',
  /** Where the payment password is set and changed. */
  paymentPassword: () => '/member/withdrawal#payment-password',
  withdrawal: (id: string) => `/member/withdrawal/${encodeURIComponent(id)}`,
  deposit: (depositId?: string) =>
    depositId === undefined ? '/member/deposit' : `/member/deposit/${encodeURIComponent(depositId)}`,
  favourites: (page = 1) => withQuery('/member/favourites', page > 1 ? { page: String(page) } : {}),
  becomeAgent: () => '/member/become-agent',
  teamOverview: () => '/agent/team-overview',
  registerCentre: () => '/agent/register-centre',
  downlines: () => '/agent/downlines',
  downline: (username: string) => `/agent/downlines/${encodeURIComponent(username)}`,
  teamBetting: () => '/agent/team-betting',
  userLoss: () => '/agent/user-loss',
  downlineTransactions: () => '/agent/transactions',
  myIncome: () => '/agent/income',
  creditReport: () => '/agent/credit-report',
  agentAnnouncements: () => '/agent/announcements',
  dividends: () => '/agent/dividends',
  dailySalary: () => '/agent/daily-salary',
  hourlySalary: () => '/agent/hourly-salary',
  realtimeSalary: () => '/agent/realtime-salary',
  winners: (list: { period?: string; order?: string; category?: string | null; page?: number } = {}) => {
    const { period = 'DAY', order = 'AMOUNT', category, page = 1 } = list
    return withQuery('/winners', {
      ...(period !== 'DAY' && { period: period.toLowerCase() }),
      ...(order !== 'AMOUNT' && { order: order.toLowerCase() }),
      ...(category && { product: category.toLowerCase() }),
      ...(page > 1 && { page: String(page) }),
    })
  },
  promotions: () => '/promotions',
  getPromotions: (category: string) => `/promotions?${new URLSearchParams({ category })}`,
  /** A promotion, shown over the list of promotions. */
  promotion: (promotionId: string) => `/promotions?${new URLSearchParams({ id: promotionId })}`,
  /** A promotion on a page of its own. */
  promotionDetail: (promotionId: string) => `/promoDetail?${new URLSearchParams({ id: promotionId })}`,
  helpCentre: () => '/helpmc',
  /** A topic of the help centre by its code, optionally at an article. */
  helpTopic: (topic: string, article?: string) =>
    `/helpmc?${new URLSearchParams({ topic, ...(article === undefined ? {} : { article }) })}`,
  /** The form to write to us; members go on to their cases. */
  writeToUs: ({ topic, about }: Partial<ServiceQuestion> = {}) =>
    withQuery('/service', { ...(topic && { write: topic }), ...(about && { about }) }),
  agreement: () => '/help',
  responsibleGaming: () => '/responsible-gaming',
  download: () => '/down',
} as const

const LOBBIES = new Map(Object.keys(LOBBY_CATEGORIES).map((id) => [id.toLowerCase(), id as LobbyId]))

/** The lobby at `/segment`; null for an unknown segment. */
export const lobbyAt = (segment: string | undefined): LobbyId | null => LOBBIES.get(segment ?? '') ?? null

/** Whether the page is that of a single game, which has two addresses. */
export const isGamePath = (pathname: string): boolean => /^\/(?:game\/|seamless\/?$)/.test(pathname)
