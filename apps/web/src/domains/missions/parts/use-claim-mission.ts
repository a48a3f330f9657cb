import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { refetchViewerQueries, writeBadge } from '../../../graphql/live/apply-event.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { useClaimMissionMutation } from '../missions-screen.generated.ts'
import type { Paid } from '../../rewards/parts/paid.ts'
import { useMissionReward } from './use-mission-reward.ts'

/** Claims the reward of a mission and shows the outcome. @returns what was paid; undefined if it was refused */
export function useClaimMission() {
  const { t } = useTranslation('missions')
  const client = useApolloClient()
  const rewardText = useMissionReward()
  const { run, isPending } = useSubmit(useClaimMissionMutation())
  const claim = async (id: string, { isQuiet = false } = {}): Promise<Paid | undefined> => {
    const { success, problem } = await run({ input: { id } })
    if (problem) {
      showToast({ tone: 'bad', title: problem.text })
      // The mission on the page has expired, or was claimed elsewhere.
      await refetchViewerQueries(client)
      return undefined
    }
    const missions = getMemberAccount(success.viewer)?.missions
    if (missions) writeBadge(client.cache, 'MISSIONS', missions.claimableCount)
    if (!isQuiet) showToast({ tone: 'good', title: t('paid'), text: rewardText(success.mission) })
    return { money: success.mission.reward }
  }
  return { claim, isPending }
}
