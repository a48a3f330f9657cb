import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/member-transfers.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { pageInfo } from '../base/connections.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { permission } from '../session/permissions.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from './money.ts'

type Receipt = ValueOf<typeof contract.memberTransfers>['list'][number]

const PAGES_MAX = 100_000
const PAGE_SIZE_MAX = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Why an account may not transfer. */
const REASONS = {
  brand: 'NOT_AVAILABLE',
  upline: 'NO_UPLINE',
  agent: 'NOT_AGENT',
  receiver: 'RECEIVER_UNAVAILABLE',
} as const satisfies Record<string, ErrorCode>

export const memberTransferResolvers: Resolvers = {
  Mutation: {
    transferToUpline: memberMutation(async (platform, { remark, ...order }, context) => {
      if (!UUID.test(order.requestKey)) return problem('INVALID_INPUT', { field: 'requestKey' })
      const currency = await brandCurrency(context.platform)
      const requested = { ...order, ...(remark && { remark }) }
      return success(await platform.write(contract.transferUpline, requested), currency)
    }),
    transferToDownline: memberMutation(async (platform, { username, remark, ...order }, context) => {
      if (!UUID.test(order.requestKey)) return problem('INVALID_INPUT', { field: 'requestKey' })
      const currency = await brandCurrency(context.platform)
      const requested = { ...order, account: username, ...(remark && { remark }) }
      return success(await platform.write(contract.transferDownline, requested), currency)
    }),
  },
  MemberAccount: {
    transferRules: (_account, { receiver: account }, context) =>
      readSession(context, async (platform) => {
        const named = account && account.length <= USERNAME_MAX ? { account } : {}
        const { currency, upline, downline, receiver, ...rules } = await platform.read(contract.transferEnabled, named)
        return {
          __typename: 'MemberTransferRules',
          canTransferUpline: permission(upline.enabled ? undefined : REASONS[upline.reason ?? 'brand']),
          canTransferDownline: permission(downline.enabled ? undefined : REASONS[downline.reason ?? 'brand']),
          canReceive: receiver ? permission(receiver.enabled ? undefined : REASONS.receiver) : null,
          uplineUsername: rules.uplineAccount,
          available: money(rules.available, currency),
          free: money(rules.free ?? rules.available, currency),
          minimum: money(rules.minAmount, currency),
          maximum: money(rules.maxAmount, currency),
          leftToday: money(rules.leftToday, currency),
          remainingTurnover: money(rules.remainingTurnover, currency),
          hasPaymentPassword: rules.hasPaymentPassword,
        }
      }),
    transfers: (_account, { relation, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested: InputOf<typeof contract.memberTransfers> = {
          pageNo: Math.min(page, PAGES_MAX),
          pageSize: Math.min(pageSize, PAGE_SIZE_MAX),
          ...(relation && { relation: relation === 'UPLINE' ? 'upline' : 'downline' }),
        }
        const { list, totalCount, totalPages, currency, sums } = await platform.read(
          contract.memberTransfers,
          requested,
        )
        return {
          __typename: 'MemberTransferPage',
          nodes: list.map((receipt) => transferOf(receipt, currency)),
          totalCount,
          pageInfo: pageInfo(Number(requested.pageNo), totalPages),
          sent: money(sums.sent, currency),
          received: money(sums.received, currency),
        }
      }),
  },
}

const success = (receipt: Receipt, currency: string) => ({
  __typename: 'MemberTransferSuccess' as const,
  transfer: transferOf(receipt, currency),
})

function transferOf({ transferId, direction, relation, counterparty, amount, remark, at }: Receipt, currency: string) {
  return {
    __typename: 'MemberTransfer' as const,
    id: transferId,
    isSent: direction === 'out',
    relation: relation === 'upline' ? ('UPLINE' as const) : ('DOWNLINE' as const),
    counterparty,
    amount: money(amount, currency),
    remark,
    at: dateTime(at),
  }
}
