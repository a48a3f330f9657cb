import * as records from '@playhouse/platform-api/records.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { createDownloadLink } from '../../../downloads/download-links.ts'
import type { BindEndpoint, LiveSession } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { agentNamed, headNamed } from '../agent/team-overview.ts'
import { readBet } from './bet-detail.ts'
import { readBetHistory } from './bet-history.ts'
import { readBonuses, readTransaction, readTransactions } from './movements.ts'
import { readGameProfits, readPersonalProfit } from './profit.ts'
import { recordRange } from '../../../lib/record-range.ts'

const AGENT_FILES: ReadonlySet<string> = new Set([
  'team',
  'teamProducts',
  'downlines',
  'income',
  'teamTransactions',
  'bills',
  'credit',
])

/** A member's own records. */
export function recordRoutes(bind: BindEndpoint, { brand }: { brand: () => Promise<BrandSettings> }): void {
  const currency = async () => (await brand()).currency
  bind(records.betHistory, async (input, { database, session, language }) =>
    readBetHistory(database, memberOf(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
  bind(records.betDetail, async ({ betId }, { database, session, language }) =>
    readBet(database, memberOf(session), betId, await currency(), language),
  )
  bind(records.accountTransactions, async (input, { database, session, language }) =>
    readTransactions(database, memberOf(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
  bind(records.transactionDetail, async ({ transactionId }, { database, session, language }) =>
    readTransaction(database, memberOf(session), transactionId, await currency(), language),
  )
  bind(records.personalProfit, async (input, { database, session }) =>
    readPersonalProfit(database, memberOf(session), recordRange(input), await currency()),
  )
  bind(records.lotteryProfit, async (input, { database, session, language }) =>
    readGameProfits(database, memberOf(session), recordRange(input), ['ELOTT', 'LOTT'], await currency(), language),
  )
  bind(records.cardAndFishingProfit, async (input, { database, session, language }) =>
    readGameProfits(database, memberOf(session), recordRange(input), ['PVP', 'FISH'], await currency(), language),
  )
  bind(records.bonusDetails, async (input, { database, session, language }) =>
    readBonuses(database, memberOf(session), { ...input, ...recordRange(input) }, await currency(), language),
  )
  bind(records.recordFile, async (request, { database, session, language }) => {
    recordRange(request)
    if (AGENT_FILES.has(request.report) && !isAgentKind(accountKindOf(session.kind))) throw platformError('not_agent')
    if (request.account !== undefined) {
      await (request.report === 'credit' ? agentNamed : headNamed)(database, session, request.account)
    }
    const { path, expiresAt } = await createDownloadLink(database, { memberId: memberOf(session), language, request })
    return { path, expiresAt: expiresAt.getTime() }
  })
}

/** @throws PlatformError in_need_true_account for demo accounts, which have no records */
function memberOf({ memberId, kind }: LiveSession): number {
  if (accountKindOf(kind) === 'DEMO') throw platformError('in_need_true_account')
  return memberId
}
