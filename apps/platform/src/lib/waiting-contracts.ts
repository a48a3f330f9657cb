import { type SQL, sql } from 'drizzle-orm'

/** Offers to an account and requests to it that wait for its answer, by kind, as JSON. */
export const waitingByKind = (memberId: SQL): SQL => sql`(
  select coalesce(jsonb_object_agg(kind, count), '{}') from (
    select kind, count(*) from (
      select kind from contract_version where member_id = ${memberId} and state = 'OFFERED'
      union all
      select kind from contract_request where upline_id = ${memberId} and state = 'REQUESTED'
    ) as waiting group by kind
  ) as counted)`
