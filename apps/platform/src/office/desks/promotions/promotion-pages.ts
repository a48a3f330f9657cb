import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { judge, readStanding } from '../../../domains/engagement/promotions/eligibility.ts'
import { decideApplication } from '../../../domains/engagement/promotions/decide-application.ts'
import { getOffer } from '../../../domains/engagement/promotions/offer-claims.ts'
import { countWaitingClaims, findClaim, listClaims } from '../../../domains/engagement/promotions/operator.ts'
import type { DecisionKind, ReviewedKind } from '../../kit/decisions.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { parseLargeId } from '../../kit/inputs.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts } from '../../kit/page.ts'
import { promotionPlans } from './promotion-plans.ts'
import { waitReader } from '../../kit/queue.ts'
import { reviewDesk } from '../../kit/review-desk.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

const getKey = ({ memberId, id = '0' }: Readonly<Record<string, string>>) => ({
  memberId: Number(memberId),
  id: BigInt(id),
})

type Claim = NonNullable<Awaited<ReturnType<typeof findClaim>>>

/** Amount that an application would be paid now. */
const getWorth = async (on: Database | Transaction, { row, offer }: Pick<Claim, 'row' | 'offer'>): Promise<bigint> =>
  judge(getOffer(row, offer), await readStanding(on, row.memberId, row.createdAt)).amount

/** Applications with what those that wait would be paid now. */
async function listWithWorth(database: Database, request: Parameters<typeof listClaims>[1]) {
  const listed: (Awaited<ReturnType<typeof listClaims>>[number] & { worth: bigint | null })[] = []
  for (const claim of await listClaims(database, request)) {
    const { row, offer } = claim
    // Tickets have a number, but no amount.
    const isOpen = row.state === 'PROCESS' && offer !== null && offer.kind !== 'TICKET'
    listed.push({ ...claim, worth: isOpen ? await getWorth(database, { row, offer }) : null })
  }
  return listed
}

async function claimFacts(database: Database, found: Claim): Promise<Record<string, string | null>> {
  const { row, title } = found
  return {
    Promotion: title ?? row.promotionId,
    Period: row.period,
    Amount: moneyText(row.amount ?? (await getWorth(database, found))),
    Remark: row.remark,
    Applied: momentText(row.createdAt),
    State: words(row.state),
    'Decided by': row.operator,
    Reason: row.reason,
  }
}

/** Pays a reward that no plan has fixed, so a large one takes a second operator. */
const accepted: ReviewedKind = {
  kind: 'promotion.decided',
  permission: 'claims.decide',
  describe: ({ memberId, id }) => `Accept application ${id} of member ${memberId} for a promotion`,
  basis: async (tx, payload) => {
    const found = await findClaim(tx, getKey(payload))
    return found && { state: found.row.state, version: found.row.version, amount: await getWorth(tx, found) }
  },
  show: async (database, payload) => {
    const found = await findClaim(database, getKey(payload))
    return found
      ? html`${facts({ Member: `${found.username} (${found.row.memberId})`, ...(await claimFacts(database, found)) })}
        ${pictures(found.row.memberId, found.row.uploads)}`
      : html``
  },
  apply: async (tx, { payload, reason, operators }) => {
    const decided = await decideApplication(tx, {
      ...getKey(payload),
      approved: true,
      operator: operators.join(', '),
      reason,
    })
    if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
    return { old: { state: 'PROCESS' }, new: { state: decided.state, amount: decided.amount?.toString() } }
  },
}

const rejected: DecisionKind = {
  kind: 'promotion.decided',
  permission: 'claims.decide',
  describe: ({ memberId, id }) => `Reject application ${id} of member ${memberId} for a promotion`,
  apply: async (tx, { payload, reason, operators }) => {
    const decided = await decideApplication(tx, {
      ...getKey(payload),
      approved: false,
      operator: operators.join(', '),
      reason,
    })
    if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
    return { old: { state: 'PROCESS' }, new: { state: decided.state } }
  },
}

type Listed = Awaited<ReturnType<typeof listWithWorth>>[number]

const claimDesk = ({ twoOperatorsAbove }: OperatorLimits) =>
  reviewDesk({
    path: '/promotions',
    noun: 'application',
    read: 'claims.read',
    decide: 'claims.decide',
    subject: 'promotion-claim',
    key: ({ row: { memberId, id } }: Pick<Claim & Listed, 'row' | 'username'>) => ({ memberId, id }),
    readId: parseLargeId,
    number: ({ id }) => String(id),
    queue: {
      title: 'Applications for promotions',
      views: { waiting: 'waiting', decided: 'decided', all: 'all' },
      at: ({ row }: Listed) => row.createdAt,
      clock: ({ row }: Listed) => ({ since: row.createdAt, due: null }),
      columns: [
        { label: 'Promotion', text: ({ row, title }: Listed) => title ?? row.promotionId },
        { label: 'Amount>', text: ({ row, worth }: Listed) => row.amount ?? worth },
        { label: 'State', text: ({ row }: Listed) => words(row.state) },
      ],
      amount: ({ row, worth }: Listed) => row.amount ?? worth,
      list: listWithWorth,
      empty: 'There is none.',
      above: ({ may }) => html`${may('rewards.read') && html`<p><a href="/promotions/all">All promotions</a></p>`}`,
    },
    find: findClaim,
    show: async (call, found) =>
      html`${facts({ Member: memberLink(call, { id: found.row.memberId, username: found.username }), ...(await claimFacts(call.database, found)) })}
      ${pictures(found.row.memberId, found.row.uploads)}`,
    choices: [
      {
        name: 'accept',
        kind: accepted,
        button: 'Accept',
        isFirst: true,
        reason: 'Note for the audit log',
        forSeveral: true,
        obstacle: async (database, found) =>
          (await getWorth(database, found)) <= 0n ? 'The conditions are not met.' : undefined,
        // Tickets have a number, but no amount.
        operators: async (found, database) =>
          found.offer.kind === 'TICKET'
            ? 1
            : {
                sum: 'credits',
                memberId: found.row.memberId,
                amount: await getWorth(database, found),
                above: await twoOperatorsAbove(),
              },
      },
      { name: 'reject', kind: rejected, button: 'Reject', reason: 'Reason, shown to the member', forSeveral: true },
    ],
    open: ({ row }) => (row.state === 'PROCESS' ? ['accept', 'reject'] : []),
    next: 'queue',
  })

/** Promotions, and applications for those that the house decides. */
export function promotionSection(limits: OperatorLimits): OfficeSection {
  const claims = claimDesk(limits)
  return {
    path: '/promotions',
    title: 'Promotions',
    group: 'Rewards',
    permission: 'claims.read',
    decisions: [...promotionPlans.decisions, accepted, rejected],
    waiting: countWaitingClaims,
    waits: [waitReader(claims.queue)],
    register(routes) {
      promotionPlans.register(routes, limits)
      claims.register(routes)
    },
  }
}
