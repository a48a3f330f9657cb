import type { ComponentProps } from 'react'
import { RichText } from '../../../ui/rich-text.tsx'
import { useHasPage } from './use-offers.ts'

/** A link within the site as the gateway writes it: links are never nested, and quotes and brackets in attributes are escaped. */
const OWN_LINK = /<a\b[^>]*\bhref="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs

/** Formatted text from operators. A link to a page that the site does not offer is plain text. */
export function SiteText({ html, ...rest }: ComponentProps<typeof RichText>) {
  const hasPage = useHasPage()
  return (
    <RichText
      html={html.replace(OWN_LINK, (link: string, path: string, text: string) => (hasPage(path) ? link : text))}
      {...rest}
    />
  )
}
