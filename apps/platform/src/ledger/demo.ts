import type { Transaction } from '../db/database.ts'
import { cashAccount } from './accounts.ts'
import { ledgerKeys } from './keys.ts'
import { postTransaction } from './post.ts'
import type { Posted } from './posting.ts'

/** Gives a demo account the play credit it starts with, once. `amount` in minor units. */
export function creditDemoAccount(tx: Transaction, memberId: number, amount: bigint, at?: Date): Promise<Posted> {
  return postTransaction(tx, {
    type: 'DEMO_CREDIT',
    idempotencyKey: ledgerKeys.demoCredit(memberId),
    request: { memberId, amount },
    memberId,
    ...(at ? { occurredAt: at } : {}),
    legs: [
      { account: 'house:demo-credit', amount: -amount },
      { account: cashAccount(memberId), amount },
    ],
  })
}
