import type { Feature } from '@playhouse/schema/types.generated.ts'
import absentFeatures from '@playhouse/schema/rest-plans/absent-features.json' with { type: 'json' }
import typeDefs from '@playhouse/schema/schema.graphql?raw'
import { addMocksToSchema, createMockStore, type IMocks, type IMockStore } from '@graphql-tools/mock'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  type DocumentNode,
  execute,
  getNamedType,
  getNullableType,
  type GraphQLEnumType,
  type GraphQLNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  validate,
} from 'graphql'
import { RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { accessRequest } from '../src/access/access-requests.ts'
import { Providers } from '../src/app/providers.tsx'
import { createRouter } from '../src/app/router.tsx'
import { client } from '../src/graphql/client.ts'
import { REPETITION } from '../src/graphql/unknown-outcome.ts'
import { startLanguage } from '../src/i18n/i18n.ts'
import { packNamespaces } from '../src/i18n/load-pack.ts'
import type { Namespace } from '../src/i18n/namespaces.generated.ts'
import { toasts } from '../src/ui/toast-queue.ts'

configure({
  // These tests run behind those with a database, so that importing a lazy chunk has taken more than 30 s.
  asyncUtilTimeout: 120_000,
  // Read once, by what reports it: a query that is repeated until it finds something throws hundreds of them.
  getElementError: (message) =>
    Object.defineProperty(new Error(), 'message', {
      get: () => `${message}\n${document.body.innerText}`,
      // Testing Library writes it over when it gives up.
      configurable: true,
    }),
})

const schema = makeExecutableSchema({ typeDefs })

/** Scalars, and the first value of each enum. */
const DEFAULTS: IMocks = {
  Boolean: () => false,
  CurrencyCode: () => 'VND',
  Date: () => '2026-11-20',
  DateTime: () => '2026-11-20T08:00:00Z',
  Decimal: () => '1250',
  Amount: () => '1250',
  EventCursor: () => 'MC4w',
  Html: () => '<p>Words</p>',
  Int: () => 7,
  LotteryHabits: () => ({ pairs: null, ranges: null, d: null, b: null }),
  PlayClock: () => ({ nextCheckAt: '2100-01-01T00:00:00Z', playEndsAt: null }),
  String: () => 'Words',
  TimeOfDay: () => '08:00',
  URL: () => 'http://localhost/picture.webp',
  TeamOverviewResult: () => ({ __typename: 'TeamOverview' }),
  Wallet: () => ({
    currencySymbol: '₫',
    isSingle: true,
    parts: [],
    atVendors: [],
    held: null,
    bonus: { __typename: 'Money', amount: '0.00', currency: 'VND' },
  }),
  ...Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      'getValues' in type && !type.name.startsWith('__') ? [[type.name, () => type.getValues()[0]?.value]] : [],
    ),
  ),
}

/** Generated data of the open site. */
let store: IMockStore
/** Mapping the schema is slow, so it is mapped once and asks for the current store. */
const mocked = addMocksToSchema({
  schema,
  store: new Proxy({} as IMockStore, {
    get: (_target, name) => {
      const value: unknown = Reflect.get(store, name)
      return typeof value === 'function' ? value.bind(store) : value
    },
  }),
})

/** Mocks in which every list has one row: two generated rows would have the same React key. */
function withSingleRows(mocks: IMocks): IMocks {
  const getRow = (type: GraphQLNamedType) =>
    isObjectType(type) ? {} : isLeafType(type) ? (DEFAULTS[type.name] as (() => unknown) | undefined)?.() : undefined
  const single = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .map((type) => {
      const rows = Object.values(type.getFields()).flatMap((field) => {
        const row = isListType(getNullableType(field.type)) ? getRow(getNamedType(field.type)) : undefined
        return row === undefined ? [] : [[field.name, [row]]]
      })
      const own = mocks[type.name] as (() => object) | undefined
      return [type.name, () => ({ ...Object.fromEntries(rows), ...own?.() })]
    })
  return { ...mocks, ...Object.fromEntries(single) }
}

/** What a brand switches on. All else is the platform's, which has it unless a test says what it lacks. */
const BRAND_FEATURES = new Set<string>([
  'AGENT_ACCOUNT',
  'CHAT',
  'CODE_LOGIN',
  'FAVOURITES',
  'FREE_PLAY',
  'LOG_IN_REQUIRED',
  'MESSAGE_DELIVERY',
  'MOBILE_REGISTRATION',
  'PASSWORD_RESET_BY_PHONE',
  'PHONE_CONFIRMATION',
  'POINTS_MALL',
  'REFERRAL',
  'REGISTRATION',
  'TRIALS',
] satisfies Feature[])

export const PLATFORM_FEATURES = (schema.getType('Feature') as GraphQLEnumType)
  .getValues()
  .flatMap(({ name }) => (BRAND_FEATURES.has(name) ? [] : [name as Feature]))

