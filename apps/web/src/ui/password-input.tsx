import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { Icon } from './icon.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  reveal: { show: string; hide: string }
}

/** A password box with a button that shows what was typed. */
export function PasswordInput({ reveal, ...rest }: PasswordInputProps) {
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
