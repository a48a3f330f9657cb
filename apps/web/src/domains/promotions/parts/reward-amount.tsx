import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Money } from '../../../ui/money.tsx'
import type { PromotionReward_RewardFragment } from './reward-amount.generated.ts'

type Reward = Omit<PromotionReward_RewardFragment, ' $fragmentName'>

/** What an offer gives, as the largest thing on its card: an amount, a share with its limit, or tickets. */
export function RewardAmount({ reward: { fixedAmount, basisPoints, maximum, tickets } }: { reward: Reward }) {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const [large, small] =
    tickets !== null
      ? [format.integer(tickets), t('reward.tickets', { count: tickets })]
      : fixedAmount
        ? [<Money key="amount" {...fixedAmount} short />, null]
        : basisPoints === null
          ? [null, null]
          : [
              format.share(basisPoints / 10_000),
              maximum ? t('reward.upTo', { amount: format.shortMoney(maximum.amount, maximum.currency) }) : null,
            ]
  if (large === null) return null
  return (
    <p className="figures flex min-w-0 flex-col text-text">
      <span className="text-headline font-semibold text-win">{large}</span>
      {small === null ? null : <span className="text-small">{small}</span>}
    </p>
  )
}

/** For what an offer is given, and what becomes of it, in a line. */
export function useRewardTerms() {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  return ({ kind, threshold, multiple, tickets }: Reward): string =>
    [
      t(`reward.for.${kind}`, { amount: format.shortMoney(threshold.amount, threshold.currency) }),
      ...(tickets !== null ? [] : [multiple > 0 ? t('reward.bonus', { times: multiple }) : t('offer.asCash')]),
    ].join(' · ')
}
