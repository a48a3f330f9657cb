import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import { LRUCache } from 'lru-cache'
import { amountCodec, type Codec, compileCodec, dayCodec, flagCodec, momentCodec } from './codec.ts'
import { type DeclaredDialect, type EndpointDeclaration, NO_RULES, type TheirRequest } from './dialect.ts'
import { parseExact } from './exact-number.ts'
import { FieldError } from './field-error.ts'
import { compilePages, type Pages } from './paging.ts'
import { isRecord } from './places.ts'
import { compileRequest } from './requests.ts'
import { compileDetails, compileEnvelope, type Opened } from './responses.ts'
import type { Tools } from './tools.ts'

interface Response {
  status: number
  text: string
}

type Fields = Record<string, unknown>
type Send = (request: TheirRequest) => Promise<Response>

/** A translator's failure, with the endpoint. `side` is whose value could not be translated. */
export class TranslationError extends Error {
  readonly endpoint: string
  readonly side: 'request' | 'response'
  readonly path: string

  constructor(endpoint: string, side: 'request' | 'response', { path, message }: FieldError) {
    super(`${endpoint}: ${message}`)
    this.name = 'TranslationError'
    this.endpoint = endpoint
    this.side = side
    this.path = path
  }
}

interface Plan {
  input: Codec
  value: Codec
  pages: Pages | undefined
  request: ReturnType<typeof compileRequest>
  open: (status: number, body: unknown) => Opened
  declaration: EndpointDeclaration | undefined
}

/** Pages of a list by cursor that one call reads in turn, at most. */
const CURSOR_PAGES_MAX = 50
const CURSORS_MAX = 10_000
const CURSORS_MS = 5 * 60_000

/** Headers that say whose list it is, and in which language. */
const LIST_HEADERS = [HEADERS.token, HEADERS.merchant, HEADERS.language]

/** Speaks one platform's dialect; every endpoint's translation is compiled when it is made. */
export class Translator {
  /** Where the platform says that it is ready; false where it does not, undefined where the contract has it. */
  readonly readyPath: string | false | undefined
  readonly #plans: ReadonlyMap<string, Plan>
  readonly #tools: Omit<Tools<never, never>, 'translate' | 'input'>
  readonly #cursors = new LRUCache<string, string | number>({ max: CURSORS_MAX, ttl: CURSORS_MS })

