import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { GameGridSkeleton, TileSkeleton } from '../../games/parts/game-grid.tsx'
import { MemberGamesSpace } from '../../games/parts/member-games-space.tsx'
import { useBrowse } from '../../games/parts/use-browse.ts'
import { Slot } from '../../../extend/slot.tsx'
import { Advert } from '../parts/advert.tsx'
import { usePageTitle } from '../parts/use-page-title.ts'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { paths } from '../../../paths.ts'
import { idleComponent } from '../../../ui/idle-component.tsx'
import { lazyComponent } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { HomeRails } from './home-rails.tsx'
import { useHomeScreenQuery } from './home-screen.generated.ts'
import type { loader } from './home-screen.loader.ts'

const HomeMine = lazyComponent(async () => (await import('./home-mine.tsx')).HomeMine)
const LatestWins = lazyComponent(async () => (await import('./latest-wins.tsx')).LatestWins)
const GameResults = lazyComponent(async () => (await import('../../games/parts/game-results.tsx')).GameResults)

const HomeAnnouncements = idleComponent(
  async () => (await import('./idle-parts.ts')).HomeAnnouncements,
  <Skeleton className="h-9 min-w-0 flex-1 rounded-control" />,
)
const HomeToolbar = idleComponent(
  async () => (await import('./idle-parts.ts')).HomeToolbar,
  <div className="h-20 tablet:h-9" />,
)

/** Tiles of a rail in view on a desktop. */
const RAIL_TILES = 7

/** Rails of the whole catalogue, or a list of results once something is searched, filtered or sorted. */
export function Component() {
  const { t } = useTranslation(['home', 'lobby'])
  const requested = useLoaderData<typeof loader>().variables
  // After signing in on this page the member's own games are needed too.
  const signedIn = Boolean(useViewer())
  const variables = signedIn ? { ...requested, withMine: true } : requested
  const query = useHomeScreenQuery({ variables })
  const browse = useBrowse()
  usePageTitle(undefined, (heads, brand) => ({
    description: heads('home', { brand }),
    search: `${paths.home()}?search={text}`,
  }))
  const { response, stale } = getResponse(query)
  const { browsing } = requested
  const catalogue = response?.catalogue
  const failure = (
    <LoadFailure title={t('lobby:failedTitle')} error={query.error} onRetry={() => void query.refetch()} />
  )
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="visually-hidden">
        {browsing ? t('resultsHeading') : t('heading')}
      </h1>
      {browsing ? null : (
        <>
          <Advert>
            <Slot name="home.hero" data={{ isMember: signedIn }} />
            {response?.viewer ? (
              <Suspense fallback={<MemberGamesSpace />}>
                <HomeMine viewer={response.viewer} suggestions={response.hotGames?.slice(RAIL_TILES) ?? []} />
              </Suspense>
            ) : (
              <MemberGamesSpace />
            )}
          </Advert>
          <div className="flex h-9 gap-3">
            <HomeAnnouncements announcements={response?.site?.announcements?.nodes} />
            {/* Phones have no room for the wins; there the observer of a hidden place loads nothing. */}
            <div className="min-w-0 flex-1 max-laptop:hidden">
              <Advert>
                <WhenNear placeholder={null} plain={null}>
                  <LatestWins />
                </WhenNear>
              </Advert>
            </div>
          </div>
        </>
      )}
      <HomeToolbar />
      {browsing ? (
        catalogue?.games ? (
          <Suspense fallback={<GameGridSkeleton />}>
            <GameResults games={catalogue.games} browse={browse} stale={stale} />
          </Suspense>
        ) : query.loading ? (
          <GameGridSkeleton />
        ) : (
          failure
        )
      ) : response?.hotGames ? (
        <>
          <HomeRails response={response} />
          {query.error ? failure : null}
        </>
      ) : query.loading ? (
        <HomeSkeleton />
      ) : (
        failure
      )}
    </div>
  )
}

function HomeSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      {[0, 1, 2].map((rail) => (
        <div key={rail}>
          <div className="mb-3 flex h-9 items-center">
            <Skeleton className="h-5 w-40 rounded-control" />
          </div>
          <div className="grid grid-cols-3 gap-3 phone:grid-cols-4 tablet:gap-4 laptop:grid-cols-5 desktop:grid-cols-6 wide:grid-cols-7">
            {[0, 1, 2, 3, 4, 5, 6].map((tile) => (
              <div
                key={tile}
                className="max-wide:nth-7:hidden max-desktop:nth-6:hidden max-laptop:nth-5:hidden max-phone:nth-4:hidden"
              >
                <TileSkeleton />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
