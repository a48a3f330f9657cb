type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What the page's inline script (early-input.ts) holds, in order. */
    earlyInput?: {
      /** Buttons and the like that were pressed, and forms that were sent. */
      presses: Set<HTMLElement>
      /** Fields, with the text that was typed. */
      typed: Map<Field, string>
      /** Whether React has hydrated the element. */
      works: (element: Element) => boolean
      /** Selector of what can be pressed. */
      pressable: string
      stop: () => void
    }
  }
}

const EVERY_MS = 30

/** What has not been hydrated by then will not be, such as markup that is not React's. */
const WITHIN_MS = 10_000

/** Repeats what is typed and pressed before its element works, until the whole page does; then calls `onEnd`. */
export function replayEarlyInput(onEnd: () => void): void {
  const { earlyInput } = window
  if (!earlyInput) return onEnd()
  const { presses, typed, works, pressable, stop } = earlyInput
  const endsAt = performance.now() + WITHIN_MS
  const replay = (): void => {
    const isLate = performance.now() > endsAt
    for (const [field, text] of typed) {
      if (!works(field)) continue
      typed.delete(field)
      type(field, text)
    }
    for (const element of presses) {
      if (!works(element) && !isLate) continue
      presses.delete(element)
      delete element.dataset['held']
      if (isLate) continue
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
    if (!isLate && ![...document.querySelectorAll(`#root :is(${pressable},form)`)].every(works)) {
      setTimeout(replay, EVERY_MS)
      return
    }
    stop()
    onEnd()
  }
  replay()
}

/** React hears a change only if the text differs from the one it has seen, so it sees an empty field first. */
function type(field: Field, text: string): void {
  field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
