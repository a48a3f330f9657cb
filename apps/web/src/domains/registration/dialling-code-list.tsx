import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { plusCode } from './country.ts'
import type { Country } from './country.ts'
import { Flag } from './flag.tsx'

interface DiallingCodeListProps {
  /** Prefix of the options' ids: `<id>-0`, `<id>-1` … */
  id: string
  open: boolean
  countries: readonly Country[]
  chosen: Country
  active: number
  onActive: (row: number) => void
  onChoose: (country: Country) => void
  imageHosts: readonly string[]
}

/** Options with flag and dialling code. The field above keeps the focus and handles keys. */
export function DiallingCodeList({
  id,
  open,
  countries,
  chosen,
  active,
  onActive,
  onChoose,
  imageHosts,
}: DiallingCodeListProps) {
  const { t } = useTranslation('registration')
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, active, id])
  return (
    // Always rendered for `aria-controls`; its options only while open.
    <span
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('countryCode')}
      hidden={!open}
      className="absolute start-0 top-full z-30 mt-1 max-h-64 w-60 overflow-y-auto rounded-card border border-line bg-overlay p-1 shadow-lg"
    >
      {open
        ? countries.map((country, row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <span
              key={country.code}
              id={`${id}-${row}`}
              role="option"
              aria-selected={country.code === chosen.code}
              tabIndex={-1}
              onPointerEnter={() => onActive(row)}
              onClick={() => onChoose(country)}
              className={`flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-body pointer-coarse:min-h-11 ${
                row === active ? 'bg-hover' : ''
              }`}
            >
              <Flag country={country} hosts={imageHosts} />
              <span className="figures w-11">{plusCode(country)}</span>
              <span className="min-w-0 grow truncate text-muted">{country.name}</span>
              {country.code === chosen.code ? <Icon icon={Check} size={16} /> : null}
            </span>
          ))
        : null}
    </span>
  )
}
