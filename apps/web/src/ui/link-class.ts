import { tv } from 'tailwind-variants/lite'

/** How links look; the kit knows no router, so a screen puts this on its own link. */
export const linkClass = tv({
  base: 'rounded-control transition-colors',
  variants: {
    look: {
      /** In running text: underlined. */
      inline: 'text-text underline decoration-edge underline-offset-3 hover:decoration-action',
      /** Standing alone, as in a footer or a list. */
      standing: 'text-muted hover:text-text',
      /** A row of a bar or a menu; `aria-current` marks where one is. */
      row: 'flex min-h-9 items-center gap-3 px-3 text-body text-muted hover:bg-hover hover:text-text aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-text pointer-coarse:min-h-11',
    },
  },
  defaultVariants: { look: 'inline' },
})
