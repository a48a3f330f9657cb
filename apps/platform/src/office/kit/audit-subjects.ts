import { words } from './formats.ts'
import { html, type Html } from './html.ts'

/** Pages of what entries are about, by the first part of their subjects. */
const PAGES: Readonly<Record<string, string>> = {
  member: '/members/',
  withdrawal: '/withdrawals/',
  deposit: '/deposits/requests/',
  round: '/rounds/',
  'lottery-draw': '/lotteries/',
  'lottery-holidays': '/lotteries/holidays',
  operator: '/operators',
  chat: '/chat/',
  credit: '/credits/',
  broadcast: '/broadcasts',
  owed: '/owed/',
  deposit_method: '/payments/methods/',
  payment_provider: '/payments/providers/',
  'payment-provider': '/payments/providers/',
  deposit_bank: '/payments/deposit-banks/',
  withdrawal_bank: '/payments/withdrawal-banks/',
  withdrawal_setting: '/payments',
  brand: '/brand',
  held: '/deposits/held/',
  payment: '/deposits/payments/',
  webhook: '/deposits/webhooks/',
  identity: '/identity/',
  application: '/applications/',
  case: '/cases/',
  'risk-case': '/risk-cases/',
  'answer-template': '/cases/templates/',
  redemption: '/redemptions/',
  'promotion-claim': '/promotions/',
  promotion: '/promotions/plan/',
  mission: '/missions/',
  leaderboard: '/leaderboards/',
  raffle: '/raffles/',
  lottery: '/lotteries/',
  hold: '/protection/',
  'limit.operator.set': '/protection/',
  'exclusion.lifted': '/protection/',
  limit_change: '/protection/',
  play_exclusion: '/protection/',
  account_hold: '/protection/',
  banner: '/banners/',
  announcement: '/announcements/',
  'help-article': '/help-articles/',
  'mall-item': '/mall/',
  picture: '/pictures/',
  game: '/games/',
  catalogue: '/games',
  vendor: '/vendors/',
  module: '/modules/',
  brand_module: '/modules/',
  register_rule: '/registration-form',
  'registration-form': '/registration-form',
  'referral-rule': '/referral-rule',
  'two-operators': '/two-operators',
  downloads: '/downloads',
  'brand-settings': '/brand',
  'withdrawal-rules': '/payments',
  'points-rules': '/points-rules',
  'rank-rules': '/ranks',
  'agent-pay': '/agent-pay',
  'risk-thresholds': '/risk/thresholds',
  lotteries: '/lotteries',
  'lottery-reading': '/lotteries/reading',
  audit: '/audit',
  tag: '/members/tags',
  reconciliation: '/reconciliation/',
}

/** Path of the page that shows a decision about a member, by the third part of the subject; the member's card by default. */
const OF_MEMBER: Readonly<Record<string, (id: string) => string>> = {
  access: (id) => `/members/${id}/sign-ins`,
  bonus: (id) => `/members/${id}/bonuses`,
  risk: (id) => `/members/${id}/risk`,
  rank: (id) => `/members/${id}/standing`,
  upline: (id) => `/members/${id}/standing`,
  rates: (id) => `/members/${id}/team`,
  closing: (id) => `/members/${id}/closing`,
  stops: (id) => `/members/${id}/closing`,
  exclusion: (id) => `/protection/${id}`,
  owed: (id) => `/owed/${id}`,
  adjustment: (id) => `/credits/${id}`,
}

/** The page of a subject such as `withdrawal:17:204`; undefined if it has none. */
export function subjectPath(subject: string): string | undefined {
  const [kind = '', ...rest] = subject.split(':')
  const [first = '', second = ''] = rest
  if (kind === 'list') return `/${rest.join(':')}`
  if (kind === 'member' && Object.hasOwn(OF_MEMBER, second)) return OF_MEMBER[second]?.(first)
  const path = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined
  // A page of them all ends without a slash.
  if (path === undefined || !path.endsWith('/')) return path
  // The address of a member's card and limits has the first part alone.
  const id = path === '/members/' || path === '/protection/' ? rest.slice(0, 1) : rest
  return id.length > 0 ? `${path}${id.map(encodeURIComponent).join('/')}` : undefined
}

/** A subject in words, which leads to its page. */
export function subjectText(subject: string): Html {
  const [kind = '', ...rest] = subject.split(':')
  const path = subjectPath(subject)
  const text = `${words(kind).replaceAll('-', ' ')} ${rest.join('/')}`.trim()
  return path === undefined ? html`${text}` : html`<a href="${path}">${text}</a>`
}