/** Fields that are null without a feature, by type. */
function getLostFields(lacks: readonly Feature[]): Map<string, Record<string, null>> {
  const lost = new Map<string, Record<string, null>>()
  const lists: Readonly<Record<string, readonly string[]>> = absentFeatures
  for (const path of lacks.flatMap((feature) => lists[feature.toLowerCase().replaceAll('_', '-')] ?? [])) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let types: readonly GraphQLNamedType[] = [schema.getQueryType() as GraphQLNamedType]
    for (const name of names) types = types.flatMap((type) => findFieldTypes(type, name))
    for (const type of types)
      if (isObjectType(type) && type.getFields()[last]) lost.set(type.name, { ...lost.get(type.name), [last]: null })
  }
  return lost
}

function findFieldTypes(type: GraphQLNamedType, name: string): readonly GraphQLNamedType[] {
  const field = isObjectType(type) ? type.getFields()[name] : undefined
  if (!field) return []
  const found = getNamedType(field.type)
  return isAbstractType(found) ? schema.getPossibleTypes(found) : [found]
}

const OPEN_SITE = {
  name: 'Playhouse',
  canRepeatMutations: true,
  hasLiveEvents: true,
  features: [
    'REGISTRATION',
    'MOBILE_REGISTRATION',
    'FREE_PLAY',
    'FAVOURITES',
    'AGENT_ACCOUNT',
    'REFERRAL',
    'MESSAGE_DELIVERY',
  ],
  status: { state: 'NORMAL', maintenanceEndsAt: null },
  bannerGroups: [],
  customerService: [],
  downloads: [],
  socialLinks: [],
  identityProviders: [],
  analytics: null,
}

/** Operations sent since the site was opened, in order. */
export const sent: { operationName: string; variables: Record<string, unknown> }[] = []

/** Overrides of the generated data. */
interface Answers {
  /** Fields of the query, over those of a visitor. */
  query?: object
  site?: object
  /** Features that the platform does not have. */
  lacks?: readonly Feature[]
  /** Mocks by type name; a union needs `__typename`. */
  types?: IMocks
  /** Whether the connection fails for this operation. */
  fails?: (operationName: string) => boolean
  /** Namespaces that are loaded at the start; all of them by default. */
  texts?: readonly Namespace[]
}

/** Replaces the generated data for the requests that follow. */
export function generateData({ query, site, lacks = [], types }: Omit<Answers, 'fails' | 'texts'> = {}): void {
  const { features }: { features: readonly string[] } = { ...OPEN_SITE, ...site }
  const mocks: IMocks = withSingleRows({
    ...DEFAULTS,
    ...types,
    Query: () => ({ viewer: null, humanChallenge: null, ...query }),
    Site: () => ({
      ...OPEN_SITE,
      ...site,
      features: [...features, ...PLATFORM_FEATURES].filter((feature) => !lacks.some((one) => one === feature)),
    }),
  })
  const lost = [...getLostFields(lacks)].map(([type, fields]) => {
    const before = mocks[type] as (() => object) | undefined
    return [type, () => ({ ...before?.(), ...fields })]
  })
  store = createMockStore({ schema, mocks: { ...mocks, ...Object.fromEntries(lost) } })
}

/** Results that succeed: the generated data are of any of a union's types. */
export const SUCCESSES: IMocks = Object.fromEntries(
  Object.values(schema.getTypeMap()).flatMap((type): [string, () => unknown][] => {
    if (!isUnionType(type)) return []
    const success = type.getTypes().find(({ name }) => name !== 'Problem')
    return [[type.name, () => ({ __typename: success?.name })]]
  }),
)

/** Objects whose parts are there in any data: without them every screen would be the same failure. */
const ALWAYS_WHOLE = /^(?:Query|Mutation|Subscription|Viewer|Site|MemberAccount|AgentAccount)$|^__/

/** Unlike the defaults in every value that screens may go by. */
export const OTHER_VALUES: IMocks = {
  Boolean: () => true,
  Int: () => 0,
  ...Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      'getValues' in type && !type.name.startsWith('__') ? [[type.name, () => type.getValues().at(-1)?.value]] : [],
    ),
  ),
}

/** Without all that may be missing. */
export const LEAST_DATA: IMocks = Object.fromEntries(
  Object.values(schema.getTypeMap()).flatMap((type): [string, () => unknown][] => {
    if (!isObjectType(type) || ALWAYS_WHOLE.test(type.name)) return []
    const left = Object.values(type.getFields()).filter((field) => !isNonNullType(field.type))
    return [[type.name, () => Object.fromEntries(left.map(({ name }) => [name, null]))]]
  }),
)

const documents = new Map<string, DocumentNode>()

