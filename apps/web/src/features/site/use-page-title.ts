import { useEffect } from 'react'
import { useBrandName } from './use-brand-name.ts'

/** Names the page in the browser's tab and history: "Live tables · Playhouse"; the brand alone without a title. */
export function usePageTitle(title?: string): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}
