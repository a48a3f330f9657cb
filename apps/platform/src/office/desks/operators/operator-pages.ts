import * as z from 'zod'
import { decide } from '../../kit/decisions.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { field } from '../../kit/form-fields.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { OPERATOR_NAME } from '@playhouse/server/secrets.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import {
  addAccount,
  findAccount,
  listAccounts,
  lockAccount,
  type OperatorAccount,
  otherAdmins,
  readRoles,
  readStandings,
} from '../../kit/operator-accounts.ts'
import { INVITATION_DAYS, invite } from './operator-log-ins.ts'
import { endedSession, listSessions } from '../../kit/operator-sessions.ts'
import { actionForm, facts, hidden, reasonField, table } from '../../kit/page.ts'
import { OPERATOR_ROLES, type OperatorRole, POWERFUL_ROLES, ROLE_TEXTS } from '../../kit/permissions.ts'
import { describeLink, findLink, LINK_DAYS, obstacleToVouch } from '../../kit/second-operator.ts'
import { getNotice, type OfficeCall, type OfficeSection, type OfficeRoutes } from '../../kit/section.ts'
import {
  changed,
  disabled,
  enabled,
  isOnlyOtherAdmin,
  logInFacts,
  logInSubject,
  ONLY_OTHER_ADMIN,
  requireAdmin,
  reset,
  resetTakesTwo,
  sessionEnded,
  getSubject,
  getState,
  takesTwo,
  getTexts,
  vouched,
} from './operator-decisions.ts'

/** `role_view` is `on` or left out. */
const rolesInput = withReason.catchall(z.string().max(10))

/** Operators: who they are, what they may do and how they log in. */
export const operatorSection: OfficeSection = {
  path: '/operators',
  title: 'Operators',
  group: 'House',
  permission: 'operators.read',
  decisions: [changed, disabled, enabled, reset, sessionEnded, vouched],
  register(routes) {
    registerOperatorList(routes)
    registerOperatorPage(routes)
    registerLogInActs(routes)
    registerRoleActs(routes)
  },
}

function registerOperatorList({ page }: OfficeRoutes): void {
  page('/operators', 'operators.read', async ({ csrfToken, database }) => ({
    title: 'Operators',
    body: html`${table(
        ['Operator', 'Roles', 'State', 'Last seen'],
        (await listAccounts(database)).map(({ id, name, roles, lastSeenAt, ...account }) => [
          html`<a href="/operators/${id}">${name}</a>`,
          getTexts(roles),
          getState(account),
          lastSeenAt === null ? 'never' : momentText(lastSeenAt),
        ]),
        'No operators.',
      )}
      <section class="panel">
        <h2>Invite an operator</h2>
        <p class="muted">
          The next page shows a link, once. Whoever opens it sets the log-in up. Grant roles afterwards; without any, an
          operator may do nothing. For ${LINK_DAYS} days you and the new operator count as one person where it takes
          two, unless another admin confirms the roles or vouches.
        </p>
        ${actionForm(csrfToken, { action: '/operators', button: 'Invite', fields: field('name', 'Name, by which the audit log knows the operator', '', { max: 31 }) })}
      </section>
      <h2>Roles</h2>
      ${facts(ROLE_TEXTS)}`,
  }))
}

