import { parseAmount } from '@playhouse/shared/money.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../../access/use-viewer.ts'
import { getResponse } from '../../../graphql/response.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { AvailableBalance } from '../../wallet/parts/balance-popover.tsx'
import { getPayable, useBalance } from '../../wallet/parts/use-balance.ts'
import { useLotteryOwnLimitsQuery } from './own-limits.generated.ts'

interface OwnLimitsProps {
  /** The largest stake of a ticket in one draw, in minor units. */
  stake: bigint
  /** All tickets in all draws. */
  total: bigint
}

/** The amounts that balance, own limits and bonus still allow, emphasised where the slip exceeds them. */
export function OwnLimits({ stake, total }: OwnLimitsProps) {
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const query = useLotteryOwnLimitsQuery({ fetchPolicy: 'cache-and-network', skip: !useViewer() })
  const viewer = getResponse(query).response?.viewer
  const account = getMemberAccount(viewer)
  const getAmounts = (kind: 'STAKE' | 'LOSS') =>
    viewer?.limits?.limits.flatMap((limit) => (limit.kind === kind ? (limit.left?.amount ?? []) : [])) ?? []
  const [loss] = getAmounts('LOSS').toSorted((a, b) => Number(parseAmount(a.amount) - parseAmount(b.amount)))
  const rows = [
    { id: 'STAKE_LIMIT_REACHED' as const, limit: getAmounts('STAKE')[0], amount: stake },
    { id: 'BONUS_STAKE_REACHED' as const, limit: account?.bonusAccount?.running?.maxStake, amount: stake },
    { id: 'LOSS_LIMIT_REACHED' as const, limit: loss, amount: total },
  ]
  const wallet = useBalance()
  return (
    <div className="flex flex-col gap-1 text-small empty:hidden">
      {wallet ? <AvailableBalance isShort={total > getPayable(wallet)} /> : null}
      {rows.map(({ id, limit, amount }) =>
        limit ? (
          <p key={id} className={amount > parseAmount(limit.amount) ? 'text-bad' : 'text-muted'}>
            {t(`slip.ownLimits.${id}`, { limit: wholeMoney(limit.amount, limit.currency) })}
          </p>
        ) : null,
      )}
    </div>
  )
}
