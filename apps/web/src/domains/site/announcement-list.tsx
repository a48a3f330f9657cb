import { ChevronRight } from 'lucide-react'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AnnouncementsDialogQuery } from './announcements-dialog.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

export type Announcement = NonNullable<AnnouncementsDialogQuery['site']['announcements']>['nodes'][number]

interface AnnouncementListProps {
  announcements: readonly Announcement[]
  page: number
  pageCount: number
  /** Dims the list while the next page loads. */
  stale: boolean
  focusedId: string | undefined
  onOpen: (id: string) => void
  onPage: (page: number) => void
}

export function AnnouncementList({
  announcements,
  page,
  pageCount,
  stale,
  focusedId,
  onOpen,
  onPage,
}: AnnouncementListProps) {
  const pageLabels = usePageLabels()
  return (
    <div aria-busy={stale} className="transition-opacity aria-busy:opacity-50">
      <ul className="-mx-3 flex flex-col">
        {announcements.map(({ id, title, publishedAt }) => (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              ref={id === focusedId ? (row) => row?.focus() : undefined}
              onClick={() => onOpen(id)}
              className="flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
            >
              <span className="min-w-0 grow tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-6">
                <span className="block text-body font-medium text-pretty">{title}</span>
                <span className="block">
                  <Moment at={publishedAt} still className="shrink-0 text-small text-muted" />
                </span>
              </span>
              <Icon icon={ChevronRight} size={16} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex justify-center empty:hidden">
        <Pagination
          page={page}
          pageCount={pageCount}
          labels={pageLabels}
          renderLink={(target, link, content) => (
            <button type="button" {...link} onClick={() => onPage(target)}>
              {content}
            </button>
          )}
        />
      </div>
    </div>
  )
}

export function AnnouncementListSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col">
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className="flex h-11 items-center justify-between gap-6 border-b border-line last:border-0">
          <Skeleton className="h-4 w-3/5 rounded-control" />
          <Skeleton className="h-4 w-32 rounded-control max-tablet:hidden" />
        </div>
      ))}
    </div>
  )
}
