import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  changeRoom,
  closeReports,
  muteMember,
  removeMessage,
  setWords,
} from '../../../domains/engagement/chat/moderation.ts'
import {
  countReportedMessages,
  findMessage,
  findRoom,
  findWriter,
  listBlockedWords,
  listReportedMessages,
  listRoomMessages,
  listRooms,
} from '../../../domains/engagement/chat/operator.ts'
import { durationText, momentText } from '../../kit/formats.ts'
import { memberLink } from '../../kit/member-link.ts'
import { findMemberById } from '../../../domains/people/member/operator.ts'
import { html } from '../../kit/html.ts'
import { parseLargeId, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection, OfficeRoutes } from '../../kit/section.ts'

const HOURS = { '1': 'an hour', '24': 'a day', '168': 'a week', '720': '30 days' } as const

const muteInput = withReason.extend({ hours: z.enum(Object.keys(HOURS) as [keyof typeof HOURS]) })
const roomInput = withReason.extend({
  slow: z.coerce.number().int().min(0).max(3_600, { error: 'is 3,600 seconds at most' }),
  state: z.enum(['open', 'closed']),
})
const wordsInput = z.object({ words: z.string().max(20_000) })

const messagePath = (roomId: string, id: bigint) => `/chat/${roomId}/${String(id)}`

/** Reported messages, rooms and blocked words of the chat. */
export const chatSection: OfficeSection = {
  path: '/chat',
  title: 'Chat',
  group: 'Site',
  permission: 'chat.read',
  waiting: countReportedMessages,
  register(routes) {
    registerChatPage(routes)
    registerRooms(routes)
    registerMessagePage(routes)
    registerReportDecisions(routes)
    registerMuting(routes)
  },
}

function registerChatPage({ page, action }: OfficeRoutes): void {
  page('/chat', 'chat.read', async ({ csrfToken, database, may }) => {
    const [reported, rooms, words] = await Promise.all([
      listReportedMessages(database),
      listRooms(database),
      listBlockedWords(database),
    ])
    return {
      title: 'Chat',
      body: html`<h2>Reported messages</h2>
        ${table(
          ['Message', 'Room', 'Written by', 'Reports>', 'Reasons', 'Since', 'Waits'],
          reported.map(({ message, reports, reasons, first }) => [
            html`<a href="${messagePath(message.roomId, message.id)}">${message.text}</a>`,
            message.roomId,
            message.name,
            reports,
            reasons,
            momentText(first),
            durationText(Date.now() - first.getTime()),
          ]),
          'No reports wait.',
        )}
        <h2>Rooms</h2>
        ${table(
          ['Room', 'State', 'Slow mode>'],
          rooms.map(({ id, isOpen, slowSeconds }) => [
            html`<a href="/chat/${id}">${id}</a>`,
            isOpen ? 'open' : 'closed',
            `${slowSeconds} s`,
          ]),
          'No rooms.',
        )}
        ${
          may('chat.moderate') &&
          html`<h2>Blocked words</h2>
            ${actionForm(csrfToken, {
              action: '/chat-words',
              button: 'Save',
              fields: html`<label
                ><span>One in each line. Messages show dots instead; case and accents make no difference.</span
                ><textarea name="words" rows="8" maxlength="20000">${words.join('\n')}</textarea>
              </label>`,
            })}`
        }`,
    }
  })

  action('/chat-words', 'chat.moderate', wordsInput, async ({ actor, database, operator }, { words }) => {
    await withTransaction(database, async (tx) => {
      const { before, after } = await setWords(tx, words, operator)
      await recordAudit(tx, {
        actor,
        action: 'chat.words.changed',
        subject: 'chat:words',
        old: { words: before },
        new: { words: after },
      })
    })
    return { to: '/chat', notice: 'done' }
  })
}

function registerRooms({ page, action }: OfficeRoutes): void {
  page('/chat/:room', 'chat.read', async ({ database, csrfToken, params, query }) => {
    const room = await findRoom(database, params.room ?? '')
    if (!room) return undefined
    const { messages, last } = await listRoomMessages(database, room.id, parseLargeId(query.before))
    return {
      title: `Room ${room.id}`,
      body: html`${actionForm(csrfToken, {
          action: `/chat/${room.id}/settings`,
          button: 'Save',
          fields: html`<label
              ><span>Seconds between two messages of a member; 0 for none</span
              ><input name="slow" type="number" min="0" max="3600" value="${room.slowSeconds}" required
            /></label>
            <label
              ><span>State</span
              ><select name="state">
                <option value="open">open</option>
                <option value="closed" ${room.isOpen ? '' : html`selected`}>closed</option>
              </select>
            </label>
            ${reasonField()}`,
        })}
        <h2>Messages</h2>
        ${table(
          ['Time', 'Written by', 'Message', 'State'],
          messages.map(({ id, name, authorId, text, createdAt, removedAt }) => [
            momentText(createdAt),
            authorId === null ? `${name} (program)` : name,
            html`<a href="${messagePath(room.id, id)}">${text}</a>`,
            removedAt ? 'removed' : null,
          ]),
          'No messages here.',
        )}
        ${last && html`<p><a href="/chat/${room.id}?before=${String(last)}" rel="next">Older</a></p>`}`,
    }
  })

  action(
    '/chat/:room/settings',
    'chat.moderate',
    roomInput,
    async ({ actor, database, params }, { slow, state, reason }) => {
      const roomId = params.room ?? ''
      const after = { slowSeconds: slow, isOpen: state === 'open' }
      await withTransaction(database, async (tx) => {
        const old = await changeRoom(tx, roomId, after)
        const record = { actor, action: 'chat.room.changed', subject: `chat:${roomId}` }
        await recordAudit(tx, { ...record, old, new: after, reason })
      })
      return { to: `/chat/${roomId}`, notice: 'done' }
    },
  )
}

