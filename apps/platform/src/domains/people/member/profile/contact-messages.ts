import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { fillText, textsIn } from '../../../../lib/texts.ts'

interface ChangeFacts {
  brand: string
  username: string
  /** Masked. */
  contact: string
}

export function contactChangedMessage(language: LanguageCode, facts: ChangeFacts): { subject: string; text: string } {
  const letters = textsIn(language, 'platform/letters')
  return {
    subject: fillText(letters.contactChanged.subject, facts),
    text: fillText(letters.contactChanged.text, facts),
  }
}
