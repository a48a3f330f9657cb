import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Select } from '../../../ui/select.tsx'
import { parseBrowse, SORTS } from './browse-state.ts'
import { FilterMenu } from './filter-menu.tsx'
import type { Facets } from './browse-state.ts'
import { GameSearch } from '../game-search.tsx'
import type { Browse } from './use-browse.ts'
import { useGameActions } from './use-game-actions.ts'

export interface VendorChoice {
  gameCount: number
  vendor: { id: string; name: string; icon: string }
}

interface BrowseToolbarProps {
  browse: Browse
  /** Null if loading them failed; undefined while loading. */
  vendors: readonly VendorChoice[] | null | undefined
  facets: Facets | null | undefined
  searchLabel: string
  /** Called when the pointer or the focus arrives. */
  onApproach?: () => void
}

/** Whether the address has a search: what is rendered may be a letter behind it. */
const hasSearch = () => parseBrowse(new URLSearchParams(location.search)).search !== ''

/**
 * Search, filters, vendors and sort order in one line; in two on phones, where the labels need the width. All state is
 * in the URL.
 */
export function BrowseToolbar({ browse, vendors, facets, searchLabel, onApproach }: BrowseToolbarProps) {
  const { t } = useTranslation('lobby')
  const format = useFormat()
  const { imageHosts } = useGameActions()
  const options = (vendors ?? []).map(({ gameCount, vendor }) => ({
    value: vendor.id,
    label: vendor.name,
    count: format.integer(gameCount),
    picture: <Picture src={vendor.icon} hosts={imageHosts} alt="" width={24} height={24} className="rounded-[4px]" />,
  }))
  return (
    <div role="search">
      <div
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="flex flex-wrap items-center gap-2 tablet:flex-nowrap"
      >
        <GameSearch
          label={searchLabel}
          value={browse.state.search}
          onSearch={(search) => browse.change({ search }, { replace: hasSearch() })}
        />
        <FilterMenu browse={browse} facets={facets} />
        <div className="grid w-full grid-cols-2 items-center gap-2 tablet:flex tablet:w-auto tablet:min-w-0">
          <MultiSelect
            label={t('vendors')}
            options={options}
            selected={browse.state.vendors}
            onChange={(chosen) => browse.change({ vendors: chosen })}
            labels={{
              search: t('searchVendors'),
              clear: t('clearSearch'),
              clearAll: t('clearVendors'),
              nothingFound: vendors === null ? t('vendorsFailed') : t('noVendorFound'),
            }}
          />
          <Select
            label={t('sort')}
            hideLabel
            className="min-w-0 tablet:w-44"
            value={browse.state.sort}
            options={SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
            onChange={(event) => {
              const sort = SORTS.find((one) => one === event.currentTarget.value)
              if (sort) browse.change({ sort })
            }}
          />
        </div>
      </div>
    </div>
  )
}
