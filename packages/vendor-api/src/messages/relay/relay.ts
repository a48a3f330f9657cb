import { createHmac } from 'node:crypto'
import {
  defineMessageProvider,
  MESSAGE_CHANNELS,
  MessageRefusedError,
  type MessageSender,
  MessageUnknownError,
} from '../message-sender.ts'

const DEADLINE_MS = 5_000

/**
 * An operator's own service: POST of `{ id, channel, address, subject?, text, headers? }` as JSON to its address, with the header
 * `x-signature: sha256=<hex>`, the HMAC of the body. Any 2xx means accepted; 429 and 5xx that it may be sent again.
 */
export const relay = defineMessageProvider({
  code: 'relay',
  name: 'Message service',
  prefix: 'SENDER',
  open: ({ url, secrets: [secret = ''] }): MessageSender => ({
    channels: MESSAGE_CHANNELS,
    send: async (message) => {
      const body = JSON.stringify(message)
      const headers = {
        'content-type': 'application/json',
        'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      }
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => {
        throw new MessageUnknownError('no answer')
      })
      await response.body?.cancel()
      if (response.ok) return
      const reason = `status ${response.status}`
      throw response.status >= 500 || response.status === 429
        ? new MessageUnknownError(reason)
        : new MessageRefusedError(reason)
    },
  }),
})
