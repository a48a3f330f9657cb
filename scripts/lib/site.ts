import { makeKey } from './kept-keys.ts'
import { join } from 'node:path'
import type { PartOptions } from './parts.ts'
import { startPart, waitUntilReady } from './parts.ts'
import type { Run } from './run.ts'
import { ROOT } from './settings.ts'
import { simulatorSettings, startSimulators, waitForSimulators } from './simulators.ts'

export const WEB_ROOT = join(ROOT, 'apps/web/dist')

/** Where a developer reads codes and letters; undefined where an operator's own service sends them. */
export const outboxUrl = (messageGatewayPort: number): string | undefined =>
  process.env.SENDER_URL ? undefined : `http://localhost:${messageGatewayPort}/outbox`

type SiteOptions = {
  host: string
  platformPort: number
  vendorPort: number
  identityProviderPort: number
  messageGatewayPort: number
  gatewayPort: number
  /** Where the browser finds the site. The gateway's port unless something stands in front of it. */
  sitePort?: number
  databaseUrl: string
  cookieKeys: string
  secretKeys: string
  seamlessSecret: string
  /** False for a site as an operator starts it, over a database without the play world; true when left out. */
  demo?: boolean
  /** Restart each part when its sources change. */
  watch?: boolean
  /** Settings that go to every part as they are, such as NODE_ENV. */
  env?: Record<string, string>
  logs?: string
  /** The brand's hosts of pictures, in place of the platform itself. */
  mediaHosts?: string
}

/**
 * Starts platform, simulators (in a demo) and gateway, and waits until they are ready. What the environment sets already stays as it
 * is, except for ports and addresses, which must fit each other.
 * @throws Error when one of them ends or does not become ready.
 */
export async function startSite(run: Run, options: SiteOptions): Promise<void> {
  const { host, platformPort, vendorPort, gatewayPort, sitePort = gatewayPort, demo = true, logs } = options
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const platformUrl = `http://${reached}:${platformPort}`
  const watch = options.watch ? ['--watch', '--watch-preserve-output'] : []
  const part = (name: string, own: Record<string, string | undefined>): PartOptions => ({
    name,
    args: [...watch, join(ROOT, `apps/${name}/src/main.ts`)],
    env: { ...options.env, DEMO: String(demo), HOST: host, ...own },
    ...(logs ? { logs } : {}),
  })
  const siteOrigins = process.env.SITE_ORIGINS ?? local(sitePort)
  // The two start together, so nothing needs it later.
  const liveSecret = process.env.LIVE_SECRET || makeKey()
  const launchHosts = process.env.LAUNCH_HOSTS ?? local(vendorPort)
  const mediaHosts = options.mediaHosts ?? process.env.MEDIA_HOSTS ?? local(platformPort)
  const settings = demo
    ? simulatorSettings({
        ...options,
        identityProviderPort: wantsIdentityProvider() ? options.identityProviderPort : undefined,
        platformUrl,
        siteOrigins,
        launchHosts,
        mediaHosts,
      })
    : undefined
  const platform = run.keep(
    startPart(
      part('platform', {
        PORT: String(platformPort),
        SEAMLESS_SECRET: options.seamlessSecret,
        LIVE_SECRET: liveSecret,
        DATABASE_URL: options.databaseUrl,
        SECRET_KEYS: options.secretKeys,
        SITE_ORIGINS: siteOrigins,
        ...settings?.platform,
        MEDIA_HOSTS: mediaHosts,
        LAUNCH_HOSTS: launchHosts,
      }),
    ),
  )
  const simulatorEnv = { ...options.env, ...settings?.simulators }
  const simulators = settings && run.keep(startSimulators({ env: simulatorEnv, watch, logs }))
  const gateway = run.keep(
    startPart(
      part('gateway', {
        PORT: String(gatewayPort),
        PLATFORM_URL: platformUrl,
        COOKIE_KEYS: options.cookieKeys,
        LIVE_SECRET: liveSecret,
        // Plain http on one's own machine: not every browser keeps a Secure cookie there.
        COOKIE_SECURE: process.env.COOKIE_SECURE ?? 'false',
      }),
    ),
  )
  await waitUntilReady(platform, `${platformUrl}/readyz`)
  if (simulators) await waitForSimulators(simulators, simulatorEnv)
  await waitUntilReady(gateway, `http://${reached}:${gatewayPort}/readyz`)
}

const local = (port: number) => `http://localhost:${port},http://127.0.0.1:${port}`

/** Unless PLAY_IDENTITIES=off, or an operator's own issuers are configured. */
const wantsIdentityProvider = () =>
  process.env.PLAY_IDENTITIES !== 'off' && !process.env.GOOGLE_ISSUER && !process.env.FACEBOOK_ISSUER
