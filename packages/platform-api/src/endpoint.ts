import type { ApiScope } from '@playhouse/shared/api-scopes.ts'
import * as z from 'zod'

import type { PlatformErrorCode } from './errors.ts'
import type { PlatformFeature } from './features.ts'

/** Callers of an endpoint: `public` calls never carry a token; `optional` ones may; `member` and `agent` ones must. */
export type Access = 'public' | 'optional' | 'member' | 'agent'

export const DOMAINS = {
  site: 'The brand as a page needs it: modules, languages, announcements, help',
  session: 'Log-in by every means, sessions, devices, and what guards them',
  registration: 'Registration of members, its rules and checks',
  verification: 'Captchas, human checks and codes sent to a number or an address',
  member: 'The account: profile, contacts, passwords, identity, messages settings',
  wallet: 'Balances, and transfers between the main wallet and vendors’ wallets',
  cashier: 'Deposits, withdrawals, bank cards and the payment password',
  records: 'What happened to a member’s money: bets, transactions, sums',
  limits: 'Limits, time-outs, self-exclusion, and closing the account',
  live: 'Events as they happen',
  uploads: 'Pictures that members send',
  games: 'Catalogue, vendors, launches, favourites, winners',
  lottery: 'Lotteries, draws, tickets and results',
  promotions: 'Promotions, bonuses, ranks, rebates, missions, rewards',
  points: 'Points and the points mall',
  raffles: 'Raffles and their tickets',
  messages: 'Messages between accounts and from the platform, and chat rooms',
  support: 'Cases with customer service, feedback',
  agent: 'Downlines, contracts, reports and applications of agents',
} as const

/**
 * Availability while the site is under maintenance or the caller's country is restricted. Reads are open and changes refused unless they
 * say otherwise. `openInRegion`: refused under maintenance only. `decides`: the handler refuses, after it has recognised a repetition.
 */
export type WhileClosed = 'open' | 'openInRegion' | 'decides' | 'refused'

export type Domain = keyof typeof DOMAINS

/**
 * One REST endpoint. The gateway's client, the platform's routes and validation, the OpenAPI page and the contract tests derive from it.
 * `all-endpoints.ts` gives it the name of its export and the domain of its file.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  name: string
  domain: Domain
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Older paths that a platform also serves and a gateway never calls. */
  aliases?: readonly string[]
  /** Sent as header `ModuleId`; must be enabled in the white-label tree. */
  moduleId: string
  /** What a platform without this endpoint lacks. */
  feature: PlatformFeature
  access: Access
  /** Open to a session that must change its password before anything else. */
  beforePasswordChange?: true
  whileClosed?: WhileClosed
  /** Scope of the API tokens that may read it, outside restricted countries; `ANY` for all of them. Without one it refuses tokens. */
  apiScope?: ApiScope | 'ANY'
  /** Open to an account that is being closed: all that its owner may do until its money has left. */
  duringClosing?: true
  /** The body is encrypted; see sealing.ts. */
  sealed: boolean
  /** The body is form-encoded instead of JSON. */
  form?: boolean
  /** Maximum bytes of the body, where the platform accepts more than 64 kB. */
  bodyBytesMax?: number
  /** `value`: `{ success, value }`. `bare`: the value itself, as `/lgw` answers. */
  envelope: 'value' | 'bare'
  /** Query of a GET or DELETE, JSON body of a POST or PUT. */
  input: Input
  value: Value
  /** Codes of this endpoint alone; `getRefusals` adds those of every endpoint like it. */
  errors: readonly PlatformErrorCode[]
  /**
   * Public endpoints only: seconds a response is fresh, then seconds it may be served stale. `byAddress`: it depends on the caller's address
   * and is shared by callers of one address only.
   */
  cache?: { freshSeconds: number; staleSeconds: number; byAddress?: boolean }
  /** Input field that names something of the account: what belongs to others is refused like what does not exist. */
  owned?: string
  /** The same call again with the same `Idempotency-Key` changes nothing. Endpoints with a `requestKey` need no mention. */
  takesIdempotencyKey?: true
  /** Fields that are new in every response, such as a link or a token that is good once. */
  fresh?: readonly string[]
  /** Texts of the response are in the language of the call. */
  isTranslated?: true
  /** Changes nothing, although it is no GET. */
  isRead?: true
  /** `specification`: a path of the platform API. `extension`: added by this project or seen on other platforms. */
  origin: 'specification' | 'extension'
}

export type PublicEndpoint<I extends z.ZodType = z.ZodType, V extends z.ZodType = z.ZodType> = Endpoint<I, V> & {
  access: 'public'
}

