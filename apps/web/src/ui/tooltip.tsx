import { cloneElement, useId, useRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'

const SHOW_AFTER_MS = 350
const HIDE_AFTER_MS = 120

interface TooltipProps {
  /** Null while there is nothing to say. */
  text: string | null
  /** One focusable element; the text becomes its description. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** Shown on hover, keyboard focus and a press of a disabled control; Escape hides it. Must not be the only source of information. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (trigger: EventTarget & HTMLElement, delay: number) => {
    clearTimeout(timer.current)
    const source = trigger.firstElementChild
    if (!(source instanceof HTMLElement)) return
    timer.current = setTimeout(() => bubble.current?.isConnected && bubble.current.showPopover({ source }), delay)
  }
  const hide = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => bubble.current?.isConnected && bubble.current.hidePopover(), delay)
  }
  return (
    <span
      role="presentation"
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(event.currentTarget, SHOW_AFTER_MS)}
      onPointerLeave={() => hide(HIDE_AFTER_MS)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget, 0)}
      // A touch neither hovers nor shows focus; pressing what is disabled asks why.
      onClick={(event) => event.currentTarget.querySelector('[aria-disabled=true]') && show(event.currentTarget, 0)}
      onBlur={() => hide(0)}
      onKeyDown={(event) => event.key === 'Escape' && hide(0)}
    >
      {cloneElement(children, text ? { 'aria-describedby': id } : {})}
      {text ? (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          data-side="above"
          onPointerEnter={() => clearTimeout(timer.current)}
          className="popover max-w-64 rounded-control! px-2.5 py-1.5 text-small whitespace-normal"
        >
          {text}
        </span>
      ) : null}
    </span>
  )
}
