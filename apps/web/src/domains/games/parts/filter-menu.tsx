import type { Facets } from './browse-state.ts'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Popover } from '../../../ui/popover.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { furtherFilters } from './browse-state.ts'
import type { Browse } from './use-browse.ts'

const FilterChoices = lazyComponent(async () => (await import('../filter-choices.tsx')).FilterChoices)

interface FilterMenuProps {
  browse: Browse
  /** Null if unavailable. */
  facets: Facets | null | undefined
}

/** A button with the number of active filters; opens the choices. */
export function FilterMenu({ browse, facets }: FilterMenuProps) {
  const { t } = useTranslation('lobby')
  const inForce = furtherFilters(browse.state)
  return (
    <Popover
      label={t('moreFilters')}
      className="popover-sheet tablet:w-144"
      trigger={(trigger) => (
        <Button {...trigger} className="shrink-0 max-tablet:px-3">
          <Icon icon={SlidersHorizontal} size={16} className="text-muted" />
          {/* On phones three controls share the line. */}
          <span className="max-tablet:visually-hidden">{t('moreFilters')}</span>
          {inForce > 0 ? <Badge>{inForce}</Badge> : null}
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
        <FilterChoices browse={browse} facets={facets} />
      </Suspense>
    </Popover>
  )
}
