import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')

/** Serves the contract at `/openapi.json` and `/docs`, built on first use. */
export function docsRoutes(app: FastifyInstance): void {
  let known: ReturnType<typeof writeContract> | undefined
  const contract = () => (known ??= writeContract())
  app.get('/openapi.json', () => contract().description)
  app.get('/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`)
      .send(contract().page),
  )
}

function writeContract() {
  const description = openApi(ALL_ENDPOINTS)
  return { description, page: docsPage(description) }
}
