import { OPERATOR_ROLES, type OperatorRole } from '../../db/tables/office.ts'

export { OPERATOR_ROLES, type OperatorRole }

const PAYMENTS_READ = ['view', 'payments', 'payments-second'] as const

/** Any operator who has logged in, also without a role. */
const ANY_OPERATOR = 'any-operator'

/**
 * Everything that operators may do, with the roles that allow it. Each page, action, file, section and kind of decision names one of
 * these; what no role of an operator allows is refused. Reading documents and personal conversations is not part of `view`.
 */
export const PERMISSIONS = {
  'overview.read': OPERATOR_ROLES,
  'members.read': [...PAYMENTS_READ, 'risk', 'service'],
  // Phone numbers, e-mail addresses, birthdays; others see them masked.
  'members.contacts': ['payments', 'risk', 'service'],
  // What the platform has written to them.
  'members.letters': ['payments', 'risk', 'service'],
  'members.sign-ins': ['risk', 'service'],
  'members.end-sessions': ['risk', 'service'],
  // Lifts locks and sends resets; takes lost proofs away with a second operator.
  'access.mend': ['risk', 'service'],
  'access.confirm': ['risk', 'service'],
  // Real name and birthday.
  'members.correct': ['risk', 'service'],
  'members.correct-confirm': ['risk'],
  'members.note': ['payments', 'risk', 'service'],
  'members.tag': ['payments', 'risk', 'service'],
  // Defining tags says which there are.
  'tags.define': ['risk'],
  'members.block': ['risk'],
  // For the member or against one; what is withheld is released by the same.
  'members.close': ['risk', 'service'],
  'members.close-confirm': ['risk'],
  // Bonuses beside promotions, and their end.
  'bonuses.change': ['service', 'payments'],
  'bonuses.confirm': ['payments-second'],
  'members.rank': ['service', 'risk'],
  'members.rank-confirm': ['risk', 'payments-second'],
  // Another upline, which changes what agents are paid.
  'members.move': ['risk'],
  'members.move-confirm': ['risk', 'payments-second'],
  // Rebate and prize series, which change what is paid.
  'members.rates': ['risk'],
  'members.rates-confirm': ['risk', 'payments-second'],
  // Everything that is kept about a member, as a file, and what erasure needs.
  'members.data': ['risk'],
  'members.erase': ['risk'],
  'members.erase-confirm': ['risk'],
  'withdrawals.read': [...PAYMENTS_READ, 'risk', 'service'],
  'withdrawals.decide': ['payments'],
  'withdrawals.confirm': ['payments-second'],
  'deposits.read': [...PAYMENTS_READ, 'risk', 'service'],
  // Asking changes nothing, so those who may not decide may ask.
  'deposits.ask': ['payments', 'service'],
  'deposits.decide': ['payments'],
  'deposits.confirm': ['payments-second'],
  'deposits.unblock': ['payments', 'risk'],
  // Signs of risk, which the member must not hear of.
  'risk.read': ['payments', 'payments-second', 'risk'],
  'risk.set': ['risk'],
  'risk.confirm': ['risk'],
  // Opens cases, adds evidence, decides; a second operator where it takes money or play away.
  'risk.decide': ['risk'],
  'risk.decide-confirm': ['risk'],
  // Files for an authority.
  'risk.report': ['risk'],
  // Bets, rounds at vendors and lottery tickets.
  'bets.read': [...PAYMENTS_READ, 'risk', 'service', 'lottery'],
  'bets.ask': ['payments', 'risk', 'service'],
  'credits.read': PAYMENTS_READ,
  'credits.propose': ['payments'],
  'credits.confirm': ['payments-second'],
  'payments.read': PAYMENTS_READ,
  'payments.configure': ['payments'],
  'payments.confirm': ['payments-second'],
  'reconciliation.read': PAYMENTS_READ,
  'reconciliation.change': ['payments'],
  'identity.read': ['risk'],
  'identity.decide': ['risk'],
  'applications.read': ['view', 'risk', 'service'],
  'applications.decide': ['risk'],
  'protection.read': ['view', 'risk', 'service'],
  'protection.decide': ['risk'],
  'protection.confirm': ['risk'],
  'lotteries.read': ['view', 'service', 'lottery'],
  'lotteries.decide': ['lottery'],
  'lotteries.confirm': ['lottery'],
  'lotteries.holidays': ['lottery'],
  'lotteries.reading': ['lottery'],
  'cases.read': ['service'],
  'cases.answer': ['service'],
  'chat.read': ['view', 'service'],
  'chat.moderate': ['service'],
  'redemptions.read': ['view', 'service'],
  'redemptions.decide': ['service'],
  'claims.read': ['view', 'content', 'service'],
  'claims.decide': ['service'],
  'claims.confirm': ['payments-second'],
  'rewards.read': ['view', 'content', 'payments-second'],
  'rewards.plan': ['content'],
  'rewards.confirm': ['content', 'payments-second'],
  'setup.read': ['view', 'admin'],
  'setup.test': ['admin'],
  'brand.read': ['view', 'admin'],
  'brand.change': ['admin'],
  'brand.confirm': ['admin'],
  'content.read': ['view', 'content', 'service'],
  'content.plan': ['content'],
  'content.confirm': ['content'],
  'games.read': ['view', 'content'],
  'games.change': ['content'],
  'broadcasts.read': ['view', 'content', 'service'],
  'broadcasts.send': ['content'],
  'broadcasts.confirm': ['content', 'service'],
  'modules.read': ['view', 'admin'],
  'modules.switch': ['admin'],
  'modules.confirm': ['admin'],
  'audit.read': ['view', 'risk', 'admin'],
  // Reads the whole log, which takes a while.
  'audit.verify': ['risk', 'admin'],
  // Figures of the house, without members.
  'reports.read': ['view', 'payments', 'payments-second', 'admin'],
  // How one logs in oneself.
  'account.change': ANY_OPERATOR,
  'operators.read': ['admin'],
  'operators.change': ['admin'],
  'operators.confirm': ['admin'],
  'decisions.read': OPERATOR_ROLES,
  // The kind of the decision names who may confirm it.
  'decisions.decide': ['service', 'payments', 'payments-second', 'content', 'lottery', 'risk', 'admin'],
  // The purpose of the picture names who may see it.
  'pictures.read': [...PAYMENTS_READ, 'risk', 'service', 'content'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[] | typeof ANY_OPERATOR>>

export type Permission = keyof typeof PERMISSIONS

/** What takes two operators: the permission to propose it, and the one to confirm it. A kind of decision names the first alone. */
export const CONFIRMED_BY = {
  'access.mend': 'access.confirm',
  'members.correct': 'members.correct-confirm',
  'members.close': 'members.close-confirm',
  'bonuses.change': 'bonuses.confirm',
  'members.rank': 'members.rank-confirm',
  'members.move': 'members.move-confirm',
  'members.rates': 'members.rates-confirm',
  'members.erase': 'members.erase-confirm',
  'withdrawals.decide': 'withdrawals.confirm',
  'deposits.decide': 'deposits.confirm',
  'credits.propose': 'credits.confirm',
  'payments.configure': 'payments.confirm',
  'protection.decide': 'protection.confirm',
  'risk.set': 'risk.confirm',
  'risk.decide': 'risk.decide-confirm',
  'lotteries.decide': 'lotteries.confirm',
  'claims.decide': 'claims.confirm',
  'rewards.plan': 'rewards.confirm',
  'brand.change': 'brand.confirm',
  'content.plan': 'content.confirm',
  'broadcasts.send': 'broadcasts.confirm',
  'modules.switch': 'modules.confirm',
  'operators.change': 'operators.confirm',
} as const satisfies Partial<Record<Permission, Permission>>

/** A permission to propose what another operator confirms. */
export type Proposing = keyof typeof CONFIRMED_BY

/** Roles that allow either half of what takes two operators: granting one takes two admins. */
export const POWERFUL_ROLES: readonly OperatorRole[] = OPERATOR_ROLES.filter((role) =>
  Object.entries(CONFIRMED_BY).some(([propose, confirm]) =>
    [propose as Proposing, confirm].some((permission) => roleFor([role], permission) !== undefined),
  ),
)

/** The role of an operator that allows it; null where none is needed, undefined if none does. */
export function roleFor(roles: readonly OperatorRole[], permission: Permission): OperatorRole | null | undefined {
  const allowed: readonly OperatorRole[] | typeof ANY_OPERATOR = PERMISSIONS[permission]
  return allowed === ANY_OPERATOR ? null : allowed.find((role) => roles.includes(role))
}

export const ROLE_TEXTS: Readonly<Record<OperatorRole, string>> = {
  view: 'reads members, payments, plans, draws, reports, settings and the audit log, but no documents or conversations; changes nothing',
  service:
    'answers cases of members and guests, asks the payment provider about deposits and vendors about rounds, moderates the chat, decides applications for promotions and redemptions, proposes bonuses and ranks of members, corrections of their names and birthdays and the closing of accounts',
  payments:
    'decides withdrawals, unmatched and held payments, asks the provider about deposits, proposes credits and bonuses, sets up ways to pay, explains reconciliation, reads reports',
  'payments-second':
    'confirms withdrawals, credits, bonuses, ranks and uplines of members, applications for promotions, fees, uses of payment providers, rules of withdrawals and plans that take two operators, reads reports',
  content:
    'plans promotions, missions, leaderboards, raffles, the points mall and ranks, writes banners, announcements and messages, switches games',
  lottery:
    'switches lotteries on and off, sets their holidays and how texts of bets are read, holds and voids draws and corrects results',
  risk: 'reads signs of risk and sets their thresholds, decides cases of risk and makes reports of them, blocks members, stops their withdrawals or play, closes accounts and releases what is withheld of them, corrects their names and birthdays, moves them to other uplines, sets their ranks, defines their tags, exports and erases their data, decides identity checks, agents’ applications, limits, exclusions and accounts that match an excluded person’s',
  admin:
    'invites operators, vouches for them, grants and withdraws roles, ends sessions and log-ins of operators, changes the brand, switches modules, tests the message service, reads reports',
}