/** An operator with roles, log-in and sessions. */
function registerOperatorPage({ page }: OfficeRoutes): void {
  page('/operators/:id', 'operators.read', async (call) => {
    const { csrfToken, database, params } = call
    const account = await findAccount(database, getId(params))
    if (!account) return undefined
    const { id, name, disabledAt } = account
    const roles = await readRoles(database, id)
    return {
      title: `Operator ${name}`,
      body: html`${facts({
          State: getState(account),
          Roles: getTexts(roles),
          Since: momentText(account.createdAt),
          'Last seen': account.lastSeenAt === null ? 'never' : momentText(account.lastSeenAt),
          ...(await logInFacts(database, id)),
        })}
        ${(await pendingPanel(call, getSubject(name), [changed])) ?? (await rolesForm(call, account, roles))}
        ${disabledAt === null && (await logInPanel(call, account))} ${await vouchPanel(call, account)}
        <section class="panel">
          <h2>Sessions</h2>
          ${table(
            ['Log-in by', 'Address', 'Since', 'Last used', ''],
            (await listSessions(database, id)).map((session) => [
              session.method,
              session.address,
              momentText(session.createdAt),
              momentText(session.lastSeenAt),
              actionForm(csrfToken, {
                action: `/operators/${id}/end-session`,
                button: 'End',
                fields: hidden('session', session.id),
                second: true,
                isSmall: true,
              }),
            ]),
            'Nobody is logged in.',
          )}
        </section>
        <section class="panel">
          <h2>Access</h2>
          ${
            disabledAt === null
              ? html`<p class="muted">Sessions and invitations end at once, and ${name} cannot log in.</p>
                  ${actionForm(csrfToken, { action: `/operators/${id}/disable`, button: 'Disable', fields: reasonField(), second: true })}`
              : actionForm(csrfToken, { action: `/operators/${id}/enable`, button: 'Enable', fields: reasonField() })
          }
        </section>`,
    }
  })
}

function registerLogInActs({ action }: OfficeRoutes): void {
  action('/operators', 'operators.change', newOperator, async ({ actor, database, origin }, { name }) => ({
    page: invitationPage(
      origin,
      name,
      await withTransaction(database, async (tx) => {
        const by = await requireAdmin(tx, actor)
        return invite(tx, { operatorId: await addAccount(tx, name), name }, by)
      }),
    ),
  }))

  action('/operators/:id/invite', 'operators.change', z.object({}), async (call) => {
    const { id, name } = await existing(call)
    return {
      page: invitationPage(
        call.origin,
        name,
        await withTransaction(call.database, async (tx) => {
          const by = await requireAdmin(tx, call.actor)
          const { hasLogIn, disabledAt } = await lockAccount(tx, id)
          if (disabledAt !== null) throw new OfficeError('The account is disabled. Enable it first.')
          // Without this, one admin could take over the log-ins of others.
          if (hasLogIn) throw new OfficeError('The operator has a log-in. Take it away first.')
          return invite(tx, { operatorId: id, name }, by)
        }),
      ),
    }
  })

  action('/operators/:id/reset', 'operators.change', withReason, async (call, { reason }) => {
    const { database, actor } = call
    const account = await existing(call)
    const { id, name } = account
    const outcome = await decide(database, reset, {
      subject: logInSubject(name),
      payload: { operatorId: String(id), name },
      reason,
      actor,
      operators: (await resetTakesTwo(call, account)) ? 2 : 1,
    })
    return { to: `/operators/${id}`, notice: getNotice(outcome) }
  })

  action('/operators/:id/vouch', 'operators.change', withReason, async ({ database, actor, ...call }, { reason }) => {
    const { id, name } = await existing({ database, ...call })
    await decide(database, vouched, {
      subject: `operator:${name}`,
      payload: { operatorId: String(id), name, voucherId: String(actor.id) },
      reason,
      actor,
      operators: 1,
    })
    return { to: `/operators/${id}`, notice: 'done' }
  })

  action('/operators/:id/end-session', 'operators.change', endedSession, async (call, { session }) => {
    const { id, name } = await existing(call)
    await decide(call.database, sessionEnded, {
      subject: `operator:${name}`,
      payload: { operatorId: String(id), name, session },
      reason: 'ended by an admin',
      actor: call.actor,
      operators: 1,
    })
    return { to: `/operators/${id}`, notice: 'done' }
  })
}

function registerRoleActs({ action }: OfficeRoutes): void {
  action('/operators/:id/roles', 'operators.change', rolesInput, async (call, { reason, ...sent }) => {
    const { actor, database, params } = call
    const account = await existing(call)
    const after = OPERATOR_ROLES.filter((role) => sent[`role_${role}`] === 'on')
    const before = await readRoles(database, account.id)
    if (String(before) === String(after)) throw new OfficeError('These are the roles already.', 400)
    const outcome = await decide(database, changed, {
      subject: getSubject(account.name),
      payload: { operatorId: String(account.id), name: account.name, before: String(before), roles: String(after) },
      reason,
      actor,
      operators: (await takesTwo(call, account, { before, after })) ? 2 : 1,
    })
    return { to: `/operators/${params.id}`, notice: getNotice(outcome) }
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
}

const newOperator = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(OPERATOR_NAME, { error: 'has 2 to 31 of a-z 0-9 . _ -, starting with a letter' }),
})

