import { isStorable } from '@playhouse/shared/storable-text.ts'
import { accountKindOf } from '@playhouse/shared/account-kinds.ts'
import { MOVEMENT_WALLETS } from '@playhouse/platform-api/records.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { maskNumber } from '../domains/money/cashier/bank-cards.ts'
import { listBonuses } from '../domains/money/bonus/operator.ts'
import { activeExclusion } from '../domains/money/limits/exclusion.ts'
import { blockMember, findBlock, unblockMember } from '../domains/money/limits/member-block.ts'
import { listBalances } from '../domains/money/wallet/operator.ts'
import {
  allMovements,
  type MovementFilter,
  type MovementRow,
  readTransactions,
  walletOf,
} from '../domains/engagement/records/movements.ts'
import { type MovementSubject, readSubjects } from '../domains/engagement/records/movement-subjects.ts'
import {
  type BankAccount,
  listBankAccounts,
  listSharingAccounts,
  type MemberFigures,
  readFigures,
  type SharingAccount,
} from '../domains/engagement/records/member-card.ts'
import { listCasesOf } from '../domains/engagement/support/operator.ts'
import { addNote, findMemberCard, listNotes, listUplines, searchMembers } from '../domains/people/member/operator.ts'
import { endSessionsOf, readSignIns } from '../domains/people/session/operator.ts'
import { addDays, recordRange } from '../lib/record-range.ts'
import { brandDay } from '../ledger/brand-day.ts'
import { maskEmail, maskMobile } from '../lib/mask.ts'
import { type CsvFile, streamCsv } from '../lib/csv-file.ts'
import { accessDecisions, accessPart, accessRoutes, type AccessServices } from './access-pages.ts'
import { auditTable } from './audit-pages.ts'
import { betPart } from './bet-pages.ts'
import { closingPart } from './closing-part.ts'
import { decide, type DecisionKind } from './decisions.ts'
import { decimalText, moneyText, momentText, words } from './formats.ts'
import { html, type Html } from './html.ts'
import { numberOf, withReason } from './inputs.ts'
import { subjectOfMovement } from './ledger-links.ts'
import { memberListFile, memberListPart } from './member-list.ts'
import { memberLink } from './member-link.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, hidden, type OfficePage, reasonField, table } from './page.ts'
import type { Permission } from './permissions.ts'
import { DATA_DECISIONS, dataPart, dataRoutes } from './personal-data-pages.ts'
import { findRecords, recordTable } from './record-search.ts'
import { ticketPart } from './ticket-pages.ts'
import { protectionFacts } from './protection-facts.ts'
import type { OfficeCall, OfficeRoutes, OfficeSection } from './section.ts'

type Card = NonNullable<Awaited<ReturnType<typeof findMemberCard>>>

/** Kinds of accounts in words. */
const kindText = (kind: number): string => words(accountKindOf(kind))
const currencyText = (amount: bigint, currency: string) =>
  currency === 'PTS' ? `${moneyText(amount)} points` : `${moneyText(amount)} ${currency}`
const BALANCES: Readonly<Record<string, string>> = {
  cash: 'Cash',
  locked: 'Held for withdrawals',
  held: 'Received, not credited',
  bonus: 'Bonus money',
  points: 'Points',
}
const balanceName = (name: string) =>
  BALANCES[name] ?? (name.startsWith('vendor:') ? `At vendor ${name.slice(7)}` : name)

const blocked: DecisionKind = {
  kind: 'member.blocked',
  permission: 'members.block',
  describe: ({ memberId }) => `Block member ${memberId}`,
  apply: async (tx, { payload: { memberId, shownText = '' }, reason, operators }) => {
    const block = { reason, shownText: shownText === '' ? null : shownText, by: operators.join(', ') }
    if (!(await blockMember(tx, { memberId: Number(memberId), ...block })))
      throw new OfficeError('The member is blocked already.')
    return { old: { isBlocked: false }, new: { isBlocked: true, text: shownText } }
  },
}
const unblocked: DecisionKind = {
  kind: 'member.unblocked',
  permission: 'members.block',
  describe: ({ memberId }) => `Unblock member ${memberId}`,
  apply: async (tx, { payload: { memberId } }) => {
    const ended = await unblockMember(tx, Number(memberId))
    if (!ended) throw new OfficeError('The member is not blocked.')
    return { old: { isBlocked: true, since: ended.blockedAt, because: ended.reason }, new: { isBlocked: false } }
  },
}

type AccessDecisions = ReturnType<typeof accessDecisions>

