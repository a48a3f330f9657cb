import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { fillText, textsIn } from '../../../../lib/texts.ts'

interface Letter {
  subject: string
  text: string
}

interface ResetFacts {
  brand: string
  /** Link target. */
  address: string
  /** Lifetime of the link. */
  minutes: number
}

/** The address may be a stranger's, so the letters do not have the username. */
export function resetMail(language: LanguageCode, facts: ResetFacts): Letter {
  const letters = textsIn(language, 'platform/letters')
  return {
    subject: fillText(letters.passwordReset.subject, facts),
    text: fillText(letters.passwordReset.text, facts),
  }
}

export function changedMail(language: LanguageCode, facts: Pick<ResetFacts, 'brand'>): Letter {
  const letters = textsIn(language, 'platform/letters')
  return { subject: fillText(letters.passwordChanged.subject, facts), text: letters.passwordChanged.text }
}
