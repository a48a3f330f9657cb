import { parseAmount } from '@playhouse/shared/money.ts'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '@playhouse/shared/money.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import { Popover, type PopoverProps } from '../../../ui/popover.tsx'
import { useBalanceHidden } from './balance-hidden.ts'
import { BalanceParts } from './balance-parts.tsx'
import { useBalance, type OwnWallet } from './use-balance.ts'

export function BalancePopover(props: Pick<PopoverProps, 'trigger' | 'align'>) {
  const { t } = useTranslation('balance')
  return (
    <Popover {...props} label={t('title')} className="w-76 p-4">
      <BalanceParts />
    </Popover>
  )
}

/** In a few words where the rest is, the largest matter first; undefined where there is none. */
export function useRest(wallet: OwnWallet | undefined): string | undefined {
  const { t } = useTranslation(['balance', 'ui'])
  const format = useFormat()
  const [hidden] = useBalanceHidden()
  if (!wallet) return undefined
  const { atVendors, held, bonus } = wallet
  const show = (amount: string) => (hidden ? '***' : format.wholeMoney(amount, bonus.currency))
  const [vendor, ...others] = atVendors ?? []
  if (vendor) {
    const sum = [vendor, ...others].reduce((total, { balance }) => total + parseAmount(balance.amount), 0n)
    const amount = show(formatAmount(sum))
    return others.length > 0 ? t('restAtVendors', { amount }) : t('restAtVendor', { amount, vendor: vendor.name })
  }
  if (parseAmount(bonus.amount) > 0n) return t('restBonus', { amount: show(bonus.amount) })
  return held && parseAmount(held.amount) > 0n ? t('restHeld', { amount: show(held.amount) }) : undefined
}

/** The available balance beside a form that takes from it; one press away where the rest is. */
export function AvailableBalance({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation(['balance', 'ui'])
  const [hidden] = useBalanceHidden()
  const wallet = useBalance()
  const rest = useRest(wallet)
  if (!wallet) return null
  return (
    <BalancePopover
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={`-mx-1.5 flex max-w-full flex-wrap items-center gap-x-1.5 self-start rounded-control px-1.5 py-1 text-start text-small hover:bg-hover pointer-coarse:min-h-11 ${isShort ? 'text-bad' : 'text-muted'}`}
        >
          <span>{t('available')}</span>
          <span className={isShort ? 'font-semibold' : 'font-semibold text-text'}>
            <Money {...wallet.available} hidden={hidden && t('ui:amountHidden')} />
          </span>
          {rest === undefined ? null : <span className="figures whitespace-normal! text-muted">{rest}</span>}
          <Icon icon={ChevronDown} size={16} />
        </button>
      )}
    />
  )
}
