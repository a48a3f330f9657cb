import type { TFunction } from 'i18next'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeadContext, type PageHead } from './page-head.ts'
import { useBrandName } from '../use-brand-name.ts'

type Facts = Omit<PageHead, 'title' | 'siteName'>
/** Describes the page. Its texts are those of the server alone. */
type Describe = (t: TFunction<'heads'>, brand: string) => Facts

/**
 * Sets the document's title: "Live tables · Playhouse"; the brand alone without a title.
 * @param describe for search engines and link previews, which read only what the server renders; not called elsewhere
 */
export function usePageTitle(title?: string, describe?: Describe): void {
  const brand = useBrandName()
  const { i18n } = useTranslation()
  const head = useContext(PageHeadContext)
  const whole = title ? `${title} · ${brand}` : brand
  if (head) Object.assign(head, { title: whole, siteName: brand }, describe?.(i18n.getFixedT(null, 'heads'), brand))
  useEffect(() => {
    document.title = whole
  }, [whole])
}
