import { classNames } from './class-names.ts'

const VARIANTS = {
  action:
    'border-transparent bg-action font-semibold text-on-action not-disabled:not-aria-disabled:hover:bg-action-hover',
  outline:
    'border-line bg-button text-text not-disabled:not-aria-disabled:hover:border-edge not-disabled:not-aria-disabled:hover:bg-pressed',
  quiet:
    'border-transparent text-text not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:active:bg-pressed',
  danger: 'border-bad/60 text-bad not-disabled:not-aria-disabled:hover:bg-bad-soft',
} as const

const TEXT_SIZES = {
  small: 'h-8 px-3 text-small',
  medium: 'h-9 px-4 text-body pointer-coarse:h-11',
  large: 'h-11 px-6 text-prose',
} as const

/** Square, for an icon only. */
const ICON_SIZES = {
  small: 'h-8 w-8 text-small',
  medium: 'h-9 w-9 text-body pointer-coarse:h-11 pointer-coarse:w-11',
  large: 'h-11 w-11 text-prose',
} as const

export interface ButtonLook {
  /** `action` is filled: at most one in view. */
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof TEXT_SIZES | undefined
  wide?: boolean | undefined
}

interface ButtonClassOptions extends ButtonLook {
  shape?: 'text' | 'icon' | undefined
  class?: string | undefined
}

/** Button styles, also for links that look like buttons. Outline and medium by default. */
export function buttonClass({
  variant = 'outline',
  size = 'medium',
  shape = 'text',
  wide = false,
  class: further,
}: ButtonClassOptions = {}): string {
  return classNames(
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none disabled:opacity-45 aria-disabled:opacity-45',
    VARIANTS[variant],
    shape === 'icon' ? ICON_SIZES[size] : TEXT_SIZES[size],
    wide && 'w-full',
    further,
  )
}
