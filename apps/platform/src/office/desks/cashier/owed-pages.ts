import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  findLastPayout,
  type LastPayout,
  listOwed,
  lockOwed,
  OwedMoneyError,
  payOutOwed,
  returnableTransfers,
  returnTransfer,
} from '../../../domains/money/cashier/withdrawals/owed-money.ts'
import { findMemberById } from '../../../domains/people/member/operator.ts'
import { readWithheld } from '../../../domains/money/limits/authority-claims.ts'
import { listWithheld } from '../../../domains/money/limits/operator.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { ReceivingRefusedError } from '../../../ledger/errors.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, reasonField, table } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeSection } from '../../kit/section.ts'

type Payload = Readonly<Record<string, string>>

/** Turns a refusal into an operator's error. */
async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OwedMoneyError) throw new OfficeError(error.message)
    if (error instanceof ReceivingRefusedError)
      throw new OfficeError('The sender’s account is closed too. Pay it out instead.')
    throw error
  }
}

const getCash = async (on: Database | Transaction, memberId: number) =>
  (await memberAccounts(on, memberId)).cash.balance
const show = async (database: Database, { memberId }: Payload) => owedFacts(database, Number(memberId))
const review = { permission: 'credits.propose', show } as const

const payOut: ReviewedKind = {
  ...review,
  kind: 'owed.paid-out',
  describe: ({ amount = '0', username, memberId }) =>
    `Pay ${moneyText(parseAmount(amount))} of the closed account ${username} (${memberId}) out to the card of its last payout`,
  basis: async (tx, { memberId }) => ({
    balance: await getCash(tx, Number(memberId)),
    destination: (await findLastPayout(tx, Number(memberId)))?.destination,
  }),
  apply: async (tx, { payload, reason, operators }) => {
    const memberId = Number(payload.memberId)
    const { id, amount } = await explained(payOutOwed(tx, { memberId, by: operators.join(', '), reason }))
    return { new: { ...payload, amount: formatAmount(amount), withdrawalId: id } }
  },
}

const giveBack: ReviewedKind = {
  ...review,
  kind: 'owed.returned',
  describe: ({ amount = '0', username, memberId, sender }) =>
    `Return the transfer of ${moneyText(parseAmount(amount))} to the closed account ${username} (${memberId}) to ${sender}`,
  basis: async (tx, { memberId, transferId }) => ({
    balance: await getCash(tx, Number(memberId)),
    isOpen: (await returnableTransfers(tx, Number(memberId), transferId)).length > 0,
  }),
  apply: async (tx, { payload }) => {
    const { memberId, transferId = '' } = payload
    await explained(returnTransfer(tx, { memberId: Number(memberId), transferId }))
    return { new: payload }
  },
}

/** Closed accounts with money, and what two operators may do about it. */
export const owedSection: OfficeSection = {
  path: '/owed',
  title: 'Owed to closed accounts',
  group: 'Money',
  permission: 'credits.read',
  decisions: [payOut, giveBack],
  waiting: async (database) => (await listOwed(database)).length,
  register({ page, action }) {
    page('/owed', 'credits.read', async (call) => ({
      title: 'Owed to closed accounts',
      body: html`${await owedTable(call.database)} ${await withheldTable(call)}`,
    }))

    page('/owed/:memberId', 'credits.read', async (call) => {
      const found = await findById(call.database, call.params)
      if (!found) return undefined
      const waiting = await pendingPanel(call, getSubject(found.id), [payOut, giveBack])
      return {
        title: `Owed to ${found.username}`,
        body: html`<p>${memberLink(call, found)}</p>
          ${await owedFacts(call.database, found.id)} ${waiting ?? (await forms(call, found.id))}`,
      }
    })

    action(
      '/owed/:memberId/pay-out',
      'credits.propose',
      withReason,
      async ({ actor, database, params }, { reason }) => {
        const { id, username } = await findClosed(database, params)
        const outcome = await decide(database, payOut, {
          subject: getSubject(id),
          payload: { memberId: String(id), username, amount: formatAmount(await getCash(database, id)) },
          reason,
          actor,
          operators: 2,
          check: async (tx) => {
            if ((await explained(lockOwed(tx, id))) === 0n) throw new OfficeError('The account has no money.')
            if (!(await findLastPayout(tx, id))) throw new OfficeError('The account never had a payout.')
          },
        })
        return { to: `/owed/${id}`, notice: getNotice(outcome) }
      },
    )

    const returned = withReason.extend({ transferId: z.uuid() })
    action(
      '/owed/:memberId/return',
      'credits.propose',
      returned,
      async ({ actor, database, params }, { reason, transferId }) => {
        const { id, username } = await findClosed(database, params)
        const [transfer] = await returnableTransfers(database, id, transferId)
        if (!transfer) throw new OfficeError('There is no such transfer, or it has been returned.', 404)
        const { sender, amount } = transfer
        const outcome = await decide(database, giveBack, {
          subject: getSubject(id),
          payload: { memberId: String(id), username, transferId, sender, amount: formatAmount(amount) },
          reason,
          actor,
          operators: 2,
          check: async (tx) => {
            if ((await explained(lockOwed(tx, id))) < amount)
              throw new OfficeError('The balance is less than the transfer.')
          },
        })
        return { to: `/owed/${id}`, notice: getNotice(outcome) }
      },
    )
  },
}

