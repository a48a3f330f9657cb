import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { refetchViewerQueries } from '../../graphql/live/apply-event.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useClaimRebateMutation } from './rebate-screen.generated.ts'

/** Claims the rebate of a week and shows the outcome. */
export function useClaimRebate() {
  const { t } = useTranslation('rewards')
  const client = useApolloClient()
  const format = useFormat()
  const { run, isPending } = useSubmit(useClaimRebateMutation())
  const claim = async (week: string) => {
    const { success, problem } = await run({ input: { week } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      return refetchViewerQueries(client)
    }
    const { amount, currency } = success.week.amount
    showToast({ tone: 'good', title: t('rebate.paid'), text: format.shortMoney(amount, currency) })
  }
  return { claim, isPending }
}
