import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Popover } from './popover.tsx'
import type { PopoverProps } from './popover.tsx'
import { focusByLetter, moveFocus } from './roving-focus.ts'

const STOPS = '[role^="menuitem"]:not([aria-disabled="true"])'

/** A menu of MenuItem and MenuSeparator. Supports arrow keys, Home, End and type-ahead; choosing an item closes it. */
export function Menu({ children, ...rest }: Omit<PopoverProps, 'role' | 'children'> & { children: ReactNode }) {
  return (
    <Popover {...rest} role="menu" className="min-w-48">
      {(close) => (
        <div
          role="presentation"
          className="p-1"
          ref={(list) => {
            // The popover is shown in the next frame.
            requestAnimationFrame(() => list?.querySelector<HTMLElement>(STOPS)?.focus())
          }}
          onKeyDown={(event) => {
            if (event.key === 'Tab') close()
            else if (!moveFocus(event, { stops: STOPS, axis: 'block' })) focusByLetter(event, STOPS)
          }}
          onClick={(event) => event.target instanceof Element && event.target.closest(STOPS) && close()}
        >
          {children}
        </div>
      )}
    </Popover>
  )
}

/** Props of a menu row, also for links. */
export interface MenuRow {
  role: 'menuitem'
  tabIndex: -1
  className: string
}

interface MenuItemProps {
  children: ReactNode
  icon?: LucideIcon
  tone?: 'plain' | 'bad'
  end?: ReactNode
  onSelect?: () => void
  /** For links: `(row, content) => <Link {...row} to="…">{content}</Link>`. */
  renderLink?: (row: MenuRow, content: ReactNode) => ReactNode
}

/** A command with `onSelect`, or a link with `renderLink`. */
export function MenuItem({ children, icon, tone = 'plain', end, onSelect, renderLink }: MenuItemProps) {
  const colour = tone === 'bad' ? 'text-bad' : 'text-text'
  const row: MenuRow = {
    role: 'menuitem',
    tabIndex: -1,
    className: `flex w-full min-h-9 items-center gap-3 rounded-control px-3 py-1.5 text-start text-body hover:bg-hover focus:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11 ${colour}`,
  }
  const content = (
    <>
      {icon ? <Icon icon={icon} className={tone === 'bad' ? undefined : 'text-muted'} /> : null}
      <span className="grow">{children}</span>
      {end}
    </>
  )
  if (renderLink) return renderLink(row, content)
  return (
    <button type="button" {...row} onClick={onSelect}>
      {content}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-line" />
}
