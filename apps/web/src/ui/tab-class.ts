/** A tab list that scrolls when it is too long. */
export const tabListClass =
  'flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none] -mb-px focus-within:[&_:focus-visible]:-outline-offset-2'

export const tabClass =
  'inline-flex h-11 shrink-0 items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 text-body font-medium text-muted hover:text-text aria-selected:border-action aria-selected:text-text aria-[current=page]:border-action aria-[current=page]:text-text'
