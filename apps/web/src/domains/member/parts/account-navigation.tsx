import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'

export interface AccountNavigationEntry {
  page: MenuPage
  badge: number | null
}

interface AccountNavigationProps {
  /** For example "Member centre". */
  label: string
  entries: readonly AccountNavigationEntry[]
  /** Page names. Entries without one come from a newer gateway and are left out. */
  texts: Readonly<Partial<Record<MenuPage, string>>>
}

/** Pages without an entry of their own, with the entry to mark. Pages below an entry's path are found by path. */
const LISTED_UNDER: Readonly<Record<string, MenuPage>> = {
  [paths.leaderboards()]: 'MISSIONS',
  [paths.messageSettings()]: 'MESSAGES',
}

/** Whether an address is that of a menu entry, or of a page that belongs to it. */
function isUnder(page: MenuPage, pathname: string): boolean {
  const path = MENU_PATHS[page]
  return pathname === path || pathname.startsWith(`${path}/`) || LISTED_UNDER[pathname] === page
}

/** A column beside the content, or tabs above it on narrow screens. */
export function AccountNavigation({ label, entries, texts }: AccountNavigationProps) {
  const pages = entries.flatMap(({ page, badge }) => {
    const name = texts[page]
    return name === undefined ? [] : [{ id: page, label: name, end: badge ? <Badge>{badge}</Badge> : undefined }]
  })
  const column = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const here = pages.find(({ id }) => isUnder(id, pathname))?.id
  useEffect(() => {
    // Not `scrollIntoView`, which would scroll the page too.
    const current = column.current?.querySelector('[aria-current]')
    if (!here || !column.current || !current) return
    const below = current.getBoundingClientRect().bottom - column.current.getBoundingClientRect().bottom
    if (below > 0) column.current.scrollTop += below
  }, [here])
  return (
    <>
      {/* Scrolls on its own, because the column stays in place while the page scrolls. */}
      <nav
        ref={column}
        aria-label={label}
        className="-m-1 max-h-[calc(100dvb-8.5rem)] overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin] max-desktop:hidden"
      >
        <ul className="flex flex-col gap-0.5">
          {pages.map((page) => (
            <li key={page.id}>
              <Link
                to={MENU_PATHS[page.id]}
                aria-current={page.id === here ? 'page' : undefined}
                className={linkClass({ look: 'row' })}
              >
                <span className="min-w-0 grow">{page.label}</span>
                {page.end}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="desktop:hidden">
        <TabLinks
          label={label}
          links={pages}
          renderLink={(link, className, content) => (
            <Link
              to={MENU_PATHS[link.id as MenuPage]}
              aria-current={link.id === here ? 'page' : undefined}
              className={className}
            >
              {content}
            </Link>
          )}
        />
      </div>
    </>
  )
}

export function AccountNavigationSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-11 items-center gap-3 px-3 desktop:h-9">
      <Skeleton className="h-4 w-28 rounded-control" />
    </div>
  )
}
