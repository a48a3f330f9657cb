import { useTranslation } from 'react-i18next'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useClaimRafflePrizeMutation } from '../raffle-screen.generated.ts'
import type { Paid } from '../../rewards/parts/paid.ts'
import { useWorth } from './use-worth.ts'

/** Claims a prize of a raffle and shows the outcome. @returns what was paid; undefined if it was refused */
export function useClaimPrize() {
  const { t } = useTranslation('raffles')
  const worth = useWorth()
  const { run, isPending } = useSubmit(useClaimRafflePrizeMutation())
  const claim = async (
    { id, raffleId }: { id: string; raffleId: string },
    { isQuiet = false } = {},
  ): Promise<Paid | undefined> => {
    const { success, problem } = await run({ input: { id }, id: raffleId })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      return undefined
    }
    if (!isQuiet) showToast({ tone: 'good', title: t('paid'), text: worth(success) })
    return { money: success.amount }
  }
  return { claim, isPending }
}
