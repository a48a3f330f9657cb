import type { ReactNode } from 'react'
import { createStore, type Store } from '../store.ts'

export interface Toast {
  id: number
  tone: 'good' | 'bad' | 'info'
  /** One line. */
  title: string
  text?: ReactNode
  action?: { label: string; onPress: () => void }
  /** Stays until dismissed. */
  isLasting?: true
}

/** Enough to read two lines; errors and toasts with an action stay until dismissed. */
const DURATION_MS = 6_000
/** The oldest makes room. */
const TOASTS_MAX = 3

/** Oldest first. */
export const toasts: Store<readonly Toast[]> = createStore<readonly Toast[]>(() => [])
let lastId = 0

/** Returns the toast's id. Errors of a field or panel are shown there, not here. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = (lastId += 1)
  toasts.set([...toasts.get(), { ...toast, id }].slice(-TOASTS_MAX))
  if (toast.tone !== 'bad' && !toast.action && !toast.isLasting) setTimeout(() => dismissToast(id), DURATION_MS)
  return id
}

/** Does nothing if the toast is gone. */
export function dismissToast(id: number): void {
  const others = toasts.get().filter((toast) => toast.id !== id)
  if (others.length < toasts.get().length) toasts.set(others)
}
