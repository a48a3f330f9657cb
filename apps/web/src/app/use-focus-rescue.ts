import { useEffect } from 'react'

/** Parts of the page from which a reader can go on. */
const PARTS =
  'ul, ol, form, fieldset, section, article, [role="group"], [role="region"], [role="tabpanel"], [popover], dialog, main'

/** A control that saves is disabled for a moment only. */
const SETTLE_MS = 300

/**
 * When the focused element disappears or is disabled, such as the button of a deleted row, focuses the nearest part of
 * the page that is left. Otherwise a screen reader would start at the top again. A control that is enabled again gets
 * the focus back.
 */
export function useFocusRescue(): void {
  useEffect(() => {
    let focused: HTMLElement | null = null
    let around: HTMLElement[] = []
    let standIn: HTMLElement | undefined
    let wasDisabled = false
    const remember = ({ target }: FocusEvent) => {
      if (target === standIn) return
      focused = target instanceof HTMLElement && target.closest('main, dialog') ? target : null
      around = focused ? partsAround(focused) : []
      standIn = undefined
      wasDisabled = false
    }
    // A press next to everything takes the focus away on purpose.
    const forget = () => {
      focused = null
    }
    const rescue = () => {
      if (!focused || document.activeElement !== document.body) return
      if (focused.isConnected && !focused.matches(':disabled')) return
      standIn = around.find((part) => part.isConnected)
      if (standIn) focusPart(standIn)
    }
    const changes = new MutationObserver(() => {
      if (!focused) return
      // Later than effects that focus something themselves.
      if (!focused.isConnected) setTimeout(rescue)
      else if (focused.matches(':disabled')) {
        wasDisabled = true
        setTimeout(rescue, SETTLE_MS)
      } else if (wasDisabled) {
        wasDisabled = false
        if (document.activeElement === document.body || document.activeElement === standIn) focused.focus()
      }
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(PARTS)) parts.push(at)
  return parts
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
