import { classNames } from './class-names.ts'

const LOOKS = {
  /** In running text: underlined. */
  inline: 'text-text underline decoration-edge underline-offset-3 hover:decoration-action',
  /** Standing alone, as in a footer or a list. */
  standing: 'text-muted hover:text-text',
  /** A row of a bar or a menu; `aria-current` marks where one is. */
  row: 'flex min-h-9 items-center gap-3 px-3 text-body text-muted hover:bg-hover hover:text-text aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11',
} as const

interface LinkClassOptions {
  look?: keyof typeof LOOKS | undefined
  /** Further classes, after the link's own. */
  class?: string | undefined
}

/** How links look, `inline` unless said; the kit knows no router, so a screen puts this on its own link. */
export function linkClass({ look = 'inline', class: further }: LinkClassOptions = {}): string {
  return classNames('rounded-control', LOOKS[look], further)
}

/** A link whose place to press is the whole card around it, which is `relative`. */
export const COVER_LINK =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action'
