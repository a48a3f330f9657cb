import { Link, type LinkProps } from 'react-router-dom'
import { useHasPage } from './use-offers.ts'

interface OfferedLinkProps extends LinkProps {
  to: string
}

/** A link to a page that the site may not offer; nothing where it does not. */
export function OfferedLink(props: OfferedLinkProps) {
  const hasPage = useHasPage()
  return hasPage(props.to) ? <Link {...props} /> : null
}
