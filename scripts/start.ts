// npm start: database, demo data, built web and games, platform, simulators and gateway, until Ctrl-C.
import { DEMO_ACCOUNTS } from '../apps/platform/seed/demo-accounts.ts'
import { assertPortFree } from '../apps/platform/src/db/port.ts'
import { storedCookieKeys, storedSeamlessSecret, storedSecretKeys } from './lib/stored-keys.ts'
import { openDatabase } from './lib/database.ts'
import { runUntilStopped } from './lib/run.ts'
import { readSettings } from './lib/settings.ts'
import { getOffice, outboxUrl, startSite, WEB_ROOT } from './lib/site.ts'
import { buildWeb } from './lib/web.ts'
import { welcome } from './lib/welcome.ts'
import { prepareWorld } from './lib/world.ts'

const startedAt = Date.now()

await runUntilStopped(async (run) => {
  const settings = readSettings()
  await assertPortFree(settings.port, 'the site', 'PORT')
  await assertPortFree(settings.platformPort, 'the platform', 'PLATFORM_PORT')
  await assertPortFree(settings.vendorPort, 'the games', 'VENDOR_PORT')
  await assertPortFree(settings.identityProviderPort, 'the identity provider', 'IDENTITY_PROVIDER_PORT')
  await assertPortFree(settings.operatorPort, 'the back office', 'OPERATOR_PORT')
  await assertPortFree(settings.messageGatewayPort, 'the message gateway', 'MESSAGE_GATEWAY_PORT')
  await assertPortFree(settings.paymentsPort, 'the payment provider', 'PAYMENTS_PORT')
  await assertPortFree(settings.mosswaterPort, 'the second payment provider', 'MOSSWATER_PORT')

  console.log('Starting the database and building the web, if missing …')
  const createWorld = async () => {
    const url = await openDatabase(run, settings)
    console.log('Creating the demo data, if missing …')
    await prepareWorld(url)
    return url
  }
  const [databaseUrl] = await Promise.all([createWorld(), buildWeb()])
  await startSite(run, {
    host: settings.host,
    platformPort: settings.platformPort,
    vendorPort: settings.vendorPort,
    identityProviderPort: settings.identityProviderPort,
    messageGatewayPort: settings.messageGatewayPort,
    paymentsPort: settings.paymentsPort,
    mosswaterPort: settings.mosswaterPort,
    analyticsPort: settings.analyticsPort,
    humanCheckPort: settings.humanCheckPort,
    gatewayPort: settings.port,
    operatorPort: settings.operatorPort,
    databaseUrl,
    cookieKeys: storedCookieKeys(),
    secretKeys: storedSecretKeys(),
    seamlessSecret: storedSeamlessSecret(),
    env: { NODE_ENV: 'production', WEB_ROOT },
  })
  console.log(
    welcome(`http://localhost:${settings.port}`, DEMO_ACCOUNTS, startedAt, {
      outboxUrl: outboxUrl(settings.messageGatewayPort),
      office: getOffice(settings.operatorPort),
    }),
  )
})
