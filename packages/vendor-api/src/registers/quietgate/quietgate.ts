import { defineRegister, type ExclusionRegister, RegisterUnknownError } from '../register.ts'
import { QUIETGATE_CHECK, QUIETGATE_HEADER, quietgateAnswer, signCall } from './contract.ts'

/** A member waits for it before a deposit or a game: below the gateway's deadline. */
const DEADLINE_MS = 2_500

/** Quietgate: a JSON API that is asked about one person at a time. */
export const quietgate = defineRegister({
  code: 'quietgate',
  name: 'Quietgate',
  prefix: 'QUIETGATE',
  open: ({ url, secrets }): ExclusionRegister => ({
    ask: async ({ id, name, birthday, country }) => {
      const body = JSON.stringify({ id, name, birth_date: birthday, country })
      const response = await fetch(new URL(QUIETGATE_CHECK, url), {
        method: 'POST',
        headers: {
          [QUIETGATE_HEADER]: signCall(secrets, { method: 'POST', path: QUIETGATE_CHECK, body }),
          'content-type': 'application/json',
        },
        body,
        signal: AbortSignal.timeout(DEADLINE_MS),
        redirect: 'error',
      }).catch(() => undefined)
      if (!response) throw new RegisterUnknownError('no answer')
      if (!response.ok) throw new RegisterUnknownError(`status ${response.status}`)
      const read = quietgateAnswer.safeParse(await response.json().catch(() => undefined))
      if (!read.success || read.data.id !== id) throw new RegisterUnknownError('an answer that is none')
      if (read.data.status === 'not_listed') return { isListed: false }
      return { isListed: true, until: read.data.until === null ? null : new Date(read.data.until) }
    },
  }),
})
