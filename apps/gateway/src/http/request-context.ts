import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { getNetwork, readAddress } from '@playhouse/server/network-of.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandStore } from '../domains/base/brand.ts'
import type { Context, Session } from '../domains/base/context.ts'
import { RequestDeadline, type CallContext, type Deadlines } from '../platform/call-context.ts'
import type { FailingHosts, HostReporter } from '../platform/cdn.ts'
import type { PlatformFeatures } from '../platform/platform-features.ts'
import { PublicPlatform } from '../platform/public-platform.ts'
import type { PublicCache } from '../platform/public-cache.ts'
import { RequestCurrency } from '../platform/request-currency.ts'
import type { RestClient } from '../platform/rest-client.ts'
import { SessionPlatform } from '../platform/session-platform.ts'
import { BindingCookie } from './binding-cookie.ts'
import { DeviceCookie, type DeviceServices } from './device-cookie.ts'
import { readCaller, readCredential } from './credential.ts'
import { RateLimiter, type RateCounters } from './rate-limiter.ts'
import type { SentKeys } from './sent-keys.ts'
import { RequestSession, type SessionServices } from './request-session.ts'
import type { LiveFeed, LiveMember } from '../platform/live-feed.ts'
import { PlatformUnavailable } from '../platform/failures.ts'
import { encodeCursor } from '../domains/live/live-events.ts'
import { createHash } from 'node:crypto'

/** Services that live as long as the gateway. */
export interface GatewayServices extends SessionServices, DeviceServices {
  client: RestClient
  cache: PublicCache
  brands: BrandStore
  features: PlatformFeatures
  failingHosts: FailingHosts
  counters: RateCounters
  /** Undefined for a platform that carries out each request key once. */
  sentKeys: SentKeys | undefined
  operationLimitFactor: number
  merchant: string
  siteOrigins: readonly string[]
  deadlines: Pick<Deadlines, 'sectionMs' | 'requestMs'>
  /** Undefined without live events. */
  liveFeed: LiveFeed | undefined
}

const NEVER = new AbortController().signal

/** For calls that outlive their request. */
function detach({ requestId, language, clientAddress, userAgent }: CallContext): CallContext {
  return { requestId, language, clientAddress, userAgent, signal: NEVER }
}

export function createRequestContext(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Context | Promise<Context> {
  const { client, cache, brands, failingHosts, merchant } = services
  const device = new DeviceCookie(request, reply, services)
  const currency = new RequestCurrency()
  const call = { ...createCallContext(request, reply, services.deadlines), deviceId: () => device.id, currency }
  const platform = new PublicPlatform(client, cache, call)
  const createSessionPlatform = (token: string, detached?: boolean) => {
    const confirm = () => services.confirmedTokens.add(token)
    return new SessionPlatform(client, detached ? detach(call) : call, token, platform.sealingKeys, confirm)
  }
  const session = new RequestSession(reply, services, createSessionPlatform, () => device.keep())
  const loading = session.load(request)
  const siteOrigin = chooseOrigin(services.siteOrigins, callingOrigin(request))
  const context: Context = {
    requestId: request.id,
    language: call.language,
    currency,
    siteOrigin,
    merchant,
    log: request.log,
    platform,
    session,
    bindingCookie: new BindingCookie(request, reply, services.cookieSecure),
    failingHosts,
    sentKeys: services.sentKeys,
    reporter: createReporter(request, session),
    rateLimiter: new RateLimiter(services.counters, readCaller(request, services), services.operationLimitFactor),
    brand: once(() => brands.read(platform, siteOrigin)),
    asVisitor: () => {
      const visitorCurrency = new RequestCurrency()
      const visitorPlatform = new PublicPlatform(client, cache, { ...call, currency: visitorCurrency })
      return {
        ...context,
        currency: visitorCurrency,
        platform: visitorPlatform,
        session: new VisitorSession(),
        brand: once(() => brands.read(visitorPlatform, siteOrigin)),
        sharedFailures: new Set(),
        live: { ...context.live, member: async () => undefined },
      }
    },
    sharedFailures: new Set(),
    live: {
      isOn: services.liveFeed !== undefined,
      member: () => liveMember(services, request),
      cursor: () => liveCursor(services),
    },
  }
  return loading ? loading.then(() => context) : context
}

/** The context's signal aborts when the browser disconnects or the request times out. */
export function createCallContext(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlines: GatewayServices['deadlines'],
): CallContext {
  const deadline = new RequestDeadline(deadlines)
  // The caller may have left in the queue.
  if (reply.raw.destroyed) deadline.disconnect()
  reply.raw.once('close', () => (reply.raw.writableFinished ? deadline.finish() : deadline.disconnect()))
  const language = request.headers['x-language']
  return {
    requestId: request.id,
    language: isLanguageCode(language) ? language : DEFAULT_LANGUAGE,
    clientAddress: readAddress(request.ip),
    userAgent: request.headers['user-agent'],
    signal: deadline.signal,
    deadline,
  }
}

/** Has no credential, and opens none: only queries are executed in it. */
class VisitorSession implements Session {
  isRead = false
  readonly cdnSeed = ''
  readonly shownId = undefined
  readonly viewerId = undefined
  hasEnded = false
  get platform(): undefined {
    this.isRead = true
    return undefined
  }

  continueAsVisitor(): void {}
  close(): void {}
  end(): void {}
  readonly identify = refuseSession
  readonly open = refuseSession
  readonly touch = refuseSession
}

const refuseSession = (): Promise<never> => Promise.reject(new Error('A shared part has no session.'))

function liveCursor({ liveFeed }: GatewayServices): string | null {
  liveFeed?.start()
  const position = liveFeed?.ring.position
  return position === undefined ? null : encodeCursor(position)
}

/**
 * The member whose live events the caller may have.
 * @throws PlatformUnavailable
 */
async function liveMember(services: GatewayServices, request: FastifyRequest): Promise<LiveMember | undefined> {
  const credential = readCredential(request, services)
  if (credential.kind !== 'cookie' && credential.kind !== 'bearer') return undefined
  if (!services.liveFeed) throw new PlatformUnavailable('connection', 'live events are off')
  const session = createHash('sha256').update(credential.token).digest('hex')
  const memberId = await services.liveFeed.getMember(session)
  if (memberId === undefined) return undefined
  services.confirmedTokens.add(credential.token)
  return { memberId, session }
}

/** Visitors are identified by address. */
function createReporter(request: FastifyRequest, { cdnSeed }: RequestSession): HostReporter {
  const address = getNetwork(request.ip)
  return { session: cdnSeed || address, address }
}

/** The page's origin: the `Origin` header, otherwise the requested host. The platform decides which may launch games. */
function callingOrigin(request: FastifyRequest): string {
  const { origin } = request.headers
  return origin && /^https?:/.test(origin) && URL.canParse(origin) ? new URL(origin).origin : requestedOrigin(request)
}

export const getSiteOrigin = (request: FastifyRequest, siteOrigins: readonly string[]): string =>
  chooseOrigin(siteOrigins, requestedOrigin(request))

/** The main origin in place of an unknown one: pages and links contain it. */
function chooseOrigin(siteOrigins: readonly string[], requested: string): string {
  const [main = requested] = siteOrigins
  return siteOrigins.includes(requested) ? requested : main
}

function requestedOrigin(request: FastifyRequest): string {
  const requested = `${request.protocol}://${request.host}`
  return URL.canParse(requested) ? new URL(requested).origin : 'http://localhost'
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= read())
}
