import type { ReactNode, Ref } from 'react'

interface GuardRowProps {
  ref?: Ref<HTMLLIElement>
  mark: ReactNode
  title: string
  /** Status. */
  state: ReactNode
  /** Buttons. */
  action?: ReactNode
  list?: ReactNode
  children?: ReactNode
}

/** A protection of the account with its status and actions. */
export function GuardRow({ ref, mark, title, state, action, list, children }: GuardRowProps) {
  return (
    <li ref={ref} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised text-muted">
        {mark}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-body font-semibold">{title}</h3>
        <div className="mt-0.5 text-small text-muted text-pretty">{state}</div>
      </div>
      {action ? (
        <div className="flex flex-wrap gap-2 self-center max-phone:w-full max-phone:*:grow">{action}</div>
      ) : null}
      {list ? <div className="w-full phone:ps-14">{list}</div> : null}
      {children}
    </li>
  )
}

/** Focuses the row's first button, before the focused element is removed. */
export function focusRow(row: HTMLLIElement | null): void {
  row?.querySelector('button')?.focus()
}
