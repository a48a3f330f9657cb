import { messageProviders } from '@playhouse/vendor-api/messages/all.ts'
import {
  MessageRefusedError,
  type MessageSender,
  MessageUnknownError,
  type OutgoingMessage,
} from '@playhouse/vendor-api/messages/message-sender.ts'
import type { ProviderAccess } from '@playhouse/vendor-api/provider-declaration.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoAnswerError } from '../../../jobs/failures.ts'
import { type CountryOrder, sortByCountry } from '../../../lib/country-order.ts'
import type { Sender } from './sender.ts'

/** Times that each service is asked, with a second in between. */
const ROUNDS = 3
const PAUSE_MS = 1_000

interface SenderLog {
  warn(details: object, message: string): void
}

export interface SenderConfig {
  /** Addresses and secrets of the configured services, by code. */
  access: Readonly<Record<string, ProviderAccess>>
  /** Services that are asked first for SMS to a country, by its ISO code. */
  smsOrder: CountryOrder
}

export const openSender = ({ access, smsOrder }: SenderConfig, log: SenderLog): Sender =>
  combineSenders([...messageProviders.open(access)], { smsOrder, log })

/**
 * Gives each message to the first service for its channel and country, and to the next one if that refuses it or does not answer: a
 * person may get it twice rather than not at all.
 */
export function combineSenders(
  senders: readonly (readonly [code: string, sender: MessageSender])[],
  { smsOrder, log, pauseMs = PAUSE_MS }: Pick<SenderConfig, 'smsOrder'> & { log: SenderLog; pauseMs?: number },
): Sender {
  async function send({ id = randomUUID(), ...rest }: Omit<OutgoingMessage, 'id'> & { id?: string | undefined }) {
    const message = { id, ...rest }
    const first = message.channel === 'sms' ? smsOrder[getCountry(message.address)] : undefined
    let left = sortByCountry(senders, ([code]) => code, first).filter(([, { channels }]) =>
      channels.includes(message.channel),
    )
    const reasons = new Map<string, string>()
    for (let round = 1; left.length > 0; round += 1) {
      for (const [code, sender] of left) {
        try {
          return await sender.send(message)
        } catch (error) {
          if (!(error instanceof MessageRefusedError || error instanceof MessageUnknownError)) throw error
          reasons.set(code, error.message)
          log.warn(
            { sender: code, channel: message.channel, reason: error.message },
            'a message service did not take a message',
          )
          if (error instanceof MessageRefusedError) left = left.filter(([other]) => other !== code)
        }
      }
      if (left.length > 0 && round >= ROUNDS) throw new NoAnswerError(problem())
      if (left.length > 0) await sleep(pauseMs)
    }
    throw new Error(reasons.size === 0 ? `No message service sends by ${message.channel}.` : problem())

    function problem(): string {
      const said = [...reasons].map(([code, reason]) => `${code}: ${reason}`)
      return `The message service did not take it: ${said.join(', ')}`
    }
  }
  return {
    sendSms: ({ id, phoneNumber, text }) => send({ id, channel: 'sms', address: phoneNumber, text }),
    sendEmail: ({ id, address, subject, text, headers }) =>
      send({ id, channel: 'email', address, subject, text, headers }),
  }
}

const getCountry = (phoneNumber: string): string => parsePhoneNumberFromString(phoneNumber)?.country ?? ''