export type SessionEndpoint<I extends z.ZodType = z.ZodType, V extends z.ZodType = z.ZodType> = Endpoint<I, V> & {
  access: 'optional' | 'member' | 'agent'
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
/** Validated input, as the platform's handler receives it. */
export type CheckedInputOf<E extends Endpoint> = z.output<E['input']>
/** Parsed response. */
export type ValueOf<E extends Endpoint> = z.output<E['value']>
/** Response as the platform's handler returns it. */
export type ResponseOf<E extends Endpoint> = z.input<E['value']>

/** Defaults of endpoints; a declaration states only the differences. */
const USUAL = {
  method: 'GET',
  feature: 'core',
  sealed: false,
  envelope: 'value',
  errors: [],
  origin: 'extension',
} as const
const NO_INPUT = z.object({})

/** Until `all-endpoints.ts` names an endpoint by its export, and its domain by its file. */
const unnamed: Pick<Endpoint, 'name' | 'domain'> = {
  get name(): never {
    throw new Error('An endpoint has its name from all-endpoints.ts, which this program does not import.')
  },
  get domain(): never {
    throw new Error('An endpoint has its domain from all-endpoints.ts, which this program does not import.')
  },
}

type Defaulted = keyof typeof USUAL | 'input'
/** An endpoint that other platforms may not know says what they lack without it. */
type Origin = { origin: 'specification' } | { origin?: 'extension'; feature: PlatformFeature }
type Declaration<E extends Endpoint> = Omit<E, 'name' | 'domain' | 'access' | Defaulted> &
  Partial<Pick<E, Defaulted>> &
  Origin

/** Declares an endpoint without a token; its responses may be shared between callers. */
export function publicEndpoint<V extends z.ZodType, I extends z.ZodType = typeof NO_INPUT>(
  declaration: Declaration<Endpoint<I, V>>,
): PublicEndpoint<I, V> {
  return declare({ ...declaration, access: 'public' })
}

/** Declares an endpoint with a session's token, by default a member's; its responses are never shared. */
export function sessionEndpoint<
  V extends z.ZodType,
  I extends z.ZodType = typeof NO_INPUT,
  const A extends SessionEndpoint['access'] = 'member',
>(declaration: Declaration<Endpoint<I, V>> & { access?: A }): SessionEndpoint<I, V> & { access: A } {
  return declare({ access: 'member', ...declaration })
}

const declare = <E extends Endpoint>(declaration: object): E =>
  Object.assign(Object.create(unnamed) as E, USUAL, { input: NO_INPUT }, declaration)

/** The same endpoint, called without a session. */
export const withoutSession = <I extends z.ZodType, V extends z.ZodType>(
  endpoint: Endpoint<I, V>,
): PublicEndpoint<I, V> => Object.create(endpoint, { access: { value: 'public' } }) as PublicEndpoint<I, V>

/** Changes nothing. Log-in and log-out count as reads: they change sessions only. */
export const isRead = ({ method, isRead: marked }: Pick<Endpoint, 'method' | 'isRead'>): boolean =>
  method === 'GET' || marked === true

/** The availability of an endpoint while the site is closed. */
export const whileClosed = (endpoint: Pick<Endpoint, 'method' | 'isRead' | 'whileClosed'>): WhileClosed =>
  endpoint.whileClosed ?? (isRead(endpoint) ? 'open' : 'refused')

const MONEY: ReadonlySet<Domain> = new Set(['wallet', 'cashier', 'member', 'session', 'limits'])

/** Reads that go before all other work: of money, and of the account that every screen shows. */
export const isMoneyRead = ({ access, domain, method }: Pick<Endpoint, 'access' | 'domain' | 'method'>): boolean =>
  method === 'GET' && access !== 'public' && MONEY.has(domain)

/** Codes with which a platform may refuse a call: the endpoint's own, and those of every endpoint like it. */
export function getRefusals(endpoint: Endpoint): PlatformErrorCode[] {
  const { errors, access, sealed, beforePasswordChange, duringClosing, apiScope } = endpoint
  const codes = new Set<PlatformErrorCode>(errors)
  codes.add('function.not.available').add('request_param_err').add('TOO_MANY_REQUESTS').add('system_busy')
  const closed = whileClosed(endpoint)
  if (closed !== 'open') codes.add('site.maintenance')
  if (closed === 'refused' || closed === 'decides' || apiScope) codes.add('region.restricted')
  if (sealed) codes.add('request_body_required')
  if (access === 'public') return [...codes]
  if (!duringClosing) codes.add('account.closing')
  if (!beforePasswordChange) codes.add('password.change.required')
  codes.add('token.scope.missing')
  if (access !== 'optional') codes.add('login.not.session')
  if (access === 'agent') codes.add('not_agent').add('in_need_true_account')
  return [...codes]
}
