import { withdrawalDetail } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as api from '@playhouse/platform-api/limits.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { cardOf, isCardId } from '../cashier/bank-cards.resolvers.ts'
import { stepUpProof, stepUpRequired } from '../cashier/step-up.ts'
import { withdrawalOf } from '../cashier/withdrawals.resolvers.ts'
import { money } from '../wallet/money.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

type Closing = ValueOf<typeof api.accountClosing>

export async function readClosing(platform: SessionPlatform) {
  const closing = await platform.read(api.accountClosing, {})
  const { currency } = closing
  const details = await Promise.all(closing.withdrawals.map((id) => platform.read(withdrawalDetail, { id })))
  const matter = <Kind>({ kind, id, name, amount }: { kind: Kind } & Omit<Closing['open'][number], 'kind'>) => ({
    kind,
    reference: id,
    name,
    amount: amount === null ? null : money(amount, currency),
  })
  return {
    __typename: 'AccountClosing' as const,
    standing: closing.standing,
    requestedAt: closing.closingAt === null ? null : dateTime(closing.closingAt),
    balance: money(closing.balance, currency),
    payouts: closing.payouts.map((payout) => ({
      __typename: 'ClosingPayout' as const,
      ...payout,
      amount: money(payout.amount, currency),
    })),
    obstacles: closing.obstacles.map((obstacle) => ({ __typename: 'ClosingObstacle' as const, ...matter(obstacle) })),
    openMatters: closing.open.map((open) => ({ __typename: 'ClosingMatter' as const, ...matter(open) })),
    withdrawals: closing.closingAt === null ? null : details.map((detail) => withdrawalOf(detail, currency)),
    cards: closing.cards.map(cardOf),
    isPayoutNeeded: closing.needsPayout,
  }
}

export const closingMutations: NonNullable<Resolvers['Mutation']> = {
  closeAccount: memberMutation(
    async (platform, input, context) => {
      const sent = input.confirmation == null ? stepUpProof(input.stepUp) : { confirmation: input.confirmation }
      const { confirmation, currency, balance, unplayed, standing } = await platform.write(api.closeAccount, sent)
      if (confirmation !== null) {
        return {
          __typename: 'CloseAccountConfirmation',
          confirmation,
          balance: money(balance, currency),
          unplayed: money(unplayed ?? '0.00', currency),
        }
      }
      const isClosing = standing === 'CLOSING'
      if (!isClosing) context.session.close()
      return {
        __typename: 'CloseAccountSuccess',
        paidOut: money(balance, currency),
        standing: isClosing ? 'CLOSING' : 'CLOSED',
      }
    },
    { refusals: { 'step.up.required': stepUpRequired } },
  ),
  requestClosingPayout: memberMutation(
    async (platform, { bankCardId, stepUp }) => {
      if (!isCardId(bankCardId)) return problem('BANK_CARD_NOT_FOUND', { field: 'bankCardId' })
      await platform.write(api.requestClosingPayout, { bankCardId, ...stepUpProof(stepUp) })
      return { __typename: 'ClosingPayoutSuccess' }
    },
    { refusals: { 'step.up.required': stepUpRequired } },
  ),
}
