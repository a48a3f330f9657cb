import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { lazyComponent } from './load-part.ts'
import type { MultiSelectLabels, MultiSelectOption } from './multi-select-choices.tsx'
import { Popover } from './popover.tsx'
import { Spinner } from './spinner.tsx'
import { useChosen } from './use-chosen.ts'

interface MultiSelectProps {
  label: string
  options: readonly MultiSelectOption[]
  selected: readonly string[]
  onChange: (selected: readonly string[]) => void
  labels: MultiSelectLabels
}

const Choices = lazyComponent(async () => (await import('./multi-select-choices.tsx')).Choices)

/** Selects several of a long list: a popover with a search box and checkboxes. */
export function MultiSelect({ label, options, selected, onChange, labels }: MultiSelectProps) {
  const [chosen, choose] = useChosen(selected, onChange)
  return (
    <Popover
      label={label}
      className="popover-sheet tablet:w-80"
      trigger={(trigger) => (
        <Button {...trigger}>
          <span className="grow text-start">{label}</span>
          {chosen.size > 0 ? <Badge>{chosen.size}</Badge> : null}
          <Icon icon={ChevronDown} size={16} className="text-muted" />
        </Button>
      )}
    >
      <Suspense
        fallback={
          <span className="grid h-40 place-items-center">
            <Spinner />
          </span>
        }
      >
        <Choices {...{ label, options, chosen, labels }} onChange={choose} />
      </Suspense>
    </Popover>
  )
}
