import { type SQL, sql } from 'drizzle-orm'
import type { StoredMessageKind } from '../../../db/tables/messages.ts'

/**
 * Statement that puts messages into the outbox, for each browser and contact that its member chose. What may have changed until then
 * is judged again when a notice is sent.
 */
export const queueNotices = (
  messages: readonly { memberId: number; id: bigint; kind: StoredMessageKind }[],
): SQL => sql`
  insert into message_notice (member_id, message_id, channel, device_id)
  select written.member_id, written.id, target.channel, target.device_id
  from unnest(
    ${sql.param(messages.map(({ memberId }) => memberId))}::integer[],
    ${sql.param(messages.map(({ id }) => String(id)))}::bigint[],
    ${sql.param(messages.map(({ kind }) => (kind === 'UPLINE' || kind === 'DOWNLINE' ? 'AGENT' : kind)))}::text[]
  ) as written (member_id, id, kind)
  join member on member.id = written.member_id
  join member_message message on message.member_id = written.member_id and message.id = written.id
  cross join lateral (
    select 'PUSH' as channel, device.id as device_id from push_device device where device.member_id = written.member_id
    union all select 'EMAIL', null where member.email is not null and member.email_verified_at is not null
    union all select 'SMS', null where member.mobile is not null and member.mobile_verified_at is not null
  ) as target
  left join notice_preference chosen
    on chosen.member_id = written.member_id and chosen.kind = written.kind and chosen.channel = target.channel
  where (message.template like 'closing.%' and (target.channel = 'EMAIL'
      or (target.channel = 'SMS' and (member.email is null or member.email_verified_at is null))))
    or coalesce(chosen.is_on, case target.channel when 'PUSH' then written.kind <> 'PROMOTION'
    else target.channel = 'EMAIL' and written.kind = 'SERVICE' end)
    and (written.kind <> 'PROMOTION' or may_advertise(member.id))
  on conflict do nothing`