interface Part {
  /** Last part of its address; empty for the first one. */
  name: string
  title: string
  permission: Permission
  body: (call: OfficeCall, card: Card) => Promise<Html>
}

const partsOf = (access: AccessDecisions): readonly Part[] => [
  { name: '', title: 'Account', permission: 'members.read', body: accountPart },
  { name: 'ledger', title: 'Ledger', permission: 'members.read', body: ledgerPart },
  { name: 'bets', title: 'Bets', permission: 'bets.read', body: betPart },
  { name: 'tickets', title: 'Lottery tickets', permission: 'bets.read', body: ticketPart },
  { name: 'bonuses', title: 'Bonuses', permission: 'members.read', body: bonusPart },
  {
    name: 'limits',
    title: 'Limits',
    permission: 'protection.read',
    body: (call, { member }) => limitPart(call, member.id),
  },
  { name: 'cases', title: 'Cases', permission: 'cases.read', body: casePart },
  {
    name: 'sign-ins',
    title: 'Log-in',
    permission: 'members.sign-ins',
    body: async (call, card) => html`${await accessPart(call, card, access)} ${await signInPart(call, card)}`,
  },
  {
    name: 'data',
    title: 'Personal data',
    permission: 'members.data',
    body: (call, { member }) => dataPart(call, member),
  },
  { name: 'audit', title: 'Audit log', permission: 'audit.read', body: auditPart },
]

const blockInput = withReason.extend({
  shownText: z.string().trim().max(300, { error: 'has at most 300 characters' }).default(''),
})
const sessionInput = z.object({ session: z.union([z.literal('all'), z.uuid()]) })
const noteInput = z.object({ note: z.string().trim().min(3, { error: 'has three characters or more' }).max(2_000) })

/** Members: searched by what is known of them, with everything about one on a card. */
export function memberSection(services: AccessServices): OfficeSection {
  const access = accessDecisions(services)
  return {
    path: '/members',
    title: 'Members',
    permission: 'members.read',
    group: 'Members',
    decisions: [blocked, unblocked, ...Object.values(access), ...DATA_DECISIONS],
    register: (routes) => {
      accessRoutes(routes, services, access)
      registerMembers(routes, partsOf(access))
    },
  }
}

