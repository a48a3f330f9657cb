import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useParams } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { ActiveFilters } from '../parts/active-filters.tsx'
import { hasEvents } from '../event-lobbies.ts'
import { isBrowsing } from '../parts/browse-state.ts'
import { BrowseToolbar } from '../parts/browse-toolbar.tsx'
import { GameGridSkeleton } from '../parts/game-grid.tsx'
import { GameResults } from '../parts/game-results.tsx'
import { Advert } from '../../site/parts/advert.tsx'
import { Jackpots } from '../../jackpots/parts/jackpots.tsx'
import { useBrowse } from '../parts/use-browse.ts'
import { MemberGamesSpace } from '../parts/member-games-space.tsx'
import { VendorLane } from '../vendor-lane.tsx'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { Slot } from '../../../extend/slot.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { loadTexts } from '../../../i18n/i18n.ts'
import { lobbyAt, paths } from '../../../paths.ts'
import { lazyComponent } from '../../../ui/load-part.ts'
import { useLobbyChoices } from './lobby-choices.ts'
import { LobbyTabs } from '../parts/lobby-tabs.tsx'
import { useLobbyScreenQuery } from './lobby-screen.generated.ts'
import type { loader } from './lobby-screen.loader.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

const LobbyMemberGames = lazyComponent(async () => (await import('./lobby-member-games.tsx')).LobbyMemberGames)

const SportEvents = lazyComponent(async () => {
  const [part] = await Promise.all([import('../sport-events.tsx'), loadTexts(['events'])])
  return part.SportEvents
})

/** From the end of the page, whose beginning is in view. */
const SUGGESTIONS = 6

export function Component() {
  const { t } = useTranslation(['lobby', 'shell'])
  const id = lobbyAt(useParams()['lobby'])
  const requested = useLoaderData<typeof loader>().variables
  const browse = useBrowse()
  const offers = useOffers()
  // After signing in on this page the member's own games are needed too.
  const signedIn = Boolean(useViewer())
  const withMine = requested.withMine || (signedIn && !isBrowsing(browse.state))
  const choices = useLobbyChoices(id)
  // Signing in or changing the language clears the cache.
  const withChoices = requested.withChoices || choices === undefined
  const variables = { ...requested, withMine, withChoices }
  const query = useLobbyScreenQuery({ variables })
  const name = id ? t(`shell:lobbies.${id}`) : ''
  const showsEvents = hasEvents(id) && offers('SPORT_EVENTS')
  usePageTitle(name, (heads, brand) => ({
    description: heads(showsEvents ? 'events' : 'lobby', { lobby: name, brand }),
    ...(id && { breadcrumbs: [{ name, path: paths.lobby(id) }] }),
  }))

  const { response, stale } = getResponse(query)
  // Keep the previous result while the next one loads, within the same lobby.
  const lobby = response?.lobby.id === id ? response?.lobby : undefined
  return (
    <div className="flex flex-col gap-3 tablet:gap-4">
      <LobbyTabs />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 laptop:flex-nowrap">
        <h1 tabIndex={-1} className="shrink-0 text-headline font-semibold focus-visible:outline-none">
          {name}
        </h1>
        <div className="min-w-0 grow max-laptop:basis-full">
          <BrowseToolbar
            browse={browse}
            vendors={choices?.vendors}
            facets={choices?.facets}
            searchLabel={t('searchIn', { lobby: name })}
          />
        </div>
      </div>
      {id === 'LIVE' ? <p className="text-small text-muted">{t('dealtByPrograms')}</p> : null}
      {id && !isBrowsing(browse.state) ? (
        <Advert>
          <Slot name="lobby.header" data={{ lobby: { id, name }, isMember: signedIn }} />
        </Advert>
      ) : null}
      <VendorLane browse={browse} vendors={choices?.vendors} />
      <ActiveFilters browse={browse} vendors={choices?.vendors} facets={choices?.facets} />
      {isBrowsing(browse.state) ? null : response?.viewer && lobby ? (
        <Suspense fallback={<MemberGamesSpace />}>
          <LobbyMemberGames viewer={response.viewer} suggestions={lobby.games?.nodes.slice(-SUGGESTIONS) ?? []} />
        </Suspense>
      ) : (
        <MemberGamesSpace />
      )}
      {id && showsEvents && !isBrowsing(browse.state) ? (
        <Suspense fallback={<div aria-busy="true" className="h-96" />}>
          <SportEvents lobbyId={id} isLoading={!lobby && query.loading} />
        </Suspense>
      ) : null}
      {lobby ? (
        <Advert>
          <Jackpots low jackpots={response?.jackpots} vendors={choices?.vendors} />
        </Advert>
      ) : null}
      {lobby?.games ? (
        <GameResults games={lobby.games} browse={browse} stale={stale} />
      ) : query.loading ? (
        <GameGridSkeleton />
      ) : (
        <LoadFailure title={t('failedTitle')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </div>
  )
}
