import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Announced while the action runs. While set, the button keeps focus and ignores presses. */
  pending?: string | false | undefined
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | null | undefined
}

/** Outline and medium by default; `type="button"` unless it submits. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, pending, disabledReason, className, children, onClick, type = 'button', ...rest } = props
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
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={16} />
        </span>
      ) : null}
      <span className={pending ? 'invisible inline-flex items-center gap-2' : 'contents'}>{children}</span>
      {pending ? <VisuallyHidden role="status">{pending}</VisuallyHidden> : null}
    </button>
  )
  // The tooltip stays without a reason: a wrapper that comes and goes would remount the button, which would lose the focus.
  return 'disabledReason' in props ? <Tooltip text={disabledReason ?? null}>{button}</Tooltip> : button
}
