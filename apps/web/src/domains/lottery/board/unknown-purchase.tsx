import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { useDrawName } from '../lottery-names.ts'

/** Purchases whose answers were lost: before anything else is bought they are sent again as they were, or, where that could buy twice, the member looks for them. */
export function UnknownPurchase({
  placing: { unknown, isPending, canRepeat },
  board,
  onRepeat,
  onLook,
}: SlipPanelProps) {
  const { t } = useTranslation(['lottery', 'faults'])
  const { wholeMoney } = useFormat()
  const drawName = useDrawName()
  const [first] = unknown
  if (!first) return null
  const total = unknown.reduce(
    (sum, { order: { stake, draws } }) => sum + parseAmount(stake ?? '0') * BigInt(draws ?? 1),
    0n,
  )
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card border border-line bg-info-soft px-3 py-2.5">
      <p className="text-body font-semibold">{t(canRepeat ? 'faults:outcome.checking' : 'faults:outcome.unknown')}</p>
      <p className="text-small text-pretty">
        {t(canRepeat ? 'slip.unknown' : 'slip.mayBuyTwice', {
          number: drawName(first.order.firstDrawNumber),
          amount: wholeMoney(formatAmount(total), board.minimumCost.currency),
        })}
      </p>
      {canRepeat ? (
        <Button wide pending={isPending ? t('faults:outcome.checking') : false} onClick={onRepeat}>
          {t('slip.checkAgain')}
        </Button>
      ) : (
        <OfferedLink to={paths.lotteryTickets()} onClick={onLook} className={buttonClass({ wide: true })}>
          {t('faults:outcome.look')}
        </OfferedLink>
      )}
    </div>
  )
}
