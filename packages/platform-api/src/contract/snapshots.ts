import { isDeepStrictEqual } from 'node:util'

import { bankCards } from '../cashier-bank-cards.ts'
import { hasWithdrawalPassword } from '../cashier-payment-password.ts'
import type { Endpoint } from '../endpoint.ts'
import { favouriteIds } from '../games.ts'
import { memberLimits } from '../limits.ts'
import { memberIdentity, memberProfile, playerAvatar } from '../member-profile.ts'
import { messageSettings } from '../notices.ts'
import { depositReport } from '../cashier-deposits.ts'
import { serviceCases } from '../cases.ts'
import { securityConfig } from '../session-security.ts'
import { balance } from '../wallet.ts'
import { outbox } from '../messages.ts'
import type { Account, Suite } from './suite.ts'

/** What changes of an account show in. */
const STATE: readonly Endpoint[] = [
  balance,
  memberProfile,
  memberIdentity,
  memberLimits,
  messageSettings,
  bankCards,
  hasWithdrawalPassword,
  favouriteIds,
  playerAvatar,
  securityConfig,
  depositReport,
  serviceCases,
  outbox,
]

/** The state of an account by endpoint. */
export async function snapshot(suite: Suite, as: Account | undefined): Promise<Map<Endpoint, unknown>> {
  const state = new Map<Endpoint, unknown>()
  if (!as) return state
  for (const endpoint of STATE) {
    const value = await suite.ok(endpoint, {}, { as, name: 'before refused inputs' })
    if (value !== undefined) state.set(endpoint, value)
  }
  return state
}

/** Nothing has changed since. */
export async function checkUnchanged(
  suite: Suite,
  as: Account | undefined,
  before: ReadonlyMap<Endpoint, unknown>,
): Promise<void> {
  for (const [endpoint, value] of before) {
    const after = await suite.ok(endpoint, {}, { as, name: 'after refused inputs' })
    if (after !== undefined)
      suite.check(endpoint, 'refused inputs change nothing', isDeepStrictEqual(after, value), 'something was stored')
  }
}
