import * as api from '@playhouse/platform-api/limits.ts'
import { USUAL_RULES } from '@playhouse/shared/usual-rules.ts'
import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { closingMutations, readClosing } from './account-closing.ts'
import { activityStatement as statement } from '@playhouse/platform-api/limits-statement.ts'
import { takes } from '../base/contract-input.ts'
import { badArgument } from '../base/errors.ts'

/** @throws GraphQLError BAD_USER_INPUT for an invalid year; PlatformRefusal | PlatformUnavailable */
async function activityStatement(platform: SessionPlatform, year: number | null | undefined) {
  if (year != null && (year < 2000 || year > 9999)) throw badArgument('year must have four digits.')
  const { months, ...found } = await platform.read(statement, year == null ? {} : { year })
  return { ...found, months: months.map(({ month, ...figures }) => ({ firstDay: `${month}-01`, figures })) }
}

type Limits = ValueOf<typeof api.memberLimits>

export const limitsResolvers: Resolvers = {
  Viewer: {
    restriction: ({ restriction }) =>
      restriction
        ? { ...restriction, isPlayBlocked: restriction.blocksPlay, isDepositBlocked: restriction.blocksDeposits }
        : null,
    limits: (account, _args, context) =>
      !isRealAccount(account.type)
        ? null
        : readSession(context, async (platform) => getLimits(await platform.read(api.memberLimits, {}))),
    playClock: (account, _args, context) =>
      !isRealAccount(account.type)
        ? null
        : readSession(context, async (platform) => toClock(await platform.read(api.playClock, {}))),
    intervention: (account, _args, context) =>
      !isRealAccount(account.type)
        ? null
        : readSession(context, async (platform) => toIntervention(await platform.read(api.playClock, {}))),
    isAdvertisingPaused: ({ advertisingPaused }) => advertisingPaused ?? false,
    activityStatement: (account, { year }, context) =>
      !isRealAccount(account.type) ? null : readSession(context, (platform) => activityStatement(platform, year)),
    closing: (account, _args, context) => (!isRealAccount(account.type) ? null : readSession(context, readClosing)),
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
    answerIntervention: memberMutation(async (platform, { id, answer }) => {
      const number = Number(id)
      if (takes(api.answerIntervention, 'id', number))
        await platform.write(api.answerIntervention, { id: number, answer })
      return { __typename: 'PlayClockSuccess' }
    }),
    ...closingMutations,
  },
}

async function exclude(platform: SessionPlatform, input: InputOf<typeof api.excludeMember>) {
  const { confirmation, endsAt } = await platform.write(api.excludeMember, input)
  if (confirmation === null) return { __typename: 'ExclusionSuccess' as const }
  return { __typename: 'ExclusionConfirmation' as const, confirmation, endsAt }
}

const RULES = {
  ...USUAL_RULES,
  requiresDepositLimit: false,
  exclusionMonths: api.EXCLUSION_MONTHS.min,
  helpServices: [],
}

const getPeriod = (period: Limits['limits'][number]['period']) => (period === 'ONCE' ? null : period)

function getLimits({ limits, exclusion, rules, promptsForDepositLimit, history }: Limits) {
  return {
    limits: limits.map(({ period, waiting, ...limit }) => ({
      ...limit,
      period: getPeriod(period),
      waiting: waiting && { ...waiting, id: String(waiting.id) },
    })),
    exclusion,
    rules: toRules(rules ?? RULES),
    hasDepositLimitPrompt: promptsForDepositLimit,
    history: history.map(({ id, period, state, byOperator, ...change }) => ({
      ...change,
      id: String(id),
      period: getPeriod(period),
      status: state,
      isByOperator: byOperator,
    })),
  }
}

const toRules = ({ requiresDepositLimit, helpServices, ...rules }: NonNullable<Limits['rules']>) => ({
  ...rules,
  helpServices: helpServices.map(({ phone, ...service }) => ({ ...service, phone: phone ?? null })),
  isDepositLimitRequired: requiresDepositLimit,
})

function toIntervention({ intervention }: ValueOf<typeof api.playClock>) {
  if (!intervention) return null
  const { id, limit, ...said } = intervention
  return { ...said, id: String(id), limit: limit && { ...limit, period: getPeriod(limit.period) } }
}

const toClock = ({ exclusion, intervention: _, ...clock }: ValueOf<typeof api.playClock>) => ({
  ...clock,
  realityCheckMaximumMinutes: clock.realityCheckMaximumMinutes ?? api.REALITY_CHECK_MINUTES.max,
  isShownInGames: clock.isShownInGames ?? false,
  isExcluded: exclusion !== null,
})
