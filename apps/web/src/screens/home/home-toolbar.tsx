import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../../features/games/active-filters.tsx'
import { isBrowsing } from '../../features/games/browse-state.ts'
import { BrowseToolbar } from '../../features/games/browse-toolbar.tsx'
import { useBrowse } from '../../features/games/use-browse.ts'
import { responseOf } from '../../graphql/response.ts'
import { useCatalogueChoicesQuery } from './catalogue-choices.generated.ts'

/** Search and filters over the whole catalogue. */
export function HomeToolbar() {
  const { t } = useTranslation('lobby')
  const browse = useBrowse()
  const [isSearching, setSearching] = useState(false)
  // The choices load when the pointer or the focus arrives.
  const choices = responseOf(useCatalogueChoicesQuery({ skip: !isBrowsing(browse.state) && !isSearching })).response
    ?.catalogue
  return (
    <>
      <BrowseToolbar
        browse={browse}
        vendors={choices?.vendors}
        facets={choices?.facets}
        searchLabel={t('searchAll')}
        onApproach={() => setSearching(true)}
      />
      <ActiveFilters browse={browse} vendors={choices?.vendors} facets={choices?.facets} />
    </>
  )
}
