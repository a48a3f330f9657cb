import * as contract from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { MemberAccountWithdrawalsArgs } from '@playhouse/schema/types.generated.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import { pageInput, takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, problem, readSession } from '../base/results.ts'
import { selects } from '../base/selects.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { identityFacts } from '../member/profile.resolvers.ts'
import { loadCurrency } from '../site/settings.ts'
import { stepUpProof, stepUpRequired } from './step-up.ts'

type Detail = ValueOf<typeof contract.requestWithdrawal>
type Item = ValueOf<typeof contract.withdrawalList>['list'][number]

/** In place of a history that the document does not select. */
const NO_HISTORY = {
  reviewReasons: [],
  nextActor: null,
  confirmBy: null,
  expectedBy: null,
  reviewBy: null,
  receivedAmount: null,
  remainder: null,
  question: null,
  payoutReference: null,
  canCancel: false,
  steps: [],
} satisfies Partial<Detail>
const HISTORY_FIELDS = Object.keys(NO_HISTORY)
const isDetail = (row: Item): row is Detail => row.steps !== undefined

const change = <Input extends { id: string }>(write: (platform: SessionPlatform, input: Input) => Promise<Detail>) =>
  memberMutation(async (platform, input: Input, context) => {
    if (!takes(contract.withdrawalDetail, 'id', input.id)) return problem('WITHDRAWAL_NOT_FOUND', { field: 'id' })
    await loadCurrency(context)
    return success(await write(platform, input))
  })

export const withdrawalResolvers: Resolvers = {
  Mutation: {
    requestWithdrawal: memberMutation(
      async (platform, { requestKey: idempotencyKey, amount, bankCardId, paymentPassword, stepUp }, context) => {
        if (!takes(contract.requestWithdrawal, 'bankCardId', bankCardId))
          return problem('BANK_CARD_NOT_FOUND', { field: 'bankCardId' })
        const requested = { amount, bankCardId, paymentPassword, ...stepUpProof(stepUp) }
        await loadCurrency(context)
        try {
          return success(await platform.write(contract.requestWithdrawal, requested, { idempotencyKey }))
        } catch (error) {
          return turnoverRequired(error)
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
        if (!takes(contract.withdrawalDetail, 'id', id)) return null
        const row = await nullIfRefused(platform.read(contract.withdrawalDetail, { id }), 'withdrawal.not.found')
        if (!row) return null
        await loadCurrency(context)
        return toWithdrawal(row)
      }),
    unconfirmedWithdrawals: (_account, _args, context) =>
      readSession(context, async (platform) => {
        const [{ list }] = await Promise.all([
          platform.read(contract.unconfirmedWithdrawals, {}),
          loadCurrency(context),
        ])
        return list.map(toWithdrawal)
      }),
  },
}

const success = (detail: Detail) => ({
  __typename: 'WithdrawalSuccess' as const,
  withdrawal: toWithdrawal(detail),
})

/** @throws the error unless it reports turnover with its amount */
function turnoverRequired(error: unknown) {
  if (!(error instanceof PlatformRefusal) || error.code !== 'turnover.remaining') throw error
  const { remaining } = error.details
  if (remaining === undefined) throw error
  return {
    __typename: 'TurnoverRequired' as const,
    code: 'TURNOVER_REMAINING' as const,
    message: MESSAGES.TURNOVER_REMAINING,
    field: null,
    remaining,
  }
}

async function readOptions(platform: SessionPlatform) {
  const { allowWithdraw, requirements, minimumAmount, maximumAmount, turnoverWaived, identity, channels, ...options } =
    await platform.read(contract.withdrawalOptions, {})
  return {
    ...options,
    isOpen: allowWithdraw,
    requirements: requirements?.map(({ state, ...requirement }) => ({ ...requirement, status: state })) ?? null,
    minimum: minimumAmount,
    maximum: maximumAmount,
    reviewMinutes: options.reviewMinutes ?? null,
    isTurnoverWaived: turnoverWaived,
    identity: identity ? { ...identity, missing: identityFacts(identity.missing) } : null,
    channels: channels.map((channel) => ({
      ...channel,
      tokenRate: channel.tokenRate ?? null,
      minimum: channel.minimumAmount,
      maximum: channel.maximumAmount,
    })),
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
  const { pageNo, pageSize } = pageInput(contract.withdrawalList, args)
  const state = contract.WITHDRAWAL_STATES.find((known) => known === args.state)
  const [{ total, totalAmount, list }] = await Promise.all([
    platform.read(contract.withdrawalList, {
      pageNo,
      pageSize,
      ...(args.from && { from: args.from }),
      ...(args.to && { to: args.to }),
      ...(state && { state }),
    }),
    loadCurrency(context),
  ])
  const rows = await completeRows(list, withHistory, (id) => platform.read(contract.withdrawalDetail, { id }))
  return {
    nodes: rows.map(toWithdrawal),
    totalCount: total,
    totalAmount,
    pageInfo: pageInfo(pageNo, Math.ceil(total / pageSize)),
  }
}

export const toWithdrawal = (row: Detail) => ({
  ...row,
  reviewBy: row.reviewBy ?? null,
  payout: formatAmount(parseAmount(row.amount) - parseAmount(row.fee)),
})
