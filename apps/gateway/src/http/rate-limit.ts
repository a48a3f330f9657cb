import { ConcurrencyLimit } from '@playhouse/server/concurrency-limit.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import { API_TOKEN_REQUESTS_PER_MINUTE } from '@playhouse/shared/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { readCaller, type CredentialServices } from './credential.ts'
import type { Partner } from '../partners/partners-file.ts'
import type { Partners } from '../partners/partners.ts'
import { type Count, RateCounters, toWaitSeconds } from './rate-limiter.ts'
import { refuse, type Step } from './steps.ts'

const MINUTE_MS = 60_000
/** Each gateway counts for itself after this long. */
const REDIS_TIMEOUT_MS = 500

/**
 * Opens the counters of all limits.
 * @param merchant brand whose counters these are: others may share the Redis
 * @returns the counters, and their connection to Redis
 */
export function openCounters(
  app: FastifyInstance,
  redisUrl: string | undefined,
  merchant: string,
): { counters: RateCounters; redis: Redis | undefined } {
  const redis = redisUrl ? connect(app, redisUrl) : undefined
  return { counters: new RateCounters(redis && { redis, prefix: `playhouse:rate:${merchant}:` }), redis }
}

/** Limits requests of one address, before anything of them is read. A partner's servers share an address; they have a limit by their key. */
export function limitAddresses(counters: RateCounters, perMinute: number, partners: Partners): Step {
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    const check = ({ count: counted, leftMs }: Count) => {
      const seconds = toWaitSeconds(leftMs)
      void reply.headers({
        'x-ratelimit-limit': perMinute,
        'x-ratelimit-remaining': Math.max(0, perMinute - counted),
        'x-ratelimit-reset': seconds,
      })
      return counted > perMinute && refuseFor(request, reply, seconds)
    }
    const counted = counters.increment(`requests:address:${getNetwork(request.ip)}`, MINUTE_MS)
    return counted instanceof Promise ? counted.then(check) : check(counted)
  }
  return (request, reply) =>
    partners.isNamed(request)
      ? partners.of(request).then((partner) => partner === undefined && count(request, reply))
      : count(request, reply)
}

/** Limits requests of one session or API token. Visitors are limited by address alone. */
export function limitSessions(counters: RateCounters, perMinute: number, services: CredentialServices): Step {
  return (request, reply) => {
    const { session, isApiToken } = readCaller(request, services)
    if (!session) return false
    const max = isApiToken ? Math.min(perMinute, API_TOKEN_REQUESTS_PER_MINUTE) : perMinute
    const check = ({ count, leftMs }: Count) => count > max && refuseFor(request, reply, toWaitSeconds(leftMs))
    const counted = counters.increment(`requests:session:${session}`, MINUTE_MS)
    return counted instanceof Promise ? counted.then(check) : check(counted)
  }
}

/** Volumes of a partner. What the minute refuses does not count for the day. */
const toVolumes = ({ requestsPerMinute, requestsPerDay }: Partner) => [
  { name: 'minute', windowMs: MINUTE_MS, max: requestsPerMinute },
  ...(requestsPerDay === null ? [] : [{ name: 'day', windowMs: 86_400_000, max: requestsPerDay }]),
]

export function limitPartners(counters: RateCounters, partners: Partners): Step {
  const limit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const partner = await partners.of(request)
    if (!partner) {
      const message = 'The key in X-Partner-Key is wrong, has expired or was revoked. Ask the operator for a new one.'
      return refuse(request, reply.code(401), 'PARTNER_KEY_INVALID', message)
    }
    for (const { name, windowMs, max } of toVolumes(partner)) {
      const { count, leftMs } = await counters.increment(`partner:${name}:${partner.id}`, windowMs)
      if (count <= max) continue
      partners.requests.isRefused(partner.id, 'RATE_LIMITED')
      const wait = toWaitSeconds(leftMs)
      const message = `More than ${max} requests of this partner in a ${name}. Try again in ${wait} seconds, or ask the operator for a higher limit.`
      return refuse(request, reply.code(429).header('retry-after', wait), 'RATE_LIMITED', message)
    }
    return false
  }
  return (request, reply) => partners.isNamed(request) && limit(request, reply)
}

function refuseFor(request: FastifyRequest, reply: FastifyReply, seconds: number): true {
  const message = `Too many requests. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
  return refuse(request, reply.code(429).header('retry-after', seconds), 'RATE_LIMITED', message)
}

/**
 * Limits what one session and one address do at once, so that nobody's burst waits in front of others'. A stream is not at work: it has
 * limits of its own.
 * @returns a function that runs `work` in a slot, or refuses the request
 */
export function limitConcurrency(concurrent: { address: number; session: number }, services: CredentialServices) {
  const sessions = new ConcurrencyLimit(concurrent.session)
  const addresses = new ConcurrencyLimit(concurrent.address)
  return async <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T | FastifyReply> => {
    const { session, network } = readCaller(request, services)
    const enteringSession = session === undefined ? () => {} : sessions.enter(session)
    const leaveSession = enteringSession instanceof Promise ? await enteringSession : enteringSession
    const enteringAddress = leaveSession && addresses.enter(network)
    const leaveAddress = enteringAddress instanceof Promise ? await enteringAddress : enteringAddress
    try {
      if (leaveAddress) return await work()
      refuseFor(request, reply, 1)
      return reply
    } finally {
      // The place is kept when the caller leaves, because a change goes on without them.
      leaveAddress?.()
      leaveSession?.()
    }
  }
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_TIMEOUT_MS,
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
  })
  let isDown = false
  redis.on('error', (error: Error) => {
    if (!isDown) {
      app.log.warn({ reason: error.message }, 'Redis is down: each gateway counts requests for itself')
    }
    isDown = true
  })
  redis.on('ready', () => void (isDown = false))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
