import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/search-field.tsx'

/** Longer than the pause between two keys, short enough to feel immediate. */
const SEARCH_AFTER_MS = 200

interface GameSearchProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches while typing, shortly after the last key. Follows the URL when that changes otherwise. */
export function GameSearch({ label, value, onSearch }: GameSearchProps) {
  const { t } = useTranslation('lobby')
  const [typed, setTyped] = useState(value)
  const [inForce, setInForce] = useState(value)
  /** Own searches that have not reached the URL yet, which may lag behind typing. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (value !== inForce) {
    // The URL changed. After our own search, keep what has been typed since.
    setInForce(value)
    setUnderWay(underWay.slice(underWay.indexOf(value) + 1))
    if (!underWay.includes(value) && value !== typed.trim()) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string, delay: number) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const requested = text.trim()
      if (requested !== value) setUnderWay((before) => [...before, requested])
      onSearch(requested)
    }, delay)
  }
  return (
    // Without script it sends the text as the URL's parameter.
    // oxlint-disable-next-line react/forbid-elements -- It changes nothing.
    <form
      id="search"
      method="get"
      className="min-w-48 grow"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed, 0)
      }}
    >
      <SearchField
        name="search"
        label={label}
        clearLabel={t('clearSearch')}
        value={typed}
        maxLength={SEARCH_TEXT_MAX}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(text) => search(text, text === '' ? 0 : SEARCH_AFTER_MS)}
      />
    </form>
  )
}
