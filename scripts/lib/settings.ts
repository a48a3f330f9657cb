import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const DATA = join(ROOT, '.data')
export const DATABASE_DATA = join(DATA, 'postgres')
export const DATABASE_NAME = 'playhouse'
export const DATABASE_CLI = join(ROOT, 'apps/platform/src/cli.ts')
export const SEED_CLI = join(ROOT, 'apps/platform/seed/cli.ts')
export const SIMULATORS_CLI = join(ROOT, 'apps/simulators/src/cli.ts')

export type Settings = {
  /** Loopback unless HOST says otherwise. */
  host: string
  /** The site's port: the only one that visitors need. */
  port: number
  /** Only in development, where Vite has the site's port. */
  gatewayPort: number
  platformPort: number
  /** Games, identity provider, message gateway and payment provider have an origin each. */
  vendorPort: number
  identityProviderPort: number
  messageGatewayPort: number
  paymentsPort: number
  /** Simulated analytics, off unless a port is chosen. */
  analyticsPort: number | undefined
  /** Simulated human check, off unless a port is chosen. */
  humanCheckPort: number | undefined
  /** The back office. */
  operatorPort: number
  databasePort: number
  /** An external PostgreSQL; without one the embedded server is used. */
  databaseUrl: string | undefined
  /** Whether `npm start` tells the processor seconds of each step. */
  isProfiled: boolean
}

/**
 * Reads ports from the command line (`--port 5000`) or the environment.
 * @throws Error for a port outside 1 to 65535, or an unknown flag
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, args: string[] = process.argv.slice(2)): Settings {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      'gateway-port': { type: 'string' },
      'platform-port': { type: 'string' },
      'vendor-port': { type: 'string' },
      'identity-provider-port': { type: 'string' },
      'message-gateway-port': { type: 'string' },
      'payments-port': { type: 'string' },
      'analytics-port': { type: 'string' },
      'human-check-port': { type: 'string' },
      'operator-port': { type: 'string' },
      'database-port': { type: 'string' },
      profile: { type: 'boolean' },
    },
  })
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort('PORT', values.port ?? env.PORT, 4200),
    gatewayPort: readPort('GATEWAY_PORT', values['gateway-port'] ?? env.GATEWAY_PORT, 4201),
    platformPort: readPort('PLATFORM_PORT', values['platform-port'] ?? env.PLATFORM_PORT, 4202),
    vendorPort: readPort('VENDOR_PORT', values['vendor-port'] ?? env.VENDOR_PORT, 4204),
    identityProviderPort: readPort(
      'IDENTITY_PROVIDER_PORT',
      values['identity-provider-port'] ?? env.IDENTITY_PROVIDER_PORT,
      4205,
    ),
    messageGatewayPort: readPort(
      'MESSAGE_GATEWAY_PORT',
      values['message-gateway-port'] ?? env.MESSAGE_GATEWAY_PORT,
      4206,
    ),
    analyticsPort: readPort('ANALYTICS_PORT', values['analytics-port'] ?? env.ANALYTICS_PORT, 0) || undefined,
    humanCheckPort: readPort('HUMAN_CHECK_PORT', values['human-check-port'] ?? env.HUMAN_CHECK_PORT, 0) || undefined,
    paymentsPort: readPort('PAYMENTS_PORT', values['payments-port'] ?? env.PAYMENTS_PORT, 4207),
    operatorPort: readPort('OPERATOR_PORT', values['operator-port'] ?? env.OPERATOR_PORT, 4208),
    databasePort: readPort('DATABASE_PORT', values['database-port'] ?? env.DATABASE_PORT, 4203),
    databaseUrl: env.DATABASE_URL || undefined,
    isProfiled: values.profile ?? false,
  }
}

function readPort(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${name} must be a port number between 1 and 65535, not "${value}".`)
}
