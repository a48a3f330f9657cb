import { useTranslation } from 'react-i18next'
import type { PaginationProps } from '../ui/pagination.tsx'

export function usePageLabels(): PaginationProps['labels'] {
  const { t } = useTranslation('ui')
  return {
    pages: t('pages'),
    previous: t('previousPage'),
    next: t('nextPage'),
    page: (number) => t('page', { page: number }),
  }
}
