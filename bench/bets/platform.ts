import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../../apps/platform/test/server.ts'
import { type Part, startPart, waitUntilReady } from '../../scripts/lib/parts.ts'
import { ROOT } from '../../scripts/lib/settings.ts'

export interface BenchPlatform {
  vendorPort: number
  stop: Part['stop']
}

/** The platform as `npm start` runs it, over a database of the bench. */
export async function startBenchPlatform(name: string, databaseUrl: string): Promise<BenchPlatform> {
  const [port, vendorPort] = [await freePort(), await freePort()]
  const part = startPart({
    name: `bench-bets-${name}`,
    args: [join(ROOT, 'apps/platform/src/main.ts')],
    env: {
      NODE_ENV: 'production',
      DEMO: 'true',
      PORT: String(port),
      VENDOR_PORT: String(vendorPort),
      DATABASE_URL: databaseUrl,
      SEAMLESS_SECRET: randomBytes(32).toString('base64url'),
      SITE_ORIGINS: 'http://localhost:4200',
      LAUNCH_HOSTS: `http://127.0.0.1:${vendorPort}`,
    },
  })
  await waitUntilReady(part, `http://127.0.0.1:${port}/readyz`)
  return { vendorPort, stop: part.stop }
}
