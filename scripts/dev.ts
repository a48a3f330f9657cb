// npm run dev: as npm start, but each part reloads when its sources change; the game client is built once.
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '../apps/platform/seed/demo-accounts.ts'
import { assertPortFree } from '../apps/platform/src/db/port.ts'
import { storedCookieKeys, storedSeamlessSecret, storedSecretKeys } from './lib/stored-keys.ts'
import { openDatabase } from './lib/database.ts'
import { startPart, waitUntilReady } from './lib/parts.ts'
import { runUntilStopped } from './lib/run.ts'
import { readSettings, ROOT } from './lib/settings.ts'
import { getOffice, outboxUrl, startSite } from './lib/site.ts'
import { buildWeb } from './lib/web.ts'
import { welcome } from './lib/welcome.ts'
import { prepareWorld } from './lib/world.ts'

const startedAt = Date.now()

await runUntilStopped(async (run) => {
  const settings = readSettings()
  await assertPortFree(settings.port, 'the site', 'PORT')
  await assertPortFree(settings.gatewayPort, 'the gateway', 'GATEWAY_PORT')
  await assertPortFree(settings.platformPort, 'the platform', 'PLATFORM_PORT')
  await assertPortFree(settings.vendorPort, 'the games', 'VENDOR_PORT')
  await assertPortFree(settings.identityProviderPort, 'the identity provider', 'IDENTITY_PROVIDER_PORT')
  await assertPortFree(settings.operatorPort, 'the back office', 'OPERATOR_PORT')
  await assertPortFree(settings.messageGatewayPort, 'the message gateway', 'MESSAGE_GATEWAY_PORT')
  await assertPortFree(settings.paymentsPort, 'the payment provider', 'PAYMENTS_PORT')

  const databaseUrl = await openDatabase(run, settings)
  await Promise.all([prepareWorld(databaseUrl, ['--copperleaf']), buildWeb('bundle', ['@playhouse/games'])])
  await startSite(run, {
    host: settings.host,
    platformPort: settings.platformPort,
    vendorPort: settings.vendorPort,
    identityProviderPort: settings.identityProviderPort,
    messageGatewayPort: settings.messageGatewayPort,
    paymentsPort: settings.paymentsPort,
    analyticsPort: settings.analyticsPort,
    humanCheckPort: settings.humanCheckPort,
    gatewayPort: settings.gatewayPort,
    sitePort: settings.port,
    operatorPort: settings.operatorPort,
    databaseUrl,
    cookieKeys: storedCookieKeys(),
    secretKeys: storedSecretKeys(),
    seamlessSecret: storedSeamlessSecret(),
    watch: true,
    env: { NODE_ENV: 'development' },
  })
  // Vite serves the web and proxies /graphql to the gateway.
  const web = await run.keep(() =>
    startPart({
      name: 'web',
      args: [
        join(ROOT, 'node_modules/vite/bin/vite.js'),
        '--host',
        settings.host,
        '--port',
        String(settings.port),
        '--strictPort',
      ],
      env: { GATEWAY_URL: `http://127.0.0.1:${settings.gatewayPort}` },
      cwd: join(ROOT, 'apps/web'),
    }),
  )
  await waitUntilReady(web, `http://localhost:${settings.port}/`)
  console.log(
    welcome(`http://localhost:${settings.port}`, DEMO_ACCOUNTS, startedAt, {
      outboxUrl: outboxUrl(settings.messageGatewayPort),
      office: getOffice(settings.operatorPort),
    }),
  )
})
