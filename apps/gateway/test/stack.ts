import { buildGateway, type Gateway, type GatewayOptions } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { DEADLINES, type Deadlines } from '../src/platform/call-context.ts'
import type { CallReport } from '../src/platform/rest-client.ts'
import { Browser } from './browser.ts'
import { askDatabase, RealPlatform, scratchWorld, SITE_ORIGIN } from './real-platform.ts'

export interface Stack {
  gateway: Gateway
  platform: RealPlatform
  databaseUrl: string
  /** Finished calls to the platform since the last `takeCalls`. */
  takeCalls(): string[]
  logged(): string
  browser(): Browser
  /** Another gateway over the same platform, with its own settings and an empty cache. */
  another(environment?: Record<string, string>, deadlines?: Deadlines): Promise<Omit<Stack, 'platform' | 'databaseUrl'>>
  close(): Promise<void>
}

/** Deadlines of tests that are not about deadlines: a busy machine's platform answers late. */
export const PATIENT: Deadlines = {
  attemptMs: 20_000,
  callMs: 30_000,
  sectionMs: 30_000,
  requestMs: 40_000,
  longCallsMs: DEADLINES.longCallsMs,
}

/**
 * Starts a stack with the gateway's and the platform's environment.
 * @param sql runs before the platform starts
 */
export async function openStack(
  environment: Record<string, string> = {},
  platformEnvironment: Record<string, string> = {},
  sql?: string,
): Promise<Stack> {
  const world = await scratchWorld()
  if (sql) await askDatabase(world.url, sql)
  const platform = await RealPlatform.start(world.url, platformEnvironment)
  const gateways = await openGateways(platform, environment)
  const close = async () => {
    await gateways.close()
    await platform.kill()
    await world.drop()
  }
  return { ...gateways, platform, databaseUrl: world.url, close }
}

/** A gateway over a platform, which opens others. `close` closes all of them. */
export async function openGateways(
  platform: RealPlatform,
  environment: Record<string, string>,
): Promise<Omit<Stack, 'platform' | 'databaseUrl'>> {
  const opened: { close(): Promise<void> }[] = []
  const another: Stack['another'] = async (settings = {}, deadlines = PATIENT) => {
    const part = await openGateway(platform.url, settings, deadlines)
    opened.push(part)
    return { ...part, browser: () => new Browser(part.gateway.app, () => platform.log), another }
  }
  const close = async () => {
    for (const part of opened) await part.close()
  }
  return { ...(await another(environment)), close }
}

/** A gateway in this process, over whatever answers at `platformUrl`. */
export async function openGateway(
  platformUrl: string,
  environment: Record<string, string> = {},
  deadlines: Deadlines = DEADLINES,
  options: Pick<GatewayOptions, 'compiled'> = {},
) {
  const calls: CallReport[] = []
  let log = ''
  const gateway = await buildGateway(
    readConfig({
      NODE_ENV: 'test',
      DEMO: 'true',
      COOKIE_SECURE: 'true',
      PLATFORM_URL: platformUrl,
      SITE_ORIGIN,
      LOG_LEVEL: 'debug',
      // Tests share one address.
      OPERATION_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_SESSION: '100000',
      CONCURRENT_PER_ADDRESS: '100000',
      CONCURRENT_PER_SESSION: '100000',
      ...environment,
    }),
    {
      onCall: (report) => calls.push(report),
      logStream: { write: (line) => void (log += line) },
      deadlines,
      ...options,
    },
  )
  return {
    gateway,
    takeCalls: () => calls.splice(0).map(({ endpoint }) => endpoint),
    logged: () => log,
    browser: () => new Browser(gateway.app),
    close: () => gateway.app.close(),
  }
}
