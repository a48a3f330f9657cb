import type { FastifyBaseLogger } from 'fastify'
import type { CodeRequest } from './code-types.ts'
import { codeMessage } from './code-message.ts'
import type { Sender } from '../sender.ts'

interface DeliveryOptions {
  sender: Sender
  /** Minutes for which a code is good. */
  minutes: number
  brandName: () => Promise<string>
  log: FastifyBaseLogger
}

/**
 * Sends codes behind the answer to whoever asked for them: how long an answer takes must not tell whether there was
 * somebody to send one to. A message that is not taken over is told to the log, without code or address.
 */
export function codeDelivery({ sender, minutes, brandName, log }: DeliveryOptions) {
  const underWay = new Set<Promise<void>>()
  const send = async ({ purpose, channel, address, language }: CodeRequest, code: string) => {
    const brand = await brandName()
    const text = codeMessage(language, { brand, code, purpose, minutes })
    if (channel === 'sms') await sender.sendSms({ phoneNumber: address, text })
    else await sender.sendEmail({ address, subject: brand, text })
  }
  return {
    deliver(request: CodeRequest, code: string): void {
      const sent = send(request, code)
        .catch((error: unknown) => {
          const { purpose, channel } = request
          log.error({ purpose, channel, reason: (error as Error).message }, 'a code was not sent')
        })
        .finally(() => underWay.delete(sent))
      underWay.add(sent)
    },
    /** Resolves once nothing is under way. */
    async settle(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}
