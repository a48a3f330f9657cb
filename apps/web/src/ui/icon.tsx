import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  icon: LucideIcon
  /** Pixels; 20 by default. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
  className?: string
}

/** Icons that are mirrored in right-to-left text. */
const POINTING = /Left|Right|LogIn|LogOut/

/** Hidden from assistive technology: the control or text next to it has the name. Memoised, because each tile of a long list has one. */
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
