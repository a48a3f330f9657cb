import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { refetchViewerQueries } from '../../graphql/live/apply-event.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { showToast } from '../../ui/toast-queue.ts'
import type { Paid } from './parts/paid.ts'
import { useClaimRebateMutation } from './rebate-screen.generated.ts'

/** Claims the rebate of a week and shows the outcome. @returns what was paid; undefined if it was refused */
export function useClaimRebate() {
  const { t } = useTranslation('rewards')
  const client = useApolloClient()
  const format = useFormat()
  const { run, isPending } = useSubmit(useClaimRebateMutation())
  const claim = async (week: string, { isQuiet = false } = {}): Promise<Paid | undefined> => {
    const { success, problem } = await run({ input: { week } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      await refetchViewerQueries(client)
      return undefined
    }
    const { amount, currency } = success.week.amount
    if (!isQuiet) showToast({ tone: 'good', title: t('rebate.paid'), text: format.shortMoney(amount, currency) })
    return { money: success.week.amount }
  }
  return { claim, isPending }
}
