import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { CodePurpose, CodeRequest, NoteDelivery } from './code-types.ts'
import { fillText, textsIn } from '../../../../lib/texts.ts'
import { createAfterResponse, type ErrorLog } from '../../../../request/after-response.ts'
import type { Sender } from '../sender.ts'

export function codeMessage(
  language: LanguageCode,
  facts: { brand: string; code: string; purpose: CodePurpose; minutes: number },
): string {
  const letters = textsIn(language, 'platform/letters')
  const { purpose } = facts
  // The only code that is told to somebody.
  if (purpose === 'desk_contact') return fillText(letters.code.forDesk, facts)
  return fillText(letters.code.text, { ...facts, purpose: letters.code.purposes[purpose] })
}

interface DeliveryOptions {
  sender: Sender
  minutes: number
  brandName: () => Promise<string>
  log: ErrorLog
}

/**
 * Sends codes after the response: its time must not reveal whether a code was sent. Failures are logged
 * without code or address.
 */
export function codeDelivery({ sender, minutes, brandName, log }: DeliveryOptions) {
  const afterResponse = createAfterResponse(log)
  const send = async ({ purpose, channel, address, language }: CodeRequest, code: string) => {
    const brand = await brandName()
    const text = codeMessage(language, { brand, code, purpose, minutes })
    if (channel === 'sms') await sender.sendSms({ phoneNumber: address, text })
    else await sender.sendEmail({ address, subject: brand, text })
  }
  return {
    deliver: (request: CodeRequest, code: string, note: NoteDelivery = async () => {}): void =>
      afterResponse.run(`sending a code by ${request.channel} (${request.purpose})`, async () => {
        try {
          await send(request, code)
        } catch (error) {
          await note(false)
          throw error
        }
        await note(true)
      }),
    settle: afterResponse.settle,
  }
}
