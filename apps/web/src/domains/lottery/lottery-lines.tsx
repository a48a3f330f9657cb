import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { COVER_LINK } from '../../ui/link-class.ts'
import { CardRow } from '../games/parts/card-row.tsx'
import { Countdown } from './parts/countdown.tsx'
import { type LobbyLottery, useLotteryLink } from './use-lottery-link.ts'
import { useAwaited } from './use-awaited.ts'

/** The viewer's own lotteries. */
export function StationLine({ heading, lotteries }: { heading: string; lotteries: readonly LobbyLottery[] }) {
  const { t } = useTranslation('shell')
  return (
    <CardRow heading={heading}>
      {lotteries.length === 0 ? (
        <li className="flex h-11 items-center text-body text-muted">{t('noneOfYours')}</li>
      ) : null}
      {lotteries.map((lottery) => (
        <li key={lottery.code}>
          <LotteryLine lottery={lottery} />
        </li>
      ))}
    </CardRow>
  )
}

function LotteryLine({ lottery }: { lottery: LobbyLottery }) {
  const link = useLotteryLink(lottery)
  const { current } = lottery
  if (!link) return null
  return (
    <div className={`${LINE_CLASS} min-w-52`}>
      <Link {...link} className={`min-w-0 truncate text-body font-medium ${COVER_LINK}`}>
        {lottery.name}
      </Link>
      {current ? <LineCountdown draw={current} /> : null}
    </div>
  )
}

const LINE_CLASS =
  'tone-card relative flex min-h-11 items-center justify-between gap-3 rounded-control bg-surface px-4 py-1.5 hover:bg-raised'

function LineCountdown({ draw }: { draw: NonNullable<LobbyLottery['current']> }) {
  const { until } = useAwaited()(draw)
  return <Countdown until={until} serverTime={draw.serverTime} className="shrink-0 text-small text-muted" />
}

/** Stations of other days, a line each. */
export function StationRows({ stations }: { stations: readonly LobbyLottery[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-3 gap-y-1.5">
      {stations.map(({ code, name, current }) => (
        <li key={code} className={LINE_CLASS}>
          <Link to={paths.stationLottery(code)} className={`min-w-0 truncate text-body font-medium ${COVER_LINK}`}>
            {name}
          </Link>
          {current ? <LineCountdown draw={current} /> : null}
        </li>
      ))}
    </ul>
  )
}
