import { useLaunched } from '../frame/launched.tsx'
import './theme.css'

/** The game's motif, large and faint in the background. */
export function Backdrop() {
  const { look } = useLaunched()
  if (!look) return null
  return (
    <svg className="backdrop" viewBox="-112 -112 224 224" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: look.definitions }} />
      <g dangerouslySetInnerHTML={{ __html: look.backdrop }} />
    </svg>
  )
}
