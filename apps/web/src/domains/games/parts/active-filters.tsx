import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { VendorChoice } from './browse-toolbar.tsx'
import { furtherFilters, hasFilters, NO_FILTERS } from './browse-state.ts'
import type { Facets } from './browse-state.ts'
import type { Browse } from './use-browse.ts'

const FurtherTags = lazyComponent(async () => (await import('../further-tags.tsx')).FurtherTags)

interface ActiveFiltersProps {
  browse: Browse
  vendors: readonly VendorChoice[] | null | undefined
  facets: Facets | null | undefined
}

/** Removable tags of the active filters. Renders nothing without any. */
export function ActiveFilters({ browse, vendors, facets }: ActiveFiltersProps) {
  const { t } = useTranslation('lobby')
  const { state, change } = browse
  if (!hasFilters(state)) return null
  const getName = (code: string) => vendors?.find(({ vendor }) => vendor.id === code)?.vendor.name ?? code
  return (
    <ul aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {state.search ? (
        <li className="max-w-full">
          <Tag removeLabel={t('removeSearch', { text: state.search })} onRemove={() => change({ search: '' })}>
            {t('searchTag', { text: state.search })}
          </Tag>
        </li>
      ) : null}
      {state.vendors.map((code) => (
        <li key={code} className="max-w-full">
          <Tag
            removeLabel={t('removeVendor', { name: getName(code) })}
            onRemove={() => change({ vendors: state.vendors.filter((other) => other !== code) })}
          >
            {getName(code)}
          </Tag>
        </li>
      ))}
      {state.family ? (
        <li className="max-w-full">
          <Tag removeLabel={t('allFamilies')} onRemove={() => change({ family: '' })}>
            {t('family')}
          </Tag>
        </li>
      ) : null}
      {furtherFilters(state) > 0 ? (
        <Suspense>
          <FurtherTags browse={browse} facets={facets} />
        </Suspense>
      ) : null}
      <li>
        <Button variant="quiet" size="small" onClick={() => change(NO_FILTERS)}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}
