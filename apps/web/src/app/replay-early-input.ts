import { whenIdle } from '../ui/when-idle.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Events recorded by the page's inline script (early-input.ts), in order. */
    earlyInput?: {
      /** Buttons and the like that were pressed, and forms that were sent. */
      presses: Set<HTMLElement>
      typed: Map<Field, string>
      pressable: string
      stop: () => void
    }
  }
}

/** React works in slices until all is hydrated, and leaves no idle time in between. */
const IDLE_WITHIN_MS = 1_000

/** An element that is not hydrated this long after all parts work does not belong to React. */
const FURTHER_MS = 3_000

/**
 * Repeats what is typed and pressed before its element works, until the whole page does.
 * @param partsWork settles when the parts that are hydrated late work
 */
export async function replayEarlyInput(partsWork: Promise<void>): Promise<void> {
  const { earlyInput } = window
  if (!earlyInput) return partsWork
  const { presses, typed, pressable, stop } = earlyInput
  let endsAt = Number.POSITIVE_INFINITY
  void partsWork.then(() => (endsAt = performance.now() + FURTHER_MS))
  do {
    await new Promise<void>((resolve) => void whenIdle(resolve, IDLE_WITHIN_MS))
    for (const [field, text] of typed) {
      const working = inPage(field)
      if (!working) continue
      typed.delete(field)
      type(working, text)
      // Rendering again took the focus away from somebody who is typing.
      if (working !== field && document.activeElement === document.body) working.focus()
    }
    for (const element of presses) {
      const working = inPage(element)
      if (!working || !press(working)) continue
      presses.delete(element)
      delete element.dataset['held']
    }
  } while (performance.now() < endsAt && (presses.size + typed.size > 0 || !isAllHydrated(pressable)))
  for (const element of presses) delete element.dataset['held']
  stop()
  await partsWork
}

const isAllHydrated = (pressable: string): boolean =>
  [...document.querySelectorAll(`#root :is(${pressable},form)`)].every(isHydrated)

/** React names no other sign; if it goes, hydration.spec.ts fails. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** The element once it is hydrated; its counterpart if the browser rendered the page again instead of hydrating it. */
function inPage<E extends HTMLElement>(element: E): E | undefined {
  if (element.isConnected) return isHydrated(element) ? element : undefined
  const name = getName(element)
  return [...document.querySelectorAll<E>(`#root ${element.localName}`)].find(
    (other) => isHydrated(other) && getName(other) === name,
  )
}

/** The name that identifies an element among others of its kind: its field's name, its form's first field, or its text. */
function getName(element: Element): string | null | undefined {
  if (element instanceof HTMLFormElement) return element.querySelector('[name]')?.getAttribute('name')
  if (element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type))
    return `${element.name}=${element.value}`
  return element.getAttribute('name') ?? element.textContent
}

/** @returns false if it was not heard */
function press(element: HTMLElement): boolean {
  const form = element instanceof HTMLButtonElement && element.type === 'submit' ? element.form : element
  if (form instanceof HTMLFormElement) {
    // An event made by script sends nothing by itself.
    return !form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  element.click()
  return true
}

/** React hears a change only if the text differs from the one it has seen, so it sees an empty field first. */
function type(field: Field, text: string): void {
  field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
