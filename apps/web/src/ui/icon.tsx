import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  icon: LucideIcon
  /** Pixels; 20 unless the line of text beside it is small. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
  className?: string
}

/** Glyphs that point along the line, which are drawn the other way round where lines run from right to left. */
const POINTING = /Left|Right|LogIn|LogOut/

/**
 * One icon of the one set, at the house's stroke. Always hidden from assistive technology: its control or text names it. It is drawn
 * anew only for what it is given: a list that turns its page has one in every tile.
 */
export const Icon = memo(function Icon({ icon: Glyph, size = 20, className }: IconProps) {
  const turns = POINTING.test(Glyph.displayName ?? '') && 'rtl:-scale-x-100'
  return (
    <Glyph
      size={size}
      strokeWidth={size <= 14 ? 1.75 : 1.5}
      absoluteStrokeWidth
      aria-hidden="true"
      className={classNames('shrink-0', turns, className)}
    />
  )
})
