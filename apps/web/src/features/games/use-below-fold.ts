import { useDeferredValue } from 'react'
import { useGoesBack } from './use-goes-back.ts'

/**
 * Whether what lies below the fold is to be drawn: not with what is in view but right after it, so that the latter is there sooner and a
 * press in between is answered. Who goes back finds all of it at once.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, useGoesBack())
}
