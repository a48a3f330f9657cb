import type { SlotProps } from '@playhouse/web/slots'
import { useTranslation } from 'react-i18next'

export function Component({ isFirst }: SlotProps<'deposit.aside'>) {
  const { t } = useTranslation('lotus')
  return (
    <aside aria-label={t('depositTitle')} className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-prose font-semibold">{t('depositTitle')}</h2>
      <p className="mt-1 text-body text-pretty text-muted">{t(isFirst ? 'depositFirst' : 'depositAgain')}</p>
    </aside>
  )
}
