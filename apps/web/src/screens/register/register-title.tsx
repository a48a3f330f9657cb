import { SMALLEST_STAKE } from '@playhouse/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'

/** Page title with the smallest stake. */
export function RegisterTitle() {
  const { t } = useTranslation('registration')
  const { integer } = useFormat()
  return (
    <h1 tabIndex={-1} className="mb-5 focus-visible:outline-none">
      <span className="block text-headline font-semibold text-balance">{t('title')}</span>
      <span className="figures mt-1 block text-prose text-muted">
        {t('titleAmount', { amount: `${integer(SMALLEST_STAKE)} VND` })}
      </span>
    </h1>
  )
}
