import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface SearchChoice {
  /** Unique over all groups. */
  id: string
  content: ReactNode
}

export interface SearchGroup {
  id: string
  heading: string
  choices: readonly SearchChoice[]
  /** At the end of the heading's line. */
  end?: ReactNode
}

interface SearchListProps {
  /** Accessible name of box and list. */
  label: string
  placeholder: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  groups: readonly SearchGroup[]
  onChoose: (choiceId: string) => void
  /** Above the list, such as why it is empty. */
  children?: ReactNode
}

/**
 * A combobox whose list of groups is always open. Focus stays in the box; arrow keys move through the list and Enter chooses. The
 * first option is active as soon as something is typed.
 */
export function SearchList(props: SearchListProps) {
  const { label, placeholder, value, maxLength, onChange, groups, onChoose, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const choices = groups.flatMap((group) => group.choices)
  const active = choices.find((choice) => choice.id === marked)?.id ?? (value.trim() ? choices[0]?.id : undefined)

  const move = (event: KeyboardEvent) => {
    const to = getTarget(
      event.key,
      choices.findIndex((choice) => choice.id === active),
      choices.length,
    )
    const next = to === null ? undefined : choices[to]
    if (event.nativeEvent.isComposing || !next) return
    event.preventDefault()
    setMarked(next.id)
    list.current?.querySelector(`[id="${CSS.escape(`${id}${next.id}`)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="flex min-h-0 grow flex-col">
      <span className="relative block shrink-0 border-b border-line has-focus-visible:[box-shadow:inset_0_-2px_var(--action)]">
        <Icon icon={Search} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
          aria-autocomplete="list"
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setMarked(null)
            onChange(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) {
              event.preventDefault()
              onChoose(active)
            } else move(event)
          }}
          className="h-14 w-full bg-transparent ps-12 pe-14 text-prose focus-visible:outline-none"
        />
      </span>
      {children}
      <div
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}group-${group.id}`} className="not-first:mt-2">
            <div role="presentation" className="flex min-h-8 items-center gap-2 px-2">
              <span id={`${id}group-${group.id}`} className="grow text-caption font-medium text-muted">
                {group.heading}
              </span>
              {group.end}
            </div>
            {group.choices.map((choice) => (
              <button
                key={choice.id}
                type="button"
                id={`${id}${choice.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={choice.id === active}
                onPointerMove={() => setMarked(choice.id)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice.id)}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1 text-start aria-selected:bg-selected"
              >
                {choice.content}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Index that a key moves to, wrapping around; null for other keys. */
function getTarget(key: string, here: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (here + 1) % count
  if (key === 'ArrowUp') return here <= 0 ? count - 1 : here - 1
  return null
}
