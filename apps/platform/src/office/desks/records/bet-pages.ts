import { parseAmount } from '@playhouse/shared/money.ts'
import { ROUND_STATES } from '@playhouse/vendor-api/round-status.ts'
import type { Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { type AuditEntry, lastAudit } from '../../../audit/read-audit.ts'
import { isLotteryVendor, readBet } from '../../../domains/engagement/records/bet-detail.ts'
import { findBet } from '../../../domains/engagement/records/bet-history.ts'
import { getMovement, getMovements } from '../../../domains/engagement/records/movements.ts'
import {
  findOpenRound,
  findSettledRound,
  type FoundOpenRound,
  listOpenRounds,
  openRoundMovements,
  type RoundKey,
} from '../../../domains/engagement/records/operator.ts'
import { getCurrency } from '../../../domains/money/wallet/operator.ts'
import { findMemberById } from '../../../domains/people/member/operator.ts'
import { valuesText } from '../../kit/audit-values.ts'
import { decimalText, durationText, moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseLargeId, parseNumber } from '../../kit/inputs.ts'
import { betPath, roundPath, ticketPath, transactionLink } from './parts/ledger-links.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError, unlessMissing } from '../../kit/office-error.ts'
import { actionForm, facts, table } from '../../kit/page.ts'
import { type Queue, registerQueue } from '../../kit/queue.ts'
import type { OfficeCall, OfficeSection, OfficeRoutes } from '../../kit/section.ts'

type Detail = Awaited<ReturnType<typeof readBet>>

const ASKED = 'round.asked'
const getSubject = ({ memberId, vendorCode, roundId }: RoundKey) => `round:${memberId}:${vendorCode}:${roundId}`

const openQueue: Queue<FoundOpenRound> = {
  path: '/rounds',
  title: 'Unfinished rounds',
  read: 'bets.read',
  views: { waiting: 'open for more than ten minutes', all: 'all' },
  searches: { number: 'Vendor’s number', vendor: 'Vendor’s code' },
  link: ({ row }) => ({ href: roundPath(row), text: row.roundId }),
  at: ({ row }) => row.openedAt,
  member: ({ row, username }) => ({ id: row.memberId, username }),
  columns: [
    { label: 'Game', text: ({ gameName }) => gameName },
    { label: 'Vendor', text: ({ vendorName }) => vendorName },
    { label: 'Stake>', text: ({ row }) => row.stake },
    { label: 'Paid so far>', text: ({ row }) => row.payout },
  ],
  clock: ({ row }) => ({ since: row.openedAt, due: null }),
  promises: false,
  list: listOpenRounds,
  empty: 'No round has been open for so long.',
}

interface BetServices {
  vendors: Pick<Vendors, 'readRound'>
  /** Origin of the page that recomputes a round. */
  launchHost: string | undefined
}

export const betSection = ({ vendors, launchHost }: BetServices): OfficeSection => ({
  path: '/rounds',
  title: 'Unfinished rounds',
  group: 'Members',
  permission: 'bets.read',
  register(routes) {
    registerQueue(routes, openQueue, { title: 'Unfinished rounds' })
    registerRounds(routes, { vendors })
    registerBets(routes, { launchHost })
  },
})

/** A round without an outcome, and what its vendor says. */
function registerRounds({ page, action }: OfficeRoutes, { vendors }: Pick<BetServices, 'vendors'>): void {
  page('/rounds/:memberId/:vendor/:roundId', 'bets.read', async (call) => {
    const { database, query } = call
    const key = getKey(call)
    const found = key && (await findOpenRound(database, key))
    if (!key) return undefined
    if (!found) {
      const id = await findSettledRound(database, key)
      const notice = query.done === undefined ? '' : `?${new URLSearchParams({ done: query.done }).toString()}`
      return id === undefined ? undefined : { to: `${betPath({ memberId: key.memberId, id })}${notice}` }
    }
    const [movements, requested] = await Promise.all([
      getMovements(database, key.memberId, openRoundMovements(found), 'EN'),
      lastAudit(database, { subject: getSubject(key), action: ASKED }),
    ])
    return {
      title: `Unfinished round ${key.roundId}`,
      body: html`${openFacts(call, found)}
        <h2>What the vendor says</h2>
        ${answerPart(requested) ?? html`<p class="muted">The vendor has not been asked.</p>`}
        ${
          call.may('bets.ask') &&
          html`<p class="muted">Asking moves no money: a payout that the vendor owes comes by its own call.</p>
            ${actionForm(call.csrfToken, { action: `${roundPath(key)}/ask`, button: 'Ask the vendor again', second: true })}`
        }
        <h2>Ledger</h2>
        ${movementTable(key.memberId, movements.map(getMovement))}`,
    }
  })

  action('/rounds/:memberId/:vendor/:roundId/ask', 'bets.ask', z.object({}), async (call) => {
    const { actor, database } = call
    const key = getKey(call)
    if (!key || !(await findOpenRound(database, key))) throw new OfficeError('There is no such unfinished round.', 404)
    const answer = await getAnswer(vendors, key)
    await withTransaction(database, (tx) =>
      recordAudit(tx, { actor, action: ASKED, subject: getSubject(key), new: answer }),
    )
    return { to: roundPath(key), notice: 'vendor' }
  })
}

function registerBets({ page }: OfficeRoutes, { launchHost }: Pick<BetServices, 'launchHost'>): void {
  page('/bets/:memberId/:id', 'bets.read', async (call) => {
    const { database, params } = call
    const [memberId, id] = [parseNumber(params.memberId), parseLargeId(params.id)]
    if (memberId === undefined || id === undefined) return undefined
    const member = await findMemberById(database, memberId)
    const currency = member && (await getCurrency(database, memberId))
    if (!member || currency === undefined) return undefined
    const bet = await readBet(database, memberId, String(id), currency, 'EN').catch(unlessMissing)
    if (!bet) return undefined
    const key = { memberId, vendorCode: bet.vassalage, roundId: bet.roundId }
    const [found, requested] = await Promise.all([
      findBet(database, memberId, String(id), 'EN'),
      lastAudit(database, { subject: getSubject(key), action: ASKED }),
    ])
    return {
      title: `Bet ${memberId}/${id}`,
      body: html`${betFacts(call, member, bet)} ${replayPart(bet, found?.details ?? null, launchHost)}
        ${
          requested &&
          html`<h2>What the vendor said</h2>
            ${answerPart(requested)}`
        }
        <h2>Ledger</h2>
        ${movementTable(memberId, bet.movements)}`,
    }
  })
}

function getKey({ params }: OfficeCall): RoundKey | undefined {
  const memberId = parseNumber(params.memberId)
  const { vendor: vendorCode = '', roundId = '' } = params
  return memberId === undefined || !/^[\w-]{1,32}$/.test(vendorCode) || !/^[\w.-]{1,64}$/.test(roundId)
    ? undefined
    : { memberId, vendorCode, roundId }
}

async function getAnswer(vendors: BetServices['vendors'], { vendorCode, roundId }: RoundKey) {
  try {
    const { state, payout } = await vendors.readRound(vendorCode, roundId)
    return { answer: state, ...(payout !== undefined && { payout }) }
  } catch (error) {
    if (error instanceof VendorUnknownError) return { answer: 'NO_ANSWER' as const }
    throw error
  }
}

const ANSWERS: Readonly<Record<(typeof ROUND_STATES)[number] | 'NO_ANSWER', string>> = {
  open: 'The round is not over: the player or an event still decides it.',
  unanswered: 'The round is over. The vendor sends its call again in some seconds: load this page again in a moment.',
  settled:
    'For the vendor the round is settled, and the platform has answered. If it is unfinished here, show the vendor its number and this answer.',
  refunded:
    'For the vendor the stake is returned, and the platform has answered. If it is unfinished here, show the vendor its number and this answer.',
  unknown: 'The vendor does not know this round. Show the vendor its number and the stake in the ledger.',
  NO_ANSWER:
    'The vendor did not answer, or does not tell about rounds. Ask again in a moment, or ask it by its support.',
}
const askedInput = z.object({ answer: z.enum([...ROUND_STATES, 'NO_ANSWER']), payout: z.string().optional() })

function answerPart(requested: AuditEntry | undefined): Html | undefined {
  const read = askedInput.safeParse(requested?.newValue).data
  if (!requested || !read) return undefined
  return html`<section class="panel">
    <p class="muted">Asked ${momentText(requested.at)} by ${requested.actor}</p>
    ${facts({ Answer: ANSWERS[read.answer], Pays: read.payout && decimalText(read.payout) })}
  </section>`
}

const openFacts = (call: OfficeCall, { row, username, gameName, vendorName }: FoundOpenRound): Html =>
  facts({
    State: `not finished, for ${durationText(Date.now() - row.openedAt.getTime())}`,
    Member: memberLink(call, { id: row.memberId, username }),
    Game: gameName,
    Vendor: `${vendorName} (${row.vendorCode})`,
    'Vendor’s number': row.roundId,
    Since: momentText(row.openedAt),
    Stake: moneyText(row.stake),
    'Of bonus money': row.bonusStake === 0n ? null : moneyText(row.bonusStake),
    'Paid so far': moneyText(row.payout),
    Account: row.demo ? 'demo' : null,
  })

function getSum(
  movements: Detail['movements'],
  fits: (movement: Detail['movements'][number]) => boolean,
): string | null {
  const found = movements.filter(fits)
  if (found.length === 0) return null
  return moneyText(found.reduce((sum, { amount }) => sum + parseAmount(String(amount).replace('-', '')), 0n))
}

function betFacts(call: OfficeCall, member: { id: number; username: string }, bet: Detail): Html {
  const [, ticketId] = (isLotteryVendor(bet.vassalage) && /^(\d+)\.\d+$/.exec(bet.roundId)) || []
  return facts({
    State: String(bet.status),
    Member: memberLink(call, member),
    Game: bet.gameName,
    Vendor: `${bet.vassalageName} (${bet.vassalage})`,
    'Number of the round, as the member reads it': bet.roundId,
    Ticket: ticketId && html`<a href="${ticketPath({ memberId: member.id, id: ticketId })}">Ticket of this bet</a>`,
    'Settled at': momentText(new Date(bet.at)),
    Stake: decimalText(bet.stake),
    'Of bonus money': getSum(bet.movements, ({ wallet, type }) => wallet === 'bonus' && type === 'BET'),
    Payout: decimalText(bet.payout),
    Jackpot: getSum(bet.movements, ({ type }) => type === 'JACKPOT'),
    Result: decimalText(bet.profit ?? ''),
    'Counts as turnover': `${decimalText(bet.turnover ?? '')}${bet.uncountedReason == null ? '' : `: ${words(String(bet.uncountedReason))}`}`,
    'Balance after': bet.balanceAfter === null ? null : decimalText(bet.balanceAfter),
  })
}

/** The bet and its result, with a page that draws it again. */
function replayPart(
  { fairness }: Detail,
  details: Readonly<Record<string, unknown>> | null,
  launchHost: string | undefined,
): Html {
  const { fairness: _, state: _state, engine: _engine, ...outcome } = details ?? {}
  if (details === null && fairness === null) return html``
  return html`<h2>Bet and outcome</h2>
    ${details && html`<section class="panel">${valuesText(outcome, null)}</section>`}
    ${
      fairness &&
      html`${facts({
        Model: fairness.modelId,
        'Hash that was promised': fairness.serverSeedHash,
        'Seed of the server': fairness.serverSeed,
        'Seed of the client': fairness.clientSeed,
        Nonce: fairness.nonce,
      })}
      ${launchHost && html`<p><a href="${launchHost}${fairness.verifyPath}" rel="noreferrer">Replay the round</a></p>`}`
    }`
}

const movementTable = (memberId: number, movements: Detail['movements']): Html =>
  table(
    ['Transaction', 'Time', 'Type', 'Balance', 'Amount>', 'Balance after>'],
    movements.map((movement) => {
      const at = new Date(movement.at)
      const wallet = ['main', 'locked', 'bonus'].includes(movement.wallet) ? movement.wallet : 'vendors'
      return [
        transactionLink(memberId, { id: movement.transactionId, at, wallet, kind: 'play' }),
        momentText(at),
        words(movement.type),
        movement.wallet === 'main' ? 'cash' : movement.wallet,
        decimalText(movement.amount),
        decimalText(movement.balanceAfter),
      ]
    }),
    'Nothing was booked.',
  )
