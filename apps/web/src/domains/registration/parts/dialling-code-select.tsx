import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass } from '../../../ui/control-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { plusCode, rowByKey } from '../country.ts'
import type { Country } from '../country.ts'
import { DiallingCodeList } from '../dialling-code-list.tsx'
import { Flag } from '../flag.tsx'

/** Before the list closes on blur. */
const DROPDOWN_CLOSE_MS = 200

interface DiallingCodeSelectProps {
  countries: readonly Country[]
  /** The selected country's code; an unknown one counts as none. */
  value: string
  /** The visitor's country, selected if `value` is unknown. */
  home: string
  /** Called with the initial selection once the list is loaded, and with every change. */
  onSelect: (country: Country) => void
  imageHosts: readonly string[]
}

/**
 * A combobox of countries by dialling code. Opens on focus and closes 200 ms after blur, or on selection. Supports arrow keys,
 * Home, End, Enter, Escape and type-ahead.
 */
export function DiallingCodeSelect({ countries, value, home, onSelect, imageHosts }: DiallingCodeSelectProps) {
  const { t } = useTranslation('registration')
  const listId = useId()
  const byCode = (code: string) => countries.find((country) => country.code === code)
  const chosen = byCode(value) ?? byCode(home) ?? countries[0]
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const reported = useRef<string>(undefined)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!chosen || (reported.current === chosen.code && chosen.code === value)) return
    reported.current = chosen.code
    onSelect(chosen)
  }, [chosen, value, onSelect])
  useEffect(() => () => clearTimeout(closing.current), [])

  const show = () => {
    clearTimeout(closing.current)
    setActive(
      Math.max(
        0,
        countries.findIndex((country) => country.code === chosen?.code),
      ),
    )
    setOpen(true)
  }
  const choose = (country: Country | undefined) => {
    clearTimeout(closing.current)
    setOpen(false)
    if (country) onSelect(country)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowByKey(event, active, countries)
    if (row !== undefined) {
      event.preventDefault()
      if (open) setActive(row)
      else show()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (open) choose(countries[active])
      else show()
    } else if (event.key === 'Escape' && open) {
      // The first Escape closes the list, the second the container.
      event.preventDefault()
      event.stopPropagation()
      choose(undefined)
    }
  }
  if (!chosen) return null
  return (
    <span className="relative block w-27 shrink-0">
      <span className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center">
        <Flag country={chosen} hosts={imageHosts} />
      </span>
      <input
        readOnly
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        aria-label={t('country', { country: chosen.name })}
        value={plusCode(chosen)}
        onFocus={show}
        onClick={() => {
          if (!open) show()
        }}
        onBlur={() => void (closing.current = setTimeout(() => setOpen(false), DROPDOWN_CLOSE_MS))}
        onKeyDown={onKeyDown}
        className={`${controlClass} figures cursor-pointer ps-9 pe-7`}
      />
      <span className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-muted">
        <Icon icon={ChevronDown} size={16} />
      </span>
      <DiallingCodeList
        id={listId}
        open={open}
        countries={countries}
        chosen={chosen}
        active={active}
        onActive={setActive}
        onChoose={choose}
        imageHosts={imageHosts}
      />
    </span>
  )
}