const getSubject = (memberId: number) => `member:${memberId}:owed`

const findById = (database: Database, { memberId }: Payload) => findMemberById(database, parseNumber(memberId) ?? 0)

async function findClosed(database: Database, params: Payload) {
  const found = await findById(database, params)
  if (!found) throw new OfficeError('There is no such member.', 404)
  return found
}

async function owedTable(database: Database): Promise<Html> {
  return table(
    ['Account', 'Closed', 'Balance>', 'Bonus and vendors>'],
    (await listOwed(database)).map(({ memberId, username, closedAt, cash, elsewhere }) => [
      html`<a href="/owed/${memberId}">${username}</a>`,
      momentText(new Date(closedAt)),
      moneyText(cash),
      moneyText(elsewhere),
    ]),
    'No closed account has money.',
  )
}

/** Balances that a law forbids to pay. They wait for nobody: the card releases them. */
async function withheldTable(call: OfficeCall): Promise<Html> {
  const rows = await listWithheld(call.database)
  const getWithheld = await readWithheld(
    call.database,
    rows.map(({ row }) => row.memberId),
  )
  return html`<h2>Withheld</h2>
    <p class="muted">
      Balances that may not be paid out since the account was closed because of fraud or sanctions. They stay a debt of
      the house until two operators release them, or pay them to an authority that claims them, on the part “Stops and
      closing” of the member’s card.
    </p>
    ${table(
      ['Account', 'Closed', 'By', 'Withheld>', 'Claimed by authorities>'],
      rows.map(({ row, username }) => [
        html`<a href="/members/${row.memberId}/closing">${username}</a>`,
        momentText(row.at),
        row.by,
        moneyText(getWithheld(row.memberId).amount),
        moneyText(getWithheld(row.memberId).claimed),
      ]),
      'Nothing is withheld.',
    )}`
}

const destinationText = (last: LastPayout | undefined) => {
  const to = last?.destination
  return to ? `${to.bankName}, ${to.accountNumber}, ${to.accountName}` : 'none'
}

async function owedFacts(database: Database, memberId: number): Promise<Html> {
  const owed = (await listOwed(database)).find((row) => row.memberId === memberId)
  const transfers = await returnableTransfers(database, memberId)
  return html`${facts({
      Closed: owed ? momentText(new Date(owed.closedAt)) : 'not closed, or without money',
      Balance: moneyText(await getCash(database, memberId)),
      'Bonus and vendors': moneyText(owed?.elsewhere ?? 0n),
      'Last payout to': destinationText(await findLastPayout(database, memberId)),
    })}
    <h2>Received transfers</h2>
    ${table(
      ['When', 'From', 'Amount>'],
      transfers.map(({ at, sender, amount }) => [momentText(new Date(at)), sender, moneyText(amount)]),
      'None that could be returned.',
    )}`
}

async function forms({ csrfToken, database, may }: OfficeCall, memberId: number): Promise<Html> {
  const owed = (await listOwed(database)).find((row) => row.memberId === memberId)
  if (!owed || owed.cash === 0n || !may('credits.propose')) return html``
  const transfers = (await returnableTransfers(database, memberId)).filter(({ amount }) => amount <= owed.cash)
  return html`<p class="muted">Each takes two operators.</p>
    ${
      (await findLastPayout(database, memberId)) &&
      actionForm(csrfToken, {
        action: `/owed/${memberId}/pay-out`,
        button: `Propose to pay out ${moneyText(owed.cash)}`,
        fields: reasonField('Where it came from, and whom you have asked'),
      })
    }
    ${transfers.map(({ id, sender, amount }) =>
      actionForm(csrfToken, {
        action: `/owed/${memberId}/return`,
        button: `Propose to return ${moneyText(amount)} to ${sender}`,
        fields: html`${hidden('transferId', id)}${reasonField()}`,
        second: true,
      }),
    )}`
}
