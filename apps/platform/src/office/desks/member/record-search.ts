import { findBetsNumbered, findTransactionsNumbered } from '../../../domains/engagement/records/operator.ts'
import { getWallet } from '../../../domains/engagement/records/movements.ts'
import { findCasesNumbered } from '../../../domains/engagement/support/operator.ts'
import { findDepositsNumbered } from '../../../domains/money/cashier/deposits/operator.ts'
import { findWithdrawalsNumbered } from '../../../domains/money/cashier/withdrawals/operator-queries.ts'
import { findTicketsNumbered } from '../../../domains/play/lottery/operator.ts'
import { ticketNumber } from '../../../domains/play/lottery/tickets.ts'
import { findRiskCasesNumbered, type ListedCase } from '../../../domains/money/risk/operator.ts'
import { casePath } from '../risk/parts/case-parts.ts'
import { depositPath } from '../cashier/parts/deposit-links.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { betPath, roundPath, ticketPath, transactionPath } from '../records/parts/ledger-links.ts'
import { memberLink } from '../../kit/member-link.ts'
import { table } from '../../kit/page.ts'
import type { OfficeCall } from '../../kit/section.ts'

interface FoundRecord {
  path: string
  /** Name such as `Deposit 17/204`. */
  name: string
  at: Date
  member: { id: number; username: string } | null
  about: string
  state: string
}

const KINDS = ['deposit', 'withdrawal', 'risk case', 'case', 'bet', 'round', 'ticket', 'transaction'] as const
const NAMED = new RegExp(`^(${KINDS.join('|')})\\s*#?\\s*(\\S.*)$`, 'i')

/**
 * Deposits, withdrawals, cases of customer service and of risk, bets, tickets and transactions that a number names, such as `17/204` or `Case 8`, and the deposit of a
 * transfer text.
 */
export async function findRecords({ database, may }: OfficeCall, typed: string): Promise<FoundRecord[]> {
  const [, kind, number = typed.replace(/^#\s*/, '')] = NAMED.exec(typed) ?? []
  const asks = (...kinds: readonly (typeof KINDS)[number][]) =>
    kind === undefined || kinds.some((each) => each === kind.toLowerCase())
  const [deposits, withdrawals, cases, riskCases, bets, tickets, transactions] = await Promise.all([
    may('deposits.read') && asks('deposit') ? findDepositsNumbered(database, number) : [],
    may('withdrawals.read') && asks('withdrawal') ? findWithdrawalsNumbered(database, number) : [],
    may('cases.read') && asks('case') ? findCasesNumbered(database, number) : [],
    may('risk.read') && asks('risk case', 'case') ? findRiskCasesNumbered(database, number) : [],
    may('bets.read') && asks('bet', 'round') ? findBetsNumbered(database, number) : [],
    may('bets.read') && asks('ticket') ? findTicketsNumbered(database, number) : [],
    asks('transaction') ? findTransactionsNumbered(database, number) : [],
  ])
  return [
    ...deposits.map(({ row, username }) => ({
      path: depositPath(row),
      name: `Deposit ${row.memberId}/${row.id}`,
      at: row.createdAt,
      member: { id: row.memberId, username },
      about: moneyText(row.requestedAmount ?? row.amount),
      state: row.state,
    })),
    ...withdrawals.map(({ row, username }) => ({
      path: `/withdrawals/${row.memberId}/${row.id}`,
      name: `Withdrawal ${row.memberId}/${row.id}`,
      at: row.requestedAt,
      member: { id: row.memberId, username },
      about: moneyText(row.amount),
      state: row.state,
    })),
    ...cases.map(({ row, username }) => ({
      path: `/cases/${row.memberId}/${row.id}`,
      name: `Case ${row.id}`,
      at: row.openedAt,
      member: username === null ? null : { id: row.memberId, username },
      about: row.title,
      state: row.state,
    })),
    ...riskCases.map(getCaseRecord),
    ...bets.map(({ memberId, username, id, vendorCode, roundId, at, stake, payout }) => ({
      path: id === null ? roundPath({ memberId, vendorCode, roundId }) : betPath({ memberId, id }),
      name: id === null ? `Round ${roundId}` : `Bet ${memberId}/${id}`,
      at,
      member: { id: memberId, username },
      about: `${moneyText(stake)}, pays ${moneyText(payout)}`,
      state: id === null ? 'not finished' : 'settled',
    })),
    ...tickets.map(({ memberId, username, id, placedAt, stake }) => ({
      path: ticketPath({ memberId, id }),
      name: `Ticket ${ticketNumber(id, placedAt)}`,
      at: new Date(placedAt),
      member: { id: memberId, username },
      about: moneyText(stake),
      state: '',
    })),
    ...transactions.map(({ memberId, username, id, type, at, amount, account }) => ({
      path: transactionPath(memberId, { at, wallet: getWallet(account) }),
      name: `Transaction ${id}`,
      at,
      member: { id: memberId, username },
      about: moneyText(amount),
      state: type,
    })),
  ]
}

const getCaseRecord = ({ row, username }: ListedCase): FoundRecord => ({
  path: casePath(row),
  name: `Risk case ${row.id}`,
  at: row.openedAt,
  member: { id: row.memberId, username },
  about: `score ${row.score}`,
  state: row.state,
})

export const recordTable = (call: OfficeCall, records: readonly FoundRecord[]): Html =>
  table(
    ['Number', 'Time', 'Member', 'Amount or title', 'State'],
    records.map(({ path, name, at, member, about, state }) => [
      html`<a href="${path}">${name}</a>`,
      momentText(at),
      member && memberLink(call, member),
      about,
      words(state),
    ]),
    '',
  )
