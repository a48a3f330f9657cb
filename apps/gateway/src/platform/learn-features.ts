import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import { randomUUID } from 'node:crypto'
import { setInterval as every } from 'node:timers/promises'
import type { PlatformFeatures } from './platform-features.ts'
import type { RestClient } from './rest-client.ts'
import type { SharedCache } from './shared-cache.ts'

const ASK_EVERY_MS = 600_000
const ASKED_AT_ONCE = 4
/** Key of what gateways tell each other. */
const SHARED_KEY = 'platform features'

interface LearnOptions {
  client: RestClient
  features: PlatformFeatures
  shared: Pick<SharedCache, 'read' | 'write'> | undefined
  /** Aborted when the gateway stops. */
  signal: AbortSignal
}

/** Asks the platform now, and every ten minutes, for what it has. @returns after the first round */
export async function learnFeatures(options: LearnOptions): Promise<void> {
  const { features, shared, signal } = options
  const known = await shared?.read(SHARED_KEY)
  if (known && Date.now() - known.at < ASK_EVERY_MS) features.setMissing(JSON.parse(known.text) as string[])
  else await askAll(options)
  const repeat = async () => {
    for await (const _ of every(ASK_EVERY_MS, undefined, { signal, ref: false })) await askAll(options)
  }
  void repeat().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

async function askAll({ client, features, shared, signal }: LearnOptions): Promise<void> {
  features.forgetAnswers()
  const probes = findProbes(features.missing).values()
  const ask = async () => {
    // The client notes what each response says.
    for (const probe of probes) {
      const context = { requestId: randomUUID(), language: DEFAULT_LANGUAGE, signal }
      await client.send(probe, {}, context, { retry: false, isProbe: true }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask))
  const freshSeconds = ASK_EVERY_MS / 1_000
  shared?.write(SHARED_KEY, JSON.stringify([...features.missing]), { freshSeconds, staleSeconds: 0 })
}

/**
 * An endpoint of each feature that may be asked without a session and without effects: a read, or else what a platform refuses because the
 * session or the input is missing. Endpoints found missing are asked again: nothing else would bring their feature back.
 */
export function findProbes(missing: ReadonlySet<string> = new Set()): Endpoint[] {
  const isRefused = ({ access, input }: Endpoint) => access !== 'public' || !input.safeParse({}).success
  return OPTIONAL_FEATURES.flatMap((feature) => {
    const own = ALL_ENDPOINTS.filter((endpoint) => endpoint.feature === feature)
    const probe = own.find(({ method }) => method === 'GET') ?? own.find(isRefused)
    return own.filter((endpoint) => endpoint === probe || missing.has(endpoint.name))
  })
}
