import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Gift, Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeafBurst } from '../../ui/leaf-burst.tsx'
import { Money } from '../../ui/money.tsx'
import { RollingMoney } from '../../ui/rolling-money.tsx'
import { useClaimMission } from '../missions/parts/use-claim-mission.ts'
import { useClaimPromotion } from '../promotions/parts/use-claim-promotion.ts'
import { useClaimPrize } from '../raffles/parts/use-claim-prize.ts'
import { ClaimRows } from './claim-rows.tsx'
import { type Account, type Claims, findClaims, hasTerms } from './claims.ts'
import type { Paid } from './parts/paid.ts'
import { useClaimRebate } from './use-claim-rebate.ts'

interface ClaimableProps {
  account: Account
  onClaimed: () => void
}

interface Received {
  count: number
  minor: bigint
  currency: string | null
}

const NOTHING: Received = { count: 0, minor: 0n, currency: null }

const addPaid = ({ count, minor, currency }: Received, { money }: Paid): Received => ({
  count: count + 1,
  minor: money ? minor + parseAmount(money.amount) : minor,
  currency: money?.currency ?? currency,
})

export function Claimable({ account, onClaimed }: ClaimableProps) {
  const { t } = useTranslation('rewards')
  const id = useId()
  const claims = findClaims(account)
  const [received, setReceived] = useState(NOTHING)
  const note = (paid: Paid | undefined) => {
    if (paid) setReceived((before) => addPaid(before, paid))
  }
  const isEmpty = Object.values(claims).every((list) => list.length === 0)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-prose font-semibold">
        {t('centre.now')}
      </h2>
      {isEmpty && received.count === 0 ? (
        <div className="rounded-card bg-surface">
          <EmptyState icon={Gift} level={3} title={t('centre.nothingTitle')} text={t('centre.nothingText')} />
        </div>
      ) : (
        <ClaimPanel claims={claims} received={received} onPaid={note} onClaimed={onClaimed} />
      )}
      {isEmpty ? null : (
        <ClaimRows
          claims={claims}
          onClaimed={(paid) => {
            note(paid)
            onClaimed()
          }}
        />
      )}
    </section>
  )
}

interface ClaimPanelProps {
  claims: Claims
  received: Received
  onPaid: (paid: Paid | undefined) => void
  onClaimed: () => void
}

/** The sum of what waits, with a button for all of it; then what has been paid, which counts up as money moves. */
function ClaimPanel({ claims, received, onPaid, onClaimed }: ClaimPanelProps) {
  const { t } = useTranslation('rewards')
  const format = useFormat()
  const jobs = useClaimJobs(claims)
  const [done, setDone] = useState<number | null>(null)
  const total = sumMoney(claims)
  const claimAll = async () => {
    // The list shrinks while it is claimed.
    for (const [index, job] of jobs.entries()) {
      setDone(index)
      onPaid(await job())
    }
    setDone(null)
    onClaimed()
  }
  return (
    <div className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-4 overflow-hidden rounded-card bg-surface p-5 tablet:p-6">
      <LeafBurst count={received.count} />
      <div role="status" className="relative min-w-0">
        <p className="flex items-center gap-2 text-small text-muted">
          <Icon icon={received.count > 0 ? Sparkles : Gift} size={16} className="text-win" />
          <span>
            {received.count > 0
              ? t('centre.received', { count: received.count })
              : t('centre.ready', { count: jobs.length })}
          </span>
        </p>
        <p className="mt-1 text-headline font-semibold text-win tablet:text-display">
          {received.count > 0 ? (
            received.currency === null ? (
              t('centre.receivedOther')
            ) : (
              <RollingMoney amount={formatAmount(received.minor)} currency={received.currency} />
            )
          ) : total ? (
            <Money {...total} short />
          ) : (
            t('centre.readyOther')
          )}
        </p>
        {received.count > 0 && jobs.length > 0 ? (
          <p className="text-small text-muted">{t('centre.ready', { count: jobs.length })}</p>
        ) : null}
      </div>
      {jobs.length > 1 || done !== null ? (
        <Button
          variant="action"
          size="large"
          pending={done !== null && t('centre.claimingAll', { number: format.integer(done + 1) })}
          onClick={() => void claimAll()}
        >
          {t('centre.claimAll', { number: format.integer(jobs.length) })}
        </Button>
      ) : null}
    </div>
  )
}

/** Claims of everything without terms, in the order of the list; each says whether it was paid. */
function useClaimJobs({ weeks, prizes, missions, offers }: Claims): (() => Promise<Paid | undefined>)[] {
  const rebate = useClaimRebate()
  const prize = useClaimPrize()
  const mission = useClaimMission()
  const promotion = useClaimPromotion()
  const quiet = { isQuiet: true }
  return [
    ...weeks.map(
      ({ from }) =>
        () =>
          rebate.claim(from, quiet),
    ),
    ...prizes.map((won) => () => prize.claim(won, quiet)),
    ...missions.map(
      ({ id }) =>
        () =>
          mission.claim(id, quiet),
    ),
    ...offers
      .filter((offer) => !hasTerms(offer))
      .map(
        ({ id }) =>
          () =>
            promotion.claim(id, quiet),
      ),
  ]
}

/** Money that waits without terms; null if only other things do. */
function sumMoney({ weeks, prizes, missions, offers }: Claims): Paid['money'] {
  const all = [
    ...weeks.map(({ amount }) => amount),
    ...prizes.map(({ amount }) => amount),
    ...missions.map(({ reward }) => reward),
    ...offers.filter((offer) => !hasTerms(offer)).map(({ amount }) => amount),
  ].filter((money) => money !== null)
  const [first] = all
  if (!first) return null
  return {
    currency: first.currency,
    amount: formatAmount(all.reduce((sum, { amount }) => sum + parseAmount(amount), 0n)),
  }
}
