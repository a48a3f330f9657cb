import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import { isMoneyRead, type CheckedInputOf, type Endpoint, whileClosed } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import type { ConcurrencyLimit } from '@playhouse/server/concurrency-limit.ts'
import { getAccountKind, isAgentKind, isRealAccount } from '@playhouse/shared/account-kinds.ts'
import type { ApiScope } from '@playhouse/shared/api-scopes.ts'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { SecretBox } from '../request/secret-box.ts'
import type { BindEndpoint, CallContext, ContextOf, LiveSession, OpenedSession } from '../request/call-context.ts'
import { clientAddress } from '../request/client-address.ts'
import { deviceName } from './device-name.ts'
import { createContactCheck } from './player-texts.ts'
import { type PlatformError, platformError } from '../request/platform-error.ts'
import { REPORT_ENDPOINTS } from '../request/report-reads.ts'
import { siteRefusal } from '../domains/site/site-closed.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import type * as z from 'zod'

interface EndpointBrand {
  code: string
  maintenance: boolean
  restrictedCountries: readonly string[]
  moduleOn(moduleId: string): boolean
}

export interface EndpointServices {
  database: Database
  /** Connections that only reads of money use, so that they wait for nobody's work. */
  moneyDatabase: Database
  reports: ReportReads
  concurrency: { requests: ConcurrencyLimit; changes: ConcurrencyLimit }
  secrets: SecretBox
  brand(): Promise<EndpointBrand>
  /** ISO 3166 alpha-2 code of an address. */
  getCountry(address: string): string
  getSession(token: string): Promise<OpenedSession | undefined>
  /** Opens a sealed body by its `Encryption` header, once. @throws PlatformError request_body_required */
  openSealed(body: unknown, encryption: string): Promise<unknown>
}

/** Returns the function that registers endpoints of the contract as routes of `app`. */
export function createEndpointBinder(app: FastifyInstance, services: EndpointServices): BindEndpoint {
  acceptForms(app)
  return (endpoint, handler, isRepetition) => {
    const refuseContactData = createContactCheck(endpoint)
    const handle = async (request: FastifyRequest) => {
      const arrivedAt = performance.now()
      const getAgeMs = () => performance.now() - arrivedAt
      const brand = await services.brand()
      checkBrand(endpoint, request, brand)
      const address = clientAddress(request)
      const country = services.getCountry(address)
      const refusal = await closedRefusal(endpoint, brand, country, services.database)
      if (refusal && !isRepetition) throw refusal
      const session = await requireSession(endpoint, request, services).catch((error: unknown) => {
        throw refusal ?? error
      })
      if (session?.scopes) refuseTokenFrom(country, brand)
      const respond = () => response(request, { session, address, country, getAgeMs }, refusal)
      return session ? inMemberSlot(endpoint, session, services, respond) : respond()
    }
    const response = async (
      request: FastifyRequest,
      caller: Pick<CallContext, 'address' | 'country' | 'getAgeMs'> & { session: LiveSession | undefined },
      refusal: PlatformError | undefined,
    ) => {
      const input = await parseInput(endpoint, request, services).catch((error: unknown) => {
        throw refusal ?? error
      })
      if (!refusal) refuseContactData(input as object)
      const context: Omit<CallContext, 'database'> & { session: LiveSession | undefined } = {
        ...caller,
        language: getLanguage(request),
        device: deviceName(request.headers[HEADERS.userAgent]),
        deviceHash: hashDevice(request.headers[HEADERS.deviceId]),
        secrets: services.secrets,
        log: request.log,
        requestId: request.id,
        idempotencyKey: findIdempotencyKey(request),
      }
      // `requireSession` has enforced the endpoint's access, as the type promises.
      const contextOn = (database: Database) => ({ ...context, database }) as ContextOf<typeof endpoint>
      if (refusal) {
        const isRepeated = isRepetition?.(input, contextOn(services.database)).catch(() => false)
        if (!(await isRepeated)) throw refusal
      }
      const answer = (database: Database) => handler(input, contextOn(database))
      const value = REPORT_ENDPOINTS.has(endpoint)
        ? await services.reports.read(answer)
        : await answer(isMoneyRead(endpoint) ? services.moneyDatabase : services.database)
      return endpoint.envelope === 'bare' ? value : { success: true, value }
    }
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        handler: handle,
        ...(endpoint.bodyBytesMax !== undefined && { bodyLimit: endpoint.bodyBytesMax }),
      })
    }
  }
}

/**
 * Exactly one merchant header with this brand's code (two arrive joined, so they are refused), and the module
 * must be on.
 */
function checkBrand(endpoint: Endpoint, request: FastifyRequest, { code, moduleOn }: EndpointBrand): void {
  if (request.headers[HEADERS.merchant] !== code || !moduleOn(endpoint.moduleId)) {
    throw platformError('function.not.available')
  }
}

