import { removeBankCard } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { withdrawalDetail } from '@playhouse/platform-api/cashier-withdrawals.ts'
import * as api from '@playhouse/platform-api/limits.ts'
import { takes } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem } from '../base/results.ts'
import { getCard } from '../cashier/bank-cards.resolvers.ts'
import { stepUpProof, stepUpRequired } from '../cashier/step-up.ts'
import { toWithdrawal } from '../cashier/withdrawals.resolvers.ts'
import { PlatformUnavailable } from '../../platform/failures.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

const toMatter = <T extends { id: string | null }>({ id, ...matter }: T) => ({ ...matter, reference: id })

export async function readClosing(platform: SessionPlatform) {
  const closing = await platform.read(api.accountClosing, {})
  const details = await Promise.all(closing.withdrawals.map((id) => platform.read(withdrawalDetail, { id })))
  return {
    standing: closing.standing,
    requestedAt: closing.closingAt,
    balance: closing.balance,
    payouts: closing.payouts,
    obstacles: closing.obstacles.map(toMatter),
    openMatters: closing.open.map(toMatter),
    withdrawals: closing.closingAt === null ? null : details.map(toWithdrawal),
    cards: closing.cards.map(getCard),
    isPayoutNeeded: closing.needsPayout,
  }
}

export const closingMutations: NonNullable<Resolvers['Mutation']> = {
  closeAccount: memberMutation(
    async (platform, input, context) => {
      const sent = input.confirmation == null ? stepUpProof(input.stepUp) : { confirmation: input.confirmation }
      const { confirmation, balance, unplayed, standing } = await platform.write(api.closeAccount, sent)
      if (confirmation !== null) {
        if (unplayed == null) throw new PlatformUnavailable('bad_answer', 'closeAccount: unplayed: expected an amount')
        return {
          __typename: 'CloseAccountConfirmation',
          confirmation,
          balance,
          unplayed,
        }
      }
      const isClosing = standing === 'CLOSING'
      if (!isClosing) context.session.close()
      return {
        __typename: 'CloseAccountSuccess',
        paidOut: balance,
        standing: isClosing ? 'CLOSING' : 'CLOSED',
      }
    },
    { refusals: { 'step.up.required': stepUpRequired } },
  ),
  requestClosingPayout: memberMutation(
    async (platform, { bankCardId, stepUp }) => {
      if (!takes(removeBankCard, 'id', bankCardId)) return problem('BANK_CARD_NOT_FOUND', { field: 'bankCardId' })
      await platform.write(api.requestClosingPayout, { bankCardId, ...stepUpProof(stepUp) })
      return { __typename: 'ClosingPayoutSuccess' }
    },
    { refusals: { 'step.up.required': stepUpRequired } },
  ),
}
