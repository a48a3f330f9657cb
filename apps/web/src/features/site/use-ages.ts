import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The brand's ages: the one that a registration confirms, and the one for a first deposit. */
export function useAges(): { agreement: number; member: number } {
  const site = useSiteFacts()
  return { agreement: site?.agreementAge ?? MINIMUM_AGE, member: site?.memberAge ?? MEMBER_AGE }
}
