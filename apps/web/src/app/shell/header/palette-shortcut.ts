type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented' | 'target'
>

/** Ctrl-K or Cmd-K anywhere, `/` outside text fields. */
export function isPaletteShortcut(event: KeyPress): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === 'k'
  return event.key === '/' && !takesText(event.target)
}

function takesText(target: EventTarget | null): boolean {
  const at = target as Partial<HTMLElement> | null
  return Boolean(at?.isContentEditable) || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at?.tagName ?? '')
}
