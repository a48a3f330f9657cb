import * as promotions from '@playhouse/platform-api/promotions.ts'
import type { Module } from '../../../module.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { dueBonuses, forfeitBonus, readBonuses } from './bonus.ts'
import { earlierBonusStakes } from './earlier-rounds.ts'

export function bonusModule({ brand }: { brand: () => Promise<BrandSettings> }): Module {
  return {
    routes({ bind }) {
      bind(promotions.bonusAccount, async (_, { database, session, language }) =>
        readBonuses(database, requireRealAccount(session).memberId, language, (await brand()).currency),
      )
      bind(promotions.forfeitBonus, async ({ bonusId }, { database, session, language }) => {
        const { memberId } = requireRealAccount(session)
        await forfeitBonus(database, memberId, BigInt(bonusId))
        return readBonuses(database, memberId, language, (await brand()).currency)
      })
    },
    jobs: [dueBonuses, earlierBonusStakes],
  }
}
