import type { SessionPlatform } from '../../platform/session-platform.ts'
import { memberMutation, type Work } from '../base/mutation.ts'

/** The graph's names of the platform's fields, where they differ. */
const FIELDS: Readonly<Record<string, string>> = {
  rate: 'rebateBasisPoints',
  series: 'prizeSeries',
  account: 'username',
  dispute: 'note',
  minValidBet: 'minimumValidBet',
  minHouseProfit: 'minimumHouseProfit',
  minActiveMembers: 'minimumActiveMembers',
  maxWinRate: 'maximumWinBasisPoints',
  maxLossRate: 'maximumLossBasisPoints',
  maxSingleBet: 'maximumSingleBet',
}

export const agentMutation = <Input, Result>(work: Work<SessionPlatform, Input, Result>) =>
  memberMutation(work, { fields: FIELDS })
