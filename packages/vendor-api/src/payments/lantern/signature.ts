import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Id, timestamp and signature headers of Standard Webhooks. */
export interface PaymentSignature {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Direction of the signature. Calls and webhooks use different keys, so that neither passes for the other. */
type Direction = 'calls' | 'webhooks'

const getKey = (secret: string, direction: Direction): Buffer =>
  createHmac('sha256', secret).update(`payments:${direction}`).digest()

/** Signs a body with the first secret. */
export function signPayment(
  secrets: readonly string[],
  direction: Direction,
  body: string,
  { id = randomUUID(), at = new Date() }: { id?: string; at?: Date } = {},
): PaymentSignature {
  const [secret = ''] = secrets
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(getKey(secret, direction), { format: 'raw' }).sign(id, at, body),
  }
}

/**
 * Whether the raw body was signed within five minutes with any of the secrets; two are in use during rotation.
 */
export function isPaymentSigned(
  secrets: readonly string[],
  direction: Direction,
  body: string,
  headers: Record<string, string | string[] | undefined>,
): boolean {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return false
  return secrets.some((secret) => {
    try {
      new Webhook(getKey(secret, direction), { format: 'raw' }).verify(
        body,
        { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
        { jsonParse: false },
      )
      return true
    } catch {
      return false
    }
  })
}
