import { withTransaction } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  type BankAccount,
  listBankAccounts,
  type MemberFigures,
  readFigures,
} from '../../../domains/engagement/records/member-card.ts'
import { maskNumber } from '../../../domains/money/cashier/bank-cards.ts'
import { type LinkedAccount, listLinkedAccounts } from '../../../domains/money/risk/operator.ts'
import { findBlock } from '../../../domains/money/limits/member-block.ts'
import { listBalances } from '../../../domains/money/wallet/operator.ts'
import { addNote, listNotes, listUplines } from '../../../domains/people/member/operator.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { blockForm } from './member-blocks.ts'
import { type Card, contactText, kindText, requireCard } from './parts/member-card.ts'
import { memberLink, uplinePath } from '../../kit/member-link.ts'
import { riskFact } from '../risk/parts/risk-parts.ts'
import { tagPart } from './member-tags.ts'
import { actionForm, facts, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

const currencyText = (amount: bigint, currency: string) =>
  currency === 'PTS' ? `${moneyText(amount)} points` : `${moneyText(amount)} ${currency}`
const BALANCES: Readonly<Record<string, string>> = {
  cash: 'Cash',
  locked: 'Held for withdrawals',
  held: 'Received, not credited',
  withheld: 'Withheld at the closing',
  bonus: 'Bonus money',
  points: 'Points',
}
const balanceName = (name: string) =>
  BALANCES[name] ?? (name.startsWith('vendor:') ? `At vendor ${name.slice(7)}` : name)

const noteInput = z.object({ note: z.string().trim().min(3, { error: 'has three characters or more' }).max(2_000) })

export function noteRoutes({ action }: OfficeRoutes): void {
  action('/members/:memberId/note', 'members.note', noteInput, async (call, { note }) => {
    const { member } = await requireCard(call)
    const { actor, database, operator } = call
    await withTransaction(database, async (tx) => {
      await addNote(tx, { memberId: member.id, text: note, operator })
      await recordAudit(tx, { actor, action: 'member.noted', subject: `member:${member.id}`, new: { note } })
    })
    return { to: `/members/${member.id}`, notice: 'done' }
  })
}

const LINKED_LISTED = 20

export async function accountPart(call: OfficeCall, card: Card): Promise<Html> {
  const { database, may } = call
  const { member } = card
  const { id } = member
  const [balances, uplines, notes, block, figures, banks, sharing, risk] = await Promise.all([
    listBalances(database, id),
    listUplines(database, id),
    listNotes(database, id),
    findBlock(database, id),
    readFigures(database, id),
    listBankAccounts(database, id),
    listLinkedAccounts(database, id, LINKED_LISTED),
    may('risk.read') ? riskFact(call, id) : null,
  ])
  // The account of bonus money is opened with the first bonus.
  const [cash] = balances
  const shown =
    !cash || balances.some(({ name }) => name === 'bonus')
      ? balances
      : [...balances, { ...cash, name: 'bonus', balance: 0n }]
  return html`<div class="columns top">
      <section class="panel">
        <h2>Balances</h2>
        ${facts(Object.fromEntries(shown.map(({ name, balance, currency }) => [balanceName(name), currencyText(balance, currency)])))}
      </section>
      ${personPanel(call, card)} ${accountPanel(call, card, uplines, risk)}
    </div>
    ${await tagPart(call, id)}
    <h2>Figures</h2>
    ${figureTable(figures)}
    <h2>Bank accounts</h2>
    ${bankTable(call, banks)}
    <h2>Accounts that share devices, addresses, bank accounts or contacts</h2>
    ${sharingTable(call, sharing)} ${recordLinks(call, member.username)} ${notesPart(call, id, notes)}
    ${may('members.block') && blockForm(call, id, block !== undefined)}`
}

const personPanel = (call: OfficeCall, { member, profile }: Card) =>
  html`<section class="panel">
    <h2>Person</h2>
    ${facts({
      ID: member.id,
      Username: member.username,
      Nickname: member.nickname,
      'Real name': member.payeeName,
      Birthday: call.may('members.contacts') ? profile?.birthday : null,
      Nationality: profile?.nationality,
      Address: call.may('members.contacts') ? profile?.address : null,
      Phone: verifiedText(contactText(call, member.mobile, maskMobile), member.mobileVerifiedAt),
      'E-mail': verifiedText(contactText(call, member.email, maskEmail), member.emailVerifiedAt),
      'Identity tier': profile?.identityTier ?? 0,
    })}
  </section>`

const accountPanel = (
  call: OfficeCall,
  { member, mayAdvertise }: Card,
  uplines: Awaited<ReturnType<typeof listUplines>>,
  risk: Html | null,
) =>
  html`<section class="panel">
    <h2>Account</h2>
    ${facts({
      Kind: kindText(member.kind),
      Rank: `VIP${member.rank}`,
      'Risk score': risk,
      Uplines: uplinePath(call, uplines),
      Registered: momentText(member.registeredAt),
      Language: member.language,
      'Invitation code': member.affiliateCode,
      Advertising: !member.marketingAllowed ? 'not allowed' : mayAdvertise ? 'allowed' : 'not now',
    })}
  </section>`

const RECORDS = [
  ['/withdrawals?view=all', 'Withdrawals', 'withdrawals.read'],
  ['/deposits/requests?view=all', 'Deposits', 'deposits.read'],
  ['/deposits?view=all', 'Received payments', 'deposits.read'],
  ['/deposits/held?view=all', 'Held payments', 'deposits.read'],
  ['/redemptions?view=all', 'Points mall', 'redemptions.read'],
  ['/promotions?view=all', 'Applications for promotions', 'claims.read'],
  ['/identity?view=all', 'Identity checks', 'identity.read'],
] as const

function recordLinks({ may }: OfficeCall, username: string): Html {
  const links = RECORDS.filter(([, , permission]) => may(permission)).map(
    ([path, title], index) =>
      html`${index > 0 && ' · '}<a href="${path}&member=${encodeURIComponent(username)}">${title}</a>`,
  )
  return html`<p>${links}</p>`
}

const notesPart = ({ csrfToken }: OfficeCall, id: number, notes: Awaited<ReturnType<typeof listNotes>>) =>
  html`<h2>Notes</h2>
    ${notes.length === 0 && html`<p class="muted">No notes yet.</p>`}
    ${notes.map(
      (note) =>
        html`<section class="panel">
          <p class="muted">${note.operator} · ${momentText(note.at)}</p>
          <div class="text">${note.text}</div>
        </section>`,
    )}
    ${actionForm(csrfToken, {
      action: `/members/${id}/note`,
      button: 'Add note',
      fields: html`<label
        ><span>Note, for operators only</span
        ><textarea name="note" rows="3" required minlength="3" maxlength="2000"></textarea>
      </label>`,
      second: true,
    })}`

function figureTable({ all, month }: Awaited<ReturnType<typeof readFigures>>): Html {
  const row = (name: string, of: (figures: MemberFigures) => bigint) => [name, moneyText(of(month)), moneyText(of(all))]
  return table(
    ['', 'Last 30 days>', 'In all>'],
    [
      row('Deposits', ({ deposits }) => deposits),
      row('Withdrawals', ({ withdrawals }) => withdrawals),
      row('Turnover', ({ turnover }) => turnover),
      row('Result of the member’s play', ({ result }) => result),
      row('Bonus money granted', ({ bonuses }) => bonuses),
    ],
    '',
  )
}

/** A link finds every account with the number. */
const bankTable = ({ may }: OfficeCall, accounts: readonly BankAccount[]): Html =>
  table(
    ['Bank', 'Number', 'Name', 'Added', 'Removed'],
    accounts.map(({ bankName, accountNumber, accountName, addedAt, removedAt }) => [
      bankName,
      may('members.contacts')
        ? html`<a href="/members?q=${encodeURIComponent(accountNumber)}">${accountNumber}</a>`
        : maskNumber(accountNumber),
      accountName,
      momentText(new Date(addedAt)),
      removedAt && momentText(new Date(removedAt)),
    ]),
    'None.',
  )

const sharingTable = (call: OfficeCall, accounts: readonly LinkedAccount[]): Html =>
  table(
    ['Account', 'Shares'],
    accounts.map((account) => [memberLink(call, account), account.kinds.map(words).join(', ')]),
    'None.',
  )

const verifiedText = (text: string | null, verifiedAt: Date | null) =>
  text && `${text}${verifiedAt ? ', verified' : ', not verified'}`
