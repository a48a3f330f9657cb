import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLaunchLinks } from '../../games/parts/launch/use-launch-address.ts'
import { SMALL_PICTURE } from '../../games/parts/small-picture.ts'
import { useSiteFacts } from '../parts/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { HomeFurtherQuery } from './home-further.generated.ts'
import { Moment } from '../../../i18n/moment.tsx'

type Winner = NonNullable<NonNullable<HomeFurtherQuery['winners']>[number]>

/** The largest payouts and jackpots of the last day. */
export function HomeWinners({ winners }: { winners: readonly Winner[] }) {
  const { t } = useTranslation('home')
  const id = useId()
  const site = useSiteFacts()
  const linkTo = useLaunchLinks()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="text-title font-semibold">
          {t('winners')}
        </h2>
        <Link to={paths.winners()} className={linkClass()}>
          {t('allWinners')}
        </Link>
      </div>
      <ol className="grid gap-2 tablet:grid-cols-2 laptop:grid-cols-3 desktop:grid-cols-5">
        {winners.map((winner) => (
          <li
            key={`${winner.gameId} ${winner.maskedUsername} ${winner.wonAt} ${winner.jackpot}`}
            className="tone-card relative flex min-w-0 items-center gap-3 rounded-card bg-surface p-2 pe-3 hover:bg-raised max-tablet:nth-[n+6]:hidden"
          >
            <Picture
              src={winner.picture}
              hosts={site?.imageHosts ?? []}
              alt=""
              width={48}
              height={64}
              small={SMALL_PICTURE}
              fallback={<span className="h-16 w-12 shrink-0 rounded-control bg-raised" />}
              className="h-16 w-12 shrink-0 rounded-control object-cover"
            />
            <div className="min-w-0 grow">
              <p className="figures truncate text-prose font-semibold text-win">
                <Money {...winner.payout} />
              </p>
              <p className="truncate text-small">
                <Link
                  {...(linkTo(winner.launchTarget) ?? { to: paths.game(winner.gameId) })}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
                >
                  {winner.gameName}
                </Link>
              </p>
              {winner.jackpot ? (
                <p className="truncate text-caption text-win">{t('jackpotWon', { name: winner.jackpot })}</p>
              ) : null}
              <p className="truncate text-caption text-muted">
                {winner.maskedUsername} · <Moment at={winner.wonAt} relative still />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
