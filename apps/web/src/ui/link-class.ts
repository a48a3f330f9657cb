import { classNames } from './class-names.ts'

const LOOKS = {
  inline: 'text-text underline decoration-edge underline-offset-3 hover:decoration-action',
  /** On its own, as in a footer or a list. */
  standing: 'text-muted hover:text-text',
  /** A row of a bar or menu; `aria-current` marks the current page. */
  row: 'flex min-h-9 items-center gap-3 px-3 text-body text-muted hover:bg-hover hover:text-text aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11',
} as const

interface LinkClassOptions {
  look?: keyof typeof LOOKS | undefined
  class?: string | undefined
}

/** Link styles, `inline` by default. The kit has no router, so screens apply them to their own links. */
export function linkClass({ look = 'inline', class: further }: LinkClassOptions = {}): string {
  return classNames('rounded-control', LOOKS[look], further)
}

/** Link that covers its card. The card must be `relative`. */
export const COVER_LINK =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action'
