import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useHasPage } from './use-offers.ts'

interface OfferedLinkProps extends LinkProps {
  to: string
  /** In the place of the link where the site does not offer the page. */
  otherwise?: ReactNode
}

/** A link to a page that the site may not offer; nothing where it does not. */
export function OfferedLink({ otherwise = null, ...link }: OfferedLinkProps) {
  const hasPage = useHasPage()
  return hasPage(link.to) ? <Link {...link} /> : otherwise
}
