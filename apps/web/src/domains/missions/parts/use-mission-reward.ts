import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import type { Missions_MissionFragment } from './mission.generated.ts'

/** Writes what a mission pays: money, points, or both. */
export function useMissionReward() {
  const { t } = useTranslation('missions')
  const format = useFormat()
  return ({ reward, points }: Pick<Missions_MissionFragment, 'reward' | 'points'>): string =>
    [
      ...(reward ? [format.shortMoney(reward.amount, reward.currency)] : []),
      ...(points === null ? [] : [t('points', { count: Math.trunc(Number(points)) })]),
    ].join(' + ')
}
