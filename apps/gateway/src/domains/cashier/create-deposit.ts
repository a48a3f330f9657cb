import {
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositFromAccount,
} from '@playhouse/platform-api/cashier-deposits.ts'
import type { CreateDepositInput, DepositMethod } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { memberMutation } from '../base/mutation.ts'
import { problem } from '../base/results.ts'
import { checkPromotion } from '../bonus/bonus.resolvers.ts'
import type { DepositDetail } from '../base/sources.ts'

export const createDeposit = memberMutation(async (platform, input: CreateDepositInput) => {
  const { method } = input.payment
  if (method === 'OTHER') return problem('DEPOSIT_METHOD_UNAVAILABLE')
  return { __typename: 'CreateDepositSuccess' as const, deposit: await request(platform, input, method) }
})

function request(
  platform: SessionPlatform,
  { requestKey, amount, payment: { manual, usdt }, promotionId }: CreateDepositInput,
  method: Exclude<DepositMethod, 'OTHER'> = 'USDT',
): Promise<DepositDetail> {
  const requested = { requestKey, amount, ...(promotionId && { promotionId: checkPromotion(promotionId) }) }
  if (manual) {
    return platform.write(depositFromAccount, { ...requested, bankCode: manual.bankCode, payerName: manual.name })
  }
  switch (method) {
    case 'QR':
      return platform.write(depositByQr, requested)
    case 'MANUAL':
      return platform.write(depositByTransfer, requested)
    default:
      return platform.write(depositByGateway, { ...requested, method, ...(usdt && { network: usdt }) })
  }
}
