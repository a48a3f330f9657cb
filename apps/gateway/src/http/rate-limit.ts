import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

/** How long an answer of the shared memory is waited for before a request goes on uncounted. */
const REDIS_MS = 500

/**
 * Counts requests by address on the routes that say how many are allowed; in Redis where several gateways share it. When
 * Redis is away requests go on uncounted: a lost count is better than a lost site.
 */
export async function rateLimits(app: FastifyInstance, redisUrl: string | undefined): Promise<void> {
  const redis = redisUrl ? connect(app, redisUrl) : undefined
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, nameSpace: 'playhouse:rate:' }),
    skipOnError: true,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { statusCode, after }) =>
      Object.assign(new Error(`Too many requests: try again in ${after}.`), { statusCode }),
  })
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
    if (!away) app.log.warn({ reason: error.message }, 'Redis is away: requests are not counted')
    away = true
  })
  redis.on('ready', () => void (away = false))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
