import * as z from 'zod'
import { decide, type DecisionKind, type ReviewedKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { numberOf, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import {
  disableAccount,
  enableAccount,
  findAccount,
  listAccounts,
  lockAccount,
  type OperatorAccount,
  otherAdmins,
  rolesOf,
  setRoles,
} from './operator-accounts.ts'
import { endSessionsOf } from './operator-sessions.ts'
import { actionForm, changeTable, facts, reasonField, table } from './page.ts'
import { OPERATOR_ROLES, type OperatorRole, ROLE_TEXTS } from './permissions.ts'
import { noticeOf, type OfficeCall, type OfficeSection } from './section.ts'

/** `role_view` is `on` or left out. */
const rolesInput = withReason.catchall(z.string().max(10))

const listOf = (roles = ''): OperatorRole[] => OPERATOR_ROLES.filter((role) => roles.split(',').includes(role))
const textsOf = (roles: readonly OperatorRole[]) => (roles.length === 0 ? 'none' : roles.join(', '))

const changed: ReviewedKind = {
  kind: 'operator.roles_changed',
  permission: 'operators.change',
  confirm: 'operators.confirm',
  describe: ({ name, roles }) => `Give operator ${name} the roles: ${textsOf(listOf(roles))}`,
  basis: async (tx, { operatorId }) => {
    const { disabledAt } = await lockAccount(tx, Number(operatorId))
    return { roles: await rolesOf(tx, Number(operatorId)), disabledAt }
  },
  show: async (database, { operatorId, roles = '' }) => {
    const [before, after] = [await rolesOf(database, Number(operatorId)), listOf(roles)]
    const terms = (held: readonly OperatorRole[]) =>
      Object.fromEntries(
        OPERATOR_ROLES.map((role) => [`${role}: ${ROLE_TEXTS[role]}`, held.includes(role) ? 'yes' : 'no']),
      )
    return changeTable(terms(before), terms(after))
  },
  apply: async (tx, { payload: { operatorId, before, roles }, operators }) => {
    const after = listOf(roles)
    const { old } = await setRoles(tx, { id: Number(operatorId), roles: after, grantedBy: operators.join(', ') })
    // Whether it took two was decided by these.
    if (String(old) !== before) throw new OfficeError('The roles have changed meanwhile. Load the page again.')
    return { old: { roles: old }, new: { roles: after } }
  },
}

const disabled: DecisionKind = {
  kind: 'operator.disabled',
  permission: 'operators.change',
  describe: ({ name }) => `Disable operator ${name}`,
  apply: async (tx, { payload: { operatorId } }) => {
    const id = Number(operatorId)
    await disableAccount(tx, id)
    await endSessionsOf(tx, id)
    return { old: { disabled: false }, new: { disabled: true } }
  },
}

const enabled: DecisionKind = {
  kind: 'operator.enabled',
  permission: 'operators.change',
  describe: ({ name }) => `Enable operator ${name}`,
  apply: async (tx, { payload: { operatorId } }) => {
    await enableAccount(tx, Number(operatorId))
    return { old: { disabled: true }, new: { disabled: false } }
  },
}

/** Operators with their roles, which admins grant and withdraw. */
export const operatorSection: OfficeSection = {
  path: '/operators',
  title: 'Operators',
  group: 'House',
  permission: 'operators.read',
  decisions: [changed, disabled, enabled],
  register({ page, action }) {
    page('/operators', 'operators.read', async ({ database }) => ({
      title: 'Operators',
      body: html`<p>Names and tokens are in OPERATOR_TOKEN. What an operator may do is decided here.</p>
        ${table(
          ['Operator', 'Roles', 'State'],
          (await listAccounts(database)).map(({ id, name, roles, ...account }) => [
            html`<a href="/operators/${id}">${name}</a>`,
            textsOf(roles),
            stateOf(account),
          ]),
          'No operators.',
        )}
        <h2>Roles</h2>
        ${facts(ROLE_TEXTS)}`,
    }))

    page('/operators/:id', 'operators.read', async (call) => {
      const { csrfToken, database, params } = call
      const account = await findAccount(database, idOf(params))
      if (!account) return undefined
      const { id, name, disabledAt } = account
      const roles = await rolesOf(database, id)
      return {
        title: `Operator ${name}`,
        body: html`${facts({ State: stateOf(account), Roles: textsOf(roles), Since: momentText(account.createdAt) })}
          ${(await pendingPanel(call, subjectOf(name), [changed])) ?? (await rolesForm(call, account, roles))}
          <section class="panel">
            ${
              disabledAt === null
                ? html`<p class="muted">The operator is logged out at once and cannot log in.</p>
                    ${actionForm(csrfToken, { action: `/operators/${id}/disable`, button: 'Disable', fields: reasonField(), second: true })}`
                : actionForm(csrfToken, { action: `/operators/${id}/enable`, button: 'Enable', fields: reasonField() })
            }
          </section>`,
      }
    })

    action('/operators/:id/roles', 'operators.change', rolesInput, async (call, { reason, ...sent }) => {
      const { actor, database, params } = call
      const account = await existing(call)
      const after = OPERATOR_ROLES.filter((role) => sent[`role_${role}`] === 'on')
      const before = await rolesOf(database, account.id)
      if (String(before) === String(after)) throw new OfficeError('These are the roles already.', 400)
      const outcome = await decide(database, changed, {
        subject: subjectOf(account.name),
        payload: { operatorId: String(account.id), name: account.name, before: String(before), roles: String(after) },
        reason,
        actor,
        operators: (await takesTwo(call, account, { before, after })) ? 2 : 1,
      })
      return { to: `/operators/${params.id}`, notice: noticeOf(outcome) }
    })

    for (const [name, kind] of [
      ['disable', disabled],
      ['enable', enabled],
    ] as const)
      action(`/operators/:id/${name}`, 'operators.change', withReason, async (call, { reason }) => {
        const account = await existing(call)
        await decide(call.database, kind, {
          subject: `operator:${account.name}`,
          payload: { operatorId: String(account.id), name: account.name },
          reason,
          actor: call.actor,
          operators: 1,
        })
        return { to: `/operators/${account.id}`, notice: 'done' }
      })
  },
}

/**
 * Whether another admin must confirm: admins neither give themselves roles nor take `admin` from another one alone. An admin who is disabled
 * counts, because any admin can disable another one at once; one whom `OPERATOR_TOKEN` no longer names does not.
 */
async function takesTwo(
  { actor, database }: OfficeCall,
  { id, isListed }: OperatorAccount,
  { before, after }: { before: readonly OperatorRole[]; after: readonly OperatorRole[] },
): Promise<boolean> {
  if (id !== actor.id) return isListed && before.includes('admin') && !after.includes('admin')
  const isMore = after.some((role) => !before.includes(role))
  return isMore && (await otherAdmins(database, { except: id, isActive: false })) > 0
}

async function rolesForm(
  { actor, csrfToken, database }: OfficeCall,
  { id, isListed }: OperatorAccount,
  roles: readonly OperatorRole[],
): Promise<Html> {
  const isOwn = id === actor.id
  const others = await otherAdmins(database, { except: actor.id, isActive: false })
  return html`<section class="panel">
    <h2>Roles</h2>
    ${isOwn && others > 0 && html`<p class="muted">Another admin must confirm roles that you give yourself.</p>`}
    ${!isOwn && isListed && roles.includes('admin') && html`<p class="muted">Another admin must confirm that admin is withdrawn.</p>`}
    ${actionForm(csrfToken, {
      action: `/operators/${id}/roles`,
      button: 'Save',
      fields: html`${OPERATOR_ROLES.map(
        (role) =>
          html`<label class="choice"
            ><input type="checkbox" name="role_${role}" ${roles.includes(role) && html`checked`} /><span
              >${role}: ${ROLE_TEXTS[role]}</span
            ></label
          >`,
      )}${reasonField()}`,
    })}
  </section>`
}

/** Roles alone, so that an account can be disabled while its roles wait for another admin. */
const subjectOf = (name: string) => `operator:${name}:roles`
const stateOf = ({ isListed, disabledAt }: { isListed: boolean; disabledAt: Date | null }) =>
  disabledAt !== null ? `disabled since ${momentText(disabledAt)}` : isListed ? 'active' : 'not in OPERATOR_TOKEN'
const idOf = ({ id }: Readonly<Record<string, string>>) => numberOf(id) ?? 0

async function existing({ database, params }: OfficeCall) {
  const account = await findAccount(database, idOf(params))
  if (!account) throw new OfficeError('There is no such operator.', 404)
  return account
}
