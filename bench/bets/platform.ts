import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { startPart, waitUntilReady } from '../../scripts/lib/parts.ts'
import { ROOT } from '../../scripts/lib/settings.ts'
import { findDescendants } from '../processes.ts'

export interface BenchPlatform {
  port: number
  vendorPort: number
  processes: Record<'platform' | 'vendors', number>
  stop: () => Promise<void>
}

/** Platform and vendors as `npm start` runs them, over a database of the benchmark; by default without lottery draws. */
export async function startBenchPlatform(
  name: string,
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<BenchPlatform> {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const env = {
    NODE_ENV: 'production',
    DEMO: 'true',
    PARTIES: 'vendors',
    PORT: String(port),
    OPERATOR_PORT: 'off',
    VENDOR_PORT: String(vendorPort),
    VENDOR_URL: `http://127.0.0.1:${vendorPort}`,
    SEAMLESS_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    SEAMLESS_SECRET: randomBytes(32).toString('base64url'),
    SITE_ORIGINS: 'http://localhost:4200',
    LAUNCH_HOSTS: `http://127.0.0.1:${vendorPort}`,
    LOTTERY_DRAWS: 'false',
    ...more,
  }
  const getMain = (app: string) => join(ROOT, `apps/${app}/src/main.ts`)
  const start = (app: string) => startPart({ name: `bench-bets-${name}-${app}`, args: [getMain(app)], env })
  // Other places may be running.
  const others = new Set(['platform', 'simulators'].flatMap((app) => findDescendants(getMain(app))))
  const findStarted = (app: string) => {
    const pid = findDescendants(getMain(app)).find((found) => !others.has(found))
    if (pid === undefined) throw new Error(`No process runs ${getMain(app)}.`)
    return pid
  }
  const [platform, vendors] = [start('platform'), start('simulators')]
  await waitUntilReady(platform, `http://127.0.0.1:${port}/readyz`)
  await waitUntilReady(vendors, `http://127.0.0.1:${vendorPort}/readyz`)
  return {
    port,
    vendorPort,
    processes: { platform: findStarted('platform'), vendors: findStarted('simulators') },
    stop: async () => {
      await vendors.stop()
      await platform.stop()
    },
  }
}
