import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { sendEvent } from '../../../analytics/send-event.ts'
import { refetchViewerQueries } from '../../../graphql/live/apply-event.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import type { Paid } from '../../rewards/parts/paid.ts'
import { useClaimPromotionMutation } from './offer-panel.generated.ts'

/** Claims an offer and shows the outcome. Texts of namespace `promotions`. @returns what was paid; undefined if it was refused */
export function useClaimPromotion() {
  const { t } = useTranslation('promotions')
  const client = useApolloClient()
  const format = useFormat()
  const { run, isPending } = useSubmit(useClaimPromotionMutation())
  const claim = async (promotionId: string, { isQuiet = false } = {}): Promise<Paid | undefined> => {
    const { success, problem } = await run({ input: { promotionId } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      // The offer's panel then says what is missing.
      await refetchViewerQueries(client)
      return undefined
    }
    sendEvent({ name: 'promotion_claimed' })
    const { amount, multiple, tickets } = success.offer
    if (!isQuiet && tickets !== null)
      showToast({
        tone: 'good',
        title: t('offer.claimedTickets', { count: tickets }),
        text: t('offer.ticketsGiven'),
      })
    else if (!isQuiet) {
      const text = amount ? format.shortMoney(amount.amount, amount.currency) : ''
      showToast({ tone: 'good', title: multiple > 0 ? t('offer.bonusStarted') : t('offer.cashPaid'), text })
    }
    return { money: multiple > 0 ? null : amount }
  }
  return { claim, isPending }
}
