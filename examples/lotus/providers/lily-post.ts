import { defineMessageProvider, MessageRefusedError, MessageUnknownError } from '@playhouse/platform/extension'
import { createHmac } from 'node:crypto'
import * as z from 'zod'

/** Less than the platform waits before it asks the next service. */
const DEADLINE_MS = 5_000

/** Signs the body as it is. */
export const signLetter = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Lily Post, which does not exist: one address for SMS and e-mails. A letter whose id it knows is not sent again. */
export default defineMessageProvider({
  code: 'lily-post',
  name: 'Lily Post',
  prefix: 'LILY_POST',
  settings: { FROM: z.string().max(11, 'must have 11 letters at most, as senders of SMS have').default('Lotus') },
  open: ({ url, secrets: [secret = ''], settings }) => ({
    channels: ['sms', 'email'],
    send: async ({ id, channel, address, subject, text, headers }) => {
      const body = JSON.stringify({ id, by: channel, from: settings.FROM, to: address, subject, text, headers })
      const response = await fetch(new URL('/letters', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'lily-signature': signLetter(secret, body) },
        body,
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
      }).catch(() => {
        throw new MessageUnknownError('no answer')
      })
      await response.body?.cancel()
      const { status } = response
      if (response.ok || status === 409) return
      throw status >= 500 || status === 429
        ? new MessageUnknownError(`status ${status}`)
        : new MessageRefusedError(`status ${status}`)
    },
  }),
})
