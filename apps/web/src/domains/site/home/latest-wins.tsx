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
    <section aria-label={t('latestWins')} className="flex h-13 items-center gap-4">
      <h2 className="shrink-0 text-body font-semibold">{t('latestWins')}</h2>
      <ol className="flex h-full min-w-0 grow items-center gap-2">
        {wins.map(({ gameId, gameName, maskedUsername, payout, wonAt, launchTarget }) => (
          <li
            key={`${gameId} ${maskedUsername} ${wonAt}`}
            className="tone-card relative flex h-full min-w-0 flex-1 flex-col justify-center rounded-card bg-surface px-3 hover:bg-raised max-desktop:nth-4:hidden"
          >
            <p className="flex min-w-0 items-baseline gap-2 text-small">
              <span className="figures font-semibold text-win">
                <Money {...payout} />
              </span>
              <Link
                {...(linkTo(launchTarget) ?? { to: paths.game(gameId) })}
                className="truncate after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
              >
                {gameName}
              </Link>
            </p>
            <p className="truncate text-caption text-muted">
              {maskedUsername} · <Moment at={wonAt} relative still />
            </p>
          </li>
        ))}
      </ol>
      <Link to={paths.winners({ order: 'LATEST' })} className={`${linkClass()} shrink-0 text-small`}>
        {t('allWinners')}
      </Link>
    </section>
  )
}
