import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { judge, readStanding } from '../../../domains/engagement/promotions/eligibility.ts'
import { decideApplication, offerOf } from '../../../domains/engagement/promotions/offers.ts'
import { countWaitingClaims, findClaim, listClaims } from '../../../domains/engagement/promotions/operator.ts'
import type { ReviewedKind } from '../../kit/decisions.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts } from '../../kit/page.ts'
import { promotionPlans } from './promotion-plans.ts'
import { registerRequests } from '../../kit/request-queue.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'
import { pictures } from '../uploads/upload-pages.ts'

const keyOf = ({ memberId, id = '0' }: Readonly<Record<string, string>>) => ({
  memberId: Number(memberId),
  id: BigInt(id),
})

type Claim = NonNullable<Awaited<ReturnType<typeof findClaim>>>

/** What an application would be paid now. */
const worthOf = async (on: Database | Transaction, { row, offer }: Pick<Claim, 'row' | 'offer'>): Promise<bigint> =>
  judge(offerOf(row, offer), await readStanding(on, row.memberId, row.createdAt)).amount

/** Applications with what those that wait would be paid now. */
async function listWithWorth(database: Database, request: Parameters<typeof listClaims>[1]) {
  const listed: (Awaited<ReturnType<typeof listClaims>>[number] & { worth: bigint | null })[] = []
  for (const claim of await listClaims(database, request)) {
    const { row, offer } = claim
    // Tickets have a number, but no amount.
    const isOpen = row.state === 'PROCESS' && offer !== null && offer.kind !== 'TICKET'
    listed.push({ ...claim, worth: isOpen ? await worthOf(database, { row, offer }) : null })
  }
  return listed
}

async function claimFacts(database: Database, found: Claim): Promise<Record<string, string | null>> {
  const { row, title } = found
  return {
    Promotion: title ?? row.promotionId,
    Period: row.period,
    Amount: moneyText(row.amount ?? (await worthOf(database, found))),
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
  confirm: 'claims.confirm',
  describe: ({ memberId, id }) => `Accept application ${id} of member ${memberId} for a promotion`,
  basis: async (tx, payload) => {
    const found = await findClaim(tx, keyOf(payload))
    return found && { state: found.row.state, version: found.row.version, amount: await worthOf(tx, found) }
  },
  show: async (database, payload) => {
    const found = await findClaim(database, keyOf(payload))
    return found
      ? html`${facts({ Member: `${found.username} (${found.row.memberId})`, ...(await claimFacts(database, found)) })}
        ${pictures(found.row.memberId, found.row.uploads)}`
      : html``
  },
  apply: async (tx, { payload, reason, operators }) => {
    const decided = await decideApplication(tx, {
      ...keyOf(payload),
      approved: true,
      operator: operators.join(', '),
      reason,
    })
    if (!decided) throw new OfficeError('It has been decided in the meantime.', 409)
    return { old: { state: 'PROCESS' }, new: { state: decided.state, amount: decided.amount?.toString() } }
  },
}

/** Promotions, and applications for those that the house decides. */
export const promotionSection = (limits: OperatorLimits): OfficeSection => ({
  path: '/promotions',
  title: 'Promotions',
  group: 'Rewards',
  permission: 'claims.read',
  decisions: [...promotionPlans.decisions, accepted],
  waiting: countWaitingClaims,
  register(routes) {
    promotionPlans.register(routes, limits)
    registerRequests(routes, {
      path: '/promotions',
      noun: 'application',
      read: 'claims.read',
      decide: 'claims.decide',
      queue: {
        title: 'Applications for promotions',
        at: ({ row }) => row.createdAt,
        columns: [
          { label: 'Promotion', text: ({ row, title }) => title ?? row.promotionId },
          { label: 'Amount>', text: ({ row, worth }) => row.amount ?? worth },
          { label: 'State', text: ({ row }) => words(row.state) },
        ],
        list: listWithWorth,
        empty: 'There is none.',
        above: ({ may }) => html`${may('rewards.read') && html`<p><a href="/promotions/all">All promotions</a></p>`}`,
      },
      find: findClaim,
      show: async (database, found) => ({
        facts: await claimFacts(database, found),
        more: pictures(found.row.memberId, found.row.uploads),
        ...((await worthOf(database, found)) <= 0n && { obstacle: 'The conditions are not met.' }),
      }),
      open: 'PROCESS',
      accept: { choice: 'accept', button: 'Accept' },
      reject: 'Reject',
      settle: decideApplication,
      audit: { action: 'promotion.decided', subject: 'promotion-claim' },
      accepting: {
        kind: accepted,
        // Tickets have a number, but no amount.
        amountOf: async (database, found) =>
          found.offer.kind === 'TICKET'
            ? undefined
            : {
                sum: 'credits',
                memberId: found.row.memberId,
                amount: await worthOf(database, found),
                above: await limits.twoOperatorsAbove(),
              },
      },
    })
  },
})
