import type { InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/member-transfers.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput, takes } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, readSession } from '../base/results.ts'
import { permission } from '../session/permissions.ts'
import { loadCurrency } from '../site/settings.ts'

type Receipt = ValueOf<typeof contract.memberTransfers>['list'][number]

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
      if (!takes(contract.transferUpline, 'requestKey', order.requestKey))
        return problem('INVALID_INPUT', { field: 'requestKey' })
      await loadCurrency(context)
      const requested = { ...order, ...(remark && { remark }) }
      return success(await platform.write(contract.transferUpline, requested))
    }),
    transferToDownline: memberMutation(async (platform, { username, remark, ...order }, context) => {
      if (!takes(contract.transferUpline, 'requestKey', order.requestKey))
        return problem('INVALID_INPUT', { field: 'requestKey' })
      await loadCurrency(context)
      const requested = { ...order, account: username, ...(remark && { remark }) }
      return success(await platform.write(contract.transferDownline, requested))
    }),
  },
  MemberAccount: {
    transferRules: (_account, { receiver: account }, context) =>
      readSession(context, async (platform) => {
        const named = account && account.length <= USERNAME_MAX ? { account } : {}
        const { upline, downline, receiver, ...rules } = await platform.read(contract.transferEnabled, named)
        return {
          canTransferUpline: permission(upline.enabled ? undefined : REASONS[upline.reason ?? 'brand']),
          canTransferDownline: permission(downline.enabled ? undefined : REASONS[downline.reason ?? 'brand']),
          canReceive: receiver ? permission(receiver.enabled ? undefined : REASONS.receiver) : null,
          ...rules,
          uplineUsername: rules.uplineAccount,
          minimum: rules.minAmount,
          maximum: rules.maxAmount,
        }
      }),
    transfers: (_account, { relation, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        const requested: InputOf<typeof contract.memberTransfers> = {
          ...pageInput(contract.memberTransfers, { page, pageSize }),
          ...(relation && { relation: relation === 'UPLINE' ? 'upline' : 'downline' }),
        }
        const { list, totalCount, totalPages, sums } = await platform.read(contract.memberTransfers, requested)
        return {
          nodes: list.map(toTransfer),
          totalCount,
          pageInfo: pageInfo(Number(requested.pageNo), totalPages),
          ...sums,
        }
      }),
  },
}

const success = (receipt: Receipt) => ({
  __typename: 'MemberTransferSuccess' as const,
  transfer: toTransfer(receipt),
})

const toTransfer = (transfer: Receipt) => ({
  ...transfer,
  id: transfer.transferId,
  isSent: transfer.direction === 'out',
  relation: transfer.relation === 'upline' ? ('UPLINE' as const) : ('DOWNLINE' as const),
})