function registerMessagePage({ page }: OfficeRoutes): void {
  page('/chat/:room/:id', 'chat.read', async (call) => {
    const { csrfToken, database, may, params } = call
    const { room: roomId = '' } = params
    const id = parseLargeId(params.id)
    const found = id === undefined ? undefined : await findMessage(database, { roomId, id })
    if (!found) return undefined
    const { message, mutedUntil, reports } = found
    const writer = message.authorId === null ? undefined : await findMemberById(database, message.authorId)
    const isMuted = mutedUntil !== null && mutedUntil > new Date()
    const path = messagePath(roomId, message.id)
    return {
      title: `Message in ${roomId}`,
      body: html`${facts({
          'Written by': message.authorId === null ? `${message.name} (program)` : message.name,
          Member: writer && memberLink(call, writer),
          Time: momentText(message.createdAt),
          Removed: message.removedAt && `${momentText(message.removedAt)} by ${message.removedBy}`,
          'Muted until': isMuted ? momentText(mutedUntil) : null,
          Reports: reports.map(({ reason }) => reason).join(', '),
        })}
        <div class="panel text">${message.text}</div>
        ${
          message.removedAt === null &&
          may('chat.moderate') &&
          html`<h2>Remove</h2>
            ${actionForm(csrfToken, { action: `${path}/remove`, button: 'Remove', fields: reasonField() })}`
        }
        ${
          reports.some(({ decidedAt }) => decidedAt === null) &&
          may('chat.moderate') &&
          html`<h2>Leave it</h2>
            ${actionForm(csrfToken, { action: `${path}/keep`, button: 'Close the reports', fields: reasonField(), second: true })}`
        }
        ${
          message.authorId !== null &&
          may('chat.moderate') &&
          html`<h2>Mute ${message.name}</h2>
            ${actionForm(csrfToken, {
              action: `${path}/mute`,
              button: 'Mute',
              fields: html`<label
                  ><span>For</span
                  ><select name="hours">
                    ${Object.entries(HOURS).map(([hours, label]) => html`<option value="${hours}">${label}</option>`)}
                  </select> </label
                >${reasonField()}`,
            })}`
        }
        ${
          isMuted &&
          actionForm(csrfToken, {
            action: `${path}/unmute`,
            button: 'End the mute',
            fields: reasonField(),
            second: true,
          })
        }`,
    }
  })
}

/** Removes a message, or closes the reports of it. */
function registerReportDecisions({ action }: OfficeRoutes): void {
  action(
    '/chat/:room/:id/remove',
    'chat.moderate',
    withReason,
    async ({ actor, database, operator, params }, { reason }) => {
      const { roomId, id } = getKey(params)
      await withTransaction(database, async (tx) => {
        const writer = await findWriter(tx, { roomId, id })
        const { name, text } = await removeMessage(tx, { roomId, id, operator })
        const record = {
          actor,
          action: 'chat.message.removed',
          subject: getSubject(roomId, id),
        }
        await recordAudit(tx, {
          ...record,
          old: { name, text },
          new: { removed: true, memberId: writer?.memberId },
          reason,
        })
      })
      return { to: messagePath(roomId, id), notice: 'done' }
    },
  )

  action('/chat/:room/:id/keep', 'chat.moderate', withReason, async ({ actor, database, params }, { reason }) => {
    const { roomId, id } = getKey(params)
    await withTransaction(database, async (tx) => {
      const reports = await closeReports(tx, { roomId, id })
      const writer = await findWriter(tx, { roomId, id })
      if (reports === 0) throw new OfficeError('No report of this message is open.', 404)
      const record = { actor, action: 'chat.reports.closed', subject: getSubject(roomId, id) }
      await recordAudit(tx, { ...record, new: { reports, memberId: writer?.memberId }, reason })
    })
    return { to: '/chat', notice: 'done' }
  })
}

/** Mutes the writer of a message, and ends the mute. */
function registerMuting({ action }: OfficeRoutes): void {
  const muting =
    (until: (hours: number) => Date | null) =>
    async ({ actor, database, params }: OfficeCall, { reason, hours = '0' }: { reason: string; hours?: string }) => {
      const { roomId, id } = getKey(params)
      const writer = await findWriter(database, { roomId, id })
      if (writer === undefined) throw new OfficeError('No member wrote this message.', 404)
      const end = until(Number(hours))
      await withTransaction(database, async (tx) => {
        const before = await muteMember(tx, writer.name, end)
        await recordAudit(tx, {
          actor,
          action: end ? 'chat.member.muted' : 'chat.member.unmuted',
          subject: `chat:${writer.name}`,
          old: { mutedUntil: before },
          new: { memberId: writer.memberId, mutedUntil: end },
          reason,
        })
      })
      return { to: messagePath(roomId, id), notice: 'done' as const }
    }
  action(
    '/chat/:room/:id/mute',
    'chat.moderate',
    muteInput,
    muting((hours) => new Date(Date.now() + hours * 3_600_000)),
  )
  action(
    '/chat/:room/:id/unmute',
    'chat.moderate',
    withReason,
    muting(() => null),
  )
}

/** @throws OfficeError for what is no message */
function getKey({ room = '', id }: Readonly<Record<string, string>>): { roomId: string; id: bigint } {
  const messageId = parseLargeId(id)
  if (messageId === undefined) throw new OfficeError('There is no such message.', 404)
  return { roomId: room, id: messageId }
}

const getSubject = (roomId: string, id: bigint) => `chat:${roomId}:${id}`
