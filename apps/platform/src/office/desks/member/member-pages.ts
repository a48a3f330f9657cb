import { isStorable } from '@playhouse/shared/storable-text.ts'
import { activeExclusion } from '../../../domains/money/limits/exclusion.ts'
import { readHandOver } from '../../../domains/engagement/agent/hand-over.ts'
import { findBlock } from '../../../domains/money/limits/member-block.ts'
import { listMemberCases } from '../../../domains/engagement/support/operator.ts'
import { searchMembers } from '../../../domains/people/member/operator.ts'
import { maskEmail, maskMobile } from '../../../lib/mask.ts'
import { accessPart, accessRoutes } from './access-pages.ts'
import { accessDecisions, type AccessServices } from './access-decisions.ts'
import { auditTable } from '../audit/parts/audit-table.ts'
import { betPart } from '../records/parts/member-bets.ts'
import { BONUS_DECISIONS, bonusPart, bonusRoutes } from '../bonus/parts/bonus-acts.ts'
import { freeRoundRoutes } from '../bonus/parts/free-round-acts.ts'
import { closingPart } from './parts/closing-part.ts'
import { momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { accountPart, noteRoutes } from './member-account.ts'
import { correctionDesk } from './member-correction.ts'
import { BLOCK_DECISIONS, blockRoutes } from './member-blocks.ts'
import { type Card, getCard, contactText, kindText } from './parts/member-card.ts'
import { ledgerFile, ledgerPart } from './member-ledger.ts'
import { memberLink } from '../../kit/member-link.ts'
import { memberListFile, memberListPart } from './member-list.ts'
import { sessionRoutes, signInPart } from './member-sign-ins.ts'
import { tagRoutes } from './member-tags.ts'
import { timelinePart } from './member-timeline.ts'
import { type OfficePage, table } from '../../kit/page.ts'
import type { Permission } from '../../kit/permissions.ts'
import { DATA_DECISIONS, dataPart, dataRoutes } from './personal-data-pages.ts'
import { stopPart } from '../risk/parts/case-parts.ts'
import { riskPart } from '../risk/parts/member-risk.ts'
import { GROUND_TEXTS, protectionFacts } from '../limits/parts/protection-facts.ts'
import { findRecords, recordTable } from './record-search.ts'
import type { OfficeCall, OfficeRoutes, OfficeSection } from '../../kit/section.ts'
import { STANDING_DECISIONS, standingPart, standingRoutes } from '../ranks/parts/standing-acts.ts'
import { RATE_DECISIONS, teamPart, teamRoutes } from '../agent/parts/member-team.ts'
import type { Funds } from '../../../domains/money/wallet/transfer/move-funds.ts'
import { type ClosingDesk, closingDesk } from '../limits/parts/closing-acts.ts'
import { stopActs, stopRoutes, stopsChanged } from '../limits/parts/stop-acts.ts'
import { vendorMoneyPart, vendorMoneyRoutes } from '../wallet/parts/vendor-money.ts'
import { ticketPart } from '../lottery/parts/member-tickets.ts'

interface MemberServices extends AccessServices {
  transfers: Funds['transfers']
}

type AccessDecisions = ReturnType<typeof accessDecisions>
type CorrectionDesk = ReturnType<typeof correctionDesk>

interface Part {
  /** Last part of its address; empty for the first one. */
  name: string
  title: string
  permission: Permission
  body: (call: OfficeCall, card: Card) => Promise<Html>
}

const getParts = (access: AccessDecisions, correction: CorrectionDesk, closing: ClosingDesk): readonly Part[] => [
  {
    name: '',
    title: 'Account',
    permission: 'members.read',
    body: async (call, card) => html`${await accountPart(call, card)} ${await correction.part(call, card)}`,
  },
  { name: 'timeline', title: 'Timeline', permission: 'members.read', body: timelinePart },
  { name: 'ledger', title: 'Ledger', permission: 'members.read', body: ledgerPart },
  { name: 'bets', title: 'Bets', permission: 'bets.read', body: betPart },
  { name: 'tickets', title: 'Lottery tickets', permission: 'bets.read', body: ticketPart },
  { name: 'standing', title: 'Rank and upline', permission: 'members.read', body: standingPart },
  { name: 'team', title: 'Team and pay', permission: 'members.read', body: teamPart },
  { name: 'bonuses', title: 'Bonuses', permission: 'members.read', body: bonusPart },
  {
    name: 'limits',
    title: 'Limits',
    permission: 'protection.read',
    body: (call, { member }) => limitPart(call, member.id),
  },
  {
    name: 'closing',
    title: 'Stops and closing',
    permission: 'members.read',
    body: async (call, card) =>
      html`${await stopActs(call, card)}
      ${await vendorMoneyPart(call, card.member.id, `/members/${card.member.id}/closing`)}
      ${await closing.part(call, card)}`,
  },
  { name: 'risk', title: 'Risk', permission: 'risk.read', body: riskPart },
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

/** Members: searched by what is known of them, with everything about one on a card. */
export function memberSection({ transfers, ...services }: MemberServices): OfficeSection {
  const access = accessDecisions(services)
  const correction = correctionDesk(services)
  const closing = closingDesk(transfers)
  return {
    path: '/members',
    title: 'Members',
    permission: 'members.read',
    group: 'Members',
    decisions: [
      ...BLOCK_DECISIONS,
      ...BONUS_DECISIONS,
      ...STANDING_DECISIONS,
      ...RATE_DECISIONS,
      ...Object.values(access),
      ...DATA_DECISIONS,
      correction.kind,
      stopsChanged,
      ...closing.kinds,
    ],
    register: (routes) => {
      accessRoutes(routes, services, access)
      correction.register(routes)
      closing.register(routes)
      stopRoutes(routes)
      vendorMoneyRoutes(routes, transfers)
      registerMembers(routes, getParts(access, correction, closing))
    },
  }
}

function registerMembers(routes: OfficeRoutes, parts: readonly Part[]): void {
  const { page } = routes
  dataRoutes(routes)
  memberListFile(routes)
  ledgerFile(routes)
  blockRoutes(routes)
  sessionRoutes(routes)
  noteRoutes(routes)
  tagRoutes(routes)
  bonusRoutes(routes)
  freeRoundRoutes(routes)
  standingRoutes(routes)
  teamRoutes(routes)

  page('/members', 'members.read', searchPage)

  for (const { name, title, permission, body } of parts)
    page(`/members/:memberId${name && `/${name}`}`, permission, async (call) => {
      const card = await getCard(call)
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
}

async function searchPage(call: OfficeCall): Promise<OfficePage | { to: string }> {
  const { q = '' } = call.query
  const typed = isStorable(q) ? q.trim() : ''
  const [members, records] =
    typed === ''
      ? [[], []]
      : await Promise.all([
          searchMembers(call.database, typed, { byAddress: call.may('members.sign-ins') }),
          findRecords(call, typed),
        ])
  const [only, another] = records
  if (only && !another && members.length === 0) return { to: only.path }
  return {
    title: 'Members',
    body: html`<form class="filters" method="get" action="/members" role="search">
        <label
          ><span
            >Username, nickname, name, phone, e-mail, ID, bank account, invitation code or network address of a member;
            number of a deposit, withdrawal, case, round, ticket or transaction, alone or as “Case 8”; transfer
            text</span
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

/** State of the member, with its restrictions first. */
async function stateText({ database, may }: OfficeCall, { member }: Card): Promise<Html> {
  const [block, exclusion] = [await findBlock(database, member.id), await activeExclusion(database, member.id)]
  const left = (block ?? member.closingAt) && (await readHandOver(database, member.id))
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
      ${words(exclusion.kind)}${exclusion.ground && ` on the ground of ${GROUND_TEXTS[exclusion.ground]}`} until
      ${exclusion.endsAt ? momentText(exclusion.endsAt) : 'its end is decided'}: no play, no deposits.
    </p>`
  }
  ${may('risk.read') && (await stopPart(database, member.id))}
  ${member.erasedAt && html`<p class="panel problem">The data of the person was erased on ${momentText(member.erasedAt)}.</p>`}
  ${!member.erasedAt && closingPart(member)}
  ${
    left &&
    html`<p class="panel problem">
      Accounts directly below it: ${left.lines.toLocaleString('en')}.
      <a href="/left-downlines/${member.id}">Hand them over to the next open agent above</a>
    </p>`
  }`
}

async function limitPart({ database }: OfficeCall, memberId: number): Promise<Html> {
  return html`${await protectionFacts(database, memberId)}
    <p><a href="/protection/${memberId}">Set a limit, exclude, or let an exclusion end</a></p>`
}

async function casePart({ database }: OfficeCall, { member }: Card): Promise<Html> {
  return table(
    ['Number', 'Opened', 'Kind', 'Topic', 'Title', 'State', 'Last change', 'Rating'],
    (await listMemberCases(database, member.id)).map((row) => [
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

function auditPart({ database, query }: OfficeCall, { member }: Card): Promise<Html> {
  const older = (before: string) => `/members/${member.id}/audit?before=${before}`
  return auditTable(database, { memberId: member.id, before: query.before }, older)
}
