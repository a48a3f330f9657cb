import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  text?: ReactNode
  /** Button or link for the next step. */
  action?: ReactNode
  level?: 1 | 2 | 3 | 4
}

/** Replaces an empty list. */
export function EmptyState({ icon, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span className="grid size-12 place-items-center rounded-card border border-line text-muted">
        <Icon icon={icon} size={24} />
      </span>
      <Heading className="mt-4 text-prose font-semibold">{title}</Heading>
      {text ? <p className="mt-1 max-w-sm text-body text-muted text-pretty">{text}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}
