import * as api from '@playhouse/platform-api/limits.ts'
import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import type { Account } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { money } from '../wallet/money.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { closingMutations, readClosing } from './account-closing.ts'
import { activityStatement } from './activity-statement.ts'

type Limits = ValueOf<typeof api.memberLimits>
type Value = Limits['limits'][number]['own']

const isDemo = ({ type }: Account) => accountKindOf(type) === 'DEMO'

export const limitsResolvers: Resolvers = {
  Viewer: {
    restriction: ({ restriction }) =>
      restriction
        ? {
            __typename: 'Restriction',
            kind: restriction.kind,
            isPlayBlocked: restriction.blocksPlay,
            isDepositBlocked: restriction.blocksDeposits,
            until: restriction.until === null ? null : dateTime(restriction.until),
          }
        : null,
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
    closing: (account, _args, context) => (isDemo(account) ? null : readSession(context, readClosing)),
  },
  Mutation: {
    setLimit: memberMutation(async (platform, { kind, period, amount, minutes }) => {
      const requested = { kind, period: period ?? 'ONCE', amount: amount ?? null, minutes: minutes ?? null } as const
      await platform.write(api.setLimit, requested)
      return { __typename: 'LimitsSuccess' }
    }),
    confirmLimitIncrease: memberMutation(async (platform, input) => {
      const id = Number(input.id)
      await platform.write(api.confirmLimit, { id: Number.isSafeInteger(id) ? id : 0 })
      return { __typename: 'LimitsSuccess' }
    }),
    startTimeOut: memberMutation(async (platform, { days, confirmation }) =>
      exclude(platform, { kind: 'TIME_OUT', days, ...(confirmation != null && { confirmation }) }),
    ),
    excludeMyself: memberMutation(async (platform, { months, confirmation }) =>
      exclude(platform, {
        kind: 'SELF_EXCLUSION',
        months: months ?? null,
        ...(confirmation != null && { confirmation }),
      }),
    ),
    setRealityCheck: memberMutation(async (platform, { everyMinutes }) => {
      await platform.write(api.realityCheck, { everyMinutes })
      return { __typename: 'PlayClockSuccess' }
    }),
    acknowledgeRealityCheck: memberMutation(async (platform) => {
      await platform.write(api.acknowledgeRealityCheck, {})
      return { __typename: 'PlayClockSuccess' }
    }),
    ...closingMutations,
  },
}

async function exclude(platform: SessionPlatform, input: InputOf<typeof api.excludeMember>) {
  const { confirmation, endsAt } = await platform.write(api.excludeMember, input)
  if (confirmation === null) return { __typename: 'ExclusionSuccess' as const }
  return {
    __typename: 'ExclusionConfirmation' as const,
    confirmation,
    endsAt: endsAt === null ? null : dateTime(endsAt),
  }
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
    hasDepositLimitPrompt: promptsForDepositLimit,
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
