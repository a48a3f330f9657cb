import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Page as a build leaves it, with the slots that a server fills. */
const TEMPLATE = `<!doctype html>
<html lang="%LANG%" dir="%DIR%" data-language="%LANGUAGE%" data-theme="%THEME%" data-session="%SESSION%" data-default-language="TY">
<head><title>Built page</title><!--HEAD--></head>
<body><div id="root"><!--PAGE--></div><!--STATE--></body>
</html>`

const RENDERS_NOTHING = `export async function renderPage() { throw new Error('Nothing is rendered here.') }`

/**
 * Makes a folder for WEB_ROOT as small as can be, instead of a build of the web.
 * @param entry source of the server's entry; by default pages are sent as plain shells
 * @param routes patterns of the screens' addresses
 */
export function makeWebRoot(
  entry = RENDERS_NOTHING,
  routes: readonly string[] = ['/', '/:page', '/member/:page'],
): string {
  const root = mkdtempSync(join(tmpdir(), 'playhouse-web-'))
  for (const folder of ['client/assets', 'client/.vite', 'server']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'client/index.html'), TEMPLATE)
  writeFileSync(join(root, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(root, 'client/assets/app-1a2b3c.js'), 'console.log("plain")')
  writeFileSync(join(root, 'client/assets/app-1a2b3c.js.br'), 'brotli bytes')
  writeFileSync(join(root, 'server/entry-server.js'), entry)
  writeFileSync(join(root, 'server/routes.json'), JSON.stringify(routes))
  return root
}
