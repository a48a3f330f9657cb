import * as limits from '@playhouse/platform-api/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import type { BindEndpoint, CallContext, LiveSession } from '../../../request/call-context.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { requireStepUp, type StepUpServices } from '../../people/session/second-factor/step-up.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { bringBackFor, bringFundsBack, payFromAll } from '../wallet/transfer/move-funds.ts'
import type { Transfers } from '../wallet/transfer/transfers.ts'
import { closeAccount, CLOSING, type ClosingHooks, closingBalance, requestClosingPayout } from './close-account.ts'
import { beginConfirmation } from './confirmation.ts'
import {
  assertLonger,
  assertLongEnough,
  exclusionEnd,
  type ExclusionRequest,
  type OnBreak,
  startExclusion,
} from './exclusion.ts'
import { type PlanPayout, readClosing } from './read-closing.ts'

/** Effects of other domains in the transactions of limits. */
export interface BreakHooks {
  onBreak: OnBreak
  closing: ClosingHooks & {
    planPayout: PlanPayout
    /** Deposits in the balance that were not played, in minor units. */
    owedTurnover(database: Database, memberId: number): Promise<{ unplayed: bigint }>
  }
}

interface BreakServices extends StepUpServices, BreakHooks {
  brand: () => Promise<BrandSettings>
  transfers: Transfers
}

/** Routes that end play: time-out, exclusion and closing the account. */
export function breakRoutes(
  bind: BindEndpoint,
  { brand, transfers, onBreak, closing, ...proving }: BreakServices,
): void {
  bind(limits.excludeMember, async ({ kind, days, months, confirmation }, { database, session }) => {
    const { memberId, tokenHash } = requireRealAccount(session)
    const request: ExclusionRequest = kind === 'TIME_OUT' ? { kind, days: days ?? 1 } : { kind, months: months ?? null }
    if (confirmation === undefined) {
      await assertLongEnough(database, memberId, request)
      const endsAt = exclusionEnd(request, new Date())
      await assertLonger(database, memberId, endsAt)
      return { confirmation: await beginConfirmation(database, memberId, request), endsAt: endsAt?.getTime() ?? null }
    }
    const { endsAt } = await startExclusion(database, memberId, request, {
      confirmation,
      currentSession: tokenHash,
      onBreak,
    })
    await collect(database, memberId)
    return { confirmation: null, endsAt: endsAt?.getTime() ?? null }
  })
  bind(limits.closeAccount, async ({ confirmation, stepUp }, context) => {
    const { database, session } = context
    const { memberId } = requireRealAccount(session)
    const { currency } = await brand()
    await collect(database, memberId)
    if (confirmation === undefined) {
      await closingBalance(database, memberId)
      const spend = await requireStepUp(proving, { purpose: 'account_closing', proof: stepUp }, context)
      // What the account owes is no part of the balance that the confirmation names.
      await closing.payBills(database, memberId)
      const balance = await closingBalance(database, memberId)
      const begun = await withTransaction(database, async (tx) => {
        await spend(tx)
        return beginConfirmation(tx, memberId, CLOSING)
      })
      const { unplayed } = await closing.owedTurnover(database, memberId)
      return {
        confirmation: begun,
        currency,
        balance: formatAmount(balance),
        unplayed: formatAmount(unplayed < balance ? unplayed : balance),
      }
    }
    const { balance, standing } = await closeAccount(database, memberId, confirmation, closing)
    return { confirmation: null, currency, balance: formatAmount(balance), unplayed: null, standing }
  })
  bind(limits.accountClosing, (_, context) => getClosing(context))
  bind(limits.requestClosingPayout, async ({ bankCardId, stepUp }, context) => {
    const { database, session } = context
    const { memberId } = requireRealAccount(session)
    const spend = await requireStepUp(proving, { purpose: 'account_closing', proof: stepUp }, context)
    await payFromAll(
      () => bringBackFor({ database, transfers }, memberId, 1n),
      () => requestClosingPayout(database, memberId, bankCardId, { ...closing, spend }),
    )
    return getClosing(context)
  })

  const getClosing = async ({ database, session, language }: CallContext & { session: LiveSession }) =>
    readClosing(database, requireRealAccount(session).memberId, {
      currency: (await brand()).currency,
      language,
      planPayout: closing.planPayout,
    })

  /** Returns money from vendors with their own wallets, whose stakes bypass the platform. */
  const collect = (database: Database, memberId: number) => bringFundsBack(database, transfers, memberId)
}
