import { useApolloClient } from '@apollo/client/react'
import { AppWindow, Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { COVER_LINK } from '../../ui/link-class.ts'
import { useGameActions } from '../games/parts/use-game-actions.ts'
import { DrawNumbers } from './draw-numbers.tsx'
import { LotteryFavouriteFragmentDoc } from './lottery-lobby-screen.generated.ts'
import { Countdown } from './parts/countdown.tsx'
import { useServerClock } from './server-clock.ts'
import { type LobbyLottery, useLotteryLink } from './use-lottery-link.ts'
import { useAwaited } from './use-awaited.ts'
import { Offered } from '../site/parts/offered.tsx'

interface CardGridProps {
  lotteries: readonly LobbyLottery[]
  favourites: readonly string[]
}

export function CardGrid({ lotteries, favourites }: CardGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
      {lotteries.map((lottery) => (
        <li key={lottery.code}>
          <LotteryCard lottery={lottery} isFavourite={favourites.includes(lottery.gameId)} />
        </li>
      ))}
    </ul>
  )
}

function LotteryCard({ lottery, isFavourite }: { lottery: LobbyLottery; isFavourite: boolean }) {
  const { t } = useTranslation(['lottery', 'lobby'])
  const { offersFavourites } = useGameActions()
  const markFavourite = useMarkFavourite()
  const { kind, current, last, mode } = lottery
  const name = lottery.name
  const isSea = mode === 'SEA'
  const link = useLotteryLink(lottery)
  if (!link) return null
  return (
    <article className="tone-card relative grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-card bg-surface px-4 py-3 hover:bg-raised">
      <div className="col-span-2 flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-1 text-prose font-semibold wrap-anywhere">
          <Link {...link} className={COVER_LINK}>
            {name}
            {isSea ? (
              <>
                <Icon icon={AppWindow} size={14} className="ms-2 inline text-muted" />
                <span className="visually-hidden">{t('ownWindow')}</span>
              </>
            ) : null}
          </Link>
        </h3>
        {offersFavourites ? (
          <IconButton
            icon={Heart}
            iconSize={16}
            size="small"
            label={t('lobby:favourite', { name })}
            aria-pressed={isFavourite}
            className="relative z-1 text-muted aria-pressed:text-action aria-pressed:[&_svg]:fill-current"
            onClick={() => markFavourite(lottery.gameId, !isFavourite)}
          />
        ) : null}
      </div>
      <div className="flex min-h-8 items-center tablet:col-span-2">
        {last ? <DrawNumbers kind={kind} draw={last} /> : <NoResult />}
      </div>
      <div className="tablet:col-span-2 tablet:border-t tablet:border-line tablet:pt-2">
        {current ? <TimeLeft draw={current} /> : <NotOnSale />}
      </div>
    </article>
  )
}

function NotOnSale() {
  const { t } = useTranslation('lottery')
  return (
    <Offered feature="LOTTERY_TICKETS">
      <p className="text-small text-muted">{t('notOnSale')}</p>
    </Offered>
  )
}

function NoResult() {
  const { t } = useTranslation('lottery')
  return <span className="text-small text-muted">{t('noDraws')}</span>
}

function TimeLeft({ draw }: { draw: NonNullable<LobbyLottery['current']> }) {
  const { t } = useTranslation('lottery')
  const { exactTime } = useFormat()
  const now = useServerClock(draw.serverTime)
  const { until, name } = useAwaited()(draw)
  if (now >= Date.parse(until)) return <p className="text-small text-muted">{t('closed')}</p>
  return (
    <p className="flex items-baseline justify-between gap-2 text-small text-muted max-tablet:flex-col max-tablet:items-end max-tablet:gap-0">
      <span title={exactTime(draw.drawsAt)}>{name}</span>
      <Countdown until={until} serverTime={draw.serverTime} className="text-prose font-semibold text-text" />
    </p>
  )
}

/** Marks a lottery. It enters the cache first: lists of favourites take only lotteries that are there. */
function useMarkFavourite(): (gameId: string, favourite: boolean) => void {
  const client = useApolloClient()
  const { setFavourite } = useGameActions()
  return (gameId, favourite) => {
    client.cache.writeFragment({
      fragment: LotteryFavouriteFragmentDoc,
      data: { __typename: 'Lottery', id: gameId, isFavourite: !favourite },
    })
    setFavourite(gameId, favourite)
  }
}
