import { useTranslation } from 'react-i18next'
import { usePlayClockQuery } from './play-clock.generated.ts'
import { formatElapsed } from '../play-time.ts'
import { getResponse } from '../../../graphql/response.ts'
import { Money } from '../../../ui/money.tsx'
import { useClock } from '../../games/parts/use-clock.ts'

/** Time and result since the log-in, where the rules of the member's country ask for them beside each game. */
export function PlayFigures() {
  const { t } = useTranslation('game')
  // The shell loads it; `useBalanceRefresh` renews it after each round.
  const clock = getResponse(usePlayClockQuery({ fetchPolicy: 'cache-first' })).response?.viewer?.playClock
  const now = useClock(1_000)
  if (!clock?.isShownInGames) return null
  return (
    <dl
      aria-label={t('clock.title')}
      className="figures flex h-9 shrink-0 items-center gap-x-4 overflow-hidden rounded-card border border-line bg-surface px-4 text-small whitespace-nowrap max-tablet:-mx-4 max-tablet:rounded-none max-tablet:border-x-0 sideways:h-6"
    >
      <div className="flex gap-x-1.5">
        <dt className="text-muted">{t('clock.time')}</dt>
        <dd>{formatElapsed(now - Date.parse(clock.startedAt))}</dd>
      </div>
      <div className="flex gap-x-1.5">
        <dt className="text-muted">{t('clock.net')}</dt>
        <dd className="font-semibold">
          <Money amount={clock.net.amount} currency={clock.net.currency} signed />
        </dd>
      </div>
    </dl>
  )
}
