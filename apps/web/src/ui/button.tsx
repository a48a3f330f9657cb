import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What is being done, read aloud while the press is carried out. While it is set the button keeps focus and does nothing. */
  pending?: string | false | undefined
  /** Why the button cannot be pressed now. It stays in the tab order, dimmed, and shows the reason. */
  disabledReason?: string | null | undefined
}

/** A button. `outline` and medium unless said; `type="button"` unless it submits. */
export function Button({
  variant,
  size,
  wide,
  pending,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = Boolean(pending) || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={pending ? true : undefined}
      className={buttonClass({ variant, size, wide, class: className })}
    >
      {pending ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner size={16} />
          </span>
          <span className="invisible inline-flex items-center gap-2">{children}</span>
          <VisuallyHidden role="status">{pending}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}
