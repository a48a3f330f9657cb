import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { fillText, textsIn } from '../../../lib/texts.ts'

interface Facts {
  brand: string
  number: string
  code: string
  link: string
  days: number
}

/** The letter to a guest about a case in a state. Its address may be a stranger's, so it has nothing of what was typed. */
export function guestLetter(
  language: LanguageCode,
  state: 'OPEN' | 'ANSWERED' | 'CLOSED',
  facts: Facts,
): { subject: string; text: string } {
  const letters = textsIn(language, 'platform/letters')
  const filled = { ...facts, lead: letters.guestCase.leads[state] }
  return { subject: fillText(letters.guestCase.subject, filled), text: fillText(letters.guestCase.text, filled) }
}
