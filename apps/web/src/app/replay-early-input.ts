import { whenIdle } from '../ui/when-idle.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What the page's inline script (early-input.ts) holds, in order. */
    earlyInput?: {
      /** Buttons and the like that were pressed, and forms that were sent. */
      presses: Set<HTMLElement>
      /** Fields, with the text that was typed. */
      typed: Map<Field, string>
      /** Selector of what can be pressed. */
      pressable: string
      stop: () => void
    }
  }
}

/** React works in slices until all is hydrated, and leaves no idle time in between. */
const IDLE_WITHIN_MS = 1_000

/** What has not been hydrated by then will not be, such as markup that is not React's. */
const WITHIN_MS = 5_000

/** Repeats what is typed and pressed before its element works, until the whole page does; then calls `onEnd`. */
export function replayEarlyInput(onEnd: () => void): void {
  const { earlyInput } = window
  if (!earlyInput) return onEnd()
  const { presses, typed, pressable, stop } = earlyInput
  const endsAt = performance.now() + WITHIN_MS
  const replay = (): void => {
    for (const [field, text] of typed) {
      if (!isHydrated(field)) continue
      typed.delete(field)
      type(field, text)
    }
    for (const element of presses) {
      if (!isHydrated(element) || !press(element)) continue
      presses.delete(element)
      delete element.dataset['held']
    }
    const isDone =
      presses.size === 0 && [...document.querySelectorAll(`#root :is(${pressable},form)`)].every(isHydrated)
    if (!isDone && performance.now() < endsAt) {
      whenIdle(replay, IDLE_WITHIN_MS)
      return
    }
    for (const element of presses) delete element.dataset['held']
    stop()
    onEnd()
  }
  whenIdle(replay, IDLE_WITHIN_MS)
}

/** React names no other sign; if it goes, hydration.spec.ts fails. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

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
