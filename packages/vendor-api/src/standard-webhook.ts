import type { IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** Headers of a webhook that is signed as Standard Webhooks describe. */
export const signWebhook = (key: Buffer, id: string, body: string, at: Date) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, at, body),
})

/** Whether a webhook was signed within five minutes with any of the keys: two are in use during rotation. */
export function isSignedWebhook(keys: readonly Buffer[], body: string, headers: IncomingHttpHeaders): boolean {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headers[name],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return false
  const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  return keys.some((key) => {
    try {
      new Webhook(key, { format: 'raw' }).verify(body, signed, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}
