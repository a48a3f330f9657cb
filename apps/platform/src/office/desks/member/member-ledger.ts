import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  allMovements,
  type MovementFilter,
  type MovementRow,
  readTransactions,
  type Wallet,
  getWallet,
} from '../../../domains/engagement/records/movements.ts'
import { type MovementSubject, readSubjects } from '../../../domains/engagement/records/movement-subjects.ts'
import { type CsvFile, streamCsv } from '../../../lib/csv-file.ts'
import { decimalText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { subjectOfMovement } from '../records/parts/ledger-links.ts'
import { type Card, getCard } from './parts/member-card.ts'
import { facts, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import { shownDays } from '../../kit/shown-days.ts'

const WALLETS: Readonly<Record<Wallet, string>> = {
  main: 'Cash',
  locked: 'Held for withdrawals',
  held: 'Received, not credited',
  bonus: 'Bonus money',
  vendors: 'At vendors',
  points: 'Points',
  withheld: 'Withheld at the closing',
}
const isWallet = (text: string): text is Wallet => Object.hasOwn(WALLETS, text)
/** Kinds of movements, by the types of their transactions. */
const KINDS: Readonly<Record<string, { title: string; types: NonNullable<MovementFilter['types']> }>> = {
  payments: {
    title: 'Deposits and withdrawals',
    types: ['DEPOSIT', 'DEPOSIT_HOLD', 'DEPOSIT_RETURN', 'WITHDRAW_LOCK', 'WITHDRAW', 'WITHDRAW_RETURN'],
  },
  play: { title: 'Stakes and wins', types: ['BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT'] },
  bonuses: { title: 'Bonuses', types: ['BONUS_GRANT', 'BONUS_CONVERT', 'BONUS_FORFEIT'] },
  rewards: {
    title: 'Rewards and income',
    types: ['PROMOTION', 'REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'AGENT_PAY', 'POINTS_CONVERT'],
  },
  transfers: {
    title: 'Transfers',
    types: [
      'TRANSFER_OUT',
      'TRANSFER_ARRIVED',
      'TRANSFER_RETURNED',
      'TRANSFER_IN',
      'MEMBER_TRANSFER_OUT',
      'MEMBER_TRANSFER_IN',
    ],
  },
  operators: {
    title: 'By operators, and reversals',
    types: ['ADMIN_CREDIT', 'ADMIN_DEBIT', 'REVERSAL', 'CLOSING_HOLD', 'CLOSING_RELEASE', 'CLOSING_HANDOVER'],
  },
}
const PAGE = 50

function ledgerRequest({ query }: OfficeCall) {
  const wallet = query.wallet !== undefined && isWallet(query.wallet) ? query.wallet : 'main'
  const kind = query.kind !== undefined && Object.hasOwn(KINDS, query.kind) ? query.kind : ''
  return {
    wallet,
    kind,
    types: KINDS[kind]?.types,
    range: shownDays(query),
  }
}

/** Movements of one balance on some days. */
export async function ledgerPart(call: OfficeCall, card: Card): Promise<Html> {
  const { database, query } = call
  const { id } = card.member
  const { wallet, kind, types, range } = ledgerRequest(call)
  const pageNo = /^[1-9]\d{0,4}$/.test(query.page ?? '') ? Number(query.page) : 1
  const { list, totalPages, sums } = await readTransactions(
    database,
    id,
    { wallet, types: types && [...types], ...range, pageNo, pageSize: PAGE },
    '',
    'EN',
  )
  const subjects = await readSubjects(
    database,
    id,
    list.map(({ transactionId }) => transactionId),
  )
  const address = (page: number, extension = '') =>
    `/members/${id}/ledger${extension}?${new URLSearchParams({ wallet, ...(kind !== '' && { kind }), ...range, ...(page > 1 && { page: String(page) }) }).toString()}`
  const aboutText = (about: MovementSubject | undefined) => (about ? subjectOfMovement(call, id, about) : null)
  return html`<form class="filters" method="get" action="/members/${id}/ledger">
      <label
        ><span>Balance</span
        ><select name="wallet">
          ${Object.entries(WALLETS).map(([code, text]) => html`<option value="${code}" ${code === wallet && html`selected`}>${text}</option>`)}
        </select></label
      >
      <label
        ><span>Kind</span
        ><select name="kind">
          <option value="">all</option>
          ${Object.entries(KINDS).map(([code, { title }]) => html`<option value="${code}" ${code === kind && html`selected`}>${title}</option>`)}
        </select></label
      >
      <label><span>From</span><input name="from" type="date" value="${range.from}" /></label>
      <label><span>To</span><input name="to" type="date" value="${range.to}" /></label>
      <button class="second">Show</button>
    </form>
    ${facts({ In: decimalText(sums.moneyIn), Out: decimalText(sums.moneyOut), Difference: decimalText(sums.net) })}
    ${table(
      ['Transaction', 'Time', 'Type', 'Amount>', 'Balance after>', 'About'],
      list.map((row) => [
        row.transactionId,
        momentText(new Date(row.at)),
        words(row.type),
        decimalText(row.amount),
        decimalText(row.balanceAfter),
        aboutText(subjects.get(row.transactionId)),
      ]),
      'No movements in these days.',
    )}
    <p class="pages">
      ${pageNo > 1 && html`<a href="${address(pageNo - 1)}" rel="prev">Previous</a>`}
      ${totalPages > 1 && html`<span>Page ${pageNo} of ${totalPages}</span>`}
      ${pageNo < totalPages && html`<a href="${address(pageNo + 1)}" rel="next">Next</a>`}
      <a href="${address(1, '.csv')}" download>All of these as a file (CSV)</a>
    </p>`
}

export function ledgerFile({ file }: OfficeRoutes): void {
  file('/members/:memberId/ledger.csv', 'members.read', async (call, reply) => {
    const card = await getCard(call)
    if (!card) return reply.callNotFound()
    const { actor, database, reports } = call
    const { member } = card
    const { wallet, kind, types, range } = ledgerRequest(call)
    await withTransaction(database, (tx) =>
      recordAudit(tx, {
        actor,
        action: 'list.exported',
        subject: `member:${member.id}`,
        new: { list: 'ledger', wallet, kind, ...range },
      }),
    )
    const ledger: CsvFile = {
      name: 'ledger',
      headings: ['Time', 'Transaction', 'Type', 'Wallet', 'Amount', 'Balance after', 'Reference'],
      rows: allMovements(member.id, range, [{ wallet, types }]),
      getCells: ({ at, transactionId, type, account, amount, balanceAfter, reference }: MovementRow) => [
        new Date(at),
        String(transactionId),
        words(type),
        getWallet(account),
        amount,
        balanceAfter,
        reference,
      ],
    }
    const csv = await reports.read((source) => streamCsv(source, ledger))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="ledger-${member.username}.csv"`)
      .send(csv)
  })
}
