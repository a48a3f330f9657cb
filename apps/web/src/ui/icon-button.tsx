import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby'>, ButtonLook {
  icon: LucideIcon
  /** Accessible name, required because there is no visible text. */
  label: string
  iconSize?: 16 | 20 | 24
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
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass({ variant, size, shape: 'icon', class: className })}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  )
}
