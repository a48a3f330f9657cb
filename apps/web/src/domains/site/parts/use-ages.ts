import { MEMBER_AGE, MINIMUM_AGE } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { useSiteFacts } from './use-site-facts.ts'

/** The brand's ages: the one that a registration confirms, and the one for a first deposit. */
export function useAges(): { agreement: number; member: number } {
  const site = useSiteFacts()
  return { agreement: site?.agreementAge ?? MINIMUM_AGE, member: site?.memberAge ?? MEMBER_AGE }
}

/** The brand's rule in the same words wherever it is said. */
export function useAgeRule(): string {
  const { t } = useTranslation('common')
  const { agreement, member } = useAges()
  return member > agreement ? t('ageRules', { age: agreement, member }) : t('ageRule', { age: agreement })
}
