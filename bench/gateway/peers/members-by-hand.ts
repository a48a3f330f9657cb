// Routes for members' screens with the same calls, validated by the same schemas, and public ones cached; they return the values as
// the platform gives them. PORT, PLATFORM_URL, KEEP_MS.
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { fastify } from 'fastify'
import { Pool } from 'undici'

import { HEADERS } from '../calls.ts'
import { readRecording, type RecordedScreen } from '../member-screens.ts'

type Call = RecordedScreen['calls'][number]

const pool = new Pool(process.env['PLATFORM_URL'] ?? '', { connections: 64 })
const keepMs = Number(process.env['KEEP_MS'] ?? '0')
const stored = new Map<string, { answer: Promise<unknown>; until: number }>()
const schemas = new Map(ALL_ENDPOINTS.map(({ name, value }) => [name, value]))

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

const app = fastify()
for (const { id, calls } of readRecording().screens) {
  app.post(`/${id}`, async ({ headers }) => {
    const token = String(headers.authorization).slice('Bearer '.length)
    return { data: await Promise.all(calls.map((one) => ask(one, token))) }
  })
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