function registerMembers(routes: OfficeRoutes, parts: readonly Part[]): void {
  const { page, action, file } = routes
  dataRoutes(routes)
  memberListFile(routes)

  page('/members', 'members.read', searchPage)

  for (const { name, title, permission, body } of parts)
    page(`/members/:memberId${name && `/${name}`}`, permission, async (call) => {
      const card = await cardOf(call)
      if (!card) return undefined
      const { member } = card
      return {
        title: name === '' ? member.username : `${member.username}: ${title.toLowerCase()}`,
        body: html`${await stateText(call, card)}
          <nav class="tabs" aria-label="Parts of the card">
            ${parts
              .filter((part) => call.may(part.permission))
              .map(
                (part) =>
                  html`<a
                    href="/members/${member.id}${part.name && `/${part.name}`}"
                    ${part.name === name && html`aria-current="page"`}
                    >${part.title}</a
                  >`,
              )}
          </nav>
          ${await body(call, card)}`,
      }
    })

  file('/members/:memberId/ledger.csv', 'members.read', async (call, reply) => {
    const card = await cardOf(call)
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
      cellsOf: ({ at, transactionId, type, account, amount, balanceAfter, reference }: MovementRow) => [
        momentText(new Date(at)),
        String(transactionId),
        words(type),
        walletOf(account),
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

  const decided = async (call: OfficeCall, kind: DecisionKind, reason: string, more: Record<string, string> = {}) => {
    const { member } = await requireCard(call)
    const memberId = String(member.id)
    const { actor, database } = call
    const payload = { memberId, ...more }
    await decide(database, kind, { subject: `member:${memberId}`, payload, reason, actor, operators: 1 })
    return { to: `/members/${memberId}`, notice: 'done' as const }
  }
  action('/members/:memberId/block', 'members.block', blockInput, (call, { reason, shownText }) =>
    decided(call, blocked, reason, { shownText }),
  )
  action('/members/:memberId/unblock', 'members.block', withReason, (call, { reason }) =>
    decided(call, unblocked, reason),
  )

  action('/members/:memberId/end-session', 'members.end-sessions', sessionInput, async (call, { session }) => {
    const { member } = await requireCard(call)
    const { actor, database } = call
    await withTransaction(database, async (tx) => {
      const ended = await endSessionsOf(tx, member.id, session === 'all' ? null : session)
      if (ended === 0) throw new OfficeError('It has ended in the meantime.')
      await recordAudit(tx, {
        actor,
        action: 'session.ended',
        subject: `member:${member.id}`,
        new: { session: session === 'all' ? null : session, ended },
      })
    })
    return { to: `/members/${member.id}/sign-ins`, notice: 'done' }
  })

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

async function cardOf({ database, params }: OfficeCall): Promise<Card | undefined> {
  const id = numberOf(params.memberId)
  return id === undefined ? undefined : findMemberCard(database, id)
}

async function requireCard(call: OfficeCall): Promise<Card> {
  const card = await cardOf(call)
  if (!card) throw new OfficeError('There is no such member.', 404)
  return card
}

/** Phone numbers and addresses, masked for operators who do not need them. */
const contactText = ({ may }: OfficeCall, text: string | null, mask: (text: string) => string) =>
  text === null ? null : may('members.contacts') ? text : mask(text)

async function searchPage(call: OfficeCall): Promise<OfficePage | { to: string }> {
  const { q = '' } = call.query
  const typed = isStorable(q) ? q.trim() : ''
  const [members, records] =
    typed === '' ? [[], []] : await Promise.all([searchMembers(call.database, typed), findRecords(call, typed)])
  const [only, another] = records
  if (only && !another && members.length === 0) return { to: only.path }
  return {
    title: 'Members',
    body: html`<form class="filters" method="get" action="/members" role="search">
        <label
          ><span
            >Username, nickname, name, phone, e-mail, ID or bank account of a member; number of a deposit, withdrawal,
            case, round or ticket; transfer text</span
          ><input name="q" type="search" value="${typed}" maxlength="80" required autofocus /></label
        ><button>Find</button>
      </form>
      ${typed === '' && (await memberListPart(call))} ${records.length > 0 && recordTable(call, records)}
      ${
        typed !== '' &&
        (members.length > 0 || records.length === 0) &&
        table(
          ['ID>', 'Username', 'Nickname', 'Name', 'Kind', 'Phone', 'E-mail', 'Registered'],
          members.map((row) => [
            row.id,
            memberLink(call, row),
            row.nickname,
            row.payeeName,
            kindText(row.kind),
            contactText(call, row.mobile, maskMobile),
            contactText(call, row.email, maskEmail),
            momentText(row.registeredAt),
          ]),
          `Nothing is found by “${typed}”. A phone number is searched with the country’s code or with a zero, a bank account and a transfer text as a whole.`,
        )
      }`,
  }
}

/** What prevents the member from something, first. */
async function stateText({ database }: OfficeCall, { member }: Card): Promise<Html> {
  const [block, exclusion] = [await findBlock(database, member.id), await activeExclusion(database, member.id)]
  return html`${
    block &&
    html`<p class="panel problem">
      Blocked since ${momentText(block.blockedAt)} by ${block.blockedBy}: ${block.reason}. No log-in, no play, no
      deposits.
      ${block.shownText === null ? 'The member reads no reason at the log-in.' : html`The member reads: “${block.shownText}”`}
    </p>`
  }
  ${
    exclusion &&
    html`<p class="panel problem">
      ${words(exclusion.kind)} until ${exclusion.endsAt ? momentText(exclusion.endsAt) : 'its end is decided'}: no play,
      no deposits.
    </p>`
  }
  ${member.erasedAt && html`<p class="panel problem">The data of the person was erased on ${momentText(member.erasedAt)}.</p>`}
  ${!member.erasedAt && closingPart(member)}`
}

async function accountPart(call: OfficeCall, { member, profile }: Card): Promise<Html> {
  const { csrfToken, database, may } = call
  const { id } = member
  const [balances, uplines, notes, block, figures, banks, sharing] = await Promise.all([
    listBalances(database, id),
    listUplines(database, id),
    listNotes(database, id),
    findBlock(database, id),
    readFigures(database, id),
    listBankAccounts(database, id),
    listSharingAccounts(database, id),
  ])
  // The account of bonus money is opened with the first bonus.
  const [cash] = balances
  const shown =
    !cash || balances.some(({ name }) => name === 'bonus')
      ? balances
      : [...balances, { ...cash, name: 'bonus', balance: 0n }]
  const named = encodeURIComponent(member.username)
  const lists = (
    [
      ['/withdrawals?view=all', 'Withdrawals', 'withdrawals.read'],
      ['/deposits/requests?view=all', 'Deposits', 'deposits.read'],
      ['/deposits?view=all', 'Received payments', 'deposits.read'],
      ['/deposits/held?view=all', 'Held payments', 'deposits.read'],
      ['/redemptions?view=all', 'Points mall', 'redemptions.read'],
      ['/promotions?view=all', 'Applications for promotions', 'claims.read'],
      ['/identity?view=all', 'Identity checks', 'identity.read'],
    ] as const
  ).filter(([, , permission]) => may(permission))
  return html`<div class="columns top">
      <section class="panel">
        <h2>Balances</h2>
        ${facts(Object.fromEntries(shown.map(({ name, balance, currency }) => [balanceName(name), currencyText(balance, currency)])))}
      </section>
      <section class="panel">
        <h2>Person</h2>
        ${facts({
          ID: id,
          Username: member.username,
          Nickname: member.nickname,
          'Real name': member.payeeName,
          Birthday: may('members.contacts') ? profile?.birthday : null,
          Nationality: profile?.nationality,
          Address: may('members.contacts') ? profile?.address : null,
          Phone: verifiedText(contactText(call, member.mobile, maskMobile), member.mobileVerifiedAt),
          'E-mail': verifiedText(contactText(call, member.email, maskEmail), member.emailVerifiedAt),
          'Identity tier': profile?.identityTier ?? 0,
        })}
      </section>
      <section class="panel">
        <h2>Account</h2>
        ${facts({
          Kind: kindText(member.kind),
          Rank: `VIP${member.rank}`,
          Uplines:
            uplines.length === 0
              ? 'none'
              : html`${uplines.map((upline, index) => html`${index > 0 && ' › '}${memberLink(call, upline)}`)}`,
          Registered: momentText(member.registeredAt),
          Language: member.language,
          'Invitation code': member.affiliateCode,
          Advertising: member.marketingAllowed ? 'allowed' : 'not allowed',
        })}
      </section>
    </div>
    <h2>Figures</h2>
    ${figureTable(figures)}
    <h2>Bank accounts</h2>
    ${bankTable(call, banks)}
    <h2>Accounts that share devices, addresses, bank accounts or contacts</h2>
    ${sharingTable(call, sharing)}
    <p>
      ${lists.map(([path, title], index) => html`${index > 0 && ' · '}<a href="${path}&member=${named}">${title}</a>`)}
    </p>
    <h2>Notes</h2>
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
    })}
    ${
      may('members.block') &&
      html`<h2>${block ? 'Unblock' : 'Block'}</h2>
        <p class="muted">
          ${block ? 'The member can log in, play and deposit again.' : 'Ends sessions and games; the member can neither log in, play nor deposit. Withdrawals that wait stay in their queue.'}
        </p>
        ${actionForm(csrfToken, {
          action: `/members/${id}/${block ? 'unblock' : 'block'}`,
          button: block ? 'Unblock' : 'Block',
          fields: html`${reasonField('Reason, for operators only')}${
            !block &&
            html`<label
              ><span>What the member reads at the log-in, in the member’s language; may be empty</span
              ><textarea name="shownText" rows="2" maxlength="300"></textarea>
            </label>`
          }`,
        })}`
    }`
}

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

const sharingTable = (call: OfficeCall, accounts: readonly SharingAccount[]): Html =>
  table(
    ['Account', 'Shares'],
    accounts.map((account) => [memberLink(call, account), account.shares.map(words).join(', ')]),
    'None.',
  )

const verifiedText = (text: string | null, verifiedAt: Date | null) =>
  text && `${text}${verifiedAt ? ', verified' : ', not verified'}`

const WALLETS: Readonly<Record<(typeof MOVEMENT_WALLETS)[number], string>> = {
  main: 'Cash',
  locked: 'Held for withdrawals',
  held: 'Received, not credited',
  bonus: 'Bonus money',
  vendors: 'At vendors',
}
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
  operators: { title: 'By operators, and reversals', types: ['ADMIN_CREDIT', 'ADMIN_DEBIT', 'REVERSAL'] },
}
const PAGE = 50
/** Days of the ledger that are shown unless others are asked for. */
const DAYS = 30

function ledgerRequest({ query }: OfficeCall) {
  const today = brandDay(new Date())
  const day = (text = '', otherwise: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : otherwise
  const wallet = MOVEMENT_WALLETS.find((known) => known === query.wallet) ?? 'main'
  const kind = query.kind !== undefined && Object.hasOwn(KINDS, query.kind) ? query.kind : ''
  const to = day(query.to, today)
  return {
    wallet,
    kind,
    types: KINDS[kind]?.types,
    range: recordRange({ from: day(query.from, addDays(to, 1 - DAYS)), to }),
  }
}

async function ledgerPart(call: OfficeCall, card: Card): Promise<Html> {
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

async function bonusPart({ database }: OfficeCall, { member }: Card): Promise<Html> {
  return table(
    [
      'Number>',
      'Promotion',
      'State',
      'Granted>',
      'Turnover done>',
      'of>',
      'Largest stake>',
      'Since',
      'Expires',
      'Converted>',
      'Lost>',
    ],
    (await listBonuses(database, member.id)).map(({ row, title }) => [
      row.id,
      title ?? row.promotionId,
      words(row.state),
      moneyText(row.granted),
      moneyText(row.wagered),
      moneyText(row.required),
      moneyText(row.maxStake),
      momentText(row.grantedAt),
      momentText(row.endedAt ?? row.expiresAt),
      moneyText(row.converted),
      moneyText(row.lost),
    ]),
    'No bonuses.',
  )
}

async function limitPart({ database }: OfficeCall, memberId: number): Promise<Html> {
  return html`${await protectionFacts(database, memberId)}
    <p><a href="/protection/${memberId}">Set a limit, or let an exclusion end</a></p>`
}

async function casePart({ database }: OfficeCall, { member }: Card): Promise<Html> {
  return table(
    ['Number', 'Opened', 'Kind', 'Topic', 'Title', 'State', 'Last change', 'Rating'],
    (await listCasesOf(database, member.id)).map((row) => [
      html`<a href="/cases/${row.memberId}/${row.id}">${row.id}</a>`,
      momentText(row.openedAt),
      words(row.kind),
      words(row.topic),
      row.title,
      words(row.state),
      momentText(row.updatedAt),
      row.stars === null ? '' : `${row.stars} of 5`,
    ]),
    'No cases.',
  )
}

async function signInPart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { sessions, logIns, devices, passkeys, identities, hasAuthenticator } = await readSignIns(
    call.database,
    member.id,
  )
  const endsSessions = call.may('members.end-sessions')
  const endForm = (session: string, button: string) =>
    actionForm(call.csrfToken, {
      action: `/members/${member.id}/end-session`,
      button,
      second: true,
      isSmall: true,
      fields: hidden('session', session),
    })
  return html`<h2>Ways to log in beside the password</h2>
    ${facts({
      Passkeys: passkeys.length === 0 ? 'none' : passkeys.map(({ name }) => name).join(', '),
      Authenticator: hasAuthenticator ? 'set up' : 'none',
      'Social log-ins': identities.length === 0 ? 'none' : identities.map(({ issuer }) => issuer).join(', '),
    })}
    <h2>Devices</h2>
    ${table(
      ['Device', 'First log-in', 'Last log-in', 'Log-ins>', 'Addresses>', 'Other accounts on it'],
      devices.map((row) => [
        row.device ?? 'unknown',
        momentText(row.firstAt),
        momentText(row.lastAt),
        row.logIns,
        row.addresses,
        html`${row.others.map((other, index) => html`${index > 0 && ', '}${memberLink(call, other)}`)}`,
      ]),
      'No devices are known.',
    )}
    <h2>Sessions</h2>
    ${table(
      ['Device', 'Address', 'Since', 'Last used', 'State', ...(endsSessions ? [''] : [])],
      sessions.map(({ row, isLive }) => [
        row.device ?? 'unknown',
        row.address,
        momentText(row.createdAt),
        momentText(row.lastSeenAt),
        isLive ? html`<strong>open</strong>` : row.endedAt ? `ended ${momentText(row.endedAt)}` : 'expired',
        ...(endsSessions ? [isLive ? endForm(row.id, 'End session') : ''] : []),
      ]),
      'No sessions.',
    )}
    ${endsSessions && sessions.filter(({ isLive }) => isLive).length > 1 && endForm('all', 'End all sessions')}
    <h2>Log-ins</h2>
    ${table(
      ['Time', 'Address', 'Device', 'By', 'Outcome'],
      logIns.map((row) => [
        momentText(row.at),
        row.address,
        row.device ?? 'unknown',
        row.method,
        row.outcome.replaceAll('-', ' '),
      ]),
      'No log-ins.',
    )}`
}

function auditPart({ database, query }: OfficeCall, { member }: Card): Promise<Html> {
  const older = (before: string) => `/members/${member.id}/audit?before=${before}`
  return auditTable(database, { memberId: member.id, before: query.before }, older)
}
