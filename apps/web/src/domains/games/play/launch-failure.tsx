import { useFragment } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import { Construction, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { GameGrid } from '../parts/game-grid.tsx'
import { GameTile_GameFragmentDoc } from '../parts/game-tile.generated.ts'
import type { GameTile_GameFragment } from '../parts/game-tile.generated.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { LobbyLinks } from './lobby-links.tsx'
import type { Launch } from './use-launch.ts'

/** Refusals that trying again cannot change. */
const BY_RULE: ReadonlySet<string> = new Set([
  'LOSS_LIMIT_REACHED',
  'STAKE_LIMIT_NOT_KEPT',
  'SESSION_TIME_REACHED',
  'PLAY_EXCLUDED',
  'ACCOUNT_HELD',
  'GAME_PACE',
  'GAME_STAKES',
  'IDENTITY_OVERDUE',
  'REGISTER_DETAILS',
])

/** Refusals by the player's own limits, which the limits page explains. */
const BY_LIMITS: ReadonlySet<string> = new Set([
  'LOSS_LIMIT_REACHED',
  'STAKE_LIMIT_NOT_KEPT',
  'SESSION_TIME_REACHED',
  'PLAY_EXCLUDED',
])

interface LaunchFailureProps {
  launch: Extract<Launch, { state: 'closed' | 'refused' | 'failed' }>
  onRetry: () => void
}

export function LaunchFailure({ launch, onRetry }: LaunchFailureProps) {
  const { t } = useTranslation(['game', 'ui'])
  const errorText = useErrorText()
  if (launch.state === 'closed') {
    return (
      <div role="alert" className="absolute inset-0 overflow-y-auto p-5">
        <EmptyState icon={Construction} title={t('closedTitle')} text={errorText('GAME_MAINTENANCE')} />
        {launch.suggestions.length > 0 ? (
          <section aria-labelledby="suggestions">
            <h3 id="suggestions" className="mb-4 text-prose font-semibold">
              {t('suggestions')}
            </h3>
            <Suggestions games={launch.suggestions} />
          </section>
        ) : (
          <LobbyLinks />
        )}
      </div>
    )
  }
  const gone = launch.state === 'refused' && launch.code === 'GAME_NOT_FOUND'
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto">
      {gone ? (
        <EmptyState icon={SearchX} title={t('missingTitle')} text={t('missingText')} action={<LobbyLinks />} />
      ) : launch.state === 'refused' ? (
        <ErrorState
          title={t('failed')}
          text={
            <>
              {errorText(launch.code, launch.retryAfterSeconds)}
              {BY_LIMITS.has(launch.code) ? (
                <OfferedLink to={paths.memberLimits()} className={`mt-3 block ${linkClass()}`}>
                  {t('toLimits')}
                </OfferedLink>
              ) : null}
              {launch.code === 'IDENTITY_OVERDUE' || launch.code === 'REGISTER_DETAILS' ? (
                <Link to={paths.memberProfile()} className={`mt-3 block ${linkClass()}`}>
                  {t('toProfile')}
                </Link>
              ) : null}
            </>
          }
          {...(!BY_RULE.has(launch.code) && {
            code: t('ui:errorCode', { code: launch.code }),
            retry: { label: t('ui:retry'), onRetry },
          })}
        />
      ) : (
        <LoadFailure title={t('failed')} error={launch.error} onRetry={onRetry} />
      )}
    </div>
  )
}

/** Reads each game from the cache: a mutation's result does not follow later changes, such as a new favourite. */
function Suggestions({ games }: { games: readonly FragmentType<GameTile_GameFragment>[] }) {
  const { data, complete } = useFragment({
    fragment: GameTile_GameFragmentDoc,
    fragmentName: 'GameTile_game',
    from: [...games],
  })
  return complete ? <GameGrid games={data} /> : null
}
