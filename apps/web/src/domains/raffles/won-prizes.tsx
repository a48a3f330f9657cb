import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useClaimPrize } from './parts/use-claim-prize.ts'
import { useWorth } from './parts/use-worth.ts'
import type { RaffleScreenQuery } from './raffle-screen.generated.ts'

export type Own = NonNullable<MemberAccount<RaffleScreenQuery>['raffles']>

export function Won({ own, raffleId }: { own: Own; raffleId: string }) {
  const { t } = useTranslation('raffles')
  const prizes = own.prizes.filter((prize) => prize.raffleId === raffleId)
  if (prizes.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('youWon')}</h2>
      <ul className="overflow-hidden rounded-card border border-win bg-surface">
        {prizes.map((prize) => (
          <WonPrize key={prize.id} prize={prize} />
        ))}
      </ul>
    </section>
  )
}

function WonPrize({ prize }: { prize: Own['prizes'][number] }) {
  const { t } = useTranslation('raffles')
  const worth = useWorth()
  const { claim, isPending } = useClaimPrize()
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line/60 px-5 py-4 last:border-b-0">
      <span>
        <span className="figures block text-prose font-semibold text-win">{worth(prize)}</span>
        <span className="block text-small text-muted">
          {t('wonWith', { place: prize.place, ticket: prize.ticket })}
        </span>
      </span>
      {prize.state === 'WON' ? (
        <Button
          aria-label={t('claimPlace', { place: prize.place })}
          pending={isPending && t('claiming')}
          onClick={() => void claim(prize)}
        >
          {t('claim')}
        </Button>
      ) : (
        <Badge tone="good" icon={CircleCheck}>
          {t('claimed')}
        </Badge>
      )}
    </li>
  )
}
