import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { FIRST_PROVIDER } from '@playhouse/vendor-api/payments/provider.ts'
import { getProviderAddresses, SIMULATED_PROVIDERS } from '../../apps/simulators/src/provider-addresses.ts'
import { type Part, startPart, waitUntilReady } from './parts.ts'
import { ROOT } from './settings.ts'

/** Simulated third parties of a demo, and the platform's settings for them. */
export interface SimulatorsOptions {
  host: string
  vendorPort: number
  /** Omitted: no identity provider. */
  identityProviderPort?: number | undefined
  /** Omitted: no message gateway. */
  messageGatewayPort?: number | undefined
  /** Omitted: no payment provider. */
  paymentsPort?: number | undefined
  /** Whether the platform asks the first payment provider alone. */
  hasOneProvider?: boolean | undefined
  /** Omitted: no analytics. */
  analyticsPort?: number | undefined
  /** Omitted: no human check but the proof of work. */
  humanCheckPort?: number | undefined
  databaseUrl: string
  platformUrl: string
  seamlessSecret: string
  paymentsSecret: string
  siteOrigins: string
  launchHosts: string
  mediaHosts: string
}

const CLIENT_ID = 'playhouse'

/** Settings of the simulators, and matching ones of the platform. */
export function simulatorSettings(options: SimulatorsOptions) {
  const { host, vendorPort, identityProviderPort, messageGatewayPort, paymentsPort } = options
  const { analyticsPort, humanCheckPort } = options
  const { seamlessSecret, paymentsSecret, siteOrigins, launchHosts } = options
  const clientSecret = randomBytes(24).toString('base64url')
  const issuer = (name: string) => ({
    [`${name.toUpperCase()}_ISSUER`]: `http://localhost:${identityProviderPort}/${name}`,
    [`${name.toUpperCase()}_CLIENT_ID`]: CLIENT_ID,
    [`${name.toUpperCase()}_CLIENT_SECRET`]: clientSecret,
  })
  const geetest = { GEETEST_ID: 'playhouse', GEETEST_KEY: randomBytes(24).toString('base64url') }
  const parties = [
    'vendors',
    ...(identityProviderPort ? ['identity-provider'] : []),
    ...(messageGatewayPort ? ['message-gateway'] : []),
    ...(paymentsPort ? ['payments'] : []),
    ...(analyticsPort ? ['analytics'] : []),
    ...(humanCheckPort ? ['human-check'] : []),
  ]
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  // An operator's own message service takes precedence over the outbox.
  const ours = SIMULATED_PROVIDERS.filter(
    ({ kind, code }) =>
      (kind !== 'message' || !process.env.SENDER_URL) &&
      (kind !== 'payment' || code === FIRST_PROVIDER || !options.hasOneProvider),
  )
  const secrets = Object.fromEntries(
    ours.map(({ kind, prefix }) => [
      `${prefix}_SECRET`,
      kind === 'payment' ? paymentsSecret : randomBytes(32).toString('base64url'),
    ]),
  )
  const origin = (port: number | undefined) => port && `http://${reached}:${port}`
  const addresses = getProviderAddresses(
    { payments: origin(paymentsPort) || undefined, messageGateway: origin(messageGatewayPort) || undefined },
    ours,
  )
  return {
    simulators: {
      DEMO: 'true',
      HOST: host,
      PARTIES: parties.join(','),
      VENDOR_PORT: String(vendorPort),
      ...(identityProviderPort && { IDENTITY_PROVIDER_PORT: String(identityProviderPort) }),
      ...(messageGatewayPort && { MESSAGE_GATEWAY_PORT: String(messageGatewayPort) }),
      ...(paymentsPort && { PAYMENTS_PORT: String(paymentsPort) }),
      ...secrets,
      ...(analyticsPort && { ANALYTICS_PORT: String(analyticsPort) }),
      ...(humanCheckPort && { HUMAN_CHECK_PORT: String(humanCheckPort), ...geetest }),
      DATABASE_URL: options.databaseUrl,
      SEAMLESS_URL: options.platformUrl,
      SEAMLESS_SECRET: seamlessSecret,
      SITE_ORIGINS: siteOrigins,
      LAUNCH_HOSTS: launchHosts,
      MEDIA_HOSTS: options.mediaHosts,
      CLIENT_ID,
      CLIENT_SECRET: clientSecret,
    },
    platform: {
      VENDOR_URL: `http://${reached}:${vendorPort}`,
      ...addresses,
      ...secrets,
      ...(analyticsPort && { ANALYTICS_TAG_ID: 'PLAY-DEMO', ANALYTICS_ORIGIN: `http://localhost:${analyticsPort}` }),
      ...(humanCheckPort && {
        ...geetest,
        GEETEST_URL: `http://${reached}:${humanCheckPort}`,
        GEETEST_SCRIPT: `http://localhost:${humanCheckPort}/gt.js`,
      }),
      ...(identityProviderPort && { ...issuer('google'), ...issuer('facebook'), SOCIAL_PLAY: 'true' }),
      ...(messageGatewayPort && {
        PAGES_HOST: `http://localhost:${messageGatewayPort}`,
        PUSH_SIMULATOR: `http://${reached}:${messageGatewayPort}`,
        COUNTRY_RANGES_FILE: join(ROOT, 'apps/platform/seed/country-ranges.csv'),
        IDENTITY_CHECKERS: 'TH:millstone,sandpiper',
      }),
    },
  }
}

export const startSimulators = (options: {
  env: Record<string, string>
  watch?: string[]
  logs?: string | undefined
}): Part =>
  startPart({
    name: 'simulators',
    args: [...(options.watch ?? []), join(ROOT, 'apps/simulators/src/main.ts')],
    env: options.env,
    ...(options.logs && { logs: options.logs }),
  })

export async function waitForSimulators(part: Part, env: Record<string, string>): Promise<void> {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  const ports = [
    env.VENDOR_PORT,
    env.IDENTITY_PROVIDER_PORT,
    env.MESSAGE_GATEWAY_PORT,
    env.PAYMENTS_PORT,
    env.ANALYTICS_PORT,
    env.HUMAN_CHECK_PORT,
  ].filter(Boolean)
  await Promise.all(ports.map((port) => waitUntilReady(part, `http://${host}:${port}/readyz`)))
}
