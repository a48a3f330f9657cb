import { type SQLWrapper, sql } from 'drizzle-orm'
import { memberMessage } from '../../../db/tables/messages.ts'

export const unreadCount = (memberId: SQLWrapper | number) =>
  sql<number>`(select count(*)::integer from ${memberMessage} unread
    where unread.member_id = ${memberId} and unread.direction = 'IN' and unread.read_at is null and unread.deleted_at is null)`
