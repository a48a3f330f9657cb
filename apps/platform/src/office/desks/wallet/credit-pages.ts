import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postAdjustment } from '../../../ledger/postings.ts'
import { findMemberById, lockStanding, type MemberName } from '../../../domains/people/member/operator.ts'
import { isPosted } from '../../../domains/money/wallet/operator.ts'
import { decide, decisionsOfKind, type ReviewedKind } from '../../kit/decisions.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { memberSearch } from '../member/parts/member-search.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, reasonField, table } from '../../kit/page.ts'
import { choice, field, money } from '../../kit/form-fields.ts'
import type { OfficeSection } from '../../kit/section.ts'

const TYPES = { ADMIN_CREDIT: 'Credit', ADMIN_DEBIT: 'Debit' } as const
type Type = keyof typeof TYPES
type Payload = Readonly<Record<string, string>>

const adjustInput = withReason.extend({
  type: z.enum(Object.keys(TYPES) as [Type]),
  amount: money.refine((amount) => amount > 0n, { error: 'must be above zero' }),
  requestKey: z.uuid(),
})

const getText = ({ type = 'ADMIN_CREDIT', amount = '0', username, memberId }: Payload) =>
  `${TYPES[type as Type]} ${moneyText(parseAmount(amount))} ${type === 'ADMIN_DEBIT' ? 'from' : 'to'} ${username} (${memberId})`

const adjusted: ReviewedKind = {
  kind: 'member.adjusted',
  permission: 'credits.propose',
  describe: getText,
  // The balance changes as the member plays; whether it suffices is checked when it is posted.
  basis: async (tx, { memberId }) => ({ ...(await lockStanding(tx, Number(memberId))) }),
  show: async (database, payload) => {
    const found = await findById(database, payload['memberId'])
    return found ? html`${await memberFacts(database, found)} ${await decisionTable(database, found.id)}` : html``
  },
  apply: async (tx, { payload }) => {
    const { memberId, type, amount, requestKey } = readPayload(payload)
    await refuseAdjustment(tx, payload)
    try {
      const { transactionId, balance } = await postAdjustment(tx, {
        memberId,
        type,
        amount,
        key: ledgerKeys.adjustment(requestKey),
        request: { memberId, type, amount },
        reference: requestKey,
      })
      return { new: { ...payload, transactionId, balance: formatAmount(balance ?? 0n) } }
    } catch (error) {
      if (error instanceof InsufficientBalanceError) throw tooLow(await getCash(tx, memberId))
      if (error instanceof IdempotencyMismatchError) throw alreadyPosted()
      throw error
    }
  },
}

/** Credits and debits of members by decision of two operators. */
export const creditSection: OfficeSection = {
  path: '/credits',
  title: 'Credits',
  group: 'Money',
  permission: 'credits.read',
  decisions: [adjusted],
  register({ page, action }) {
    page('/credits', 'credits.read', async ({ database, may, query }) => {
      return {
        title: 'Credits and debits',
        body: html`${may('credits.propose') && (await memberSearch(database, '/credits', query.username ?? ''))}
        ${await decisionTable(database)}`,
      }
    })
    page('/credits/:memberId', 'credits.propose', async ({ database, csrfToken, params }) => {
      const found = await findById(database, params.memberId)
      if (!found) return undefined
      return {
        title: `Credit or debit ${found.username}`,
        body: html`${await memberFacts(database, found)}
          ${actionForm(csrfToken, {
            action: `/credits/${found.id}`,
            button: 'Propose',
            fields: html`<p class="muted">
                It takes two operators. The member finds it in the account record. What is credited to a closed account
                has to be <a href="/owed/${found.id}">paid out</a> by operators.
              </p>
              ${hidden('requestKey', randomUUID())}${choice('type', 'What', TYPES, 'ADMIN_CREDIT')}
              ${field('amount', 'Amount', '')}${reasonField()}`,
          })}
          <h2>Earlier ones of this member</h2>
          ${await decisionTable(database, found.id)}`,
      }
    })
    action('/credits/:memberId', 'credits.propose', adjustInput, async ({ actor, database, params }, input) => {
      const found = await findById(database, params.memberId)
      if (!found) throw new OfficeError('There is no such member.', 404)
      const { reason, type, amount, requestKey } = input
      const payload = {
        memberId: String(found.id),
        username: found.username,
        type,
        amount: formatAmount(amount),
        requestKey,
      }
      await decide(database, adjusted, {
        subject: `member:${found.id}:adjustment:${requestKey}`,
        payload,
        reason,
        actor,
        // Every credit takes two, and counts in the sum of the day as those that take two only above a limit.
        operators: type === 'ADMIN_CREDIT' ? { sum: 'credits', memberId: found.id, amount, above: 0n } : 2,
        check: (tx) => refuseAdjustment(tx, payload),
      })
      return { to: '/credits', notice: 'waits' }
    })
  },
}

async function memberFacts(database: Database, { id, username }: MemberName): Promise<Html> {
  const { cash } = await memberAccounts(database, id)
  return facts({ Member: `${username} (${id})`, Balance: moneyText(cash.balance) })
}

/** Decisions, newest first; of one member or all. */
async function decisionTable(database: Database, memberId?: number): Promise<Html> {
  const about: Record<string, string> = memberId === undefined ? {} : { memberId: String(memberId) }
  const decisions = await decisionsOfKind(database, adjusted, about)
  return table(
    ['Proposed', 'What', 'Reason', 'By', 'State', 'Decided by'],
    decisions.map((row) => [
      momentText(row.proposedAt),
      getText(row.payload),
      row.reason,
      row.proposedBy,
      row.state.toLowerCase(),
      row.decidedBy ?? '',
    ]),
    'None yet.',
  )
}

const readPayload = ({ memberId, type, amount = '0', requestKey = '' }: Payload) => ({
  memberId: Number(memberId),
  type: type as Type,
  amount: parseAmount(amount),
  requestKey,
})

/** @throws OfficeError for what cannot be posted */
async function refuseAdjustment(tx: Transaction, payload: Payload): Promise<void> {
  const { memberId, type, amount, requestKey } = readPayload(payload)
  const owner = await lockStanding(tx, memberId)
  if (!owner || !isRealAccount(owner.kind)) throw new OfficeError('A demo account has no money of its own.')
  if (await isPosted(tx, memberId, ledgerKeys.adjustment(requestKey))) throw alreadyPosted()
  const balance = await getCash(tx, memberId)
  if (type === 'ADMIN_DEBIT' && balance < amount) throw tooLow(balance)
}

const alreadyPosted = () => new OfficeError('This form has been posted already. Load it again for another one.')
const tooLow = (balance: bigint) => new OfficeError(`The balance is too low: ${moneyText(balance)}.`)
const getCash = async (tx: Transaction, memberId: number) => (await memberAccounts(tx, memberId)).cash.balance

async function findById(database: Database, text: string | undefined): Promise<MemberName | undefined> {
  const id = parseNumber(text)
  return id === undefined ? undefined : findMemberById(database, id)
}
