import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import {
  accountClosing,
  acknowledgeRealityCheck,
  answerIntervention,
  closeAccount,
  confirmLimit,
  excludeMember,
  memberLimits,
  playClock,
  realityCheck,
  requestClosingPayout,
  setLimit,
} from '@playhouse/platform-api/limits.ts'
import { bankCards } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'

/** Limits, reality check and the yearly statement. */
export async function protection(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  const { today } = suite.facts
  await suite.ok(activityStatement, {}, { as: reader(cast) })
  const year = today.slice(0, 4)
  const statement = await suite.ok(
    activityStatement,
    { year: Number(year) },
    { as: reader(cast), name: 'of this year' },
  )
  if (statement)
    suite.check(
      activityStatement,
      'its months are of the year',
      statement.months.every(({ month }) => month.startsWith(year)),
      'one of another year',
    )
  if (!member) return
  await suite.ok(playClock, {}, { as: member })
  const checked = await suite.ok(realityCheck, { everyMinutes: 30 }, { as: member })
  if (checked) {
    const clock = await suite.ok(playClock, {}, { as: member })
    if (clock) suite.same(realityCheck, 'the interval is the account’s', clock.realityCheckMinutes, 30)
  }
  await suite.ok(acknowledgeRealityCheck, {}, { as: member })
  // None is open: another tab may have answered it before.
  const answered = await suite.ok(answerIntervention, { id: 1, answer: 'DISMISSED' }, { as: member })
  if (answered) suite.same(answerIntervention, 'nothing is open after an answer', answered.intervention ?? null, null)
  await limitChanges(suite, member)
}

const ofMonth = (limits: ValueOf<typeof memberLimits>['limits'] | undefined) =>
  limits?.find(({ kind, period }) => kind === 'DEPOSIT' && period === 'MONTH')

async function limitChanges(suite: Suite, member: Account): Promise<void> {
  const set = await suite.ok(setLimit, { kind: 'DEPOSIT', period: 'MONTH', amount: '50000000' }, { as: member })
  if (!set) return
  suite.same(setLimit, 'a first limit works at once', ofMonth(set.limits)?.own?.amount, '50000000.00')
  const looser = await suite.ok(
    setLimit,
    { kind: 'DEPOSIT', period: 'MONTH', amount: '60000000' },
    { as: member, name: 'takes a looser limit' },
  )
  if (looser)
    suite.same(setLimit, 'a looser limit does not work yet', ofMonth(looser.limits)?.own?.amount, '50000000.00')
  const before = await suite.ok(memberLimits, {}, { as: member })
  if (looser && before)
    suite.same(
      setLimit,
      'its limits are the account’s',
      looser.limits.map(({ kind, period, own, operator }) => [kind, period, own, operator]),
      before.limits.map(({ kind, period, own, operator }) => [kind, period, own, operator]),
    )
  if (before) usedOfLimits(suite, before)
  await suite.refused(setLimit, { kind: 'DEPOSIT', period: 'MONTH', amount: '0' }, 'request_param_err', {
    as: member,
    name: 'a limit of nothing is refused',
  })
  const after = await suite.ok(memberLimits, {}, { as: member })
  if (before && after)
    suite.same(
      setLimit,
      'a refused limit is not applied',
      after.limits.map(({ own }) => own),
      before.limits.map(({ own }) => own),
    )
  const id = ofMonth(after?.limits)?.waiting?.id
  if (id === undefined) return suite.needs('a looser limit that waits', confirmLimit)
  await suite.refused(confirmLimit, { id }, 'limit.change.not.due', { as: member, name: 'is refused before its time' })
  if (!(await suite.party('clock', { pass: 'limit-change', account: member.username })))
    return suite.needs('a clock: 24 hours pass before a looser limit', confirmLimit)
  const confirmed = await suite.ok(confirmLimit, { id }, { as: member })
  const stored = confirmed && (await suite.ok(memberLimits, {}, { as: member }))
  if (stored) suite.same(confirmLimit, 'is kept', ofMonth(stored.limits)?.own?.amount, '60000000.00')
  if (confirmed)
    suite.same(confirmLimit, 'the looser limit works', ofMonth(confirmed.limits)?.own?.amount, '60000000.00')
}

