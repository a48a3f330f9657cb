import { PASSKEY_NAME_MAX, PASSKEY_RESPONSE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { keyNameField, NO_PASSKEYS, passkeyParty, requireParty } from './log-in-pages.ts'
import { findAccount } from '../../kit/operator-accounts.ts'
import { addOperatorPasskey, keyOptions, listPasskeys, removeOperatorPasskey } from './operator-log-ins.ts'
import { endedSession, endOwnSession, listSessions } from '../../kit/operator-sessions.ts'
import { actionForm, facts, hidden, passkeyForm, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection } from '../../kit/section.ts'

const newPasskey = z.object({
  keyName: z.string().trim().min(1).max(PASSKEY_NAME_MAX),
  response: z.string().max(PASSKEY_RESPONSE_MAX),
})
const shownPasskey = z.object({ credentialId: z.string().max(PASSKEY_RESPONSE_MAX) })
const ownOf = ({ actor }: OfficeCall) => ({ operatorId: actor.id, name: actor.name })

/** How an operator logs in. */
export const accountSection: OfficeSection = {
  path: '/account',
  title: 'Your log-in',
  group: 'House',
  permission: 'account.change',
  register({ page, action, file }) {
    page('/account', 'account.change', async (call) => {
      const { actor, csrfToken, database } = call
      const account = await findAccount(database, actor.id)
      return {
        title: 'Your log-in',
        body: html`${facts({
            Name: actor.name,
            Password: account?.passwordHash != null ? 'with an authenticator' : null,
            Token: account?.isListed ? 'of a demo' : null,
          })}
          <h2>Passkeys</h2>
          ${table(
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
          )}
          <section class="panel">
            <h2>Add a passkey</h2>
            ${addForm(call)}
          </section>
          <h2>Sessions</h2>
          ${table(
            ['Log-in by', 'Address', 'Since', 'Last used', ''],
            (await listSessions(database, actor.id)).map(({ id, method, address, createdAt, lastSeenAt }) => [
              id === call.sessionId ? html`${method}, this one` : method,
              address,
              momentText(createdAt),
              momentText(lastSeenAt),
              id === call.sessionId
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
          )}`,
      }
    })

    file('/account/passkey-options', 'account.change', async (call, reply) => {
      const party = passkeyParty(call.host)
      if (!party) return reply.code(404).send({})
      return reply.type('application/json; charset=utf-8').send(await keyOptions(call.database, ownOf(call), party))
    })

    action('/account/passkeys', 'account.change', newPasskey, async (call, sent) => {
      await addOperatorPasskey(call.database, ownOf(call), sent, requireParty(call.host))
      return { to: '/account', notice: 'done' }
    })

    action('/account/end-session', 'account.change', endedSession, async ({ actor, database }, { session }) => {
      await endOwnSession(database, actor, session)
      return { to: '/account', notice: 'done' }
    })

    action('/account/passkeys/remove', 'account.change', shownPasskey, async (call, { credentialId }) => {
      await removeOperatorPasskey(call.database, ownOf(call), credentialId)
      return { to: '/account', notice: 'done' }
    })
  },
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
