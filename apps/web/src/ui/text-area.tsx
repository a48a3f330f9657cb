import { useId } from 'react'
import type { ComponentProps } from 'react'
import { Field, controlAria } from './field.tsx'
import type { FieldText } from './field.tsx'
import { controlClass } from './control-class.ts'

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'required'> {}

/** Grows with its text. Takes react-hook-form's `register(…)`. */
export function TextArea({
  label,
  description,
  error,
  requiredLabel,
  hideLabel,
  id,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const text = { label, description, error, requiredLabel, hideLabel: hideLabel ?? false }
  return (
    <Field {...text} controlId={controlId} className={className}>
      <textarea
        {...rest}
        {...controlAria(controlId, text)}
        id={controlId}
        rows={rows}
        className={`${controlClass} h-auto! resize-y py-2 [field-sizing:content] min-h-20`}
      />
    </Field>
  )
}
