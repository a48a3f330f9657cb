import { brandDay } from '../../../../ledger/brand-day.ts'
import type { MovementSubject } from '../../../../domains/engagement/records/movement-subjects.ts'
import { ticketNumber } from '../../../../domains/play/lottery/tickets.ts'
import { depositPath, paymentLink } from '../../cashier/parts/deposit-links.ts'
import { words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import type { Permission } from '../../../kit/permissions.ts'
import type { OfficeCall } from '../../../kit/section.ts'

type Owned = Readonly<{ memberId: number; id: bigint | number | string }>

export const betPath = ({ memberId, id }: Owned): string => `/bets/${memberId}/${id}`
export const ticketPath = ({ memberId, id }: Owned): string => `/tickets/${memberId}/${id}`
export const roundPath = (target: { memberId: number; vendorCode: string; roundId: string }): string =>
  `/rounds/${target.memberId}/${encodeURIComponent(target.vendorCode)}/${encodeURIComponent(target.roundId)}`

export function transactionPath(
  memberId: number,
  { at, wallet, kind = '' }: { at: Date; wallet: string; kind?: string },
): string {
  const day = brandDay(at)
  const query = new URLSearchParams({ wallet, kind, from: day, to: day })
  return `/members/${memberId}/ledger?${query.toString()}`
}

export const transactionLink = (
  memberId: number,
  { id, ...where }: { id: bigint | string; at: Date; wallet: string; kind: string },
): Html => html`<a href="${transactionPath(memberId, where)}">${id}</a>`

/** Subjects that the first part of a posting's key names, see `ledgerKeys`. `path` leads to the reference. */
const BY_KEY: Readonly<Record<string, { text: string; path?: string; permission?: Permission }>> = {
  mission: { text: 'Mission', path: '/missions/', permission: 'rewards.read' },
  leaderboard: { text: 'Leaderboard', path: '/leaderboards/', permission: 'rewards.read' },
  raffle: { text: 'Raffle', path: '/raffles/', permission: 'rewards.read' },
  promotion: { text: 'Promotion', path: '/promotions/plan/', permission: 'rewards.read' },
  'agent-bill': { text: 'Agent’s bill' },
  rebate: { text: 'Rebate of the week from' },
  birthday: { text: 'Gift for the' },
  referral: { text: 'Friend invited:' },
  transfer: { text: 'Transfer with a vendor' },
  'member-transfer': { text: 'Transfer between members' },
  returned: { text: 'Transfer returned' },
  points: { text: 'Points' },
  jackpot: { text: 'Jackpot' },
  closing: { text: 'Closing of the account' },
  adjustment: { text: 'By operators' },
  'demo-credit': { text: 'Credit of a demo account' },
}

/** The subject of a ledger row, in words, with a link for operators who may open it. */
export function subjectOfMovement({ may }: OfficeCall, memberId: number, about: MovementSubject): Html {
  const link = (permission: Permission, href: string, text: string) =>
    may(permission) ? html`<a href="${href}">${text}</a>` : html`${text}`
  const { depositId, withdrawalId, betId, ticketId, ticketPlacedAt, drawId, openVendor, reference } = about
  if (depositId !== null)
    return link('deposits.read', depositPath({ memberId, id: depositId }), `Deposit ${memberId}/${depositId}`)
  if (withdrawalId !== null)
    return link(
      'withdrawals.read',
      `/withdrawals/${memberId}/${withdrawalId}`,
      `Withdrawal ${memberId}/${withdrawalId}`,
    )
  if (ticketId !== null && ticketPlacedAt !== null)
    return link(
      'bets.read',
      ticketPath({ memberId, id: ticketId }),
      `Ticket ${ticketNumber(ticketId, new Date(ticketPlacedAt).getTime())}`,
    )
  if (drawId !== null) return link('lotteries.read', `/lotteries/${drawId}`, `Draw ${about.drawName ?? drawId}`)
  if (betId !== null) return link('bets.read', betPath({ memberId, id: betId }), about.gameName ?? `Bet ${betId}`)
  if (openVendor !== null && reference !== null)
    return link(
      'bets.read',
      roundPath({ memberId, vendorCode: openVendor, roundId: reference }),
      `${about.gameName}, not finished`,
    )
  if (about.counterparty !== null)
    return html`Transfer with ${link('members.read', `/members/${about.counterpartyId}`, about.counterparty)}`
  return otherSubject(link, memberId, about)
}

function otherSubject(
  link: (permission: Permission, href: string, text: string) => Html,
  memberId: number,
  { key, type, reference }: MovementSubject,
): Html {
  const [subject = '', part = ''] = key.split(':')
  if (subject === 'deposit' && reference !== null)
    return /^[\w-]+$/.test(reference) ? html`Payment ${paymentLink({ id: reference })}` : html`Payment ${reference}`
  if (subject === 'bonus') return link('members.read', `/members/${memberId}/bonuses`, `Bonus ${part}`)
  if (subject === 'vendor' || subject === 'round') return html`Round ${reference}`
  const known = BY_KEY[subject]
  if (!known) return html`${words(type)}${reference !== null && html` ${reference}`}`
  const named = subject === 'jackpot' ? part : subject === 'agent-bill' || subject === 'transfer' ? null : reference
  if (named === null) return html`${known.text}`
  return known.path !== undefined && known.permission !== undefined
    ? html`${known.text} ${link(known.permission, `${known.path}${encodeURIComponent(named)}`, named)}`
    : html`${known.text} ${named}`
}
