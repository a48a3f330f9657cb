import * as api from '@playhouse/platform-api/limits.ts'
import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import type { Account, Context } from '../base/context.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, catchProblem, problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { stepUpProof, stepUpRequired } from '../cashier/step-up.ts'
import { money } from '../wallet/money.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { activityStatement } from './activity-statement.ts'

type Limits = ValueOf<typeof api.memberLimits>
type Value = Limits['limits'][number]['own']

const isDemo = ({ type }: Account) => accountKindOf(type) === 'DEMO'

export const limitsResolvers: Resolvers = {
  Viewer: {
    limits: (account, _args, context) =>
      isDemo(account)
        ? null
        : readSession(context, async (platform) => limitsOf(await platform.read(api.memberLimits, {}))),
    playClock: (account, _args, context) =>
      isDemo(account)
        ? null
        : readSession(context, async (platform) => clockOf(await platform.read(api.playClock, {}))),
    activityStatement: (account, { year }, context) =>
      isDemo(account) ? null : readSession(context, (platform) => activityStatement(platform, year)),
  },
  Mutation: {
    setLimit: (_root, { input: { kind, period, amount, minutes } }, context) =>
      change(context, 'LimitsSuccess', (platform) =>
        platform.write(api.setLimit, {
          kind,
          period: period ?? 'ONCE',
          amount: amount ?? null,
          minutes: minutes ?? null,
        }),
      ),
    confirmLimitIncrease: (_root, { input }, context) =>
      change(context, 'LimitsSuccess', (platform) => {
        const id = Number(input.id)
        return platform.write(api.confirmLimit, { id: Number.isSafeInteger(id) ? id : 0 })
      }),
    startTimeOut: (_root, { input: { days, confirmation } }, context) =>
      exclude(context, { kind: 'TIME_OUT', days, ...(confirmation != null && { confirmation }) }),
    excludeMyself: (_root, { input: { months, confirmation } }, context) =>
      exclude(context, {
        kind: 'SELF_EXCLUSION',
        months: months ?? null,
        ...(confirmation != null && { confirmation }),
      }),
    setRealityCheck: (_root, { input: { everyMinutes } }, context) =>
      change(context, 'PlayClockSuccess', (platform) => platform.write(api.realityCheck, { everyMinutes })),
    acknowledgeRealityCheck: (_root, _args, context) =>
      change(context, 'PlayClockSuccess', (platform) => platform.write(api.acknowledgeRealityCheck, {})),
    closeAccount: (_root, { input }, context) =>
      catchProblem(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const sent = input.confirmation == null ? stepUpProof(input.stepUp) : { confirmation: input.confirmation }
        let answer: ValueOf<typeof api.closeAccount>
        try {
          answer = await platform.write(api.closeAccount, sent)
        } catch (error) {
          return stepUpRequired(error)
        }
        const { confirmation, currency, balance, unplayed } = answer
        if (confirmation !== null) {
          return {
            __typename: 'CloseAccountConfirmation' as const,
            confirmation,
            balance: money(balance, currency),
            unplayed: money(unplayed ?? '0.00', currency),
          }
        }
        context.session.close()
        return { __typename: 'CloseAccountSuccess' as const, paidOut: money(balance, currency) }
      }),
  },
}

/** Runs a change; the account in its result is read afterwards. */
function change<Name extends string>(
  context: Context,
  __typename: Name,
  write: (platform: SessionPlatform) => Promise<unknown>,
) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    await write(platform)
    return { __typename }
  })
}

function exclude(context: Context, input: InputOf<typeof api.excludeMember>) {
  return catchInvalidInput(context, async () => {
    const { platform } = context.session
    if (!platform) return problem('SESSION_EXPIRED')
    const { confirmation, endsAt } = await platform.write(api.excludeMember, input)
    if (confirmation === null) return { __typename: 'ExclusionSuccess' as const }
    return {
      __typename: 'ExclusionConfirmation' as const,
      confirmation,
      endsAt: endsAt === null ? null : dateTime(endsAt),
    }
  })
}

function limitsOf({ currency, limits, exclusion, promptsForDepositLimit, history }: Limits) {
  const value = (of: Value) =>
    of && {
      __typename: 'LimitValue' as const,
      amount: of.amount === null ? null : money(of.amount, currency),
      minutes: of.minutes,
    }
  const periodOf = (period: Limits['limits'][number]['period']) => (period === 'ONCE' ? null : period)
  return {
    __typename: 'MemberLimits' as const,
    limits: limits.map(({ kind, period, own, operator, used, left, freeAt, waiting }) => ({
      __typename: 'MemberLimit' as const,
      kind,
      period: periodOf(period),
      own: value(own),
      operator: value(operator),
      used: value(used),
      left: value(left),
      freeAt: freeAt === null ? null : dateTime(freeAt),
      waiting: waiting && {
        __typename: 'WaitingLimit' as const,
        id: String(waiting.id),
        to: value(waiting.to),
        readyAt: dateTime(waiting.readyAt),
        expiresAt: dateTime(waiting.expiresAt),
      },
    })),
    exclusion: exclusion && {
      __typename: 'Exclusion' as const,
      kind: exclusion.kind,
      startsAt: dateTime(exclusion.startsAt),
      endsAt: exclusion.endsAt === null ? null : dateTime(exclusion.endsAt),
    },
    promptsForDepositLimit,
    history: history.map(({ id, kind, period, from, to, state, byOperator, at }) => ({
      __typename: 'LimitChange' as const,
      id: String(id),
      kind,
      period: periodOf(period),
      from: value(from),
      to: value(to),
      status: state,
      isByOperator: byOperator,
      at: dateTime(at),
    })),
  }
}

function clockOf(clock: ValueOf<typeof api.playClock>) {
  return {
    __typename: 'PlayClock' as const,
    at: dateTime(clock.at),
    startedAt: dateTime(clock.startedAt),
    staked: money(clock.staked, clock.currency),
    won: money(clock.won, clock.currency),
    net: money(clock.net, clock.currency),
    realityCheckMinutes: clock.realityCheckMinutes,
    nextCheckAt: dateTime(clock.nextCheckAt),
    playEndsAt: clock.playEndsAt === null ? null : dateTime(clock.playEndsAt),
    isExcluded: clock.exclusion !== null,
  }
}
