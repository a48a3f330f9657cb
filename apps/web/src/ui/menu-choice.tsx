import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface MenuChoiceProps {
  children: ReactNode
  chosen: boolean
  onSelect: () => void
}

export function MenuChoice({ children, chosen, onSelect }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      onClick={onSelect}
      className="flex w-full min-h-9 items-center gap-3 rounded-control px-3 py-1.5 text-start text-body text-text hover:bg-hover focus:bg-hover focus-visible:-outline-offset-2 aria-checked:font-medium pointer-coarse:min-h-11"
    >
      <span className="grow">{children}</span>
      <span className={chosen ? 'text-action' : 'invisible'}>
        <Icon icon={Check} size={16} />
      </span>
    </button>
  )
}
