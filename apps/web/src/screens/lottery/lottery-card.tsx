import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGameActions } from '../../features/games/use-game-actions.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { COVER_LINK } from '../../ui/link-class.ts'
import { Picture } from '../../ui/picture.tsx'
import { lotteryPath } from './lottery-path.ts'
import type { LotteryGroup_GroupFragment } from './lottery-screen.generated.ts'

export type Group = Omit<LotteryGroup_GroupFragment, ' $fragmentName'>
export type Lottery = Group['lotteries'][number]

interface LotteryCardProps {
  lottery: Lottery
  station: boolean
  level: 2 | 3
}

export function LotteryCard({ lottery, station, level }: LotteryCardProps) {
  const { t } = useTranslation(['lottery', 'lobby'])
  const { imageHosts } = useGameActions()
  const Heading = `h${level}` as const
  return (
    <article className="tone-card relative flex h-18 items-center gap-3 rounded-card bg-surface pe-2 hover:bg-raised">
      <Picture
        src={lottery.picture}
        hosts={imageHosts}
        alt=""
        width={54}
        height={72}
        fallback={<span className="h-18 w-13.5 shrink-0 rounded-card bg-raised" />}
        className="h-18 w-13.5 shrink-0 rounded-card object-cover"
      />
      <div className="min-w-0 grow">
        <Heading className="line-clamp-2 text-body leading-5 font-medium wrap-anywhere">
          <Link to={lotteryPath(station, lottery.code)} className={COVER_LINK}>
            {lottery.name}
          </Link>
        </Heading>
        <p className="truncate text-caption text-muted">
          {lottery.isUnderMaintenance ? t('lobby:maintenance') : lottery.code}
        </p>
      </div>
      <LotteryFavouriteButton lottery={lottery} />
    </article>
  )
}

export function LotteryFavouriteButton({ lottery: { id, name, isFavourite } }: { lottery: Lottery }) {
  const { t } = useTranslation('lobby')
  const { offersFavourites, setFavourite } = useGameActions()
  if (!offersFavourites) return null
  return (
    <IconButton
      icon={Heart}
      label={t('favourite', { name })}
      aria-pressed={isFavourite ?? false}
      className="relative z-1 shrink-0 text-muted aria-pressed:text-action aria-pressed:[&_svg]:fill-current"
      onClick={() => setFavourite(id, !isFavourite)}
    />
  )
}
