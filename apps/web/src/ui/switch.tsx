import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
}

/** A setting that takes effect at once. Takes react-hook-form's `register(…)`. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={`relative inline-flex min-h-6 items-center gap-3 text-body has-disabled:opacity-45 ${className ?? ''}`}
    >
      <input
        {...rest}
        type="checkbox"
        // Browsers expose a checkbox's state, and ARIA in HTML forbids repeating it.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className="peer h-5 w-9 shrink-0 appearance-none rounded-full border border-edge bg-raised checked:border-action checked:bg-action forced-colors:appearance-auto"
      />
      <span className="pointer-events-none absolute start-1 size-3 rounded-full bg-muted transition-transform peer-checked:translate-x-4 peer-checked:bg-on-action rtl:peer-checked:-translate-x-4 forced-colors:hidden" />
      <span>{label}</span>
    </label>
  )
}
