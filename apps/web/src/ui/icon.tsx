import type { LucideIcon } from 'lucide-react'

interface IconProps {
  icon: LucideIcon
  /** Pixels; 20 unless the line of text beside it is small. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
  className?: string
}

/** One icon of the one set, at the house's stroke. Always hidden from assistive technology: its control or text names it. */
export function Icon({ icon: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={size <= 14 ? 1.75 : 1.5}
      absoluteStrokeWidth
      aria-hidden="true"
      focusable="false"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    />
  )
}
