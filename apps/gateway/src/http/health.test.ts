import { STOPPING } from '@playhouse/platform-api/health.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createConnector } from '../platform/platform-link.ts'
import { Transport } from '../platform/transport.ts'
import { troubleClient } from '../platform/trouble-client.fixture.ts'
import { json, siteStatus } from '../platform/trouble-server.fixture.ts'
import { healthRoutes, type Phase } from './health.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

let logged = ''
let askedPaths: (string | undefined)[] = []

interface Answer {
  status: number
  text: string
}

/** @param status what the platform answers at the path of its status */
const readiness = async (
  answer: Answer | undefined,
  phase: Phase = 'serving',
  status: Answer = answer ?? NOTHING,
  readyPath?: string | false,
) => {
  askedPaths = []
  const { server, client, close } = await troubleClient((request, response) => {
    askedPaths.push(request.url?.split('?', 1)[0])
    const { status: code, text } = request.url?.startsWith(systemStatus.path) ? status : (answer ?? NOTHING)
    json(response, JSON.parse(text), code)
  })
  const transport = new Transport(
    server.url,
    createConnector({}, () => {}),
  )
  closing.push(close, () => transport.close())
  if (!answer) server.close()
  logged = ''
  const app = fastify({ logger: { stream: { write: (line: string) => void (logged += line) } } })
  closing.push(() => app.close())
  healthRoutes(app, { transport, client, readyPath }, () => phase)
  return (await app.inject('/readyz')).statusCode
}

const NOTHING: Answer = { status: 503, text: '{}' }
const UNKNOWN_PATH: Answer = { status: 404, text: '{"error":"no such path"}' }
const OPEN_SITE: Answer = { status: 200, text: JSON.stringify(siteStatus()) }

test.each([
  ['is ready with a platform that is', { status: 200, text: '{"status":"ready"}' }, 'serving', 200],
  ['is ready while one of several platforms stops', { status: 503, text: JSON.stringify(STOPPING) }, 'serving', 200],
  ['is not ready without a database', { status: 503, text: '{"status":"waiting for PostgreSQL"}' }, 'serving', 503],
  ['is not ready without a platform', undefined, 'serving', 503],
  ['is not ready while it stops', { status: 200, text: '{"status":"ready"}' }, 'draining', 503],
] as const)('a gateway %s', async (_, answer, phase, status) => {
  expect(await readiness(answer, phase)).toBe(status)
})

test('a gateway is ready with a platform that has no /readyz as soon as it gives its status', async () => {
  expect(await readiness(UNKNOWN_PATH, 'serving', OPEN_SITE)).toBe(200)
  expect(await readiness(UNKNOWN_PATH, 'serving', UNKNOWN_PATH)).toBe(503)
  expect(await readiness(UNKNOWN_PATH, 'serving', { status: 500, text: '{}' })).toBe(503)
})

test('a gateway that is not ready says once why', async () => {
  await readiness(UNKNOWN_PATH, 'serving', { status: 200, text: '{"success":true,"value":{}}' })
  expect(logged).toContain('The platform gave no usable answer (bad_answer): systemStatus: maintenance')
  await readiness(undefined)
  expect(logged).toMatch(/GET \/readyz: .*ECONNREFUSED/)
  expect(logged.split('not ready: the platform').length - 1).toBe(1)
})

test('a gateway asks a platform of another make at its own path, or for its status', async () => {
  expect(await readiness({ status: 200, text: '{}' }, 'serving', undefined, '/health')).toBe(200)
  expect(askedPaths).toEqual(['/health'])
  expect(await readiness({ status: 500, text: '{}' }, 'serving', OPEN_SITE, false)).toBe(200)
  expect(askedPaths).toEqual([systemStatus.path])
})
