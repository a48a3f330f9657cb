import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { fastify } from 'fastify'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { docsRoutes } from './docs-routes.ts'

const app = fastify()
docsRoutes(app)

test('runs only the viewer’s script and its own start, and calls no other host', async () => {
  const { body, headers, statusCode } = await app.inject({ url: '/docs' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const start = /<script>([^]*)<\/script>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(start).digest('base64')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}';`)
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(body).not.toMatch(/https?:\/\//)
})

test('serves the viewer from the package', async () => {
  const [, src = ''] = /<script src="([^"]+)">/.exec((await app.inject({ url: '/docs' })).body) ?? []
  const { body, headers } = await app.inject({ url: src })
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(body).toContain('createApiReference')
})

test('serves the contract as OpenAPI', async () => {
  const document = (await app.inject({ url: '/openapi.json' })).json<{ openapi: string; paths: object }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toHaveLength(new Set(ALL_ENDPOINTS.map(({ path }) => path)).size)
})
