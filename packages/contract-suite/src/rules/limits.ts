import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import {
  acknowledgeRealityCheck,
  answerIntervention,
  memberLimits,
  playClock,
  realityCheck,
} from '@playhouse/platform-api/limits.ts'

import { type Rules, addsUp, ascending, each, equal, falling, inOrder, minus, plus, rising, rules } from '../rules.ts'

export const LIMITS: readonly Rules[] = [
  rules([acknowledgeRealityCheck, answerIntervention, playClock, realityCheck], ({ net, won, staked }) => [
    equal({ net, 'won - staked': minus(won, staked) }),
  ]),
  rules(acknowledgeRealityCheck, ({ startedAt, at, nextCheckAt }) => [inOrder({ startedAt, at, nextCheckAt })]),
  rules(activityStatement, ({ total, months, closingBalance, openingBalance, year }, input) => [
    equal({
      closingBalance,
      'openingBalance + total.deposits + total.adjustments + total.net - total.withdrawals': minus(
        plus(openingBalance, total.deposits, total.adjustments, total.net),
        total.withdrawals,
      ),
    }),
    rising({ months }, 'month'),
    equal({ year, 'input.year': input.year }),
    addsUp({ total }, { months }, ['deposits', 'withdrawals', 'adjustments', 'staked', 'won', 'net']),
    each({ months }, ({ net, won, staked }) => [equal({ net, 'won - staked': minus(won, staked) })]),
  ]),
  rules(memberLimits, ({ history }) => [falling({ history }, 'at')]),
  rules([answerIntervention, playClock, realityCheck], ({ nextCheckAt, startedAt, at }) => [
    ascending({ startedAt, nextCheckAt }),
    inOrder({ startedAt, at }),
  ]),
  rules(realityCheck, ({ realityCheckMinutes }, input) => [
    equal({ realityCheckMinutes, 'input.everyMinutes': input.everyMinutes }),
  ]),
]