/** Reading it again makes another link. */
const invitationPage = (origin: string, name: string, code: string) => ({
  title: `Invitation of ${name}`,
  body: html`<p>
      Give ${name} this link, by a way that nobody else reads. It is shown once, opens once, and ends after
      ${INVITATION_DAYS} days. The page of the operator makes another one, which ends it.
    </p>
    <p class="panel"><code>${origin}/join#${code}</code></p>
    <p><a href="/operators">To the operators</a></p>`,
})

async function logInPanel(call: OfficeCall, account: OperatorAccount): Promise<Html> {
  const { csrfToken, database } = call
  const { id, name, hasLogIn } = account
  if (!hasLogIn)
    return html`<section class="panel">
      <h2>Log-in</h2>
      <p class="muted">${name} has not set a log-in up. A new link ends the one before.</p>
      ${actionForm(csrfToken, { action: `/operators/${id}/invite`, button: 'Make a link' })}
    </section>`
  const pending = await pendingPanel(call, logInSubject(name), [reset])
  if (pending) return pending
  if (await isOnlyOtherAdmin(database, call.actor, account))
    return html`<section class="panel">
      <h2>Log-in</h2>
      <p class="muted">${ONLY_OTHER_ADMIN}</p>
    </section>`
  return html`<section class="panel">
    <h2>Log-in</h2>
    <p class="muted">
      For an operator who has lost it: passkeys and password are taken away, sessions end, and the operator needs a new
      link. ${(await resetTakesTwo(call, account)) && html` Another admin must confirm it, because of the roles.`}
    </p>
    ${actionForm(csrfToken, { action: `/operators/${id}/reset`, button: 'Take the log-in away', fields: reasonField(), second: true })}
  </section>`
}

/** Ends that the log-in counts as that of the admin who made its link. */
async function vouchPanel({ actor, csrfToken, database }: OfficeCall, { id, name }: OperatorAccount) {
  const standings = await readStandings(database)
  const link = findLink(standings, id)
  if (!link) return false
  const obstacle = obstacleToVouch(standings, { operatorId: id, voucherId: actor.id })
  return html`<section class="panel">
    <h2>One person or two</h2>
    <p>
      ${describeLink(link)}. Whoever makes a link can use it, so until ${momentText(link.until)} the two count as one
      person, and neither confirms what the other one proposes.
    </p>
    ${
      obstacle === undefined
        ? html`<p class="muted">
              Vouch for ${name} if you know that ${name} is a person of their own and set this log-in up.
            </p>
            ${actionForm(csrfToken, { action: `/operators/${id}/vouch`, button: 'Vouch', fields: reasonField(), second: true })}`
        : html`<p class="muted">${obstacle}</p>`
    }
  </section>`
}

async function rolesForm(
  { actor, csrfToken, database }: OfficeCall,
  { id, hasLogIn }: OperatorAccount,
  roles: readonly OperatorRole[],
): Promise<Html> {
  const isOwn = id === actor.id
  const others = await otherAdmins(database, { except: [actor.id], isActive: false })
  return html`<section class="panel">
    <h2>Roles</h2>
    ${isOwn && others > 0 && html`<p class="muted">Another admin must confirm roles that you give yourself.</p>`}
    ${!isOwn && others > 0 && html`<p class="muted">Another admin must confirm ${POWERFUL_ROLES.join(', ')}.</p>`}
    ${!isOwn && hasLogIn && roles.includes('admin') && html`<p class="muted">Another admin must confirm that admin is withdrawn.</p>`}
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

const getId = ({ id }: Readonly<Record<string, string>>) => parseNumber(id) ?? 0

async function existing({ database, params }: Pick<OfficeCall, 'database' | 'params'>) {
  const account = await findAccount(database, getId(params))
  if (!account) throw new OfficeError('There is no such operator.', 404)
  return account
}
