import { useContext, useEffect } from 'react'
import { PageHeadContext, type PageHead } from './page-head.ts'
import { useBrandName } from './use-brand-name.ts'

/**
 * Sets the document's title: "Live tables · Playhouse"; the brand alone without a title.
 * @param facts for search engines and link previews, which read only what the server renders
 */
export function usePageTitle(title?: string, facts?: Omit<PageHead, 'title'>): void {
  const brand = useBrandName()
  const head = useContext(PageHeadContext)
  const whole = title ? `${title} · ${brand}` : brand
  if (head) Object.assign(head, { title: whole }, facts)
  useEffect(() => {
    document.title = whole
  }, [whole])
}
