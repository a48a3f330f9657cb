import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab and history: "Live tables · Playhouse"; the brand alone without a title. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation('common')
  const brand = t('brand')
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}
