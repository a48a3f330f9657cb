import { type ReactNode, useEffect, useRef } from 'react'
import { scrollToTab } from './scroll-to-tab.ts'
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
  const shown = useRef<Element>(null)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]')?.parentElement ?? null
    // Only when the link changes: a render must not move the row of somebody who reads elsewhere in it.
    if (current === shown.current) return
    shown.current = current
    scrollToTab(list.current, current)
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
