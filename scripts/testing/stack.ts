import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { makeKey } from '../lib/stored-keys.ts'
import type { Part } from '../lib/parts.ts'
import { ROOT } from '../lib/settings.ts'
import { startSite, WEB_ROOT } from '../lib/site.ts'

export type TestStack = {
  siteUrl: string
  platformUrl: string
  vendorUrl: string
  messageGatewayUrl: string
  paymentsUrl: string
  /** The second payment provider, if asked for. */
  /** The simulated analytics, if asked for. */
  analyticsUrl: string | undefined
  /** The back office of a demo. */
  officeUrl: string | undefined
  /** Ends the platform alone, to see what the site does without it. */
  stopPlatform: () => Promise<void>
  stop: () => Promise<void>
}

/** A platform that others see in place of the reference platform. */
export interface StandIn {
  /** Settings of a gateway in front of it. */
  gatewayEnv: Record<string, string>
  stop: () => Promise<void>
}

interface StackOptions {
  /** False for an operator's site without demo data. */
  demo?: boolean
  /** An additional picture host, preferred over the platform's. */
  mediaHost?: string
  webRoot?: string
  /** Counts how the site is used. */
  analytics?: boolean
  /** Starts a human check besides the proof of work. */
  humanCheck?: boolean
  /** Starts the second payment provider. */
  hasSecondProvider?: boolean
  /** Stands between the platform and its gateway. */
  before?: (platformUrl: string) => Promise<StandIn>
  /** Passed to every part. */
  env?: Record<string, string>
  /** Folder of the parts' logs; by default they are deleted with the stack. */
  logs?: string
}

/** Logs of the stack that most end-to-end tests share. Playwright empties the parent folder before a run. */
export const STACK_LOGS = join(ROOT, 'e2e/test-results/logs')

/** All tests come from one address and share accounts, so limits per visitor and member are lifted. */
const ONE_ADDRESS = {
  RATE_LIMIT_PER_MINUTE: '100000',
  RATE_LIMIT_PER_SESSION: '100000',
  CONCURRENT_PER_ADDRESS: '100000',
  CONCURRENT_PER_MEMBER: '100000',
  OPERATION_LIMIT_FACTOR: '10000',
  FREE_PLAYS_PER_HOUR: '10000',
  REGISTRATIONS_PER_HOUR: '10000',
  USERNAME_CHECKS_PER_HOUR: '10000',
  LOG_INS_PER_HOUR: '10000',
  CODE_REQUESTS_PER_HOUR: '10000',
  CAPTCHAS_PER_HOUR: '10000',
  FEEDBACKS_PER_HOUR: '10000',
}

/** Each log-in and registration solves a challenge; an easy one is enough for a test. */
const LITTLE_WORK = { HUMAN_CHECK_COST: '20' }

/** The payment provider pays soon; tests that need longer hold a payment. */
const QUICK_PAYMENTS = { PAYMENTS_SECONDS: '2' }

/**
 * Starts platform, simulators and gateway as in production, with the built web, on free ports.
 * @param databaseUrl a migrated database, preferably a copy: tests write to it
 * @throws Error with the last lines of the part that did not start
 */
export async function startTestStack(databaseUrl: string, options: StackOptions = {}): Promise<TestStack> {
  const { demo = true, mediaHost, webRoot = WEB_ROOT, env } = options
  const logs = options.logs ?? mkdtempSync(join(tmpdir(), 'playhouse-stack-'))
  const [platformPort, vendorPort, gatewayPort] = [await freePort(), await freePort(), await freePort()]
  const [identityProviderPort, messageGatewayPort, paymentsPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const analyticsPort = options.analytics ? await freePort() : undefined
  const humanCheckPort = options.humanCheck ? await freePort() : undefined
  const operatorPort = demo ? await freePort() : undefined
  const parts: Pick<Part, 'name' | 'stop'>[] = []
  const { before } = options
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop()
    if (!options.logs) rmSync(logs, { recursive: true, force: true })
  }
  try {
    await startSite(
      {
        keep: async (start) => {
          const part = await start()
          parts.push(part)
          return part
        },
      },
      {
        host: '127.0.0.1',
        platformPort,
        vendorPort,
        identityProviderPort,
        messageGatewayPort,
        paymentsPort,
        analyticsPort,
        humanCheckPort,
        hasOneProvider: !options.hasSecondProvider,
        gatewayPort,
        ...(operatorPort && { operatorPort }),
        demo,
        databaseUrl,
        cookieKeys: makeKey(),
        secretKeys: makeKey(),
        seamlessSecret: makeKey(),
        logs,
        env: { NODE_ENV: 'production', WEB_ROOT: webRoot, ...ONE_ADDRESS, ...LITTLE_WORK, ...QUICK_PAYMENTS, ...env },
        ...(before && {
          gatewayEnv: async (platformUrl) => {
            const standIn = await before(platformUrl)
            parts.push({ name: 'stand-in', stop: standIn.stop })
            return standIn.gatewayEnv
          },
        }),
        ...(mediaHost && { mediaHosts: `${mediaHost},http://localhost:${platformPort}` }),
      },
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    siteUrl: `http://localhost:${gatewayPort}`,
    platformUrl: `http://127.0.0.1:${platformPort}`,
    vendorUrl: `http://127.0.0.1:${vendorPort}`,
    messageGatewayUrl: `http://127.0.0.1:${messageGatewayPort}`,
    paymentsUrl: `http://127.0.0.1:${paymentsPort}`,
    analyticsUrl: analyticsPort ? `http://localhost:${analyticsPort}` : undefined,
    officeUrl: operatorPort ? `http://127.0.0.1:${operatorPort}` : undefined,
    stopPlatform: async () => parts.find(({ name }) => name === 'platform')?.stop(),
    stop,
  }
}
