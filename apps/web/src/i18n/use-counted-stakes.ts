import { COUNTED_STAKES, type CountingRule } from '@playhouse/shared/counted-stakes.ts'
import { useTranslation } from 'react-i18next'

export function useCountedStakes(): (rule: CountingRule) => string {
  const { t } = useTranslation('common')
  return (rule) => t(`countedStakes.${COUNTED_STAKES[rule]}`)
}
