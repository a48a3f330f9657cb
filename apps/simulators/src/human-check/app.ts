import helmet from '@fastify/helmet'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { drawPuzzle, PUZZLE_WIDTH } from './puzzle.ts'
import { sliderScript } from './slider-script.ts'

const BODY_LIMIT_BYTES = 4 * 1024
const LIFETIME_MS = 10 * 60_000
/** Older challenges are dropped. */
const CHALLENGES_MAX = 10_000
/** Pixels of the picture by which the piece may be off. */
const TOLERANCE = 5
const TRIES_MAX = 5

export interface HumanCheckOptions {
  config: Pick<Config, 'logLevel' | 'requestTimeoutMs' | 'geetestId' | 'geetestKey'>
  /** Defaults to standard output. */
  logStream?: { write(line: string): void }
}

interface Challenge {
  expiresAt: number
  /** Where the piece belongs. */
  x: number
  tries: number
  /** Set once the piece is in its place. */
  validate?: string
}

const registration = z.object({
  gt: z.string(),
  digestmod: z.enum(['md5', 'sha256', 'hmac-sha256']).default('md5'),
})
const challengeOf = z.object({ challenge: z.string() })
const attempt = z.object({ challenge: z.string(), x: z.coerce.number() })
const validation = z.object({ challenge: z.string(), seccode: z.string(), captchaid: z.string() })

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/**
 * Builds a stand-in of the geetest service: it registers challenges (`/register.php`) and validates solutions
 * (`/validate.php`) for the operator's server, and serves pages the script (`/gt.js`) with its puzzle.
 */
export async function buildHumanCheck({ config, logStream }: HumanCheckOptions): Promise<FastifyInstance> {
  const { geetestId: id, geetestKey: key } = config
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Sites of other origins load the script and the puzzle.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const challenges = new Map<string, Challenge>()
  const find = (challenge: string) => {
    const found = challenges.get(challenge)
    return found && found.expiresAt > Date.now() ? found : undefined
  }
  app.get('/register.php', (request) => {
    const { data } = registration.safeParse(request.query)
    if (data?.gt !== id) return { challenge: '0' }
    const origin = randomBytes(16).toString('hex')
    // The operator's server derives the challenge in the same way.
    const challenge = {
      md5: () => md5(origin + key),
      sha256: () =>
        createHash('sha256')
          .update(origin + key)
          .digest('hex'),
      'hmac-sha256': () => createHmac('sha256', key).update(origin).digest('hex'),
    }[data.digestmod]()
    challenges.set(challenge, { expiresAt: Date.now() + LIFETIME_MS, x: randomInt(90, PUZZLE_WIDTH - 60), tries: 0 })
    const [oldest] = challenges.keys()
    if (challenges.size > CHALLENGES_MAX && oldest !== undefined) challenges.delete(oldest)
    return { challenge: origin }
  })
  app.get('/get.php', async (request, reply) => {
    const found = find(challengeOf.safeParse(request.query).data?.challenge ?? '')
    return found ? drawPuzzle(found.x) : reply.code(404).send({ error: 'error_02' })
  })
  app.post('/ajax.php', (request) => {
    const { data } = attempt.safeParse(request.body)
    const found = data && find(data.challenge)
    if (!found || found.validate !== undefined || found.tries >= TRIES_MAX) return { success: 0, message: 'expired' }
    found.tries += 1
    if (Math.abs(data.x - found.x) > TOLERANCE) return { success: 0, message: 'fail' }
    found.validate = md5(`${key}geetest${data.challenge}`)
    return { success: 1, validate: found.validate }
  })
  app.post('/validate.php', (request) => {
    const { data } = validation.safeParse(request.body)
    const found = data && find(data.challenge)
    const isGenuine = found?.validate !== undefined && data?.seccode === `${found.validate}|jordan`
    if (!data || data.captchaid !== id || !isGenuine) return { seccode: 'false' }
    challenges.delete(data.challenge)
    return { seccode: md5(data.seccode) }
  })
  app.get('/gt.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(sliderScript))
  app.get('/readyz', () => ({ ready: true }))
  return app
}
