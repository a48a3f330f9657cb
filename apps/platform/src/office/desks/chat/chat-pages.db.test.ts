import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatMessage, chatProfile, chatReport, chatRoom, chatWord } from '../../../db/tables/chat.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let memberId: number
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  memberId = await createMemberWith(office.database, 0n)
  await office.database.insert(chatProfile).values({ memberId, name: 'AmberHeron482' })
})
afterAll(() => office.close())

/** A message that its own writer has reported. Out: its page. */
async function reported(text: string): Promise<{ page: string; id: bigint }> {
  const [row] = await office.database
    .insert(chatMessage)
    .values({ roomId: 'GENERAL-EN', authorId: memberId, name: 'AmberHeron482', text })
    .returning()
  if (!row) throw new Error('no message')
  const report = { memberId, roomId: row.roomId, messageId: row.id, reason: 'insult' }
  await office.database.insert(chatReport).values(report)
  return { page: `/chat/GENERAL-EN/${row.id}`, id: row.id }
}
const latestAudit = async () =>
  (await office.database.select().from(auditEntry).orderBy(desc(auditEntry.seq)).limit(1))[0]

it('lists reported messages as text, and removes one with an entry in the audit log', async () => {
  const { page, id } = await reported('<script>alert(1)</script>')
  expect((await anna.get('/chat')).html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect((await anna.get('/')).html).toContain('1 waiting')
  expect((await anna.post(`${page}/remove`, { reason: '' })).status).toBe(400)
  expect((await anna.post(`${page}/remove`, { reason: 'an insult' })).location).toBe(`${page}?done=done`)
  expect((await anna.get('/chat')).html).not.toContain(`"${page}"`)
  const [row] = await office.database.select().from(chatMessage).where(eq(chatMessage.id, id))
  expect(row).toMatchObject({ removedBy: 'anna', removedAt: expect.any(Date) })
  expect(await latestAudit()).toMatchObject({ actor: 'anna', action: 'chat.message.removed', reason: 'an insult' })
  expect((await anna.post(`${page}/remove`, { reason: 'again' })).status).toBe(404)
})

it('closes reports and leaves the message', async () => {
  const { page } = await reported('harmless')
  expect((await anna.post(`${page}/keep`, { reason: 'harmless' })).location).toBe('/chat?done=done')
  expect((await anna.get('/chat')).html).not.toContain(`"${page}"`)
  expect(await latestAudit()).toMatchObject({ action: 'chat.reports.closed', newValue: { reports: 1 } })
  expect((await anna.post(`${page}/keep`, { reason: 'again' })).status).toBe(404)
})

it('mutes the writer for a time, and ends that', async () => {
  const { page } = await reported('noise')
  const until = async () =>
    (await office.database.select().from(chatProfile).where(eq(chatProfile.memberId, memberId)))[0]?.mutedUntil
  expect((await anna.post(`${page}/mute`, { reason: 'flooding', hours: '12' })).status).toBe(400)
  await anna.post(`${page}/mute`, { reason: 'flooding', hours: '24' })
  const hours = (((await until())?.getTime() ?? 0) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThan(24.1)
  expect(await latestAudit()).toMatchObject({ action: 'chat.member.muted', subject: 'chat:AmberHeron482' })
  await anna.post(`${page}/unmute`, { reason: 'agreed' })
  expect(await until()).toBeNull()
  expect(await latestAudit()).toMatchObject({ action: 'chat.member.unmuted' })
})

it('sets slow mode, closes a room and replaces the blocked words', async () => {
  expect((await anna.get('/chat/VIP')).status).toBe(200)
  await anna.post('/chat/LOTTERY-EN/settings', { slow: '20', state: 'closed', reason: 'draw night' })
  const [room] = await office.database.select().from(chatRoom).where(eq(chatRoom.id, 'LOTTERY-EN'))
  expect(room).toMatchObject({ slowSeconds: 20, isOpen: false })
  expect(await latestAudit()).toMatchObject({ action: 'chat.room.changed', oldValue: { slowSeconds: 5, isOpen: true } })
  for (const words of ['Lừa Đảo\nscam', 'scam']) await anna.post('/chat-words', { words })
  expect((await office.database.select().from(chatWord)).map(({ word }) => word)).toEqual(['scam'])
  expect(await latestAudit()).toMatchObject({ oldValue: { words: ['lua dao', 'scam'] }, newValue: { words: ['scam'] } })
})

it('knows no other room or message', async () => {
  for (const page of ['/chat/NONE', '/chat/GENERAL-EN/999999', '/chat/GENERAL-EN/x'])
    expect((await anna.get(page)).status).toBe(404)
  expect((await anna.post('/chat/GENERAL-EN/999999/remove', { reason: 'gone' })).status).toBe(404)
})
