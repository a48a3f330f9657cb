import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useState } from 'react'
import { useBalanceQuery } from './balance.generated.ts'
import { BringBack } from './bring-back.tsx'
import { useBalance } from './use-balance.ts'

interface BalanceRefusalProps {
  /** Said once the money is back. */
  done?: string
  onBroughtBack?: () => void
}

/**
 * What to do after `INSUFFICIENT_BALANCE`: bring back the money that a vendor holds, which it names with its amount, or make a deposit
 * where none holds any.
 */
export function BalanceRefusal({ done, onBroughtBack }: BalanceRefusalProps) {
  const { t } = useTranslation('balance')
  const format = useFormat()
  // Not from the cache: the platform may have moved some of it before it refused.
  const query = useBalanceQuery({ fetchPolicy: 'network-only' })
  const wallet = useBalance()
  const [wasAway, setWasAway] = useState(false)
  const away = wallet?.atVendors
  if (query.loading && !wasAway)
    return (
      <p role="status" className="flex items-center gap-2 text-small text-muted">
        <Spinner /> {t('refusal.looking')}
      </p>
    )
  if (!wallet || !away || query.error)
    return (
      <LoadFailure
        title={t('refusal.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.loading}
      />
    )
  if (away.length > 0 && !wasAway) setWasAway(true)
  if (away.length === 0 && !wasAway)
    return (
      <p className="text-small">
        <Link to={paths.deposit()} className={linkClass()}>
          {t('refusal.deposit')}
        </Link>
      </p>
    )
  return (
    <div className="flex flex-col gap-2 text-body text-pretty text-text">
      {away.map(({ id, name, balance, isLocked }) => (
        <p key={id}>
          {t(isLocked ? 'refusal.locked' : 'refusal.at', {
            amount: format.money(balance.amount, balance.currency),
            vendor: name,
          })}
        </p>
      ))}
      <BringBack wallet={wallet} done={done ?? t('refusal.back')} onDone={onBroughtBack} />
    </div>
  )
}
