import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '../../games/parts/active-filters.tsx'
import { isBrowsing } from '../../games/parts/browse-state.ts'
import { BrowseToolbar } from '../../games/parts/browse-toolbar.tsx'
import { useBrowse } from '../../games/parts/use-browse.ts'
import { getResponse } from '../../../graphql/response.ts'
import { useCatalogueChoicesQuery } from './catalogue-choices.generated.ts'

/** Search and filters over the whole catalogue. */
export function HomeToolbar() {
  const { t } = useTranslation('lobby')
  const browse = useBrowse()
  const [isSearching, setSearching] = useState(false)
  // The choices load when the pointer or the focus arrives.
  const choices = getResponse(useCatalogueChoicesQuery({ skip: !isBrowsing(browse.state) && !isSearching })).response
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
