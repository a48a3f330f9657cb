import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}

/** A search box with a hidden label. Its button and Escape clear it and keep the focus. */
export function SearchField({ label, clearLabel, value, onChange, className, onKeyDown, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <span className={className ? `relative block ${className}` : 'relative block'}>
      <Icon icon={Search} className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            // The first Escape clears the text, the second closes the container.
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          onKeyDown?.(event)
        }}
        className={`${controlClass} px-9 text-ellipsis`}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={clearLabel}
          title={clearLabel}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center rounded-control text-muted hover:text-text"
        >
          <Icon icon={X} size={16} />
        </button>
      )}
    </span>
  )
}
