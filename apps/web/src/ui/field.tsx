import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FieldText {
  label: string
  description?: ReactNode
  /** What is wrong and what to do. Shown under the control and read with it. */
  error?: string | undefined
  /** The word for "required", read after the label; sighted readers see an asterisk. Leave out for an optional field. */
  requiredLabel?: string | undefined
  /** Keeps the label for assistive technology only, where the context already says it. */
  hideLabel?: boolean
}

interface FieldProps extends FieldText {
  controlId: string
  children: ReactNode
  className?: string | undefined
}

/** Label above, control, then the error or else the description. The control takes its ids from `describedBy`. */
export function Field({
  label,
  description,
  error,
  requiredLabel,
  hideLabel,
  controlId,
  children,
  className,
}: FieldProps) {
  return (
    <div className={className ? `flex min-w-0 flex-col gap-1.5 ${className}` : 'flex min-w-0 flex-col gap-1.5'}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : 'text-small font-medium text-text'}>
        {label}
        {requiredLabel ? (
          <>
            <span aria-hidden="true" className="ms-1 text-bad">
              *
            </span>
            <span className="visually-hidden"> ({requiredLabel})</span>
          </>
        ) : null}
      </label>
      {children}
      {error ? (
        <p id={`${controlId}-note`} className="flex items-start gap-1.5 text-small text-bad">
          <Icon icon={CircleAlert} size={16} className="mt-px" />
          {error}
        </p>
      ) : description ? (
        <p id={`${controlId}-note`} className="text-small text-muted">
          {description}
        </p>
      ) : null}
    </div>
  )
}

/** The ARIA attributes that tie a control to its Field's note, its error and its required mark. */
export function controlAria(controlId: string, { description, error, requiredLabel }: Omit<FieldText, 'label'>) {
  return {
    'aria-describedby': error || description ? `${controlId}-note` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': requiredLabel ? true : undefined,
  }
}
