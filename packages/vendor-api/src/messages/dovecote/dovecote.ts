import { setTimeout as sleep } from 'node:timers/promises'
import {
  defineMessageProvider,
  MessageRefusedError,
  type MessageSender,
  MessageUnknownError,
} from '../message-sender.ts'
import { DOVECOTE_SEND, DOVECOTE_STATUS, signedForm } from './contract.ts'

const DEADLINE_MS = 5_000
const PAUSE_MS = 500
/** A message that is still queued then counts as accepted. */
const POLLS = 4

/** Dovecote: SMS alone, signed forms, one-line answers, and states by asking. */
export const dovecote = defineMessageProvider({
  code: 'dovecote',
  name: 'Dovecote',
  prefix: 'DOVECOTE',
  open: ({ url, secrets: [secret = ''] }): MessageSender => {
    /** @throws MessageUnknownError */
    async function ask(path: string, fields: Readonly<Record<string, string>>): Promise<[word: string, rest: string]> {
      try {
        const response = await fetch(new URL(path, url), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: signedForm(fields, secret),
          signal: AbortSignal.timeout(DEADLINE_MS),
          redirect: 'error',
        })
        const line = (await response.text()).trim()
        const [, word, rest = ''] = (response.ok && /^([A-Z]{2,16})(?: ([\w-]{1,64}))?$/.exec(line)) || []
        if (word !== undefined) return [word, rest]
      } catch {
        throw new MessageUnknownError('no answer')
      }
      throw new MessageUnknownError('an answer that is none')
    }

    return {
      channels: ['sms'],
      send: async ({ id, channel, address, text }) => {
        if (channel !== 'sms') throw new MessageRefusedError('it sends SMS alone')
        const [word, rest] = await ask(DOVECOTE_SEND, { ref: id, to: address.replace(/^\+/, ''), body: text })
        if (word === 'ERR') throw rest === 'busy' ? new MessageUnknownError(rest) : new MessageRefusedError(rest)
        if (word !== 'OK' && word !== 'DUP') throw new MessageUnknownError('an answer that is none')
        for (let poll = 0; poll < POLLS; poll += 1) {
          // Dovecote has the message, whether or not it says what became of it.
          const [state, reason] = await ask(DOVECOTE_STATUS, { number: rest }).catch(() => ['', ''])
          if (state === 'SENT' || state === 'DELIVERED') return
          if (state === 'FAILED') throw new MessageRefusedError(reason || 'failed')
          await sleep(PAUSE_MS)
        }
      },
    }
  },
})
