import { useTranslation } from 'react-i18next'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Figure } from '../../ui/figure.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useJackpotDialogQuery } from './jackpot-dialog.generated.ts'
import { JackpotNearness } from './jackpot-nearness.tsx'
import { JackpotWins } from './jackpot-wins.tsx'
import type { JackpotDetails } from './jackpot-wins.tsx'

interface JackpotDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Amount, rules and winners of a jackpot. */
export function JackpotDialog({ id, name, onClose }: JackpotDialogProps) {
  const { t } = useTranslation(['jackpots', 'ui'])
  const query = useJackpotDialogQuery({ fetchPolicy: 'cache-and-network', context: { skipBrowserCache: true } })
  const jackpot = getResponse(query).response?.jackpots?.find((one) => one.id === id)
  return (
    <Dialog size="large" title={name} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      {jackpot ? (
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <Figure size="large" tone="win" label={t('inIt')}>
              <Money {...jackpot.amount} />
            </Figure>
            {jackpot.mustDropBy ? <JackpotNearness amount={jackpot.amount} limit={jackpot.mustDropBy} /> : null}
          </div>
          <Rules jackpot={jackpot} />
          {jackpot.commitment ? <Promised promise={jackpot.commitment} /> : null}
          <JackpotWins wins={jackpot.wins} drops={jackpot.mustDropBy !== null} />
        </div>
      ) : query.loading ? (
        <Skeleton className="h-80 w-full rounded-card" />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function Rules({
  jackpot: { contributionPercent: contribution, guaranteedWinStake, mustDropBy, seedAmount: seed },
}: {
  jackpot: JackpotDetails
}) {
  const { t } = useTranslation('jackpots')
  const { money, percent } = useFormat()
  if (contribution === null || !seed) return null
  const decimals = contribution.split('.')[1]?.length ?? 0
  const start = money(seed.amount, seed.currency)
  const limit = mustDropBy && money(mustDropBy.amount, mustDropBy.currency)
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 text-body text-pretty">
      <li>{t('fed', { percent: percent(Number(contribution) / 100, decimals) })}</li>
      {guaranteedWinStake ? (
        <>
          <li>{t('chance', { amount: money(guaranteedWinStake.amount, guaranteedWinStake.currency) })}</li>
          <li>{t('paid', { seed: start })}</li>
        </>
      ) : null}
      {limit ? (
        <>
          <li>{t('drops', { seed: start, limit })}</li>
          <li>{t('dropPaid', { seed: start })}</li>
          <li>{t('dropOrder')}</li>
        </>
      ) : null}
      <li>{t('freePlay')}</li>
    </ul>
  )
}

/** The next drop amount is already drawn; this shows its commitment. */
function Promised({ promise: { potNumber: pot, seedHash } }: { promise: NonNullable<JackpotDetails['commitment']> }) {
  const { t } = useTranslation('jackpots')
  const { integer } = useFormat()
  return (
    <section aria-labelledby="jackpot-promise">
      <h3 id="jackpot-promise" className="mb-1 text-prose font-semibold">
        {t('promise', { pot: integer(pot) })}
      </h3>
      <p className="rounded-control border border-line px-3 py-2 font-mono text-small wrap-anywhere">{seedHash}</p>
      <p className="mt-1 max-w-prose text-small text-pretty text-muted">{t('promiseHelp')}</p>
    </section>
  )
}
