import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readFavourites } from '../domains/games/favourites.ts'
import type { BrandMemory } from '../domains/site/brand.ts'
import type { Context } from '../graphql/context.ts'
import type { CallFacts } from '../platform/call-facts.ts'
import type { FailingHosts } from '../platform/cdn.ts'
import { PublicPlatform } from '../platform/public-platform.ts'
import type { PublicCache } from '../platform/public-cache.ts'
import type { RestClient } from '../platform/rest-client.ts'
import { SessionPlatform } from '../platform/session-platform.ts'
import { RequestSession, type SessionServices } from './request-session.ts'

/** What lives as long as the gateway and requests are made from. */
export interface GatewayServices extends SessionServices {
  client: RestClient
  cache: PublicCache
  brands: BrandMemory
  failingHosts: FailingHosts
  merchant: string
  siteOrigin: string | undefined
  requestMs: number
}

/** Makes the context of one GraphQL request. */
export async function requestContext(
  services: GatewayServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const { client, cache, brands, failingHosts, merchant } = services
  const facts = factsOf(request, reply, services.requestMs)
  const platform = new PublicPlatform(client, cache, facts)
  const session = new RequestSession(reply, services, (token) => new SessionPlatform(client, facts, token))
  const siteOrigin = services.siteOrigin ?? originOf(request)
  const context: Context = {
    requestId: request.id,
    language: facts.language,
    siteOrigin,
    merchant,
    log: request.log,
    platform,
    session: await session.read(request),
    failingHosts,
    brand: once(() => brands.read(platform, siteOrigin)),
    favourites: once(() => readFavourites(context)),
    sharedFailures: new Set(),
  }
  return context
}

/** The facts of a request's calls. Its signal is aborted when the browser has gone, or when the request takes too long. */
export function factsOf(request: FastifyRequest, reply: FastifyReply, requestMs: number): CallFacts {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const language = request.headers['x-language']
  return {
    requestId: request.id,
    language: isLanguageCode(language) ? language : DEFAULT_LANGUAGE,
    clientAddress: request.ip,
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(requestMs)]),
  }
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