/** Why a closed site refuses the call; a repetition of one that was taken is answered nevertheless. */
async function closedRefusal(
  endpoint: Endpoint,
  { maintenance, restrictedCountries }: EndpointBrand,
  addressCountry: string,
  database: Database,
): Promise<PlatformError | undefined> {
  const rule = whileClosed(endpoint)
  if (rule === 'open' || rule === 'decides') return undefined
  const country = rule === 'refused' ? addressCountry : undefined
  // The cached settings may be out of date just after the site has opened.
  return maintenance || (country && restrictedCountries.includes(country)) ? siteRefusal(database, country) : undefined
}

/**
 * Reads are open in a restricted country, so that a member who withdraws from there sees what; a program needs nothing of that.
 * @throws PlatformError region.restricted
 */
function refuseTokenFrom(country: string, { restrictedCountries }: EndpointBrand): void {
  if (restrictedCountries.includes(country)) throw platformError('region.restricted')
}

async function requireSession(
  endpoint: Endpoint,
  request: FastifyRequest,
  { getSession }: EndpointServices,
): Promise<(LiveSession & Pick<OpenedSession, 'scopes'>) | undefined> {
  if (endpoint.access === 'public') return undefined
  const token = request.headers[HEADERS.token]
  const session = token ? await getSession(token) : undefined
  if (!session && endpoint.access !== 'optional') throw platformError('login.not.session')
  if (session?.scopes && !isOpenTo(endpoint, session.scopes)) throw platformError('token.scope.missing')
  if (session?.mustChangePassword && !endpoint.beforePasswordChange) throw platformError('password.change.required')
  if (session?.isClosing && !endpoint.duringClosing) throw platformError('account.closing')
  if (endpoint.access === 'agent') {
    if (session && !isRealAccount(session.kind)) throw platformError('in_need_true_account')
    if (!session || !isAgentKind(getAccountKind(session.kind))) throw platformError('not_agent')
  }
  return session
}

const isOpenTo = ({ apiScope }: Endpoint, scopes: readonly ApiScope[]): boolean =>
  apiScope === 'ANY' || (apiScope !== undefined && scopes.includes(apiScope))

/** Changes of one member wait for locks of the same rows: beyond a few at once they would take connections from others. */
async function inMemberSlot<T>(
  { method }: Endpoint,
  { memberId }: LiveSession,
  { concurrency: { requests, changes } }: EndpointServices,
  work: () => Promise<T>,
): Promise<T> {
  const key = String(memberId)
  const leaveChanges = method === 'GET' ? () => {} : await changes.enter(key)
  const leaveRequests = leaveChanges && (await requests.enter(key))
  try {
    if (!leaveRequests) throw platformError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    return await work()
  } finally {
    leaveRequests?.()
    leaveChanges?.()
  }
}

async function parseInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  { openSealed }: EndpointServices,
): Promise<CheckedInputOf<E>> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const sent = inQuery ? request.query : (request.body ?? {})
  const encryption = String(request.headers[HEADERS.encryption] ?? '')
  const input = endpoint.sealed ? await openSealed(sent, encryption) : sent
  const read = compiledSchema(endpoint.input).safeParse(input, { reportInput: true })
  if (!read.success) throw platformError('request_param_err', { fields: breachesByField(read.error) })
  const fields = unstorableFields(read.data as object)
  if (fields) throw platformError('request_param_err', { fields })
  return read.data as CheckedInputOf<E>
}

/** Valid keys have 16 to 64 word characters or hyphens. */
function findIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADERS.idempotencyKey]
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

/** Ids have 16 random bytes in base64url. */
function hashDevice(id: string | string[] | undefined): Buffer | undefined {
  if (typeof id !== 'string' || !/^[\w-]{22}$/.test(id)) return undefined
  return createHash('sha256').update(id).digest()
}

function getLanguage(request: FastifyRequest) {
  const language = request.headers[HEADERS.language]
  return isLanguageCode(language) ? language : DEFAULT_LANGUAGE
}

/**
 * First breach per field: `required`, `length`, `pattern` (as in registration rules) or `range` for numbers
 * and days. A breach of the whole input has the key `input`.
 */
function breachesByField(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const found of error.issues) {
    const field = String(found.path[0] ?? 'input')
    fields[field] ??= getBreach(found)
  }
  return fields
}

/** Fields whose text PostgreSQL cannot store, as pattern breaches; undefined if there are none. */
function unstorableFields(input: object): Record<string, string> | undefined {
  const fields = Object.entries(input).filter(([, value]) => !isStorable(value))
  return fields.length > 0 ? Object.fromEntries(fields.map(([field]) => [field, 'pattern'])) : undefined
}

function getBreach(found: z.core.$ZodIssue): string {
  if (found.code === 'too_small' || found.code === 'too_big') return found.origin === 'string' ? 'length' : 'range'
  if (found.code === 'invalid_type' && found.input === undefined) return 'required'
  return 'pattern'
}

/** Parses URL-encoded forms for the endpoints that use them; the last of duplicate fields counts. */
function acceptForms(app: FastifyInstance): void {
  const readForm = async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm)
}
