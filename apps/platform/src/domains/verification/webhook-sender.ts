import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sender } from './sender.ts'

/** How long one attempt may take. */
const DEADLINE_MS = 5_000
/** Attempts in all, with a second between them. */
const ATTEMPTS = 3
const PAUSE_MS = 1_000

export interface WebhookOptions {
  /** Where messages are posted. */
  url: string
  /** Signs them. */
  secret: string
  pauseMs?: number
}

/**
 * Hands messages to an operator's own service by HTTP: a POST of `{ id, channel, address, subject?, text }` as JSON, with
 * the header `x-signature: sha256=<hex>`, the HMAC of the body under the shared secret. Any 2xx means taken over. The same
 * id comes again when an attempt had no answer or a 5xx, so that the service can leave out what it has already sent.
 */
export function webhookSender({ url, secret, pauseMs = PAUSE_MS }: WebhookOptions): Sender {
  const send = async (message: { channel: 'sms' | 'email'; address: string; subject?: string; text: string }) => {
    const body = JSON.stringify({ id: randomUUID(), ...message })
    const headers = {
      'content-type': 'application/json',
      'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    }
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await post(url, headers, body)
      if (outcome === 'taken') return
      // Nothing of the message goes into the error: it holds a code and somebody's address.
      if (outcome !== 'again' || attempt >= ATTEMPTS) throw new Error(`The message service did not take it: ${outcome}`)
      await sleep(pauseMs)
    }
  }
  return {
    sendSms: ({ phoneNumber, text }) => send({ channel: 'sms', address: phoneNumber, text }),
    sendEmail: ({ address, subject, text }) => send({ channel: 'email', address, subject, text }),
  }
}

async function post(url: string, headers: Record<string, string>, body: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    return response.status >= 500 || response.status === 429 ? 'again' : `status ${response.status}`
  } catch {
    return 'again'
  }
}
