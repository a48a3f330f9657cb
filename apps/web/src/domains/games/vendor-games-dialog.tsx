import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameSearch } from './game-search.tsx'
import { GameGrid, GameGridSkeleton } from './parts/game-grid.tsx'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useVendorGamesQuery } from './vendor-games.generated.ts'

interface VendorGamesDialogProps {
  vendorId: string
  onClose: () => void
}

export function VendorGamesDialog({ vendorId, onClose }: VendorGamesDialogProps) {
  const { t } = useTranslation(['filters', 'lobby', 'ui'])
  const { integer } = useFormat()
  const pageLabels = usePageLabels()
  const [{ search, page }, setRequested] = useState({ search: '', page: 1 })
  const top = useRef<HTMLDivElement>(null)
  const query = useVendorGamesQuery({ variables: { vendorId, filter: { vendors: [vendorId], search }, page } })
  const { response, stale } = getResponse(query)
  const games = response?.lobby.games
  const { item: vendor, gap } = readItem(query, response?.vendor)

  return (
    <Dialog
      size="extra"
      title={
        vendor ? t('vendorGames', { vendor: vendor.name }) : gap === 'ABSENT' ? t('vendorMissing') : t('lobby:vendors')
      }
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
    >
      {gap === 'ABSENT' || gap === 'FAILED' ? (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('lobby:failedTitle')}
          skeleton={null}
          absent={<EmptyState icon={SearchX} level={3} title={t('vendorMissing')} text={t('vendorMissingText')} />}
          level={3}
        />
      ) : (
        <div ref={top} className="flex min-h-[60dvh] flex-col gap-4">
          {vendor ? (
            <div role="search" className="flex flex-wrap items-center gap-3">
              <GameSearch
                label={t('searchVendorGames', { vendor: vendor.name })}
                value={search}
                onSearch={(text) => setRequested({ search: text, page: 1 })}
              />
              <p role="status" className="figures text-small text-muted">
                {games
                  ? t('lobby:games', {
                      count: games.totalCount,
                      formatParams: undefined,
                      replace: { count: integer(games.totalCount) },
                    })
                  : null}
              </p>
            </div>
          ) : null}
          {games && games.nodes.length > 0 ? (
            <div aria-busy={stale} className={stale ? 'opacity-50' : undefined}>
              <GameGrid games={games.nodes} on="dialog" />
            </div>
          ) : games ? (
            <EmptyState
              icon={SearchX}
              level={3}
              title={t('lobby:emptyTitle')}
              text={search === '' ? undefined : t('emptySearch', { text: search })}
            />
          ) : query.loading ? (
            <GameGridSkeleton count={10} on="dialog" />
          ) : (
            <LoadFailure title={t('lobby:failedTitle')} error={query.error} onRetry={() => void query.refetch()} />
          )}
          <div className="mt-auto flex justify-center pt-2 empty:hidden">
            <Pagination
              page={page}
              pageCount={games?.pageInfo.totalPages ?? 1}
              labels={pageLabels}
              renderLink={(target, link, content) => (
                <button
                  type="button"
                  {...link}
                  onClick={() => {
                    setRequested({ search, page: target })
                    top.current?.scrollIntoView({ block: 'start' })
                  }}
                >
                  {content}
                </button>
              )}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}
