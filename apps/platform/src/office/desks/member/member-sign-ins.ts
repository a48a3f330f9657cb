import { withTransaction } from '@playhouse/postgres/database.ts'
import * as z from 'zod'
import { recordAudit } from '../../../audit/audit-log.ts'
import { endMemberSessions, readSignIns } from '../../../domains/people/session/operator.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { type Card, requireCard } from './parts/member-card.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

const sessionInput = z.object({ session: z.union([z.literal('all'), z.uuid()]) })

export function sessionRoutes({ action }: OfficeRoutes): void {
  action('/members/:memberId/end-session', 'members.end-sessions', sessionInput, async (call, { session }) => {
    const { member } = await requireCard(call)
    const { actor, database } = call
    await withTransaction(database, async (tx) => {
      const ended = await endMemberSessions(tx, member.id, session === 'all' ? null : session)
      if (ended === 0) throw new OfficeError('It has ended in the meantime.')
      await recordAudit(tx, {
        actor,
        action: 'session.ended',
        subject: `member:${member.id}`,
        new: { session: session === 'all' ? null : session, ended },
      })
    })
    return { to: `/members/${member.id}/sign-ins`, notice: 'done' }
  })
}

/** Ways to log in, devices, sessions and log-ins. */
export async function signInPart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { sessions, logIns, devices, passkeys, identities, hasAuthenticator } = await readSignIns(
    call.database,
    member.id,
  )
  const endsSessions = call.may('members.end-sessions')
  const endForm = (session: string, button: string) =>
    actionForm(call.csrfToken, {
      action: `/members/${member.id}/end-session`,
      button,
      second: true,
      isSmall: true,
      fields: hidden('session', session),
    })
  return html`<h2>Ways to log in beside the password</h2>
    ${facts({
      Passkeys: passkeys.length === 0 ? 'none' : passkeys.map(({ name }) => name).join(', '),
      Authenticator: hasAuthenticator ? 'set up' : 'none',
      'Social log-ins': identities.length === 0 ? 'none' : identities.map(({ issuer }) => issuer).join(', '),
    })}
    <h2>Devices</h2>
    ${table(
      ['Device', 'First log-in', 'Last log-in', 'Log-ins>', 'Addresses>', 'Other accounts on it'],
      devices.map((row) => [
        row.device ?? 'unknown',
        momentText(row.firstAt),
        momentText(row.lastAt),
        row.logIns,
        row.addresses,
        html`${row.others.map((other, index) => html`${index > 0 && ', '}${memberLink(call, other)}`)}`,
      ]),
      'No devices are known.',
    )}
    <h2>Sessions</h2>
    ${table(
      ['Device', 'Address', 'Since', 'Last used', 'State', ...(endsSessions ? [''] : [])],
      sessions.map(({ row, isLive }) => [
        row.device ?? 'unknown',
        row.address,
        momentText(row.createdAt),
        momentText(row.lastSeenAt),
        isLive ? html`<strong>open</strong>` : row.endedAt ? `ended ${momentText(row.endedAt)}` : 'expired',
        ...(endsSessions ? [isLive ? endForm(row.id, 'End session') : ''] : []),
      ]),
      'No sessions.',
    )}
    ${endsSessions && sessions.filter(({ isLive }) => isLive).length > 1 && endForm('all', 'End all sessions')}
    <h2>Log-ins</h2>
    ${table(
      ['Time', 'Address', 'Device', 'By', 'Outcome'],
      logIns.map((row) => [
        momentText(row.at),
        row.address,
        row.device ?? 'unknown',
        row.method,
        row.outcome.replaceAll('-', ' '),
      ]),
      'No log-ins.',
    )}`
}
