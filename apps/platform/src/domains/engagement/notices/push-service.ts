import type { Database } from '@playhouse/postgres/database.ts'
import { createPublicKey } from 'node:crypto'
import webPush from 'web-push'
import { sharedSecret } from '../../people/verification/shared-secret.ts'
import type { PushConfig, PushKeys } from './push-config.ts'

const DEADLINE_MS = 10_000
/** How long a push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 24 * 3_600

export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser has ended the subscription. `again`: try later, after so long if the service said so. */
export type PushOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'refused'; status: number }
  /** The service is down or busy. */
  | { is: 'again'; afterMs?: number }
  /** Sending failed, perhaps not for good. */
  | { is: 'failed' }

export interface PushService {
  publicKey: string
  accepts(address: PushAddress): boolean
  /** @param topic replaces a message under the same topic that has not been delivered */
  send(
    address: PushAddress,
    message: { payload: object; topic: string; urgency: 'normal' | 'high' },
  ): Promise<PushOutcome>
}

export async function openPushService(database: Database, config: PushConfig): Promise<PushService> {
  const keys =
    config.keys === 'own'
      ? (JSON.parse(
          await sharedSecret(database, 'push', async () => JSON.stringify(webPush.generateVAPIDKeys())),
        ) as PushKeys)
      : config.keys
  const vapidDetails = { subject: config.contact, ...keys }
  return {
    publicKey: keys.publicKey,
    accepts: ({ endpoint, p256dh }) => isPushEndpoint(endpoint, config) && isOnCurve(p256dh),
    async send({ endpoint, p256dh, auth }, { payload, topic, urgency }) {
      // The list of hosts may have become shorter since the browser was added.
      if (!isPushEndpoint(endpoint, config)) return { is: 'gone' }
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
        vapidDetails,
        TTL: TTL_SECONDS,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
      })
      return post(request)
    },
  }
}

/**
 * The address comes from the member, so that it could make the platform call servers inside its own network: only https, and only
 * hosts of push services.
 */
export function isPushEndpoint(
  endpoint: string,
  { hosts, simulator }: Pick<PushConfig, 'hosts' | 'simulator'>,
): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origin === simulator) return true
  if (protocol !== 'https:' || port !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}

function isOnCurve(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

async function post({ endpoint, headers, body }: webPush.RequestDetails): Promise<PushOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => name.toLowerCase() !== 'content-length')
          .map(([name, value]) => [name, String(value)]),
      ),
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    await response.body?.cancel()
    const { ok, status } = response
    if (ok) return { is: 'sent' }
    if (status === 404 || status === 410) return { is: 'gone' }
    if (status !== 429 && status < 500) return { is: 'refused', status }
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return { is: 'again', ...(seconds > 0 && { afterMs: seconds * 1_000 }) }
  } catch {
    // A message that arrived all the same is replaced, as it has the same topic.
    return { is: 'again' }
  }
}
