import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import type { SlipPanelProps } from './slip-panel-props.ts'

/** Purchases whose answers were lost are sent again as they were before anything else is bought. */
export function UnknownPurchase({ placing: { unknown, isPending }, board, onRepeat }: SlipPanelProps) {
  const { t } = useTranslation(['lottery', 'faults'])
  const { wholeMoney } = useFormat()
  const [first] = unknown
  if (!first) return null
  const total = unknown.reduce(
    (sum, { order: { stake, draws } }) => sum + parseAmount(stake ?? '0') * BigInt(draws ?? 1),
    0n,
  )
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card border border-line bg-info-soft px-3 py-2.5">
      <p className="text-body font-semibold">{t('faults:outcome.checking')}</p>
      <p className="text-small text-pretty">
        {t('slip.unknown', {
          number: first.order.firstDrawNumber,
          amount: wholeMoney(formatAmount(total), board.minimumCost.currency),
        })}
      </p>
      <Button wide pending={isPending ? t('faults:outcome.checking') : false} onClick={onRepeat}>
        {t('slip.checkAgain')}
      </Button>
    </div>
  )
}
