import { useDeferredValue } from 'react'
import { useGoesBack } from '../use-goes-back.ts'

/**
 * Whether to render content below the fold. Right after the content in view, so that it delays neither that nor a
 * press; immediately when navigating back.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, useGoesBack())
}
