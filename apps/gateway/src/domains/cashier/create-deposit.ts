import {
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositFromAccount,
} from '@playhouse/platform-api/cashier-deposits.ts'
import type { CreateDepositInput } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { memberMutation } from '../base/mutation.ts'
import { problem } from '../base/results.ts'
import { checkPromotion } from '../promotions/bonuses.resolvers.ts'
import type { DepositDetail } from '../base/sources.ts'

export const createDeposit = memberMutation(async (platform, input: CreateDepositInput) => {
  if (input.method === 'OTHER') return problem('DEPOSIT_METHOD_UNAVAILABLE')
  return { __typename: 'CreateDepositSuccess' as const, deposit: await request(platform, input, input.method) }
})

/** Each payment method has its own endpoint. */
function request(
  platform: SessionPlatform,
  { requestKey, amount, network, payer, promotionId }: CreateDepositInput,
  method: Exclude<CreateDepositInput['method'], 'OTHER'>,
): Promise<DepositDetail> {
  const requested = { requestKey, amount, ...(promotionId && { promotionId: checkPromotion(promotionId) }) }
  switch (method) {
    case 'QR':
      return platform.write(depositByQr, requested)
    case 'MANUAL':
      return payer
        ? platform.write(depositFromAccount, { ...requested, bankCode: payer.bankCode, payerName: payer.name })
        : platform.write(depositByTransfer, requested)
    default:
      return platform.write(depositByGateway, { ...requested, method, ...(network && { network }) })
  }
}
