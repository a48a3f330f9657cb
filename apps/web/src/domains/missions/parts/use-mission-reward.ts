import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Missions_MissionFragment } from './mission.generated.ts'

export function useMissionReward() {
  const { t } = useTranslation('missions')
  const format = useFormat()
  return ({ reward, points, freeRounds }: Pick<Missions_MissionFragment, 'reward' | 'points' | 'freeRounds'>): string =>
    [
      ...(reward ? [format.shortMoney(reward.amount, reward.currency)] : []),
      ...(points === null ? [] : [t('points', { count: Math.trunc(Number(points)) })]),
      ...(freeRounds === null ? [] : [t('freeRounds', { count: freeRounds.rounds })]),
    ].join(' + ')
}
