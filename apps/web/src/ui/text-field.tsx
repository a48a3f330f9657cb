import { useId, type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { Field, controlAria, type FieldText } from './field.tsx'
import { Eye, EyeOff } from 'lucide-react'
import { Icon } from './icon.tsx'

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'children' | 'type' | 'required'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date'
  /** Labels of the button that reveals a password; required with `type="password"`. */
  reveal?: { show: string; hide: string }
  /** Before the text, such as a currency sign or dialling code. */
  prefix?: string
  /** After the text, such as a button that sends a code. */
  suffix?: ReactNode
  /** Tabular figures, for amounts, codes and numbers. */
  figures?: boolean
}

/** Takes react-hook-form's `register(…)`. */
export function TextField({
  label,
  description,
  error,
  requiredLabel,
  hideLabel,
  reveal,
  prefix,
  suffix,
  figures,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const text = { label, description, error, requiredLabel, hideLabel: hideLabel ?? false }
  const box = classNames(controlClass, figures && 'figures', prefix && 'ps-10', Boolean(suffix) && 'pe-24')
  const aria = controlAria(controlId, text)
  return (
    <Field {...text} controlId={controlId} className={className}>
      {reveal && type === 'password' ? (
        <PasswordInput {...rest} {...aria} id={controlId} reveal={reveal} />
      ) : (
        <span className="relative block">
          {prefix ? (
            <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-muted">
              {prefix}
            </span>
          ) : null}
          <input {...rest} {...aria} id={controlId} type={type} className={box} />
          {suffix ? <span className="absolute inset-y-0 end-1 flex items-center">{suffix}</span> : null}
        </span>
      )}
    </Field>
  )
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  reveal: { show: string; hide: string }
}

function PasswordInput({ reveal, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const word = shown ? reveal.hide : reveal.show
  return (
    <span className="relative block">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`${controlClass} pe-11`}
      />
      <button
        type="button"
        aria-label={word}
        title={word}
        aria-pressed={shown}
        aria-controls={rest.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted hover:text-text"
      >
        <Icon icon={shown ? EyeOff : Eye} />
      </button>
    </span>
  )
}
