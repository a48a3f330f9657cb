import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { randomBytes } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postDemoCredit } from '../../../ledger/postings.ts'
import type { Caller } from '../../../request/call-context.ts'
import { addMember } from './add-member.ts'
import { signIn } from '../session/sessions/sign-in.ts'
import { NO_PASSWORD } from '../../../lib/password.ts'

const DEMO_CREDIT = parseAmount('10000000')

/** Opens a demo account with play credit, outside of the agent tree, and logs in. */
export async function openDemoAccount(database: Database, caller: Caller) {
  return withTransaction(database, async (tx) =>
    signIn(tx, await addDemoAccount(tx, caller.country), caller, 'free-play'),
  )
}

/** Adds a demo account with play credit, outside of the agent tree. */
export async function addDemoAccount(
  tx: Transaction,
  country: string | undefined,
): Promise<{ id: number; username: string }> {
  const name = randomBytes(5).toString('hex')
  const account = await addMember(tx, {
    username: `demo-${name}`,
    nickname: `Demo ${name.slice(0, 4).toUpperCase()}`,
    passwordHash: NO_PASSWORD,
    kind: KIND_CODES.DEMO,
    parent: undefined,
    country,
  })
  if (!account) throw new Error('The name of a new demo account was taken.')
  const credit = { memberId: account.id, amount: DEMO_CREDIT }
  await postDemoCredit(tx, { ...credit, key: ledgerKeys.demoCredit(account.id), request: credit })
  return account
}
