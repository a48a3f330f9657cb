import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import { networkOf } from '@playhouse/shared/network-of.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFavourites } from '../domains/games/favourites.ts'
import type { BrandMemory } from '../domains/site/brand.ts'
import type { Context } from '../graphql/context.ts'
import type { CallFacts, Deadlines } from '../platform/call-facts.ts'
import type { FailingHosts, HostReporter } from '../platform/cdn.ts'
import { PublicPlatform } from '../platform/public-platform.ts'
import type { PublicCache } from '../platform/public-cache.ts'
import { RequestTime } from '../platform/request-time.ts'
import type { RestClient } from '../platform/rest-client.ts'
import { SessionPlatform } from '../platform/session-platform.ts'
import { BrowserMark } from './browser-mark.ts'
import { CallerRates } from './caller-rates.ts'
import { callerOf } from './credential.ts'
import type { RateCounters } from './rate-counters.ts'
import { RequestSession, type SessionServices } from './request-session.ts'

/** What lives as long as the gateway and requests are made from. */
export interface GatewayServices extends SessionServices {
  client: RestClient
  cache: PublicCache
  brands: BrandMemory
  failingHosts: FailingHosts
  counters: RateCounters
  operationLimitFactor: number
  merchant: string
  siteOrigin: string | undefined
  deadlines: Pick<Deadlines, 'sectionMs' | 'requestMs'>
}

const NEVER = new AbortController().signal

/** The facts of a call that goes on when its request is over. */
function withoutEnd({ requestId, language, clientAddress, userAgent }: CallFacts): CallFacts {
  return { requestId, language, clientAddress, userAgent, signal: NEVER }
}

/** Makes the context of one GraphQL request. */
export async function requestContext(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const { client, cache, brands, failingHosts, merchant } = services
  const facts = factsOf(request, reply, services.deadlines)
  const platform = new PublicPlatform(client, cache, facts)
  const session = new RequestSession(reply, services, (token, detached) => {
    const confirm = () => services.confirmedTokens.add(token)
    return new SessionPlatform(client, detached ? withoutEnd(facts) : facts, token, platform.sealingKeys, confirm)
  })
  await session.read(request)
  const siteOrigin = services.siteOrigin ?? originOf(request)
  const context: Context = {
    requestId: request.id,
    language: facts.language,
    siteOrigin,
    merchant,
    log: request.log,
    platform,
    session,
    browserMark: new BrowserMark(request, reply, services.cookieSecure),
    failingHosts,
    reporter: reporterOf(request, session),
    rates: new CallerRates(services.counters, await callerOf(request, services), services.operationLimitFactor),
    brand: once(() => brands.read(platform, siteOrigin)),
    favourites: once(() => readFavourites(context)),
    sharedFailures: new Set(),
  }
  return context
}

/** The facts of a request's calls. Its signal is aborted when the browser has gone, or when the request takes too long. */
export function factsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlines: GatewayServices['deadlines'],
): CallFacts {
  const time = new RequestTime(deadlines)
  reply.raw.once('close', () => (reply.raw.writableFinished ? time.finish() : time.leave()))
  const language = request.headers['x-language']
  return {
    requestId: request.id,
    language: isLanguageCode(language) ? language : DEFAULT_LANGUAGE,
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    signal: time.whole,
    time,
  }
}

/** Visitors, who have no session, are told apart by address. */
function reporterOf(request: FastifyRequest, { cdnSeed }: RequestSession): HostReporter {
  const address = networkOf(request.ip)
  return { session: cdnSeed || address, address }
}

/** The page's own origin: what the browser says, or else the address that was asked. The platform knows which may launch. */
function originOf(request: FastifyRequest): string {
  const { origin } = request.headers
  if (origin && /^https?:/.test(origin) && URL.canParse(origin)) return new URL(origin).origin
  const asked = `${request.protocol}://${request.host}`
  return URL.canParse(asked) ? new URL(asked).origin : 'http://localhost'
}

/** Runs `read` when first asked and gives the same answer after. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= read())
}
