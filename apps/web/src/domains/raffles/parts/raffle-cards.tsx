import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Countdown } from '../../lottery/parts/countdown.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePoints } from '../../points/parts/use-points.ts'
import type { Raffle_RaffleFragment } from './raffle.generated.ts'
import { useWorth } from './use-worth.ts'

type Raffle = Omit<Raffle_RaffleFragment, ' $fragmentName'>

/** Raffles on sale, as links to their pages. */
export function RaffleCards({ raffles }: { raffles: readonly Raffle[] }) {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  const worth = useWorth()
  const points = usePoints()
  if (raffles.length === 0) return null
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-prose font-semibold">{t('title')}</h2>
        <OfferedLink to={paths.raffleResults()} className="text-small text-muted underline hover:text-text">
          {t('toResults')}
        </OfferedLink>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {raffles.map((raffle) => {
          const [first] = raffle.prizes
          return (
            <li key={raffle.id}>
              <OfferedLink
                to={paths.raffle(raffle.id)}
                className="flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 hover:border-muted"
              >
                <span className="grid size-12 shrink-0 place-items-center rounded-control bg-raised text-win">
                  <Icon icon={Ticket} size={24} />
                </span>
                <span className="min-w-0 grow">
                  <span className="block text-prose font-semibold">{raffle.title}</span>
                  <span className="block text-small text-muted">
                    <span>{first ? `${t('firstPrize', { prize: worth(first) })} · ` : null}</span>
                    <span>{t('ticketPrice', { points: points(raffle.price) })}</span>
                  </span>
                  <span className="block text-small text-muted">
                    {t('sold', { sold: format.integer(raffle.soldTickets), capacity: format.integer(raffle.capacity) })}
                  </span>
                </span>
                <span className="shrink-0 text-end text-small">
                  {raffle.state === 'SELLING' ? (
                    <Countdown until={raffle.closesAt} serverTime={raffle.serverTime} />
                  ) : (
                    t(`states.${raffle.state}`)
                  )}
                </span>
              </OfferedLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
