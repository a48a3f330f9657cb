import * as records from '@playhouse/platform-api/records.ts'
import type { BindEndpoint, LiveSession } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { readBet } from './bet-detail.ts'
import { readBetHistory } from './bet-history.ts'
import { readBonuses, readTransaction, readTransactions } from './movements.ts'
import { readGameProfits, readPersonalProfit } from './profit.ts'
import { recordRange } from '../../../lib/record-range.ts'

export function recordRoutes(bind: BindEndpoint, { brand }: { brand: () => Promise<BrandSettings> }): void {
  const currency = async () => (await brand()).currency
  bind(records.betHistory, async (input, { database, session, language }) =>
    readBetHistory(database, getMember(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
  bind(records.betDetail, async ({ betId }, { database, session, language }) =>
    readBet(database, getMember(session), betId, await currency(), language),
  )
  bind(records.accountTransactions, async (input, { database, session, language }) =>
    readTransactions(database, getMember(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
  bind(records.transactionDetail, async ({ transactionId }, { database, session, language }) =>
    readTransaction(database, getMember(session), transactionId, await currency(), language),
  )
  bind(records.personalProfit, async (input, { database, session }) =>
    readPersonalProfit(database, getMember(session), recordRange(input), await currency()),
  )
  bind(records.lotteryProfit, async (input, { database, session, language }) =>
    readGameProfits(database, getMember(session), recordRange(input), ['ELOTT', 'LOTT'], await currency(), language),
  )
  bind(records.cardAndFishingProfit, async (input, { database, session, language }) =>
    readGameProfits(database, getMember(session), recordRange(input), ['PVP', 'FISH'], await currency(), language),
  )
  bind(records.bonusDetails, async (input, { database, session, language }) =>
    readBonuses(database, getMember(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
}

const getMember = (session: LiveSession): number => requireRealAccount(session).memberId
