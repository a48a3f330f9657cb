import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { fastify } from 'fastify'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { docsRoutes } from './docs-routes.ts'

const app = fastify()
docsRoutes(app)

test('allows only its own style by CSP', async () => {
  const { body, headers, statusCode } = await app.inject({ url: '/docs' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const style = /<style>([^]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
  )
  expect(body).not.toMatch(/<(link|img|iframe)|https?:\/\/|style="/)
})

test('has no broken anchors', async () => {
  const { body } = await app.inject({ url: '/docs' })
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(ALL_ENDPOINTS.length)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})

test('serves the same contract as OpenAPI', async () => {
  const document = (await app.inject({ url: '/openapi.json' })).json<{ openapi: string; paths: object }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toHaveLength(new Set(ALL_ENDPOINTS.map(({ path }) => path)).size)
})
