import { tv } from 'tailwind-variants/lite'
import type { VariantProps } from 'tailwind-variants/lite'

/** How things that are pressed look; also for links that must look like buttons. `action` is filled: at most one in view. */
export const buttonClass = tv({
  base: 'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-[background-color,border-color,color] aria-disabled:opacity-45 disabled:opacity-45',
  variants: {
    variant: {
      action:
        'border-transparent bg-action font-semibold text-on-action not-disabled:not-aria-disabled:hover:bg-action-hover',
      outline:
        'border-line bg-button text-text not-disabled:not-aria-disabled:hover:border-edge not-disabled:not-aria-disabled:hover:bg-pressed',
      quiet:
        'border-transparent text-text not-disabled:not-aria-disabled:hover:bg-hover not-disabled:not-aria-disabled:active:bg-pressed',
      danger: 'border-bad/60 text-bad not-disabled:not-aria-disabled:hover:bg-bad-soft',
    },
    size: {
      small: 'h-8 px-3 text-small',
      medium: 'h-9 px-4 text-body pointer-coarse:h-11',
      large: 'h-11 px-6 text-prose',
    },
    /** Square, for an icon alone. */
    shape: { text: '', icon: 'px-0' },
    wide: { true: 'w-full' },
  },
  compoundVariants: [
    { shape: 'icon', size: 'small', class: 'w-8' },
    { shape: 'icon', size: 'medium', class: 'w-9 pointer-coarse:w-11' },
    { shape: 'icon', size: 'large', class: 'w-11' },
  ],
  defaultVariants: { variant: 'outline', size: 'medium', shape: 'text' },
})

export type ButtonLook = Pick<VariantProps<typeof buttonClass>, 'variant' | 'size' | 'wide'>
