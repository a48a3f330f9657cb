import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What a popover's trigger must spread on its button. */
export interface PopoverTrigger {
  popoverTarget: string
  'aria-haspopup': 'dialog' | 'menu' | 'listbox'
  'aria-expanded': boolean
  'aria-controls': string
}

export interface PopoverProps {
  /** Names the popover for assistive technology. */
  label: string
  /** Renders the button that opens it: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** Made when it opens, not before. A function also gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  role?: 'dialog' | 'menu'
  /** Which edge of the trigger it lines up with. */
  align?: 'start' | 'end' | 'centre'
  /** `beside` for what leads on from a row of a list; where there is no room it hangs below. */
  side?: 'below' | 'beside'
  className?: string
  onOpenChange?: (open: boolean) => void
}

/** A box that hangs on its button, on the browser's own popover: Escape, a press outside or the focus leaving closes it. */
export function Popover({
  label,
  trigger,
  children,
  role = 'dialog',
  align = 'start',
  side = 'below',
  className,
  onOpenChange,
}: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const close = () => document.getElementById(id)?.hidePopover()
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open, 'aria-controls': id })}
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        data-align={align}
        data-side={side}
        className={classNames('popover', className)}
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget && event.newState === 'open') setOpen(true)
        }}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return
          setOpen(event.newState === 'open')
          onOpenChange?.(event.newState === 'open')
        }}
        onBlur={({ currentTarget, relatedTarget: to }) => {
          // Whoever goes on with Tab must not walk below it. Its button closes it itself.
          const leaves = to instanceof Element && !currentTarget.contains(to)
          if (leaves && to.getAttribute('popovertarget') !== id) close()
        }}
      >
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </div>
    </>
  )
}
