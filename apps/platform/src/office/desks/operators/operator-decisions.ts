import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { ReviewedKind, DecisionKind } from '../../kit/decisions.ts'
import { html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import {
  lockAccount,
  readRoles,
  setRoles,
  disableAccount,
  enableAccount,
  resetLogIn,
  type ActingOperator,
  allowedRole,
  findAccount,
  type OperatorAccount,
  endLink,
  otherAdmins,
  readStandings,
} from '../../kit/operator-accounts.ts'
import { endSession } from '../../kit/operator-sessions.ts'
import { changeTable, facts } from '../../kit/page.ts'
import { type OperatorRole, OPERATOR_ROLES, POWERFUL_ROLES, ROLE_TEXTS } from '../../kit/permissions.ts'
import { momentText } from '../../kit/formats.ts'
import { listPasskeys, invitationEnd } from './operator-log-ins.ts'
import { describeLink, findLink, obstacleToVouch } from '../../kit/second-operator.ts'
import type { OfficeCall } from '../../kit/section.ts'

const parseRoles = (roles = ''): OperatorRole[] => OPERATOR_ROLES.filter((role) => roles.split(',').includes(role))
export const getTexts = (roles: readonly OperatorRole[]) => (roles.length === 0 ? 'none' : roles.join(', '))
export const changed: ReviewedKind = {
  kind: 'operator.roles_changed',
  permission: 'operators.change',
  describe: ({ name, roles }) => `Give operator ${name} the roles: ${getTexts(parseRoles(roles))}`,
  basis: async (tx, { operatorId }) => {
    const { disabledAt, linkAt } = await lockAccount(tx, Number(operatorId))
    return { roles: await readRoles(tx, Number(operatorId)), disabledAt, linkAt }
  },
  show: async (database, { operatorId, name = '', roles = '' }) => {
    const link = await linkText(database, Number(operatorId))
    const [before, after] = [await readRoles(database, Number(operatorId)), parseRoles(roles)]
    const terms = (held: readonly OperatorRole[]) =>
      Object.fromEntries(
        OPERATOR_ROLES.map((role) => [`${role}: ${ROLE_TEXTS[role]}`, held.includes(role) ? 'yes' : 'no']),
      )
    return html`${link !== undefined && html`<p>${link} Confirming vouches for ${name}, unless you count as one person: make sure that ${name} is a person of their own and set this log-in up.</p>`}
    ${changeTable(terms(before), terms(after))}`
  },
  apply: async (tx, { payload: { operatorId, before, roles }, operators }) => {
    const [id, after, confirming] = [Number(operatorId), parseRoles(roles), operators[1]]
    if (confirming !== undefined && (await mayVouch(tx, id, confirming))) await endLink(tx, id)
    const { old } = await setRoles(tx, { id, roles: after, grantedBy: operators.join(', ') })
    // Whether it took two was decided by these.
    if (String(old) !== before) throw new OfficeError('The roles have changed meanwhile. Load the page again.')
    return { old: { roles: old }, new: { roles: after } }
  },
}

export const disabled: DecisionKind = {
  kind: 'operator.disabled',
  permission: 'operators.change',
  describe: ({ name }) => `Disable operator ${name}`,
  apply: async (tx, { payload: { operatorId } }) => {
    await disableAccount(tx, Number(operatorId))
    return { old: { disabled: false }, new: { disabled: true } }
  },
}

export const enabled: DecisionKind = {
  kind: 'operator.enabled',
  permission: 'operators.change',
  describe: ({ name }) => `Enable operator ${name}`,
  apply: async (tx, { payload: { operatorId } }) => {
    await enableAccount(tx, Number(operatorId))
    return { old: { disabled: true }, new: { disabled: false } }
  },
}

export const reset: ReviewedKind = {
  kind: 'operator.log_in_reset',
  permission: 'operators.change',
  describe: ({ name }) => `Take away what operator ${name} logs in with`,
  basis: async (tx, { operatorId }) => {
    const { disabledAt, hasLogIn } = await lockAccount(tx, Number(operatorId))
    return { roles: await readRoles(tx, Number(operatorId)), disabledAt, hasLogIn }
  },
  show: async (database, { operatorId, name = '' }) =>
    html`<p>
        ${name} is logged out and needs a new link. Whoever makes that link could use it, so make sure that ${name}
        asked for this.
      </p>
      ${facts({ Roles: getTexts(await readRoles(database, Number(operatorId))), ...(await logInFacts(database, Number(operatorId))) })}`,
  apply: async (tx, { payload: { operatorId } }) => {
    await resetLogIn(tx, Number(operatorId))
    return {}
  },
}

export const vouched: DecisionKind = {
  kind: 'operator.vouched',
  permission: 'operators.change',
  describe: ({ name }) => `Vouch for operator ${name}`,
  apply: async (tx, { payload: { operatorId, voucherId } }) => {
    const id = Number(operatorId)
    await lockAccount(tx, id)
    const standings = await readStandings(tx)
    const link = findLink(standings, id)
    if (!link) throw new OfficeError('Nobody has to vouch for this operator.')
    const obstacle = obstacleToVouch(standings, { operatorId: id, voucherId: Number(voucherId) })
    if (obstacle !== undefined) throw new OfficeError(obstacle, 403)
    await endLink(tx, id)
    return { old: { linkBy: link.by.name, linkAt: link.at } }
  },
}

export const sessionEnded: DecisionKind = {
  kind: 'operator.session_ended',
  permission: 'operators.change',
  describe: ({ name }) => `End a session of operator ${name}`,
  apply: async (tx, { payload: { operatorId, session = '' } }) => {
    if (!(await endSession(tx, Number(operatorId), session))) throw new OfficeError('The session has ended already.')
    return {}
  },
}

/** Whether whoever confirms the roles of an operator may vouch for the log-in as well: not its maker, nor an account that is joined to it. */
async function mayVouch(tx: Transaction, operatorId: number, confirming: string): Promise<boolean> {
  const standings = await readStandings(tx)
  const voucher = standings.find(({ name }) => name === confirming)
  return voucher !== undefined && obstacleToVouch(standings, { operatorId, voucherId: voucher.id }) === undefined
}

/** @throws OfficeError if the operator is no admin by now */
export async function requireAdmin(tx: Transaction, actor: ActingOperator): Promise<ActingOperator> {
  const role = await allowedRole(tx, actor.id, 'operators.change')
  if (!role) throw new OfficeError('Your roles do not allow this any more.', 403)
  return { ...actor, role }
}

export async function logInFacts(database: Database, id: number) {
  const account = await findAccount(database, id)
  const keys = await listPasskeys(database, id)
  return {
    Passkeys: keys
      .map(({ name, lastUsedAt }) => `${name}${lastUsedAt ? `, last used ${momentText(lastUsedAt)}` : ''}`)
      .join('; '),
    Password: account?.passwordHash != null ? 'with an authenticator' : null,
    'Link open until': momentText((await invitationEnd(database, id)) ?? null),
  }
}

/** Whose link an operator logs in by; undefined once somebody has vouched, or it is long ago. */
async function linkText(database: Database, id: number): Promise<string | undefined> {
  const link = findLink(await readStandings(database), id)
  return link && `${describeLink(link)}.`
}

export const ONLY_OTHER_ADMIN =
  'Nobody else could confirm that the only other admin gets a new log-in. On the server,  node apps/platform/src/cli.ts make-admin NAME  prints a link.'
const holdsPower = (roles: readonly OperatorRole[]) => roles.some((role) => POWERFUL_ROLES.includes(role))

export async function isOnlyOtherAdmin(
  database: Database,
  actor: ActingOperator,
  { id }: OperatorAccount,
): Promise<boolean> {
  if (id === actor.id || !(await readRoles(database, id)).includes('admin')) return false
  return (await otherAdmins(database, { except: [actor.id, id], isActive: true })) === 0
}

/** The maker of a link could use it, so that taking a log-in away from somebody with power takes two admins. */
export async function resetTakesTwo({ actor, database }: OfficeCall, account: OperatorAccount): Promise<boolean> {
  if (await isOnlyOtherAdmin(database, actor, account)) throw new OfficeError(ONLY_OTHER_ADMIN)
  return (
    holdsPower(await readRoles(database, account.id)) &&
    (await otherAdmins(database, { except: [actor.id, account.id], isActive: false })) > 0
  )
}

/**
 * Whether another admin must confirm: admins neither give themselves roles nor anybody powerful ones, nor take `admin` from another one alone.
 * An admin who is disabled counts, because any admin can disable another one at once.
 */
export async function takesTwo(
  { actor, database }: OfficeCall,
  { id, hasLogIn }: OperatorAccount,
  { before, after }: { before: readonly OperatorRole[]; after: readonly OperatorRole[] },
): Promise<boolean> {
  const isOwn = id === actor.id
  if (!isOwn && hasLogIn && before.includes('admin') && !after.includes('admin')) return true
  const gained = after.filter((role) => !before.includes(role))
  if (isOwn ? gained.length === 0 : !holdsPower(gained)) return false
  return (await otherAdmins(database, { except: [actor.id], isActive: false })) > 0
}

/** Roles alone, so that an account can be disabled while its roles wait for another admin. */
export const getSubject = (name: string) => `operator:${name}:roles`
export const logInSubject = (name: string) => `operator:${name}:log-in`
export const getState = ({ hasLogIn, disabledAt }: Pick<OperatorAccount, 'hasLogIn' | 'disabledAt'>) =>
  disabledAt !== null ? `disabled since ${momentText(disabledAt)}` : hasLogIn ? 'active' : 'has no log-in'
