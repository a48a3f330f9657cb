import type { MouseEvent } from 'react'

/** Whether a press on a link means to go there here and now, and not in another tab or window. */
export function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
