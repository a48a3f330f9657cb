import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getResponse } from '../../../graphql/response.ts'
import { useLaunchLinks } from '../../games/parts/launch/use-launch-address.ts'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { useLatestWinsQuery } from './latest-wins.generated.ts'
import { Moment } from '../../../i18n/moment.tsx'

const POLL_INTERVAL_MS = 30_000

/** The latest wins in one line, asked for again while the page is open. */
export function LatestWins() {
  const { t } = useTranslation('home')
  const linkTo = useLaunchLinks()
  const { response } = getResponse(useLatestWinsQuery({ pollInterval: POLL_INTERVAL_MS }))
  const wins = response?.winnersBoard?.nodes ?? []
  if (wins.length === 0) return null
  return (
    <section
      aria-label={t('latestWins')}
      className="flex h-9 min-w-0 items-center gap-3 rounded-control bg-surface ps-3 pe-2 text-small"
    >
      <h2 className="shrink-0 text-muted">{t('latestWins')}</h2>
      <ol className="flex min-w-0 grow items-center gap-4">
        {wins.map(({ gameId, gameName, maskedUsername, payout, wonAt, launchTarget }) => (
          <li
            key={`${gameId} ${maskedUsername} ${wonAt}`}
            title={maskedUsername}
            className="relative flex min-w-0 flex-1 items-baseline gap-1.5 max-wide:nth-2:hidden"
          >
            <span className="figures font-semibold text-win">
              <Money {...payout} short />
            </span>
            <Link
              {...(linkTo(launchTarget) ?? { to: paths.game(gameId) })}
              className="min-w-0 truncate hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {gameName}
            </Link>
            <span className="visually-hidden">
              {maskedUsername} · <Moment at={wonAt} relative still />
            </span>
          </li>
        ))}
      </ol>
      <Link to={paths.winners({ order: 'LATEST' })} className={`${linkClass()} shrink-0`}>
        {t('allWinners')}
      </Link>
    </section>
  )
}
