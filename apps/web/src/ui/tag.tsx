import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface TagProps {
  children: ReactNode
  /** With both, the tag can be removed. */
  onRemove?: () => void
  removeLabel?: string
}

export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center rounded-control border border-line bg-raised ps-2.5 text-small text-text">
      <span className="truncate">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
          className="ms-0.5 grid size-7 shrink-0 place-items-center rounded-control text-muted hover:text-text"
        >
          <Icon icon={X} size={14} />
        </button>
      ) : (
        <span className="w-2.5" />
      )}
    </span>
  )
}
