import rateLimit from '@fastify/rate-limit'
import { networkOf } from '@playhouse/shared/network-of.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { MESSAGES } from '../graphql/error-codes.ts'
import { CallerRates } from './caller-rates.ts'
import { callerOf, type CredentialServices } from './credential.ts'
import { graphqlFailure } from './graphql-failure.ts'
import { RateCounters } from './rate-counters.ts'

/** How long an answer of the shared memory is waited for before a request goes on without it. */
const REDIS_MS = 500

/**
 * Counts requests by address on the routes that say how many are allowed; in Redis where several gateways share it. When
 * Redis is away requests go on uncounted: a lost count is better than a lost site.
 * @returns the counters for everything that is limited beyond that
 */
export async function rateLimits(app: FastifyInstance, redisUrl: string | undefined): Promise<RateCounters> {
  const redis = redisUrl ? connect(app, redisUrl) : undefined
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, nameSpace: 'playhouse:rate:' }),
    skipOnError: true,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { statusCode, after }) =>
      Object.assign(new Error(`Too many requests: try again in ${after}.`), { statusCode }),
  })
  return new RateCounters(redis)
}

/** Makes the check that one session asks no more than `perMinute` times a minute. Visitors are counted by address alone. */
export function limitSessions(counters: RateCounters, perMinute: number, services: CredentialServices) {
  const rates = [{ by: 'session', max: perMinute, windowMs: 60_000 }] as const
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = await callerOf(request, services)
    if (!caller.session) return
    const wait = await new CallerRates(counters, caller, 1).take('requests', rates)
    if (wait === undefined) return
    const failure = graphqlFailure(request, 'RATE_LIMITED', MESSAGES.RATE_LIMITED)
    return reply.code(429).header('retry-after', wait).send(failure)
  }
}

function connect(app: FastifyInstance, redisUrl: string): Redis {
  const redis = new Redis(redisUrl, {
    connectTimeout: REDIS_MS,
    // While Redis is away nobody waits for it.
    enableOfflineQueue: false,
    commandTimeout: REDIS_MS,
    maxRetriesPerRequest: 1,
  })
  let away = false
  redis.on('error', (error: Error) => {
    if (!away)
      app.log.warn({ reason: error.message }, 'Redis is away: requests are not counted, mutations by each gateway')
    away = true
  })
  redis.on('ready', () => void (away = false))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
