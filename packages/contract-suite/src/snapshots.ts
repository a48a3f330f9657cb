import { isDeepStrictEqual } from 'node:util'

import { bankCards } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { hasWithdrawalPassword } from '@playhouse/platform-api/cashier-payment-password.ts'
import type { Endpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { favouriteIds } from '@playhouse/platform-api/games.ts'
import { memberLimits } from '@playhouse/platform-api/limits.ts'
import { memberIdentity, memberProfile, playerAvatar } from '@playhouse/platform-api/member-profile.ts'
import { messageSettings } from '@playhouse/platform-api/notices.ts'
import { depositReport } from '@playhouse/platform-api/cashier-deposits.ts'
import { serviceCases } from '@playhouse/platform-api/support-cases.ts'
import { securityConfig } from '@playhouse/platform-api/session-security.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { outbox } from '@playhouse/platform-api/messages.ts'
import type { Account, Suite } from './suite.ts'

/** Reads in which every change of an account shows. */
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

/** Checks that the account's state is the one of the snapshot. */
export async function checkUnchanged(
  suite: Suite,
  as: Account | undefined,
  before: ReadonlyMap<Endpoint, unknown>,
): Promise<void> {
  for (const [endpoint, value] of before) {
    const after = await suite.ok(endpoint, {}, { as, name: 'after refused inputs' })
    if (after !== undefined)
      suite.check(
        endpoint,
        'refused inputs change nothing',
        isDeepStrictEqual(lasting(endpoint, after), lasting(endpoint, value)),
        'something was stored',
      )
  }
}

/** Without the minutes of a session, which pass by themselves. */
function lasting(endpoint: Endpoint, state: unknown): unknown {
  if (endpoint !== memberLimits) return state
  const { limits, ...others } = state as ValueOf<typeof memberLimits>
  return {
    ...others,
    limits: limits.map((limit) => (limit.kind === 'SESSION_TIME' ? { ...limit, used: null, left: null } : limit)),
  }
}
