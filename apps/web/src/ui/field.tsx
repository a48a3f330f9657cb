import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FieldText {
  label: string
  description?: ReactNode
  /** The fault and its remedy. Linked to the control. */
  error?: string | undefined
  /** Word for "required", announced with the label; shown as an asterisk. Omit for optional fields. */
  requiredLabel?: string | undefined
  /** Hides the label visually, where the context makes it clear. */
  hideLabel?: boolean
}

interface FieldProps extends FieldText {
  controlId: string
  children: ReactNode
  className?: string | undefined
}

/** Label, control, and the error or else the description. The control takes its ids from `controlAria`. */
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

/** ARIA attributes that link a control to the field's description, error and required mark. */
export function controlAria(controlId: string, { description, error, requiredLabel }: Omit<FieldText, 'label'>) {
  return {
    'aria-describedby': error || description ? `${controlId}-note` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': requiredLabel ? true : undefined,
  }
}
