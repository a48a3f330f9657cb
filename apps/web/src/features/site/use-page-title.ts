import { useEffect } from 'react'
import { useBrandName } from './use-brand-name.ts'

/** Sets the document's title: "Live tables · Playhouse"; the brand alone without a title. */
export function usePageTitle(title?: string): void {
  const brand = useBrandName()
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}
