import { LoaderCircle } from 'lucide-react'
import { Icon } from './icon.tsx'

/** A turning ring; it stands still when the reader wants no motion. Say beside it what is awaited. */
export function Spinner({ size = 20 }: { size?: 14 | 16 | 20 }) {
  return <Icon icon={LoaderCircle} size={size} className="animate-turn" />
}
