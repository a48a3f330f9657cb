import { useDeferredValue } from 'react'
import { useGoesBack } from './use-goes-back.ts'

/**
 * Whether to render content below the fold: right after what is in view, so that it delays neither that nor a press. At once when
 * going back.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, useGoesBack())
}
