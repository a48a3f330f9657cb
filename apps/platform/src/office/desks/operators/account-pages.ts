import { CODE_MAX, PASSKEY_NAME_MAX, PASSKEY_RESPONSE_MAX, PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import {
  keyNameField,
  newPasswordField,
  NO_PASSKEYS,
  passkeyParty,
  passwordField,
  requireParty,
  totpField,
} from './log-in-pages.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { findAccount, readStandings } from '../../kit/operator-accounts.ts'
import {
  addOperatorPasskey,
  changePassword,
  keyOptions,
  listPasskeys,
  removeOperatorPasskey,
} from './operator-log-ins.ts'
import { endedSession, endOwnSession, listSessions } from '../../kit/operator-sessions.ts'
import { actionForm, facts, hidden, passkeyForm, table } from '../../kit/page.ts'
import { joinedNotes } from '../../kit/second-operator.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'

const newPasskey = z.object({
  keyName: z.string().trim().min(1).max(PASSKEY_NAME_MAX),
  response: z.string().max(PASSKEY_RESPONSE_MAX),
})
const shownPasskey = z.object({ credentialId: z.string().max(PASSKEY_RESPONSE_MAX) })
const getOwnAccount = ({ actor }: OfficeCall) => ({ operatorId: actor.id, name: actor.name })

const passwords = z.object({
  currentPassword: z.string().max(PASSWORD_MAX),
  password: z.string().max(PASSWORD_MAX),
  totp: z.string().max(CODE_MAX),
})

/** How an operator logs in. */
export const accountSection = (secrets: SecretBox): OfficeSection => ({
  path: '/account',
  title: 'Your log-in',
  group: 'House',
  permission: 'account.change',
  register({ page, action, file }) {
    page('/account', 'account.change', async (call) => ({ title: 'Your log-in', body: await accountPage(call) }))

    file('/account/passkey-options', 'account.change', async (call, reply) => {
      const party = passkeyParty(call.host)
      if (!party) return reply.code(404).send({})
      return reply
        .type('application/json; charset=utf-8')
        .send(await keyOptions(call.database, getOwnAccount(call), party))
    })

    action('/account/passkeys', 'account.change', newPasskey, async (call, sent) => {
      await addOperatorPasskey(call.database, getOwnAccount(call), sent, requireParty(call.host))
      return { to: '/account', notice: 'done' }
    })

    action('/account/password', 'account.change', passwords, async (call, sent) => {
      await changePassword(call.database, getOwnAccount(call), sent, { secrets, keptSession: call.sessionId })
      return { to: '/account', notice: 'done' }
    })

    action('/account/end-session', 'account.change', endedSession, async ({ actor, database }, { session }) => {
      await endOwnSession(database, actor, session)
      return { to: '/account', notice: 'done' }
    })

    action('/account/passkeys/remove', 'account.change', shownPasskey, async (call, { credentialId }) => {
      await removeOperatorPasskey(call.database, getOwnAccount(call), credentialId)
      return { to: '/account', notice: 'done' }
    })
  },
})

async function accountPage(call: OfficeCall): Promise<Html> {
  const { actor, csrfToken, database } = call
  const account = await findAccount(database, actor.id)
  const hasPassword = account?.passwordHash != null
  return html`${facts({
      Name: actor.name,
      Password: hasPassword ? 'with an authenticator' : null,
      Token: account?.isListed ? 'of a demo' : null,
    })}
    ${joinedNotes(await readStandings(database), actor.id).map((note) => html`<p class="panel">${note}</p>`)}
    <h2>Passkeys</h2>
    ${await passkeyTable(call)}
    <section class="panel">
      <h2>Add a passkey</h2>
      ${addForm(call)}
    </section>
    ${
      hasPassword &&
      html`<section class="panel">
        <h2>Change the password</h2>
        <p class="muted">It ends your other sessions. The authenticator stays as it is.</p>
        ${actionForm(csrfToken, {
          action: '/account/password',
          button: 'Change the password',
          fields: html`${passwordField('current-password', 'Password of now', 'currentPassword')}${newPasswordField}${totpField}`,
        })}
      </section>`
    }
    <h2>Sessions</h2>
    ${await sessionTable(call)}`
}

async function passkeyTable({ actor, csrfToken, database }: OfficeCall): Promise<Html> {
  return table(
    ['Name', 'Added', 'Last used', ''],
    (await listPasskeys(database, actor.id)).map(({ name, createdAt, lastUsedAt, credentialId }) => [
      name,
      momentText(createdAt),
      momentText(lastUsedAt),
      actionForm(csrfToken, {
        action: '/account/passkeys/remove',
        button: 'Remove',
        fields: hidden('credentialId', credentialId),
        second: true,
        isSmall: true,
      }),
    ]),
    'None.',
  )
}

async function sessionTable({ actor, csrfToken, database, sessionId }: OfficeCall): Promise<Html> {
  return table(
    ['Log-in by', 'Address', 'Since', 'Last used', ''],
    (await listSessions(database, actor.id)).map(({ id, method, address, createdAt, lastSeenAt }) => [
      id === sessionId ? html`${method}, this one` : method,
      address,
      momentText(createdAt),
      momentText(lastSeenAt),
      id === sessionId
        ? ''
        : actionForm(csrfToken, {
            action: '/account/end-session',
            button: 'End',
            fields: hidden('session', id),
            second: true,
            isSmall: true,
          }),
    ]),
    'None.',
  )
}

const addForm = ({ csrfToken, host }: OfficeCall): Html =>
  passkeyParty(host)
    ? passkeyForm('/account/passkeys', {
        button: 'Add a passkey',
        kind: 'create',
        options: '/account/passkey-options',
        fields: html`${hidden('csrf', csrfToken.token)}${keyNameField}`,
      })
    : NO_PASSKEYS
