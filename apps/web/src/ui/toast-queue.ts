import type { ReactNode } from 'react'
import { createStore, type Store } from '../store.ts'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  /** What happened, in one line. */
  title: string
  text?: ReactNode
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void }
}

/** Long enough to read two lines; a toast with an action or bad news stays until it is dismissed. */
const SHOWN_FOR_MS = 6_000
/** More would cover the page; the oldest gives way. */
const AT_MOST = 3

/** The messages now shown, oldest first. */
export const toasts: Store<readonly Toast[]> = createStore<readonly Toast[]>(() => [])
let lastId = 0

/** Shows a passing message and returns its id. News that belongs to a field or a panel is shown there, not here. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = (lastId += 1)
  toasts.set([...toasts.get(), { ...toast, id }].slice(-AT_MOST))
  if (toast.tone !== 'bad' && !toast.action) setTimeout(() => dismissToast(id), SHOWN_FOR_MS)
  return id
}

/** Takes a message away; nothing happens if it has gone. */
export function dismissToast(id: number): void {
  const others = toasts.get().filter((toast) => toast.id !== id)
  if (others.length < toasts.get().length) toasts.set(others)
}
