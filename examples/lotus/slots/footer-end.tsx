import type { SlotProps } from '@playhouse/web/slots'
import { useTranslation } from 'react-i18next'

export function Component({ brand }: SlotProps<'footer.end'>) {
  const { t } = useTranslation('lotus')
  return <p className="mt-8 max-w-prose text-pretty">{t('footer', { brand })}</p>
}
