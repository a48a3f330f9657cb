import { LoaderCircle } from 'lucide-react'
import { Icon } from './icon.tsx'

/** Stands still with reduced motion, so say in words what is loading. */
export function Spinner({ size = 20 }: { size?: 14 | 16 | 20 }) {
  return <Icon icon={LoaderCircle} size={size} className="animate-turn" />
}
