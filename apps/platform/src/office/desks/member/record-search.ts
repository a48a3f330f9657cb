import { findBetsNumbered } from '../../../domains/engagement/records/operator.ts'
import { findCasesNumbered } from '../../../domains/engagement/support/operator.ts'
import { findDepositsNumbered } from '../../../domains/money/cashier/deposits/operator.ts'
import { findWithdrawalsNumbered } from '../../../domains/money/cashier/withdrawals/operator-queries.ts'
import { findTicketsNumbered } from '../../../domains/play/lottery/operator.ts'
import { ticketNumber } from '../../../domains/play/lottery/tickets.ts'
import { depositPath } from '../cashier/parts/deposit-links.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { betPath, roundPath, ticketPath } from '../records/parts/ledger-links.ts'
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

/** Deposits, withdrawals, cases, bets and tickets that a number names, and the deposit of a transfer text. */
export async function findRecords({ database, may }: OfficeCall, typed: string): Promise<FoundRecord[]> {
  const [deposits, withdrawals, cases, bets, tickets] = await Promise.all([
    may('deposits.read') ? findDepositsNumbered(database, typed) : [],
    may('withdrawals.read') ? findWithdrawalsNumbered(database, typed) : [],
    may('cases.read') ? findCasesNumbered(database, typed) : [],
    may('bets.read') ? findBetsNumbered(database, typed) : [],
    may('bets.read') ? findTicketsNumbered(database, typed) : [],
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
  ]
}

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
