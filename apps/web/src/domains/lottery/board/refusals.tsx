import { formatAmount } from '@playhouse/shared/money.ts'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BalanceRefusal } from '../../wallet/parts/balance-refusal.tsx'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { stationName } from '../lottery-names.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import type { PlacingState } from './use-place-tickets.ts'

/** Refusals without those whose outcome is still unknown. */
export const settledRefusals = ({ refused, unknown }: PlacingState) =>
  refused.filter(({ requestKey }) => !unknown.some((sent) => sent.requestKey === requestKey))

/** Whether all lines are of the board's own lottery, so that none needs to say its own. */
export const hasOneLottery = ({ priced, lottery }: Pick<SlipPanelProps, 'priced' | 'lottery'>) =>
  lottery !== undefined && priced.tickets.every((ticket) => ticket.lottery === undefined)

/** Why tickets were not sold, unless it stands with their lines, and what to do. Their lines stay in the slip. */
export function Refusals(props: SlipPanelProps) {
  const { placing, lottery, costBefore, priced, draws, board } = props
  const { t } = useTranslation('lottery')
  const { wholeMoney } = useFormat()
  const settled = settledRefusals(placing)
  if (settled.length === 0) return null
  const { currency } = board.minimumCost
  const total = (minor: bigint) => wholeMoney(formatAmount(minor * BigInt(draws)), currency)
  const codes = settled.map(({ problem }) => problem.code)
  const isSaid = !hasOneLottery(props)
  return (
    <div role={isSaid ? undefined : 'alert'} className="rounded-card border border-line bg-bad-soft px-3 py-2.5">
      {isSaid ? (
        <p className="flex items-start gap-2 text-body">
          <Icon icon={CircleAlert} size={16} className="mt-0.5 shrink-0 text-bad" />
          {t('slip.refused', { count: settled.length })}
        </p>
      ) : (
        <Problems refused={settled} lottery={lottery} />
      )}
      {costBefore !== null ? (
        <p className="mt-1 ps-6 text-small text-muted">
          {t('slip.totalBefore', { before: total(costBefore), now: total(priced.cost) })}
        </p>
      ) : null}
      {codes.includes('INSUFFICIENT_BALANCE') ? (
        <div className="mt-1 ps-6">
          <BalanceRefusal />
        </div>
      ) : null}
      {codes.some((code) => code.includes('LIMIT') || code === 'PLAY_EXCLUDED') ? (
        <p className="mt-1 ps-6 text-small">
          <OfferedLink to={paths.memberLimits()} className={linkClass()}>
            {t('slip.toLimits')}
          </OfferedLink>
        </p>
      ) : null}
    </div>
  )
}

/** Each problem once, with the stations that have it where some are not the board's own. */
export function Problems({ refused, lottery }: Pick<SlipPanelProps, 'lottery'> & Pick<PlacingState, 'refused'>) {
  const hasOthers = refused.some(({ order }) => order.code !== lottery)
  return [...Map.groupBy(refused, ({ problem }) => problem.text)].map(([text, purchases]) => (
    <p key={text} className="flex items-start gap-2 text-body">
      <Icon icon={CircleAlert} size={16} className="mt-0.5 shrink-0 text-bad" />
      <span>
        {hasOthers ? (
          <span className="font-semibold">{purchases.map(({ order }) => stationName(order.code)).join(', ')}: </span>
        ) : null}
        <span>{text}</span>
      </span>
    </p>
  ))
}
