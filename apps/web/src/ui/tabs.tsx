import { startTransition, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { moveFocus } from './roving-focus.ts'
import { scrollToTab } from './scroll-to-tab.ts'
import { tabClass, tabListClass } from './tab-class.ts'

export interface Tab {
  id: string
  label: ReactNode
  /** After the label, such as a count. */
  end?: ReactNode
}

interface TabsProps {
  /** Accessible name. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  children: ReactNode
  /** At the end of the tab list, such as a filter. */
  tools?: ReactNode
}

/** Panels without URLs; with URLs use TabLinks. Arrow keys select. */
export function Tabs({ label, tabs, selected, onSelect, children, tools }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // A tab selected by the address may be behind the edge of a phone.
  useEffect(() => scrollToTab(list.current, document.getElementById(`${id}-${selected}`)), [id, selected])
  return (
    <div>
      <div className="flex items-center gap-4 border-b border-line">
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          className={tabListClass}
          onKeyDown={(event) => moveFocus(event, { stops: '[role=tab]', axis: 'inline' })?.click()}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-controls={`${id}-panel`}
              aria-selected={tab.id === selected}
              tabIndex={tab.id === selected ? 0 : -1}
              // Keeps the previous panel while the new one loads.
              onClick={() => startTransition(() => onSelect(tab.id))}
              className={tabClass}
            >
              {tab.label}
              {tab.end}
            </button>
          ))}
        </div>
        {tools ? <div className="ms-auto shrink-0">{tools}</div> : null}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0} className="pt-4">
        {children}
      </div>
    </div>
  )
}
