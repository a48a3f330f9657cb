import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import type { Context } from '../base/context.ts'
import { catchInvalidInput, problem } from '../base/results.ts'

/** The graph's names of the platform's fields, where they differ. */
const FIELDS: Readonly<Record<string, string>> = {
  rate: 'rebateBasisPoints',
  series: 'prizeSeries',
  account: 'username',
  dispute: 'note',
  minValidBet: 'minimumValidBet',
  minHouseProfit: 'minimumHouseProfit',
  minActiveMembers: 'minimumActiveMembers',
  maxWinRate: 'maximumWinRate',
  maxLossRate: 'maximumLossRate',
  maxSingleBet: 'maximumSingleBet',
}

/** Changes something as the agent; the platform's refusals are in the result. */
export function change<T>(context: Context, work: (platform: SessionPlatform) => Promise<T>) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    try {
      return await work(platform)
    } catch (error) {
      const fields = error instanceof PlatformRefusal && error.details.fields
      if (fields) {
        const renamed = Object.entries(fields).map(([field, breach]) => [FIELDS[field] ?? field, breach])
        Object.assign(error.details, { fields: Object.fromEntries(renamed) })
      }
      throw error
    }
  })
}
