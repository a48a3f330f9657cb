// npm start: database, demo data, built web and games, platform, simulators and gateway, until Ctrl-C. With --profile it does one step after
// another, and tells the processor seconds of each.
import { existsSync, globSync } from 'node:fs'
import { DEMO_ACCOUNTS } from '../apps/platform/seed/demo-accounts.ts'
import { assertPortFree } from '../apps/platform/src/db/port.ts'
import { storedCookieKeys, storedSeamlessSecret, storedSecretKeys } from './lib/stored-keys.ts'
import { openDatabase } from './lib/database.ts'
import { speedUpNode } from './lib/quick-node.ts'
import { runUntilStopped } from './lib/run.ts'
import { readProcessorSeconds } from './lib/processor-time.ts'
import { DATABASE_DATA, readSettings, ROOT } from './lib/settings.ts'
import { assertSpace, startStep } from './lib/start-steps.ts'
import { getOffice, outboxUrl, startSite, WEB_ROOT } from './lib/site.ts'
import { buildWeb } from './lib/web.ts'
import { welcome } from './lib/welcome.ts'
import { prepareWorld } from './lib/world.ts'

const startedAt = Date.now()
speedUpNode()

await runUntilStopped(async (run) => {
  const settings = readSettings()
  await assertPortFree(settings.port, 'the site', 'PORT')
  await assertPortFree(settings.platformPort, 'the platform', 'PLATFORM_PORT')
  await assertPortFree(settings.vendorPort, 'the games', 'VENDOR_PORT')
  await assertPortFree(settings.identityProviderPort, 'the identity provider', 'IDENTITY_PROVIDER_PORT')
  await assertPortFree(settings.operatorPort, 'the back office', 'OPERATOR_PORT')
  await assertPortFree(settings.messageGatewayPort, 'the message gateway', 'MESSAGE_GATEWAY_PORT')
  await assertPortFree(settings.paymentsPort, 'the payment provider', 'PAYMENTS_PORT')

  const { isProfiled } = settings
  if (!settings.databaseUrl && !existsSync(DATABASE_DATA)) assertSpace(ROOT)
  if (isProfiled) {
    // The parent process installs missing packages, which is the only other cost so far.
    const packages = readProcessorSeconds(process.ppid) - readProcessorSeconds()
    console.log(`  ✓ Packages (${packages.toFixed(1)} processor seconds)`)
  }
  console.log('Starting the database, building the web and creating the demo data, if missing …')
  const createWorld = async () => {
    const url = await startStep('Database', isProfiled, () => openDatabase(run, settings))
    await prepareWorld(url, ['--copperleaf'], isProfiled)
    return url
  }
  const build = () => startStep('Web and games', isProfiled, () => buildWeb('bundle'))
  if (isProfiled) await build()
  const [databaseUrl] = await Promise.all([createWorld(), isProfiled ? undefined : build()])
  const site = {
    host: settings.host,
    platformPort: settings.platformPort,
    vendorPort: settings.vendorPort,
    identityProviderPort: settings.identityProviderPort,
    messageGatewayPort: settings.messageGatewayPort,
    paymentsPort: settings.paymentsPort,
    analyticsPort: settings.analyticsPort,
    humanCheckPort: settings.humanCheckPort,
    gatewayPort: settings.port,
    operatorPort: settings.operatorPort,
    databaseUrl,
    cookieKeys: storedCookieKeys(),
    secretKeys: storedSecretKeys(),
    seamlessSecret: storedSeamlessSecret(),
    env: { NODE_ENV: 'production', WEB_ROOT, QUIET_START_SECONDS: process.env.QUIET_START_SECONDS || '20' },
  }
  await startStep('Platform, simulators and gateway', isProfiled, () => startSite(run, site))
  if (isProfiled) console.log(`  = ${readProcessorSeconds(process.ppid).toFixed(1)} processor seconds`)
  console.log(
    welcome(`http://localhost:${settings.port}`, DEMO_ACCOUNTS, startedAt, {
      outboxUrl: outboxUrl(settings.messageGatewayPort),
      office: getOffice(settings.operatorPort),
    }),
  )
  void compressWeb()
})

/** Brotli takes a third of a build's processor time; until it is done, the gateway sends gzip. */
async function compressWeb(): Promise<void> {
  const isFirst = globSync('client/assets/*.br', { cwd: WEB_ROOT }).length === 0
  if (isFirst) console.log('  Compressing the pages further. Meanwhile they are sent somewhat larger …')
  try {
    await buildWeb()
    if (isFirst) console.log('  ✓ The pages are compressed')
  } catch (error) {
    console.error(`The pages could not be compressed further, and are sent somewhat larger.\n${String(error)}`)
  }
}
