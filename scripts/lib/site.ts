import { join } from 'node:path'
import type { PartOptions } from './parts.ts'
import { startPart, waitUntilReady } from './parts.ts'
import { startPlayIdentities } from './play-identities.ts'
import type { Run } from './run.ts'
import { ROOT } from './settings.ts'

export const WEB_ROOT = join(ROOT, 'apps/web/dist')

/** As the platform decides it for a demo. */
const OUTBOX = process.env.OUTBOX ? process.env.OUTBOX === 'true' : !process.env.SENDER_URL

/** Where a developer reads the codes and letters that the platform would have sent; undefined where it sends them. */
export const outboxUrl = (platformPort: number): string | undefined =>
  OUTBOX ? `http://localhost:${platformPort}/outbox` : undefined

type SiteOptions = {
  host: string
  platformPort: number
  vendorPort: number
  gatewayPort: number
  /** Where the browser finds the site. The gateway's port unless something stands in front of it. */
  sitePort?: number
  databaseUrl: string
  cookieKeys: string
  secretKeys: string
  seamlessSecret: string
  /** False for a site as an operator starts it, over a database without the play world; true when left out. */
  demo?: boolean
  /** Restart platform and gateway when their sources change. */
  watch?: boolean
  /** Settings that go to both parts as they are, such as NODE_ENV. */
  env?: Record<string, string>
  logs?: string
  /** The brand's hosts of pictures, in place of the platform itself. */
  mediaHosts?: string
}

/**
 * Starts the platform and the gateway and waits until both are ready. What the environment sets already stays as it
 * is, except for ports and addresses, which must fit each other.
 * @throws Error when one of them ends or does not become ready.
 */
export async function startSite(run: Run, options: SiteOptions): Promise<void> {
  const { host, platformPort, vendorPort, gatewayPort, sitePort = gatewayPort, demo = true, logs } = options
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const platformUrl = `http://${reached}:${platformPort}`
  const part = (name: string, own: Record<string, string | undefined>): PartOptions => ({
    name,
    args: [...(options.watch ? ['--watch', '--watch-preserve-output'] : []), join(ROOT, `apps/${name}/src/main.ts`)],
    env: { ...options.env, DEMO: String(demo), HOST: host, ...own },
    ...(logs ? { logs } : {}),
  })
  const siteOrigins = process.env.SITE_ORIGINS ?? local(sitePort)
  const playIdentities = demo ? await startPlayIdentities(run, { siteOrigins, logs }) : {}
  const platform = run.keep(
    startPart(
      part('platform', {
        PORT: String(platformPort),
        VENDOR_PORT: String(vendorPort),
        SEAMLESS_SECRET: options.seamlessSecret,
        DATABASE_URL: options.databaseUrl,
        SECRET_KEYS: options.secretKeys,
        SITE_ORIGINS: siteOrigins,
        ...playIdentities,
        MEDIA_HOSTS: options.mediaHosts ?? process.env.MEDIA_HOSTS ?? local(platformPort),
        LAUNCH_HOSTS: process.env.LAUNCH_HOSTS ?? local(vendorPort),
      }),
    ),
  )
  const gateway = run.keep(
    startPart(
      part('gateway', {
        PORT: String(gatewayPort),
        PLATFORM_URL: platformUrl,
        COOKIE_KEYS: options.cookieKeys,
        // Plain http on one's own machine: not every browser keeps a Secure cookie there.
        COOKIE_SECURE: process.env.COOKIE_SECURE ?? 'false',
      }),
    ),
  )
  await waitUntilReady(platform, `${platformUrl}/readyz`)
  await waitUntilReady(gateway, `http://${reached}:${gatewayPort}/readyz`)
}

const local = (port: number) => `http://localhost:${port},http://127.0.0.1:${port}`
