import { expect, test } from 'vitest'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

test('serves GraphiQL without external requests, and Sandbox', async () => {
  const { gateway, close } = await openGateway(NO_PLATFORM)
  const page = (url: string) => gateway.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  const { statusCode, headers, body } = await page('/graphiql')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['content-security-policy']).toBeUndefined()
  expect(body).toContain('renderYogaGraphiQL(')
  expect(body).toContain('"endpoint":"/graphql","method":"POST"')
  const [head = ''] = body.split('<style>')
  expect(head).not.toMatch(/<script|https?:/)
  expect(body).not.toMatch(/@import url|<script[^>]+src=/)
  const sandbox = await page('/graphql')
  expect(sandbox.body).toContain('sandbox')
  for (const shown of [headers, sandbox.headers]) expect(shown).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' })
  await close()
})
