import { useLocation } from 'react-router-dom'
import { useHomeState } from './frame-choices.ts'
import { frameOf } from './frame-of.ts'
import type { Frame } from './frame-of.ts'

/** The frame of the page that is open. */
export function useFrame(): Frame {
  return frameOf(useLocation().pathname, useHomeState())
}
