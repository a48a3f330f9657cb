import { ArrowLeft, Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGameActions } from '../../features/games/use-game-actions.ts'
import { useErrorText } from '../../graphql/use-error-text.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LotteryFavouriteButton } from './lottery-card.tsx'
import type { Group, Lottery } from './lottery-card.tsx'
import { LotteryGrid } from './lottery-menu.tsx'
import { lotteryPath } from './lottery-path.ts'

const NEIGHBOURS = 8

interface LotteryDetailProps {
  lottery: Lottery
  group: Group
  station: boolean
}

export function LotteryDetail({ lottery, group, station }: LotteryDetailProps) {
  const { t } = useTranslation('lottery')
  const { imageHosts } = useGameActions()
  const others = group.lotteries.filter(({ id }) => id !== lottery.id).slice(0, NEIGHBOURS)
  const facts = [
    [t('group'), group.name],
    [t('code'), lottery.code],
    ...(lottery.prizeMode ? [[t('prizes'), t(`prizeModes.${lottery.prizeMode}`)]] : []),
  ]
  return (
    <>
      <div className="flex flex-col gap-4">
        <div>
          <Link to={lotteryPath(station)} className={buttonClass({ class: 'px-3' })}>
            <Icon icon={ArrowLeft} />
            {t('all')}
          </Link>
        </div>
        <section className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-5 rounded-card border border-line bg-surface p-4 tablet:grid-cols-[12rem_1fr] tablet:gap-x-8 tablet:p-6">
          <Picture
            src={lottery.picture}
            hosts={imageHosts}
            alt=""
            width={240}
            height={320}
            priority
            fallback={<span className="aspect-3/4 w-full rounded-card bg-raised" />}
            className={`aspect-3/4 w-full rounded-card object-cover tablet:row-span-2 ${lottery.isUnderMaintenance ? 'opacity-60' : ''}`}
          />
          <div className="min-w-0">
            <div className="flex items-start gap-2">
              <h1
                tabIndex={-1}
                className="min-w-0 grow text-title font-semibold text-balance wrap-anywhere focus-visible:outline-none tablet:text-headline"
              >
                {lottery.name}
              </h1>
              <LotteryFavouriteButton lottery={lottery} />
            </div>
            <dl className="mt-3 grid gap-x-10 gap-y-2 text-body tablet:mt-5 tablet:grid-cols-[auto_1fr]">
              {facts.map(([term, fact]) => (
                <div key={term} className="grid tablet:contents">
                  <dt className="text-small text-muted tablet:text-body">{term}</dt>
                  <dd className="figures wrap-anywhere">{fact}</dd>
                </div>
              ))}
            </dl>
          </div>
          {lottery.isUnderMaintenance ? <ClosedNote /> : null}
        </section>
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-3 text-title font-semibold">
            {t('others', { group: group.name })}
          </h2>
          <LotteryGrid lotteries={others} station={station} level={3} />
        </section>
      ) : null}
    </>
  )
}

function ClosedNote() {
  const { t } = useTranslation('game')
  const errorText = useErrorText()
  return (
    <div className="col-span-full flex items-start gap-3 rounded-card bg-raised p-4 tablet:col-span-1 tablet:self-end">
      <Icon icon={Construction} className="mt-0.5 shrink-0 text-muted" />
      <div>
        <h2 className="text-prose font-semibold">{t('closedTitle')}</h2>
        <p className="text-body text-muted text-pretty">{errorText('GAME_MAINTENANCE')}</p>
      </div>
    </div>
  )
}
