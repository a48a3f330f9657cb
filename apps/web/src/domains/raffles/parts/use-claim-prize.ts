import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useClaimRafflePrizeMutation } from '../raffle-screen.generated.ts'
import { useWorth } from './use-worth.ts'

/** Claims a prize of a raffle and shows the outcome. */
export function useClaimPrize() {
  const { t } = useTranslation('raffles')
  const worth = useWorth()
  const { run, isPending } = useSubmit(useClaimRafflePrizeMutation())
  const claim = async ({ id, raffleId }: { id: string; raffleId: string }) => {
    const { success, problem } = await run({ input: { id }, id: raffleId })
    if (problem) return showToast({ tone: 'bad', title: problem.text })
    showToast({ tone: 'good', title: t('paid'), text: worth(success) })
  }
  return { claim, isPending }
}
