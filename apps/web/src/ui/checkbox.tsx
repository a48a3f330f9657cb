import { Check, Minus } from 'lucide-react'
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  /** Indeterminate: some of its items are checked. */
  indeterminate?: boolean
}

/** Takes react-hook-form's `register(…)`. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  id,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const note = error ?? description
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  useLayoutEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <div className={className}>
      <label className="group relative inline-flex min-h-6 items-start gap-2.5 text-body has-disabled:opacity-45">
        <input
          {...rest}
          ref={input}
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${controlId}-note` : undefined}
          className="peer mt-px size-[18px] shrink-0 appearance-none rounded-inner border border-edge bg-raised group-hover:border-muted checked:border-action checked:bg-action aria-invalid:border-bad indeterminate:border-action indeterminate:bg-action forced-colors:appearance-auto"
        />
        <span className="pointer-events-none absolute start-[2px] top-[3px] hidden text-on-action peer-checked:block peer-indeterminate:block forced-colors:hidden!">
          <Icon icon={indeterminate ? Minus : Check} size={14} />
        </span>
        <span>{label}</span>
      </label>
      {note ? (
        <p id={`${controlId}-note`} className={error ? 'ms-7 text-small text-bad' : 'ms-7 text-small text-muted'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
