import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { refetchViewerQueries, writeBadge } from '../../../graphql/live/apply-event.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useClaimMissionMutation } from '../missions-screen.generated.ts'
import { useMissionReward } from './use-mission-reward.ts'

/** Claims the reward of a mission and shows the outcome. */
export function useClaimMission() {
  const { t } = useTranslation('missions')
  const client = useApolloClient()
  const rewardText = useMissionReward()
  const { run, isPending } = useSubmit(useClaimMissionMutation())
  const claim = async (id: string) => {
    const { success, problem } = await run({ input: { id } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      // The mission on the page has expired, or was claimed elsewhere.
      return refetchViewerQueries(client)
    }
    const missions = getMemberAccount(success.viewer)?.missions
    if (missions) writeBadge(client.cache, 'MISSIONS', missions.claimableCount)
    showToast({ tone: 'good', title: t('paid'), text: rewardText(success.mission) })
  }
  return { claim, isPending }
}
