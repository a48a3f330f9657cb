import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/settings.ts'
import type { Change } from '../chaos/defects.ts'
import type { Finding, FindingKind } from './findings.ts'

/** A mistake that a developer could make, planted in the platform or the web of a run. */
export interface RobotDefect {
  name: string
  changes: readonly Change[]
  finds: FindingKind
  what: RegExp
}

const people = (name: string) => `apps/platform/src/domains/people/${name}.ts`

export const ROBOT_DEFECTS: readonly RobotDefect[] = [
  {
    name: 'a contradicting message about a payment changes nothing',
    changes: [
      {
        file: 'apps/platform/src/domains/money/cashier/deposits/payment-arrivals.ts',
        from: 'if (!arrival) return assertSaidBefore(tx, said)',
        to: 'if (!arrival) return',
      },
    ],
    finds: 'payment',
    what: /^a payment reported wrongly at first$/,
  },
  {
    name: 'a prepared statement depends on the language',
    changes: [
      {
        file: 'apps/platform/src/domains/play/lottery/reasons.ts',
        from: 'sql`coalesce((',
        to: 'sql`coalesce(${sql.raw(`/* ${language} */`)}(',
      },
    ],
    finds: 'server error',
    what: /^(?:GET|POST) \/lgw\/orders/,
  },
  {
    name: 'the cache of pages takes a failed read for a missing item',
    changes: [
      {
        file: 'apps/platform/src/domains/play/lottery/tickets.ts',
        from: "const [row] = await executePrepared<Row>(database, 'lottery-ticket',",
        to: "if (ticketId % 2n === 0n) throw new Error('a planted failure')\n  const [row] = await executePrepared<Row>(database, 'lottery-ticket',",
      },
      {
        file: 'apps/web/src/graphql/create-cache.ts',
        from: 'incoming === null && extensions?.[HAS_ERRORS] ? existingData : incoming',
        to: 'incoming',
      },
    ],
    finds: 'not there',
    what: /^\/member\/lottery-tickets\/:id$/,
  },
  {
    name: 'a reset link outlives the address that it was sent to',
    changes: [
      {
        file: people('session/protect-access'),
        from: '[handOff, passwordReset, logInCheck]',
        to: '[handOff, logInCheck]',
      },
      {
        file: people('member/password/reset-by-link'),
        from: 'isConfirmedAddress(sql`${address}`))} for no key update',
        to: 'isNotNull(member.emailVerifiedAt))} for no key update',
      },
      {
        file: people('member/password/reset-by-link'),
        from: 'isConfirmedAddress(passwordReset.address)))',
        to: 'isNotNull(member.emailVerifiedAt)))',
      },
    ],
    finds: 'access',
    what: /^a reset link sent to an address that the owner has left$/,
  },
  {
    name: 'links of closed and blocked agents go on working',
    changes: [
      {
        file: people('registration/invitations'),
        from: "isInviting: hasOutcome(sql`${member.id}`, thing, 'works'),",
        to: 'isInviting: sql<boolean>`true`,',
      },
      {
        file: people('registration/invitations'),
        from: 'const parent = host && (await openAgentAbove(database, host))',
        to: 'const parent = host',
      },
    ],
    finds: 'closed account',
    what: /^a member was placed below a (closed|blocked) agent$/,
  },
  {
    name: 'one operator adjusts a balance alone',
    changes: [
      {
        file: 'apps/platform/src/office/desks/wallet/credit-pages.ts',
        from: "operators: type === 'ADMIN_CREDIT' ? { sum: 'credits', memberId: found.id, amount, above: 0n } : 2,",
        to: 'operators: 1,',
      },
    ],
    finds: 'one person',
    what: /^a balance adjusted by one operator$/,
  },
]

export const isFoundBy = ({ finds, what }: RobotDefect, finding: Finding): boolean =>
  finding.kind === finds && what.test(finding.what)

/** Web sources among planted ones, by their absolute path. */
export const webSources = (sources: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...sources].filter(([file]) => file.startsWith('apps/web/')).map(([file, source]) => [join(ROOT, file), source]),
  )
