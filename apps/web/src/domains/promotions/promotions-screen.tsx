import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { Gift } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { useIsExcluded } from '../../access/restriction.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { PromotionText } from './promotion-text.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { RaffleCards } from '../raffles/parts/raffle-cards.tsx'
import { NoPromotions } from './no-promotions.ts'
import { promotionHead } from './promotion-head.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { PromotionList, PromotionListSkeleton } from './promotion-list.tsx'
import { promotionsPath, parsePromotionsState } from './promotions-state.ts'
import { usePromotionsScreenQuery } from './promotions-screen.generated.ts'
import type { loader } from './promotions-screen.loader.ts'

export function Component() {
  const { t } = useTranslation('promotions')
  const { variables } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const query = usePromotionsScreenQuery({ variables: viewer ? { ...variables, withMine: true } : variables })
  const isExcluded = useIsExcluded()
  const state = parsePromotionsState(useSearchParams()[0])
  const { response, stale } = getResponse(query)
  const site = response?.site
  const opened = readItem(query, stale ? undefined : site?.promotion)
  usePageTitle((state.id && site?.promotion?.title) || t('title'), () =>
    state.id === null
      ? {
          description: t('intro'),
          breadcrumbs: [{ name: t('title'), path: paths.promotions() }],
          image: previewAddress(site?.promotions?.nodes[0]?.picture),
        }
      : promotionHead(opened, t),
  )
  const retry = () => void query.refetch()
  const found = site?.promotions
  // Keep the categories if a list fails.
  const categories = (site ?? query.previousData?.site)?.promotionCategories ?? []
  const tabs = [{ id: '', label: t('all') }, ...categories.map(({ id, name }) => ({ id, label: name }))]
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('title')}
        </h1>
        <p className="mt-1 text-prose text-muted text-pretty">{t('intro')}</p>
      </header>
      {isExcluded ? null : (
        <TabLinks
          label={t('categories')}
          links={tabs}
          renderLink={({ id }, className, content) => (
            <Link
              to={promotionsPath({ category: id || null, page: 1, id: null })}
              preventScrollReset
              aria-current={(state.category ?? '') === id ? 'page' : undefined}
              className={className}
            >
              {content}
            </Link>
          )}
        />
      )}
      {isExcluded ? (
        <Suspense>
          <NoPromotions />
        </Suspense>
      ) : found && found.nodes.length > 0 ? (
        <PromotionList promotions={found} state={state} stale={stale} />
      ) : found ? (
        <EmptyState
          icon={Gift}
          title={found.totalCount > 0 ? t('beyondTitle') : t('emptyTitle')}
          text={found.totalCount > 0 ? undefined : t('emptyText')}
          action={
            <Link
              to={found.totalCount > 0 ? promotionsPath({ ...state, page: 1 }) : paths.promotions()}
              className={buttonClass()}
            >
              {found.totalCount > 0 ? t('firstPage') : t('seeAll')}
            </Link>
          }
        />
      ) : query.loading ? (
        <PromotionListSkeleton />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={retry} />
      )}
      {isExcluded ? null : <RaffleCards raffles={response?.raffles ?? []} />}
      {site?.promotion ? (
        <noscript>
          <h2 className="text-title font-semibold">{site.promotion.title}</h2>
          <PromotionText promotion={site.promotion} level={3} onFollow={() => {}} failure={null} />
        </noscript>
      ) : null}
      {state.id === null || isExcluded ? null : (
        <PromotionDialog
          id={state.id}
          opened={opened}
          hasOffer={opened.item?.hasOffer ?? false}
          query={query}
          listAddress={promotionsPath({ ...state, id: null })}
        />
      )}
    </div>
  )
}
