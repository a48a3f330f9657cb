import { ChevronRight } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icon.tsx'

export interface AttentionItem {
  id: string
  path: string
  icon: LucideIcon
  text: string
}

/** What waits for the account, with the way there: one card on phones, cards of their own where they stand side by side. */
export function AttentionList({ items }: { items: readonly AttentionItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="grid gap-x-4 @max-2xl:divide-y @max-2xl:divide-line @max-2xl:rounded-card @max-2xl:border @max-2xl:border-line @max-2xl:bg-raised @2xl:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] @2xl:gap-y-3">
      {items.map(({ id, path, icon, text }) => (
        <li key={id}>
          <Link
            to={path}
            className="flex h-full min-h-12 items-center gap-3 rounded-card px-3 py-2 text-body hover:bg-hover focus-visible:-outline-offset-2 @2xl:border @2xl:border-line @2xl:bg-raised @2xl:hover:border-edge @2xl:hover:bg-raised"
          >
            <span className="flex size-8 shrink-0 items-center justify-center rounded-control bg-selected text-action">
              <Icon icon={icon} />
            </span>
            <span className="min-w-0 grow text-pretty">{text}</span>
            <Icon icon={ChevronRight} size={16} className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
