/** Buttons and the like. Links need no script and work at once. */
const PRESSABLE = 'button,[role=button],[role=tab],[role=switch],label,input[type=checkbox],input[type=radio]'

/**
 * Inline script of every page: holds presses and typed text until the page is hydrated. Without it, they would be lost, and a form
 * would be sent to its own address.
 *
 * The page's policy names its hash. The web's `replay-early-input.ts` repeats what it holds, and stops it.
 */
export const EARLY_INPUT_SCRIPT = `{
  const presses = new Set(), typed = new Map(), stop = new AbortController()
  const hold = (event, element) => {
    if (!event.isTrusted || !element?.closest('#root')) return
    event.preventDefault()
    event.stopPropagation()
    presses.add(element)
    element.dataset.held = ''
  }
  const options = { capture: true, signal: stop.signal }
  const pressable = '${PRESSABLE}'
  addEventListener('click', (event) => hold(event, event.target.closest(pressable)), options)
  addEventListener('submit', (event) => hold(event, event.target), options)
  addEventListener('input', (event) => event.isTrusted && typed.set(event.target, event.target.value), options)
  window.earlyInput = { presses, typed, pressable, stop: () => stop.abort() }
}`.replaceAll(/\n\s*/g, '\n')
