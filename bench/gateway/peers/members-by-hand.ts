// Routes for members' screens with the same calls, validated by the same compiled schemas, and public ones cached; they open the same
// session cookie, limit and compress alike, and select the same fields. PORT, PLATFORM_URL, KEEP_MS, COOKIE_KEYS.
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import { parseSecretKeys } from '@playhouse/server/secret-keys.ts'
import { fastify } from 'fastify'
import { Pool } from 'undici'

import { cookieName } from '../../../apps/gateway/src/http/credential.ts'
import { SessionSeal } from '../../../apps/gateway/src/http/session-seal.ts'
import { HEADERS } from '../calls.ts'
import { readRecording, type RecordedScreen } from '../member-screens.ts'
import { MEMBER_PICKS, type Values } from './member-picks.ts'

type Call = RecordedScreen['calls'][number]

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
const keepMs = Number(process.env['KEEP_MS'] ?? '0')
const stored = new Map<string, { answer: Promise<unknown>; until: number }>()
const schemas = new Map(ALL_ENDPOINTS.map(({ name, value }) => [name, compiledSchema(value)]))

async function call({ endpoint, method, path }: Call, token: string): Promise<unknown> {
  const { statusCode, body } = await pool.request({
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    headers: { ...HEADERS, authorization: token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  if (statusCode !== 200) throw new Error(`${endpoint} answered ${statusCode}`)
  const { value } = (await body.json()) as { value: unknown }
  return schemas.get(endpoint)?.parse(value)
}

function ask(one: Call, token: string): Promise<unknown> {
  if (!one.isPublic) return call(one, token)
  const known = stored.get(one.path)
  if (known && known.until > Date.now()) return known.answer
  const answer = call(one, '')
  stored.set(one.path, { answer, until: Date.now() + keepMs })
  return answer
}

const PER_MINUTE = 100_000_000
const counted = new Map<string, number>()
setInterval(() => counted.clear(), 60_000).unref()

const seal = new SessionSeal(parseSecretKeys(process.env['COOKIE_KEYS'] ?? ''))
const app = fastify()
await app.register(cookie)
await app.register(compress, { threshold: 1_024, syncThreshold: 128 * 1024 })
for (const { id, calls } of readRecording().screens) {
  app.post(`/${id}`, async ({ cookies }, reply) => {
    const session = seal.open(cookies[cookieName(false)] ?? '')
    if (!session) return reply.code(401).send({ code: 'SESSION_EXPIRED' })
    const count = (counted.get(session.token) ?? 0) + 1
    counted.set(session.token, count)
    if (count > PER_MINUTE) return reply.code(429).send({ code: 'RATE_LIMITED' })
    void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    const values = await Promise.all(calls.map(async (one) => [one.endpoint, await ask(one, session.token)] as const))
    return { data: MEMBER_PICKS[id]?.(Object.fromEntries(values) as unknown as Values) }
  })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
