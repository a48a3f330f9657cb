import * as contract from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { MemberAccountWithdrawalsArgs } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { selects } from '../base/selects.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { identityFacts } from '../member/profile.resolvers.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'
import { isCardId } from './bank-cards.resolvers.ts'
import { stepUpProof, stepUpRequired } from './step-up.ts'

type Detail = ValueOf<typeof contract.requestWithdrawal>
type Item = ValueOf<typeof contract.withdrawalList>['list'][number]

/** In place of a history that the document does not select. */
const NO_HISTORY = {
  reviewReasons: [],
  nextActor: null,
  confirmBy: null,
  expectedBy: null,
  receivedAmount: null,
  remainder: null,
  question: null,
  payoutReference: null,
  canCancel: false,
  steps: [],
} satisfies Partial<Detail>
const HISTORY_FIELDS = Object.keys(NO_HISTORY)
const isDetail = (row: Item): row is Detail => row.steps !== undefined

const PAGES_MAX = 10_000
const PAGE_SIZE_MAX = 50
/** Form of the platform's withdrawal ids. */
const WITHDRAWAL_ID = /^\d{1,9}$/

const change = <Input extends { id: string }>(write: (platform: SessionPlatform, input: Input) => Promise<Detail>) =>
  memberMutation(async (platform, input: Input, context) => {
    if (!WITHDRAWAL_ID.test(input.id)) return problem('WITHDRAWAL_NOT_FOUND', { field: 'id' })
    const currency = await brandCurrency(context.platform)
    return success(await write(platform, input), currency)
  })

export const withdrawalResolvers: Resolvers = {
  Mutation: {
    requestWithdrawal: memberMutation(
      async (platform, { requestKey: idempotencyKey, amount, bankCardId, paymentPassword, stepUp }, context) => {
        if (!isCardId(bankCardId)) return problem('BANK_CARD_NOT_FOUND', { field: 'bankCardId' })
        const requested = { amount, bankCardId, paymentPassword, ...stepUpProof(stepUp) }
        const currency = await brandCurrency(context.platform)
        try {
          return success(await platform.write(contract.requestWithdrawal, requested, { idempotencyKey }), currency)
        } catch (error) {
          return turnoverRequired(error, currency)
        }
      },
      { refusals: { 'step.up.required': stepUpRequired } },
    ),
    confirmWithdrawalReceipt: change((platform, { receivedAmount, proofs, ...input }) =>
      platform.write(contract.confirmWithdrawalReceipt, {
        ...input,
        ...(receivedAmount != null && { receivedAmount }),
        proofs: [...(proofs ?? [])],
      }),
    ),
    answerWithdrawalQuestion: change((platform, { proofs, ...input }) =>
      platform.write(contract.answerWithdrawalQuestion, { ...input, proofs: [...(proofs ?? [])] }),
    ),
    cancelWithdrawal: change((platform, { id }) => platform.write(contract.cancelWithdrawal, { id })),
  },
  MemberAccount: {
    withdrawalOptions: (_account, _args, context) => readSession(context, readOptions),
    withdrawals: (_account, args, context, info) =>
      readSession(context, (platform) =>
        readPage(
          context,
          platform,
          args,
          HISTORY_FIELDS.some((name) => selects(info, name)),
        ),
      ),
    withdrawal: (_account, { id }, context) =>
      readSession(context, async (platform) => {
        if (!WITHDRAWAL_ID.test(id)) return null
        try {
          const row = await platform.read(contract.withdrawalDetail, { id })
          return withdrawalOf(row, await brandCurrency(context.platform))
        } catch (error) {
          if (error instanceof PlatformRefusal && error.code === 'withdrawal.not.found') return null
          throw error
        }
      }),
    unconfirmedWithdrawals: (_account, _args, context) =>
      readSession(context, async (platform) => {
        const [{ list }, currency] = await Promise.all([
          platform.read(contract.unconfirmedWithdrawals, {}),
          brandCurrency(context.platform),
        ])
        return list.map((row) => withdrawalOf(row, currency))
      }),
  },
}

const success = (detail: Detail, currency: string) => ({
  __typename: 'WithdrawalSuccess' as const,
  withdrawal: withdrawalOf(detail, currency),
})

/** @throws the error unless it reports turnover */
function turnoverRequired(error: unknown, currency: string) {
  if (!(error instanceof PlatformRefusal) || error.code !== 'turnover.remaining') throw error
  return {
    __typename: 'TurnoverRequired' as const,
    code: 'TURNOVER_REMAINING' as const,
    message: MESSAGES.TURNOVER_REMAINING,
    field: null,
    remaining: money(error.details.remaining ?? '0.00', currency),
  }
}

const requirementOf = (turnover: { required: string; done: string; remaining: string }, currency: string) => ({
  __typename: 'TurnoverRequirement' as const,
  required: money(turnover.required, currency),
  done: money(turnover.done, currency),
  remaining: money(turnover.remaining, currency),
})

