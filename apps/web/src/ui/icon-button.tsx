import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby'>, ButtonLook {
  icon: LucideIcon
  /** Accessible name, required because there is no visible text. */
  label: string
  iconSize?: 16 | 20 | 24
  /** Announced while the action runs. While set, the button keeps focus and ignores presses. */
  pending?: string | false
}

/** `quiet` by default. */
export function IconButton({
  icon,
  label,
  iconSize = 20,
  variant = 'quiet',
  size,
  className,
  type = 'button',
  pending = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={pending ? undefined : onClick}
      aria-disabled={pending ? true : undefined}
      aria-busy={pending ? true : undefined}
      aria-label={label}
      title={label}
      className={buttonClass({ variant, size, shape: 'icon', class: className })}
    >
      {pending ? <Spinner size={16} /> : <Icon icon={icon} size={iconSize} />}
      {pending ? <VisuallyHidden role="status">{pending}</VisuallyHidden> : null}
    </button>
  )
}