/** Each text is parsed and validated once. */
function readDocument(text: string): DocumentNode {
  const known = documents.get(text)
  if (known) return known
  const document = parse(text)
  const [error] = validate(schema, document)
  if (error) throw error
  documents.set(text, document)
  return document
}

let openRouter: Awaited<ReturnType<typeof createRouter>> | undefined

/** Opens the real site at a URL, in English, replacing an open one. */
export async function openSite(address: string, { fails, texts, ...answers }: Answers = {}) {
  generateData(answers)
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    const question = JSON.parse(String(request.body))
    sent.push(question)
    if (fails?.(question.operationName)) throw new TypeError('Failed to fetch')
    const reply = await execute({
      schema: mocked,
      document: readDocument(question.query),
      variableValues: question.variables,
      operationName: question.operationName,
    })
    if (reply.errors) throw new Error(`${question.operationName}: ${reply.errors.join('; ')}`)
    return Response.json(reply, { headers: { 'content-type': 'application/graphql-response+json' } })
  })
  history.replaceState(null, '', address)
  // While two places wait for theirs, React renders them in turns without end in a synchronous `act`.
  await startLanguage(texts ?? (await packNamespaces()))
  openRouter = await createRouter()
  render(
    <Providers client={client}>
      <RouterProvider router={openRouter} />
    </Providers>,
  )
  return userEvent.setup()
}

/** Changes the further answers to an operation: the generated data stay the same for as long as the site is open. */
export function changeResponses<Data = never>(operationName: string, change: (data: Data) => void): void {
  const before = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const response = await before(address, request)
    if (JSON.parse(String(request.body)).operationName !== operationName) return response
    const reply = (await response.json()) as { data: Data }
    change(reply.data)
    return Response.json(reply, { headers: response.headers })
  })
}

/** How every PNG begins. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Accepts uploads and answers them with this status and body, or with what a file gets. */
export function answerUploads(status: number, body: object | ((file: File) => object)): void {
  class Upload extends EventTarget {
    upload = new EventTarget()
    status = status
    response = {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send(file: File) {
      this.response = typeof body === 'function' ? body(file) : body
      if ('errorCode' in this.response) this.status = 422
      setTimeout(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
}

/** For what must follow from an action: after half a minute the site asks for everything anyway. */
export const SOON = { timeout: 25_000 }

export function viewer(kind: 'MEMBER' | 'DEMO' | 'AGENT'): { viewer: object } {
  const isDemo = kind === 'DEMO'
  const problem = (code: string) => ({ __typename: 'Problem', code })
  const pages = ['MY_ACCOUNT', ...(kind === 'AGENT' ? ['TEAM_OVERVIEW'] : [])]
  return {
    viewer: {
      username: 'lananh88',
      nickname: 'Lan Anh',
      kind,
      restriction: null,
      intervention: null,
      isAdvertisingPaused: false,
      label: { name: 'VIP3', rank: 3, textColour: '#000', backgroundColour: '#fff' },
      menu: pages.map((page) => ({ page, badge: null })),
      canKeepFavourites: { isAllowed: !isDemo, reason: isDemo ? 'REAL_ACCOUNT_REQUIRED' : null },
      memberAccount: isDemo ? problem('REAL_ACCOUNT_REQUIRED') : { __typename: 'MemberAccount' },
      agentAccount:
        kind === 'AGENT' ? { __typename: 'AgentAccount' } : problem(isDemo ? 'REAL_ACCOUNT_REQUIRED' : 'NOT_AGENT'),
    },
  }
}

/** The page's own header: happy-dom treats the header of any section as a banner. */
export async function findHeader() {
  const [header] = await screen.findAllByRole('banner')
  if (!header) throw new Error('The page has no header')
  return within(header)
}

/** The description of an input: its hint and its error. */
export function describedBy(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** A text of a language pack with its `{{values}}` filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (gap, name: string) => String(values[name] ?? gap))
}

class NearObserver {
  readonly #report: IntersectionObserverCallback

  constructor(report: IntersectionObserverCallback) {
    this.#report = report
  }

  observe(): void {
    this.#report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }

  disconnect(): void {}
}

beforeEach(() => {
  REPETITION.pausesMs = [10, 10]
  // happy-dom has no layout, so everything counts as near the viewport.
  vi.stubGlobal('IntersectionObserver', NearObserver)
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
  document.documentElement.dataset.language = 'EN'
  sessionStorage.setItem('index_notice', 'seen')
})

afterEach(async () => {
  // What a test has begun must not lead the next one to another page.
  if (openRouter) Object.assign(openRouter, { navigate: async () => {} }).dispose()
  cleanup()
  sent.length = 0
  sessionStorage.clear()
  // Two modal dialogs would endlessly take the focus from each other.
  accessRequest.set(null)
  toasts.set([])
  await client.clearStore()
})