async function readOptions(platform: SessionPlatform) {
  const { currency, ...settings } = await platform.read(contract.withdrawalOptions, {})
  const { turnover, bonusTurnover } = settings
  return {
    __typename: 'WithdrawalOptions' as const,
    isOpen: settings.allowWithdraw,
    canWithdraw: settings.canWithdraw ?? null,
    requirements:
      settings.requirements?.map(({ kind, state, metAt, waitHours, from }) => ({
        __typename: 'WithdrawalRequirement' as const,
        kind,
        status: state,
        metAt: metAt === null ? null : dateTime(metAt),
        waitHours,
        from: from === null ? null : money(from, currency),
      })) ?? null,
    available: money(settings.available, currency),
    free: money(settings.free ?? settings.available, currency),
    minimum: money(settings.minimumAmount, currency),
    maximum: money(settings.maximumAmount, currency),
    perDay: settings.perDay,
    leftToday: settings.leftToday,
    dayMaximum: settings.dayMaximum ? money(settings.dayMaximum, currency) : null,
    leftAmount: settings.leftAmount ? money(settings.leftAmount, currency) : null,
    stepUpFrom: money(settings.stepUpFrom, currency),
    confirmMinutes: settings.confirmMinutes,
    turnover: requirementOf(turnover, currency),
    isTurnoverWaived: settings.turnoverWaived,
    unplayed: money(settings.unplayed, currency),
    bonusTurnover: bonusTurnover ? requirementOf(bonusTurnover, currency) : null,
    identity: settings.identity
      ? {
          __typename: 'WithdrawalIdentity' as const,
          isReviewed: settings.identity.isReviewed,
          missing: identityFacts(settings.identity.missing),
          documents: settings.identity.documents,
        }
      : null,
    channels: settings.channels.map((channel) => ({
      __typename: 'WithdrawalChannel' as const,
      bankCode: channel.bankCode,
      bankName: channel.bankName,
      kind: channel.kind,
      minimum: money(channel.minimumAmount, currency),
      maximum: money(channel.maximumAmount, currency),
      feeFixed: money(channel.feeFixed, currency),
      feeBasisPoints: channel.feeBasisPoints,
      expectedMinutes: channel.expectedMinutes,
    })),
    lastAmount: settings.lastAmount === null ? null : money(settings.lastAmount, currency),
  }
}

/** Older platforms list withdrawals without their history, which is read row by row if the document selects it. */
export const completeRows = (
  list: readonly Item[],
  withHistory: boolean,
  read: (id: string) => Promise<Detail>,
): Promise<Detail[]> =>
  Promise.all(list.map((row) => (isDetail(row) ? row : withHistory ? read(row.id) : { ...row, ...NO_HISTORY })))

async function readPage(
  context: Context,
  platform: SessionPlatform,
  args: Paged<MemberAccountWithdrawalsArgs>,
  withHistory: boolean,
) {
  const pageNo = Math.min(args.page, PAGES_MAX)
  const pageSize = Math.min(args.pageSize, PAGE_SIZE_MAX)
  const state = contract.WITHDRAWAL_STATES.find((known) => known === args.state)
  const [{ total, totalAmount, list }, currency] = await Promise.all([
    platform.read(contract.withdrawalList, {
      pageNo,
      pageSize,
      ...(args.from && { from: args.from }),
      ...(args.to && { to: args.to }),
      ...(state && { state }),
    }),
    brandCurrency(context.platform),
  ])
  const rows = await completeRows(list, withHistory, (id) => platform.read(contract.withdrawalDetail, { id }))
  return {
    __typename: 'WithdrawalPage' as const,
    nodes: rows.map((row) => withdrawalOf(row, currency)),
    totalCount: total,
    totalAmount: money(totalAmount, currency),
    pageInfo: pageInfo(pageNo, Math.ceil(total / pageSize)),
  }
}

export function withdrawalOf(row: Detail, currency: string) {
  const optionally = (amount: string | null) => (amount === null ? null : money(amount, currency))
  const moment = (at: number | null) => (at === null ? null : dateTime(at))
  return {
    __typename: 'Withdrawal' as const,
    id: row.id,
    state: row.state,
    amount: money(row.amount, currency),
    fee: money(row.fee, currency),
    payout: money(formatAmount(parseAmount(row.amount) - parseAmount(row.fee)), currency),
    bankCode: row.bankCode,
    bankName: row.bankName,
    accountMasked: row.accountMasked,
    requestedAt: dateTime(row.requestedAt),
    updatedAt: dateTime(row.updatedAt),
    reviewReasons: row.reviewReasons,
    nextActor: row.nextActor,
    confirmBy: moment(row.confirmBy),
    expectedBy: moment(row.expectedBy),
    receivedAmount: optionally(row.receivedAmount),
    remainder: optionally(row.remainder),
    question: row.question,
    payoutReference: row.payoutReference,
    canCancel: row.canCancel,
    steps: row.steps.map(({ state, at, actor, reason }) => ({
      __typename: 'WithdrawalStep' as const,
      state,
      at: dateTime(at),
      actor,
      reason,
    })),
  }
}
