import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { pageItems } from './page-items.ts'

const stepClass =
  'figures inline-grid h-9 min-w-9 place-items-center rounded-control px-2 text-body text-muted hover:bg-hover hover:text-text pointer-coarse:h-11 pointer-coarse:min-w-11'
const currentClass = `${stepClass} bg-pressed font-semibold text-text!`

export interface PageLink {
  className: string
  'aria-label': string
  'aria-current': 'page' | undefined
}

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  labels: { pages: string; previous: string; next: string; page: (page: number) => string }
  /** Renders a page link: `(page, link, content) => <Link {...link} to=…>{content}</Link>`. */
  renderLink: (page: number, link: PageLink, content: ReactNode) => ReactNode
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, labels, renderLink }: PaginationProps) {
  if (pageCount <= 1) return null
  const link = (className: string, label: string, current = false): PageLink => ({
    className,
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
  })
  const arrow = (target: number, label: string, icon: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      renderLink(target, link(stepClass, label), icon)
    ) : (
      <span className={`${stepClass} pointer-events-none opacity-40`} aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <nav aria-label={labels.pages}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>{arrow(page - 1, labels.previous, <Icon icon={ChevronLeft} />)}</li>
        {pageItems(page, pageCount).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true" className="w-5 text-center text-muted">
              …
            </li>
          ) : (
            <li key={item}>
              {renderLink(item, link(item === page ? currentClass : stepClass, labels.page(item), item === page), item)}
            </li>
          ),
        )}
        <li>{arrow(page + 1, labels.next, <Icon icon={ChevronRight} />)}</li>
      </ul>
    </nav>
  )
}
