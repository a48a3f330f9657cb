import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { fastify, type FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { openApi } from './openapi.ts'

/** The viewer's own services (fonts, usage figures, its assistant) are switched off: the page calls this platform only. */
const VIEWER_OPTIONS = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
}
const START = `Scalar.createApiReference('#app', ${JSON.stringify(VIEWER_OPTIONS)})`
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Playhouse platform</title>
</head>
<body>
<div id="app"></div>
<script src="/docs/scalar.js"></script>
<script>${START}</script>
</body>
</html>
`
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(START).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the contract at `/openapi.json`, and Scalar's viewer of it at `/docs`; both are loaded on first use. */
export function docsRoutes(app: FastifyInstance): void {
  let description: ReturnType<typeof openApi> | undefined
  let viewer: ReturnType<typeof readViewer> | undefined
  app.get('/openapi.json', () => (description ??= openApi(ALL_ENDPOINTS)))
  app.get('/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  )
  app.get('/docs/scalar.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await (viewer ??= readViewer())),
  )
}

/** The plugin carries the viewer's bundle and exports it by a route only. */
async function readViewer(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { body } = await app.inject('/docs/js/scalar.js')
  await app.close()
  return body
}
