import { type ReactNode, useEffect, useRef } from 'react'
import { tabClass, tabListClass } from './tab-class.ts'

export interface TabLink {
  id: string
  label: ReactNode
  /** After the label, such as a count. */
  end?: ReactNode
}

interface TabLinksProps {
  label: string
  links: readonly TabLink[]
  /** Renders the link: `(link, className, content) => <NavLink to=… className={className}>{content}</NavLink>`; it sets `aria-current="page"`. */
  renderLink: (link: TabLink, className: string, content: ReactNode) => ReactNode
}

/** Links that look like tabs, for places with their own URLs. */
export function TabLinks({ label, links, renderLink }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=page]')?.parentElement
    if (!current || !list.current) return
    // Not `scrollIntoView`, which scrolls the page as well.
    const { left, right } = list.current.getBoundingClientRect()
    const own = current.getBoundingClientRect()
    if (own.left < left || own.right > right)
      list.current.scrollLeft += own.left - left - (right - left - own.width) / 2
  })
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className={tabListClass}>
        {links.map((link) => (
          <li key={link.id} className="shrink-0">
            {renderLink(
              link,
              tabClass,
              <>
                {link.label}
                {link.end}
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
