import { randomBytes } from 'node:crypto'
import { makeKey } from './stored-keys.ts'
import { join } from 'node:path'
import type { PartOptions } from './parts.ts'
import { startPart, waitUntilReady } from './parts.ts'
import type { Run } from './run.ts'
import { DATA, ROOT } from './settings.ts'
import { DEMO_OPERATORS } from '@playhouse/server/secrets.ts'
import { simulatorSettings, startSimulators, waitForSimulators } from './simulators.ts'
import type { BackOffice } from './welcome.ts'

export const WEB_ROOT = join(ROOT, 'apps/web/dist')

/** Where developers read codes and e-mails; undefined with an operator's own message service. */
export const outboxUrl = (messageGatewayPort: number): string | undefined =>
  process.env.SENDER_URL ? undefined : `http://localhost:${messageGatewayPort}/outbox`

/** Where operators log in: 127.0.0.1, because cookies ignore ports and the site is on localhost. */
export const getOffice = (operatorPort: number): BackOffice => ({
  url: `http://127.0.0.1:${operatorPort}`,
  operators: process.env.OPERATOR_TOKEN ? [] : DEMO_OPERATORS,
})

type SiteOptions = {
  host: string
  platformPort: number
  vendorPort: number
  identityProviderPort: number
  messageGatewayPort: number
  /** Omitted: no payment provider. */
  paymentsPort?: number
  /** Whether the platform asks the first payment provider alone. */
  hasOneProvider?: boolean
  /** Omitted: no analytics. */
  analyticsPort?: number | undefined
  /** Omitted: no human check but the proof of work. */
  humanCheckPort?: number | undefined
  gatewayPort: number
  /** Omitted: no back office. */
  operatorPort?: number
  /** The site's port for browsers: the gateway's, unless Vite serves the web. */
  sitePort?: number
  databaseUrl: string
  cookieKeys: string
  secretKeys: string
  seamlessSecret: string
  /** False for an operator's site without demo data; true by default. */
  demo?: boolean
  /** Restarts each part when its sources change. */
  watch?: boolean
  /** Passed to every part, such as NODE_ENV. */
  env?: Record<string, string>
  logs?: string
  /** Settings of the gateway alone, which may name another platform in front of the one that is started. */
  gatewayEnv?: (platformUrl: string) => Promise<Record<string, string>>
  /** The brand's picture hosts; the platform by default. */
  mediaHosts?: string
}

/**
 * Starts platform, simulators (in a demo) and gateway, and waits until they are ready. The environment takes precedence, except
 * for ports and URLs, which must match each other.
 * @throws Error when one of them ends or does not become ready
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
  // A new secret per start is enough: repeated calls and webhooks are signed again.
  const paymentsSecret = process.env.PAYMENTS_SECRET ?? randomBytes(32).toString('base64url')
  const settings = demo
    ? simulatorSettings({
        ...options,
        identityProviderPort: wantsIdentityProvider() ? options.identityProviderPort : undefined,
        platformUrl,
        paymentsSecret,
        siteOrigins,
        launchHosts,
        mediaHosts,
      })
    : undefined
  const platform = await run.keep(() =>
    startPart(
      part('platform', {
        PORT: String(platformPort),
        OPERATOR_PORT: options.operatorPort ? String(options.operatorPort) : 'off',
        SEAMLESS_SECRET: options.seamlessSecret,
        PAYMENTS_SECRET: paymentsSecret,
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
  const simulators = settings && (await run.keep(() => startSimulators({ env: simulatorEnv, watch, logs })))
  const gatewayEnv = await options.gatewayEnv?.(platformUrl)
  const gateway = await run.keep(() =>
    startPart(
      part('gateway', {
        PORT: String(gatewayPort),
        PLATFORM_URL: platformUrl,
        COOKIE_KEYS: options.cookieKeys,
        PARTNERS_FILE: process.env.PARTNERS_FILE || join(DATA, 'partners.json'),
        // Plain http on localhost, where some browsers reject Secure cookies.
        LIVE_SECRET: liveSecret,
        SITE_ORIGINS: siteOrigins,
        COOKIE_SECURE: process.env.COOKIE_SECURE ?? 'false',
        ...gatewayEnv,
      }),
    ),
  )
  await waitUntilReady(platform, `${platformUrl}/readyz`)
  if (simulators) await waitForSimulators(simulators, simulatorEnv)
  await waitUntilReady(gateway, `http://${reached}:${gatewayPort}/readyz`)
}

const local = (port: number) => `http://localhost:${port},http://127.0.0.1:${port}`

/** Unless PLAY_IDENTITIES=off, or identity providers are configured. */
const wantsIdentityProvider = () =>
  process.env.PLAY_IDENTITIES !== 'off' && !process.env.GOOGLE_ISSUER && !process.env.FACEBOOK_ISSUER