  /** @throws Error that names the endpoint whose declaration cannot be */
  constructor(dialect: DeclaredDialect, secrets: Readonly<Record<string, string>>) {
    const { amounts, moments, days, flags } = dialect
    this.readyPath = dialect.ready
    this.#tools = {
      amount: amountCodec(amounts) as Tools<never, never>['amount'],
      moment: momentCodec(moments) as Tools<never, never>['moment'],
      day: dayCodec(days) as Tools<never, never>['day'],
      flag: flagCodec(flags) as Tools<never, never>['flag'],
    }
    const readDetails = compileDetails(dialect)
    this.#plans = new Map(
      ALL_ENDPOINTS.map((endpoint) => [endpoint.name, compilePlan(endpoint, dialect, secrets, readDetails)]),
    )
  }

  /** Their input, as it is sealed. @throws TranslationError */
  toTheirs(endpoint: Endpoint, input: object): Fields {
    return this.#encode(endpoint, this.#plan(endpoint), input as Fields, undefined)
  }

  /**
   * Makes a call of the contract: what `send` is given is theirs, what comes back is a response of the contract.
   * @throws TranslationError, and what `send` throws
   */
  async exchange(
    endpoint: Endpoint,
    input: object,
    headers: Readonly<Record<string, string>>,
    sealed: SealedBody | undefined,
    send: Send,
  ): Promise<Response> {
    const plan = this.#plan(endpoint)
    const ours = input as Fields
    const { pages } = plan
    const call = (cursor: unknown) =>
      send(plan.request(sealed ? {} : this.#encode(endpoint, plan, ours, cursor), headers, sealed))
    if (pages?.by !== 'cursor') return this.read(endpoint, input, await call(undefined))

    const list = JSON.stringify([endpoint.name, LIST_HEADERS.map((name) => headers[name]), pages.others(ours)])
    const wanted = pages.number(ours)
    let page = wanted
    while (page > 1 && !this.#cursors.has(`${page} ${list}`)) page -= 1
    if (wanted - page >= CURSOR_PAGES_MAX)
      throw failed(endpoint, 'request', new FieldError(`a page up to ${CURSOR_PAGES_MAX}`, 'pageNo'))
    for (; ; page += 1) {
      const response = await call(this.#cursors.get(`${page} ${list}`))
      const next = pages.next(parsed(response.text))
      if (next !== undefined) this.#cursors.set(`${page + 1} ${list}`, next)
      if (page === wanted) return this.read(endpoint, input, response)
      if (next === undefined) return this.read(endpoint, input, response, true)
    }
  }

  /** A response of the contract for one of theirs. @throws TranslationError */
  read(endpoint: Endpoint, input: object, { status, text }: Response, isBehindLast = false): Response {
    const plan = this.#plan(endpoint)
    const body = parsed(text)
    // The contract's reader says what is wrong with it.
    if (body === undefined && status < 400) return { status, text }
    try {
      const opened = plan.open(status, body)
      if (opened.kind === 'other') return { status, text: body === undefined ? text : '{}' }
      if (opened.kind === 'refusal') return { status: opened.status, text: JSON.stringify(opened.body) }
      const value = this.#decode(plan, opened.data, input as Fields)
      if (isBehindLast) plan.pages?.empty(value)
      plan.pages?.complete(value, body, input as Fields)
      return { status: 200, text: JSON.stringify(endpoint.envelope === 'bare' ? value : { success: true, value }) }
    } catch (error) {
      throw failed(endpoint, 'response', error)
    }
  }

  #encode(endpoint: Endpoint, { input, pages, declaration }: Plan, ours: Fields, cursor: unknown): Fields {
    const translate = (value: Fields): Fields => {
      const theirs = input.toTheirs(pages ? pages.others(value) : value) as Fields
      pages?.turn(theirs, value, cursor)
      return theirs
    }
    try {
      const request = declaration?.request as ((ours: Fields, tools: Tools<Fields, Fields>) => Fields) | undefined
      return request ? request(ours, { ...this.#tools, input: ours, translate }) : translate(ours)
    } catch (error) {
      throw failed(endpoint, 'request', error)
    }
  }

  #decode({ value, declaration }: Plan, data: unknown, ours: Fields): unknown {
    const response = declaration?.response as ((theirs: unknown, tools: Tools<unknown, unknown>) => unknown) | undefined
    // A success without data is one without fields.
    const theirs = data ?? {}
    return response ? response(theirs, { ...this.#tools, input: ours, translate: value.toOurs }) : value.toOurs(theirs)
  }

  #plan({ name }: Endpoint): Plan {
    const plan = this.#plans.get(name)
    if (!plan) throw new Error(`The dialect knows no endpoint ${name}.`)
    return plan
  }
}

function compilePlan(
  endpoint: Endpoint,
  dialect: DeclaredDialect,
  secrets: Readonly<Record<string, string>>,
  readDetails: ReturnType<typeof compileDetails>,
): Plan {
  const declaration = Object.hasOwn(dialect.endpoints, endpoint.name) ? dialect.endpoints[endpoint.name] : undefined
  const compile = <T>(part: string, make: () => T): T => {
    try {
      return make()
    } catch (error) {
      throw new Error(`endpoints.${endpoint.name}.${part}: ${(error as Error).message}`, { cause: error })
    }
  }
  const paging = declaration?.paging === false ? undefined : (declaration?.paging ?? dialect.paging)
  return {
    input: compile('input', () => compileCodec(endpoint.input, dialect, declaration?.input ?? NO_RULES)),
    value: compile('value', () => compileCodec(endpoint.value, dialect, declaration?.value ?? NO_RULES)),
    pages: compilePages(endpoint, paging),
    request: compileRequest(endpoint, dialect, declaration, secrets),
    open: compile('envelope', () => compileEnvelope(endpoint, dialect, declaration, readDetails)),
    declaration,
  }
}

/** Functions of a dialect fail in their own ways; their messages may hold values. */
function failed(endpoint: Endpoint, side: 'request' | 'response', error: unknown): TranslationError {
  if (error instanceof TranslationError) return error
  if (error instanceof FieldError) return new TranslationError(endpoint.name, side, error)
  const name = isRecord(error) && typeof error.name === 'string' ? error.name : 'an error'
  return new TranslationError(
    endpoint.name,
    side,
    new FieldError(`what the dialect's function ${side} takes, which threw ${name}`),
  )
}

function parsed(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
