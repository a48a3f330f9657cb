import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface ErrorStateProps {
  /** Short statement of the failure. */
  title: string
  /** Instructions for the reader. */
  text?: ReactNode
  /** Error code in a phrase ("Code PLATFORM_DOWN"), for customer service. */
  code?: string
  retry?: { label: string; onRetry: () => void; pending?: string | false }
  level?: 1 | 2 | 3 | 4
  /** `line` where a block would be too tall. */
  look?: 'block' | 'line'
}

/** Replaces what failed; announced when it appears. */
export function ErrorState({ title, text, code, retry, level = 2, look = 'block' }: ErrorStateProps) {
  const Heading = `h${level}` as const
  const block = look === 'block'
  return (
    <div
      role="alert"
      className={
        block
          ? 'flex flex-col items-center px-6 py-12 text-center'
          : 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-bad-soft px-4 py-3'
      }
    >
      <span
        className={block ? 'grid size-12 place-items-center rounded-card bg-bad-soft text-bad' : 'self-start text-bad'}
      >
        <Icon icon={TriangleAlert} size={block ? 24 : 20} />
      </span>
      <div className={block ? 'contents' : 'min-w-0 flex-1 basis-48'}>
        <Heading className={block ? 'mt-4 text-prose font-semibold' : 'text-body font-semibold'}>{title}</Heading>
        {text ? (
          // The browser hydrates before it has loaded the texts of failures.
          <p
            suppressHydrationWarning
            className={block ? 'mt-1 max-w-sm text-body text-muted text-pretty' : 'text-small text-muted'}
          >
            {text}
          </p>
        ) : null}
        {code ? <p className="figures mt-2 text-caption text-muted">{code}</p> : null}
      </div>
      {retry ? (
        <Button
          size={block ? 'medium' : 'small'}
          className={block ? 'mt-5' : ''}
          pending={retry.pending}
          onClick={retry.onRetry}
        >
          {retry.label}
        </Button>
      ) : null}
    </div>
  )
}
