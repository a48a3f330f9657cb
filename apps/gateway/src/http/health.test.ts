import { STOPPING } from '@playhouse/platform-api/health.ts'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { Transport } from '../platform/transport.ts'
import { healthRoutes, type Phase } from './health.ts'

const readiness = async (answer: { status: number; text: string } | undefined, phase: Phase = 'serving') => {
  const send = async () => answer ?? Promise.reject(new Error('no connection'))
  const app = fastify()
  healthRoutes(app, { send } as unknown as Transport, () => phase)
  return (await app.inject('/readyz')).statusCode
}

test.each([
  ['is ready with a platform that is', { status: 200, text: '{"status":"ready"}' }, 'serving', 200],
  ['is ready while one of several platforms stops', { status: 503, text: JSON.stringify(STOPPING) }, 'serving', 200],
  ['is not ready without a database', { status: 503, text: '{"status":"waiting for PostgreSQL"}' }, 'serving', 503],
  ['is not ready without a platform', undefined, 'serving', 503],
  ['is not ready while it stops', { status: 200, text: '{"status":"ready"}' }, 'draining', 503],
] as const)('a gateway %s', async (_, answer, phase, status) => {
  expect(await readiness(answer, phase)).toBe(status)
})
