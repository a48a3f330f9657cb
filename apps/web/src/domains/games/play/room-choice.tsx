import { useTranslation } from 'react-i18next'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GameBar } from './game-bar.tsx'
import type { OpenedGame } from './game-bar.tsx'
import { useRoomChoiceQuery } from './room-choice.generated.ts'
import { GameViewport, STAGE_CLASS } from './game-viewport.tsx'

const POLL_INTERVAL_MS = 5_000

interface RoomChoiceProps {
  game: OpenedGame
  leaveTo: string
  /** Null lets the platform choose a room. */
  onChoose: (roomId: string | null) => void
}

export function RoomChoice({ game, leaveTo, onChoose }: RoomChoiceProps) {
  const { t } = useTranslation('game')
  const query = useRoomChoiceQuery({
    variables: { gameId: game.id },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const rooms = getResponse(query).response?.pvpRooms
  return (
    <div className={STAGE_CLASS}>
      <GameBar game={game} leaveTo={leaveTo} />
      <GameViewport>
        <div className="absolute inset-0 overflow-y-auto p-5">
          <section aria-labelledby="rooms" className="mx-auto flex max-w-xl flex-col gap-4 tablet:pt-8">
            <div className="flex flex-col gap-1">
              <h2 id="rooms" className="text-title font-semibold">
                {t('roomsTitle')}
              </h2>
              <p className="text-muted">{t('roomsText')}</p>
            </div>
            {rooms && rooms.length > 0 ? (
              <ul className="flex flex-col gap-2">
                {rooms.map((room) => {
                  const full = room.seatsTaken >= room.seats
                  return (
                    <li
                      key={room.id}
                      className="flex items-center gap-4 rounded-card border border-line bg-raised px-4 py-3"
                    >
                      <div className="min-w-0 grow">
                        <h3 className="font-semibold">{room.name}</h3>
                        <p className="figures flex flex-wrap gap-x-4 text-small text-muted">
                          <span>
                            {t('roomEntry')} <Money {...room.minBalance} />
                          </span>
                          <span>{t('roomSeats', { taken: room.seatsTaken, seats: room.seats })}</span>
                        </p>
                      </div>
                      <Button
                        disabledReason={full ? t('roomFull') : null}
                        aria-label={t('roomSitIn', { room: room.name })}
                        onClick={() => onChoose(room.id)}
                      >
                        {t('roomSit')}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            ) : rooms ? (
              <p>{t('roomsNone')}</p>
            ) : query.loading ? (
              <div aria-busy="true" className="flex flex-col gap-2">
                {[0, 1, 2].map((row) => (
                  <Skeleton key={row} className="h-16 w-full rounded-card" />
                ))}
              </div>
            ) : (
              <LoadFailure title={t('roomsFailed')} error={query.error} onRetry={() => void query.refetch()} />
            )}
            <div>
              <Button variant="action" size="large" onClick={() => onChoose(null)}>
                {t('roomAny')}
              </Button>
            </div>
          </section>
        </div>
      </GameViewport>
    </div>
  )
}
