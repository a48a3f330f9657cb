import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { Field, controlAria } from './field.tsx'
import type { FieldText } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'children' | 'required' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown as an empty option while nothing is selected. */
  placeholder?: string
}

/** A native select. Takes react-hook-form's `register(…)`. */
export function Select({
  label,
  description,
  error,
  requiredLabel,
  hideLabel,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const text = { label, description, error, requiredLabel, hideLabel: hideLabel ?? false }
  return (
    <Field {...text} controlId={controlId} className={className}>
      <span className="relative block">
        <select {...rest} {...controlAria(controlId, text)} id={controlId} className={`${controlClass} select pe-9`}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          icon={ChevronDown}
          size={16}
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
        />
      </span>
    </Field>
  )
}
