import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { assign, type Assignment, findAssignment } from './assignments.ts'
import { momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { actionForm, hidden } from './page.ts'
import type { Permission } from './permissions.ts'
import type { OfficeCall, OfficeRoutes } from './section.ts'

const input = z.object({
  subject: z.string().max(200),
  to: z.enum(['me', 'nobody']),
  back: z.string().max(1_000),
})

/** `<path>/assign`: operators take what waits, also from each other, and give it back. */
export function registerAssignments({ action }: OfficeRoutes, path: string, permission: Permission): void {
  action(`${path}/assign`, permission, input, async ({ actor, database }, { subject, to, back }) => {
    await withTransaction(database, async (tx) => {
      const before = await assign(tx, subject, to === 'me' ? actor : null)
      await recordAudit(tx, {
        actor,
        action: to === 'me' ? 'queue.taken' : 'queue.given_back',
        subject,
        old: { operator: before },
        new: { operator: to === 'me' ? actor.name : null },
      })
    })
    // An address outside of this queue is ignored.
    return {
      to: back === path || back.startsWith(`${path}/`) || back.startsWith(`${path}?`) ? back : path,
      notice: 'done',
    }
  })
}

/** Shows who deals with it, and the button to take it or give it back. `back` is the page that shows it. */
export function assignmentCell(
  { actor, csrfToken }: OfficeCall,
  { path, subject, back, assigned }: { path: string; subject: string; back: string; assigned: Assignment | undefined },
): Html {
  const isMine = assigned?.operatorId === actor.id
  return html`${assigned && html`<span title="since ${momentText(assigned.assignedAt)}">${assigned.operator}</span> `}${actionForm(
    csrfToken,
    {
      action: `${path}/assign`,
      button: isMine ? 'Give back' : assigned ? 'Take over' : 'Take',
      second: true,
      isSmall: true,
      fields: html`${hidden('subject', subject)}${hidden('to', isMine ? 'nobody' : 'me')}${hidden('back', back)}`,
    },
  )}`
}

/** Shows who deals with a record, on the page of what waits. */
export async function assignmentPanel(
  call: OfficeCall,
  { path, subject, back }: { path: string; subject: string; back: string },
): Promise<Html> {
  const assigned = await findAssignment(call.database, subject)
  return html`<div class="assigned">
    <span class="muted">${assigned ? 'Dealt with by' : 'Nobody deals with it yet.'}</span>
    ${assignmentCell(call, { path, subject, back, assigned })}
  </div>`
}
