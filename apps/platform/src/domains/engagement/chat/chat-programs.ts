import { and, eq, gte, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { chatMessage, chatRoom, chatScript } from '../../../db/tables/chat.ts'
import type { DueWork } from '../../../jobs/due-rows.ts'
import { publishToRoom } from '../../../live/publish.ts'
import { messageItem } from './chat-messages.ts'

/** Pause between two lines of a room, in seconds. */
const PAUSE = { min: 600, max: 2_400 }

/** Simulated players in the rooms of the demo world. Rooms without a script have none. */
const chatPrograms: DueWork = {
  name: 'the chat programs',
  next: sql`select min(next_action_at) from ${chatRoom}`,
  everyMs: 5_000,
  run: writeDueLines,
}

/** An operator's site has people alone. */
export const chatJobs = (demo: boolean): DueWork[] => (demo ? [chatPrograms] : [])

/** @returns the number of rooms that got a line */
export async function writeDueLines(database: Database): Promise<number> {
  for (let written = 0; ; written += 1) if (!(await writeNextLine(database))) return written
}

function writeNextLine(database: Database): Promise<boolean> {
  return withTransaction(database, async (tx) => {
    const [room] = await tx
      .select()
      .from(chatRoom)
      .where(sql`${chatRoom.nextActionAt} <= now()`)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!room) return false
    const lineFrom = async (line: number) => {
      const [found] = await tx
        .select()
        .from(chatScript)
        .where(and(eq(chatScript.roomId, room.id), gte(chatScript.line, line)))
        .orderBy(chatScript.line)
        .limit(1)
      return found
    }
    const line = (await lineFrom(room.scriptLine)) ?? (await lineFrom(0))
    const pause = PAUSE.min + Math.floor(Math.random() * (PAUSE.max - PAUSE.min))
    await tx
      .update(chatRoom)
      .set({
        scriptLine: line ? line.line + 1 : 0,
        nextActionAt: line ? new Date(Date.now() + pause * 1_000) : null,
      })
      .where(eq(chatRoom.id, room.id))
    if (!line || !room.isOpen) return true
    const [sent] = await tx
      .insert(chatMessage)
      .values({ roomId: room.id, name: line.name, text: line.text })
      .returning()
    if (sent) await publishToRoom(tx, { type: 'CHAT_MESSAGE', roomId: room.id, message: messageItem(sent) })
    return true
  })
}
