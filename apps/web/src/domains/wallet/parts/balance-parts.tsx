import { parseAmount } from '@playhouse/shared/money.ts'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { useBalanceHidden } from './balance-hidden.ts'
import { BringBack } from './bring-back.tsx'
import { useBalance } from './use-balance.ts'
import { WalletBalance } from './wallet-balance.tsx'

interface BalancePartsProps {
  /** `page` where it is the page's subject. */
  size?: 'panel' | 'page'
  onBroughtBack?: () => void
}

/** What is available, first, and where the rest is. The parts of a balance wherever one is shown. */
export function BalanceParts({ size = 'panel', onBroughtBack }: BalancePartsProps) {
  return (
    <>
      <WalletBalance size={size} />
      <BalanceRest onBroughtBack={onBroughtBack} />
    </>
  )
}

/** Where the rest is: at vendors, held, bonus. Nothing without any. */
export function BalanceRest({ onBroughtBack }: { onBroughtBack?: (() => void) | undefined }) {
  const { t } = useTranslation(['balance', 'ui'])
  const [hidden] = useBalanceHidden()
  const wallet = useBalance()
  if (!wallet) return null
  const { held, bonus, atVendors } = wallet
  const mask = hidden && t('ui:amountHidden')
  const rest = [
    ...(atVendors ?? []).map(({ id, name, balance, isLocked }) => ({
      id,
      name: t('atVendor', { vendor: name }),
      amount: balance,
      note: t(isLocked ? 'lookedInto' : 'atVendorNote'),
      isLocked,
    })),
    { id: 'held', name: t('held'), amount: held, note: t('heldNote'), isLocked: false },
    { id: 'bonus', name: t('bonus'), amount: bonus, note: t('bonusNote'), isLocked: false },
  ].flatMap((part) => (part.amount && parseAmount(part.amount.amount) > 0n ? { ...part, amount: part.amount } : []))
  return (
    <div className="mt-4 flex flex-col gap-4 empty:hidden">
      {rest.length > 0 ? (
        <dl className="flex flex-col gap-3 border-t border-line pt-4">
          {rest.map(({ id, name, amount, note, isLocked }) => (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <dt className="text-body">{name}</dt>
              <dd className="figures font-semibold">
                <Money {...amount} hidden={mask} />
              </dd>
              <dd className="col-span-2 flex items-start gap-2 text-small text-pretty text-muted">
                {isLocked ? <Icon icon={Lock} size={16} className="mt-0.5 shrink-0" /> : null}
                <span>{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {atVendors === null ? <p className="text-small text-muted">{t('vendorsUnknown')}</p> : null}
      {held === null ? <p className="text-small text-muted">{t('heldUnknown')}</p> : null}
      <BringBack wallet={wallet} onDone={onBroughtBack} />
    </div>
  )
}
