import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import * as limits from '@playhouse/platform-api/limits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { readActivityStatement } from './activity-statement.ts'
import { assertNotExcluded } from './deposit-allowance.ts'
import { answerIntervention } from './interventions.ts'
import { acknowledgeRealityCheck, readPlayClock, setRealityCheck } from './play-clock.ts'
import { readLimits } from './read-limits.ts'
import { confirmLimitIncrease, setLimit } from './set-limit.ts'

export function limitRoutes(bind: BindEndpoint): void {
  bind(limits.memberLimits, (_, { database, session }) => readLimits(database, requireRealAccount(session).memberId))
  bind(limits.setLimit, async ({ kind, period, amount, minutes }, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    const value = amount == null ? (minutes == null ? null : BigInt(minutes)) : parseAmount(amount)
    await setLimit(database, { memberId, kind, period, value })
    return readLimits(database, memberId)
  })
  bind(limits.confirmLimit, async ({ id }, { database, session }) => {
    const { memberId } = requireRealAccount(session)
    await assertNotExcluded(database, memberId)
    await confirmLimitIncrease(database, { memberId, id })
    return readLimits(database, memberId)
  })
  bind(limits.playClock, (_, { database, session }) => readPlayClock(database, requireRealAccount(session)))
  bind(limits.realityCheck, async ({ everyMinutes }, { database, session }) => {
    const account = requireRealAccount(session)
    await setRealityCheck(database, account.memberId, everyMinutes)
    return readPlayClock(database, account)
  })
  bind(limits.acknowledgeRealityCheck, async (_, { database, session }) => {
    const account = requireRealAccount(session)
    await acknowledgeRealityCheck(database, account.memberId)
    return readPlayClock(database, account)
  })
  bind(limits.answerIntervention, async (answer, { database, session }) => {
    const account = requireRealAccount(session)
    await answerIntervention(database, account.memberId, answer)
    return readPlayClock(database, account)
  })
  bind(activityStatement, ({ year }, { database, session }) =>
    readActivityStatement(database, requireRealAccount(session).memberId, year),
  )
}
