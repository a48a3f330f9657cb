import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@playhouse/testing/free-port.ts'
import { makeKey } from '../../scripts/lib/stored-keys.ts'
import { startPart, waitUntilReady, type Part } from '../../scripts/lib/parts.ts'
import { ROOT } from '../../scripts/lib/settings.ts'
import { simulatorSettings, startSimulators, waitForSimulators } from '../../scripts/lib/simulators.ts'
import type { MemoryReport } from './heap-reporter.ts'

const REPORTER = fileURLToPath(new URL('heap-reporter.ts', import.meta.url))
const PLENTY = '1000000'

/** The production gateway over the real platform, which can be restarted. */
export interface SoakSite {
  url: string
  restartPlatform(): Promise<void>
  /** The gateway's memory after garbage collection. */
  memory(): Promise<MemoryReport>
  stop(): Promise<void>
}

/** @throws Error with the last lines of the part that did not start */
export async function startSoakSite(databaseUrl: string): Promise<SoakSite> {
  const logs = mkdtempSync(join(tmpdir(), 'playhouse-soak-'))
  const [platformPort, gatewayPort, heapPort, vendorPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const [platformUrl, url, vendorUrl] = [platformPort, gatewayPort, vendorPort].map(
    (port) => `http://127.0.0.1:${port}`,
  ) as [string, string, string]
  const seamlessSecret = makeKey()
  const settings = simulatorSettings({
    host: '127.0.0.1',
    vendorPort,
    databaseUrl,
    platformUrl,
    seamlessSecret,
    paymentsSecret: makeKey(),
    siteOrigins: url,
    launchHosts: vendorUrl,
    mediaHosts: platformUrl,
  })
  const startPlatform = async () => {
    const env = {
      ...settings.platform,
      DEMO: 'true',
      DATABASE_URL: databaseUrl,
      PORT: String(platformPort),
      OPERATOR_PORT: 'off',
      LOG_LEVEL: 'error',
      SITE_ORIGINS: url,
      MEDIA_HOSTS: platformUrl,
      SEAMLESS_SECRET: seamlessSecret,
      LAUNCH_HOSTS: vendorUrl,
      FREE_PLAYS_PER_HOUR: PLENTY,
      LOG_INS_PER_HOUR: PLENTY,
      // The soak's visitors are not browsers and solve no challenges.
      HUMAN_CHECK: 'false',
    }
    const part = startPart({ name: 'platform', args: [join(ROOT, 'apps/platform/src/main.ts')], env, logs })
    await waitUntilReady(part, `${platformUrl}/readyz`)
    return part
  }
  let platform = await startPlatform()
  const vendors = startSimulators({ env: settings.simulators, logs })
  const gateway: Part = startPart({
    name: 'gateway',
    args: ['--expose-gc', '--import', REPORTER, join(ROOT, 'apps/gateway/src/main.ts')],
    env: {
      NODE_ENV: 'production',
      PORT: String(gatewayPort),
      PLATFORM_URL: platformUrl,
      COOKIE_KEYS: makeKey(),
      COOKIE_SECURE: 'false',
      SITE_ORIGIN: url,
      // Each caller sends its own address.
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: PLENTY,
      RATE_LIMIT_PER_SESSION: PLENTY,
      CONCURRENT_PER_ADDRESS: PLENTY,
      LOG_LEVEL: 'error',
      SOAK_HEAP_PORT: String(heapPort),
    },
    logs,
  })
  const stop = async () => {
    await gateway.stop()
    await vendors.stop()
    await platform.stop()
    rmSync(logs, { recursive: true, force: true })
  }
  try {
    await waitForSimulators(vendors, settings.simulators)
    await waitUntilReady(gateway, `${url}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    restartPlatform: async () => {
      await platform.stop()
      platform = await startPlatform()
    },
    memory: async () => (await (await fetch(`http://127.0.0.1:${heapPort}`)).json()) as MemoryReport,
    stop,
  }
}
