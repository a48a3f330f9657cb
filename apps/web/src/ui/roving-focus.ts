import type { KeyboardEvent } from 'react'

interface Roving {
  /** CSS selector of the stops inside the element that has the handler. */
  stops: string
  /** `inline` for a row (Left and Right, mirrored where text runs right to left), `block` for a list (Up and Down). */
  axis: 'inline' | 'block'
  /** Where the stops are, if not in the element that has the handler: the nearest ancestor of it that matches. */
  within?: string
}

/** Moves focus among the stops with the arrow keys, Home and End, around the ends. Returns the element now focused, if it moved. */
export function moveFocus(event: KeyboardEvent<Element>, { stops, axis, within }: Roving): HTMLElement | null {
  const container = (within && event.currentTarget.closest(within)) || event.currentTarget
  const all = [...container.querySelectorAll<HTMLElement>(stops)]
  const here = all.findIndex((stop) => stop === document.activeElement)
  const step = stepOf(event.key, axis, getComputedStyle(container).direction === 'rtl')
  if (all.length === 0 || step === null) return null
  event.preventDefault()
  const target = step === 'first' ? 0 : step === 'last' ? all.length - 1 : here === -1 ? 0 : here + step
  const next = all[(target + all.length) % all.length] ?? null
  next?.focus()
  return next
}

function stepOf(key: string, axis: Roving['axis'], rightToLeft: boolean): 1 | -1 | 'first' | 'last' | null {
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

/** The letter that a key types, in lower case; null for keys that do something else. */
export function typedLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  return key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey ? null : key.toLocaleLowerCase()
}

/** Focuses the next stop whose text starts with the typed letter, as menus do. True if one was found. */
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
