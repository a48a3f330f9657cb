import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { moveFocus } from './roving-focus.ts'
import { SearchField } from './search-field.tsx'

export interface MultiSelectOption {
  value: string
  label: string
  /** 24 by 24 pixels. */
  picture?: ReactNode
  /** At the end of the row, formatted. */
  count?: string
}

export interface MultiSelectLabels {
  search: string
  clear: string
  clearAll: string
  nothingFound: string
}

/** Removes diacritics, so that "da" finds "Đá". NFD does not decompose đ. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('đ', 'd')
}

interface ChoicesProps {
  label: string
  options: readonly MultiSelectOption[]
  onChange: (selected: readonly string[]) => void
  labels: MultiSelectLabels
  chosen: ReadonlySet<string>
}

export function Choices({ label, options, chosen, onChange, labels }: ChoicesProps) {
  const [search, setSearch] = useState('')
  const wanted = fold(useDeferredValue(search))
  const found = options.filter((option) => fold(option.label).includes(wanted))
  const toggle = (value: string) => {
    const next = new Set(chosen)
    if (!next.delete(value)) next.add(value)
    onChange([...next])
  }
  return (
    <div className="flex max-h-96 flex-col max-tablet:max-h-[75dvh]">
      <div className="flex items-center gap-1 border-b border-line p-2">
        <SearchField
          label={labels.search}
          clearLabel={labels.clear}
          value={search}
          onChange={setSearch}
          className="grow"
        />
        <Button
          variant="quiet"
          size="small"
          className="pointer-coarse:h-11"
          disabled={chosen.size === 0}
          onClick={() => onChange([])}
        >
          {labels.clearAll}
        </Button>
      </div>
      <div role="group" aria-label={label} className="min-h-0 overflow-y-auto overscroll-contain p-1">
        {found.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.has(option.value)}
            onChange={() => toggle(option.value)}
            onKeyDown={(event) => moveFocus(event, { stops: 'input', axis: 'block', within: '[role=group]' })}
            className="[&>label]:flex [&>label]:min-h-9 [&>label]:items-center [&>label]:rounded-control [&>label]:px-2 [&>label]:hover:bg-hover [&_input]:mt-0! [&_input+span]:start-2.5! [&_input+span]:inset-y-0 [&_input+span]:my-auto [&_input+span]:size-3.5 [&>label>span:last-child]:grow"
            label={
              <span className="flex items-center gap-2.5">
                {option.picture}
                <span className="grow truncate">{option.label}</span>
                {option.count ? <span className="figures text-small text-muted">{option.count}</span> : null}
              </span>
            }
          />
        ))}
        {found.length === 0 ? <p className="px-2 py-6 text-center text-muted">{labels.nothingFound}</p> : null}
      </div>
    </div>
  )
}
