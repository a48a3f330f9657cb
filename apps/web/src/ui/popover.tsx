import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PopoverTrigger {
  popoverTarget: string
  'aria-haspopup': 'dialog' | 'menu' | 'listbox'
  'aria-expanded': boolean
  'aria-controls': string
}

export interface PopoverProps {
  label: string
  /** Renders the trigger: `(trigger) => <Button {...trigger}>…</Button>`. */
  trigger: (trigger: PopoverTrigger) => ReactNode
  /** Rendered while open. A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  role?: 'dialog' | 'menu'
  align?: 'start' | 'end' | 'centre'
  /** `beside` opens next to a row, or below if there is no room. */
  side?: 'below' | 'beside'
  className?: string
  onOpenChange?: (open: boolean) => void
}

/** On the native popover: closes on Escape, a press outside, or when focus leaves. */
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
  useEffect(() => {
    if (!open) return
    // The focus must not move behind the popover. The trigger closes it itself.
    const leave = ({ target }: FocusEvent) => {
      const popover = document.getElementById(id)
      if (!(target instanceof Element) || popover?.contains(target)) return
      if (target.getAttribute('popovertarget') !== id) popover?.hidePopover()
    }
    document.addEventListener('focusin', leave)
    return () => document.removeEventListener('focusin', leave)
  }, [open, id])
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
      >
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </div>
    </>
  )
}
