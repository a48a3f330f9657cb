import type { FastifyBaseLogger } from 'fastify'
import type { CodeRequest } from './code-types.ts'
import { codeMessage } from './code-message.ts'
import type { Sender } from '../sender.ts'

interface DeliveryOptions {
  sender: Sender
  minutes: number
  brandName: () => Promise<string>
  log: FastifyBaseLogger
}

/**
 * Sends codes after the response: its time must not reveal whether a code was sent. Failures are logged
 * without code or address.
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
    async settle(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}
