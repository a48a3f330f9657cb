import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoAnswerError } from '../../../jobs/failures.ts'
import type { Sender } from './sender.ts'

/** Per attempt. */
const DEADLINE_MS = 5_000
/** In all, with a second in between. */
const ATTEMPTS = 3
const PAUSE_MS = 1_000

export interface WebhookOptions {
  url: string
  /** HMAC key. */
  secret: string
  pauseMs?: number
}

interface Outgoing {
  id: string | undefined
  channel: 'sms' | 'email'
  address: string
  subject?: string
  text: string
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Sends messages through an operator's service: POST of `{ id, channel, address, subject?, text, headers? }` as JSON
 * with the header `x-signature: sha256=<hex>`, the HMAC of the body. Any 2xx means accepted. After no
 * response or a 5xx the same id is sent again, so that the service can deduplicate.
 */
export function webhookSender({ url, secret, pauseMs = PAUSE_MS }: WebhookOptions): Sender {
  const send = async ({ id = randomUUID(), ...message }: Outgoing) => {
    const body = JSON.stringify({ id, ...message })
    const headers = {
      'content-type': 'application/json',
      'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    }
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await post(url, headers, body)
      if (outcome === 'taken') return
      // The error must not contain the message: it holds a code and an address.
      if (outcome !== 'again') throw new Error(`The message service did not take it: ${outcome}`)
      if (attempt >= ATTEMPTS) throw new NoAnswerError('The message service did not take it: again')
      await sleep(pauseMs)
    }
  }
  return {
    sendSms: ({ id, phoneNumber, text }) => send({ id, channel: 'sms', address: phoneNumber, text }),
    sendEmail: ({ id, address, subject, text, headers }) =>
      send({ id, channel: 'email', address, subject, text, headers }),
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
