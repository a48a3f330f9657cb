import type { KeyboardEvent } from 'react'

interface Roving {
  /** CSS selector of the stops. */
  stops: string
  /** `inline` for a row (Left and Right, mirrored in right-to-left text), `block` for a list (Up and Down). */
  axis: 'inline' | 'block'
  /** Closest ancestor that contains the stops; by default the element with the handler. */
  within?: string
}

/** Moves focus by arrow keys, Home and End, wrapping around. Returns the newly focused element. */
export function moveFocus(event: KeyboardEvent<Element>, { stops, axis, within }: Roving): HTMLElement | null {
  const container = (within && event.currentTarget.closest(within)) || event.currentTarget
  const all = [...container.querySelectorAll<HTMLElement>(stops)]
  const here = all.findIndex((stop) => stop === document.activeElement)
  const step = getStep(event.key, axis, getComputedStyle(container).direction === 'rtl')
  if (all.length === 0 || step === null) return null
  event.preventDefault()
  const target = step === 'first' ? 0 : step === 'last' ? all.length - 1 : here === -1 ? 0 : here + step
  const next = all[(target + all.length) % all.length] ?? null
  next?.focus()
  return next
}

function getStep(key: string, axis: Roving['axis'], rightToLeft: boolean): 1 | -1 | 'first' | 'last' | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [forward, backward] =
    axis === 'block'
      ? ['ArrowDown', 'ArrowUp']
      : rightToLeft
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft']
  return key === forward ? 1 : key === backward ? -1 : null
}

/** The typed letter in lower case; null for other keys. */
export function typedLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  return key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey ? null : key.toLocaleLowerCase()
}

/** Type-ahead: focuses the next stop whose text starts with the letter. Returns whether there is one. */
export function focusByLetter(event: KeyboardEvent<HTMLElement>, stops: string): boolean {
  const letter = typedLetter(event)
  if (letter === null) return false
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const here = all.findIndex((stop) => stop === document.activeElement)
  const found = [...all.slice(here + 1), ...all.slice(0, here + 1)].find((stop) =>
    stop.textContent.trim().toLocaleLowerCase().startsWith(letter),
  )
  found?.focus()
  return found !== undefined
}