/** Checks used and remaining amounts of the periods, and the history. */
function usedOfLimits(suite: Suite, before: ValueOf<typeof memberLimits>): void {
  const [day, week, month] = ['DAY', 'WEEK', 'MONTH'].map((period) =>
    parseAmount(
      before.limits.find((limit) => limit.kind === 'DEPOSIT' && limit.period === period)?.used?.amount ?? '0',
    ),
  )
  suite.check(
    memberLimits,
    'a longer period has used as much at least',
    (day ?? 0n) <= (week ?? 0n) && (week ?? 0n) <= (month ?? 0n),
    [day, week, month].map((used) => formatAmount(used ?? 0n)).join(', '),
  )
  suite.same(
    setLimit,
    'the history has the limit',
    before.history.find(({ kind, state }) => kind === 'DEPOSIT' && state === 'EFFECTIVE')?.to?.amount,
    '50000000.00',
  )
  const { own, operator, used, left } = ofMonth(before.limits) ?? {}
  if (!operator && own?.amount && used?.amount)
    suite.same(
      memberLimits,
      'what is left is the limit without what is used',
      left?.amount,
      formatAmount(parseAmount(own.amount) - parseAmount(used.amount)),
    )
}

/** A time-out bars play, and ends nothing else. Of an account that plays no more in this run. */
export async function breaks(suite: Suite, account: Account | undefined): Promise<void> {
  if (!account) return suite.needs('an account of the run', excludeMember)
  const requested = await suite.ok(excludeMember, { kind: 'TIME_OUT', days: 1 }, { as: account })
  if (!requested) return
  suite.check(excludeMember, 'the first step gives a confirmation', requested.confirmation !== null, 'no confirmation')
  const unchanged = await suite.ok(memberLimits, {}, { as: account })
  if (unchanged) suite.same(excludeMember, 'the first step changes nothing', unchanged.exclusion, null)
  const confirmed = await suite.ok(
    excludeMember,
    { kind: 'TIME_OUT', days: 1, confirmation: requested.confirmation ?? '' },
    { as: account, name: 'is confirmed' },
  )
  if (!confirmed) return
  const limits = await suite.ok(memberLimits, {}, { as: account })
  if (limits)
    suite.same(
      excludeMember,
      'the account takes a break',
      [limits.exclusion?.kind, limits.exclusion?.endsAt],
      ['TIME_OUT', confirmed.endsAt],
    )
  const { openGame } = suite.facts
  if (openGame)
    await suite.refused(launchGame, { nodeId: openGame.nodeId }, 'play.excluded', {
      as: account,
      name: 'refused during a break',
    })
}

/** Money that is in an account that is being closed leaves by one more payout. Of an account that does nothing more in this run. */
export async function closingPayout(suite: Suite, member: Account | undefined): Promise<void> {
  const cards = member && (await suite.ok(bankCards, {}, { as: member }))
  const card = cards?.list[0]
  if (!member || !card || !(await suite.party('operator', { act: 'begin-closing', account: member.username })))
    return suite.needs('an account that is being closed, and to which money came back', requestClosingPayout)
  const proof = { method: 'password' as const, answer: member.password }
  const paid = await suite.ok(requestClosingPayout, { bankCardId: card.id, stepUp: proof }, { as: member })
  if (paid) suite.same(requestClosingPayout, 'all of it is on its way', paid.balance, '0.00')
}

/** Closing an account ends its sessions, once its money has left. */
export async function closing(suite: Suite, account: Account | undefined): Promise<void> {
  if (!account) return suite.needs('an account of the run', closeAccount)
  await suite.refused(closeAccount, {}, 'step.up.required', { as: account, name: 'needs a proof' })
  const requested = await suite.ok(
    closeAccount,
    { stepUp: { method: 'password', answer: account.password } },
    {
      as: account,
      refusals: {
        'account.in.use': 'an account without open withdrawals',
        'account.not.empty': 'an account whose balance can be paid out',
        'bank.card.resting': 'an account without a new card',
      },
    },
  )
  if (!requested) return
  const money = await suite.ok(balance, {}, { as: account })
  if (money) suite.same(closeAccount, 'pays out the balance', requested.balance, money.balance[0]?.availBalance)
  const plan = await suite.ok(accountClosing, {}, { as: account })
  if (plan) suite.same(accountClosing, 'names the balance that closing pays out', plan.balance, requested.balance)
  const closed = await suite.ok(
    closeAccount,
    { confirmation: requested.confirmation ?? '' },
    { as: account, name: 'is confirmed' },
  )
  if (!closed) return
  if (closed.standing === 'CLOSING') {
    await suite.refused(memberLimits, {}, 'account.closing', {
      as: account,
      name: 'an account that is being closed does nothing else',
    })
    return
  }
  await suite.refused(memberInfo, {}, 'login.not.session', {
    as: account,
    name: 'the sessions of a closed account end',
  })
}
