import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { DEMO_ACCOUNTS, MIDDLE_AGENT } from './demo-accounts.ts'

/**
 * Activity of agents: rebates decreasing by level, links with visits and registrations, and rebate changes.
 * Derived from ids, so that a seed always gives the same data.
 */
export const AGENT_HISTORY = [
  `INSERT INTO rebate_rate (member_id, basis_points, series, changed_at)
    SELECT id, CASE WHEN kind = ${KIND_CODES.MEMBER} THEN 20 ELSE greatest(140 - 20 * nlevel(path), 40) END,
      CASE WHEN kind = ${KIND_CODES.MEMBER} THEN 1960 ELSE greatest(1984 - 4 * nlevel(path), 1964) END, registered_at
    FROM member WHERE is_agent_kind(kind) OR (kind = ${KIND_CODES.MEMBER} AND id % 5 = 0 AND parent_id IS NOT NULL)`,
  `INSERT INTO agent_link (code, member_id, name, sub_id, basis_points, created_at, expires_at)
    SELECT 'L' || upper(substr(md5('link' || id || '-' || number), 1, 8)), id, name, sub_id, rate, registered_at + number * interval '9 days',
      CASE WHEN number = 3 THEN now() + interval '20 days' END
    FROM member CROSS JOIN (VALUES
      (1, 'Nhóm bạn bè', NULL, 20), (2, 'Chiến dịch mùa xuân', 'xuan-1', 0), (3, 'Tờ rơi', 'to-roi', 10)
    ) AS made (number, name, sub_id, rate)
    WHERE is_agent_kind(kind) AND nlevel(path) <= 3`,
  `INSERT INTO link_registration (member_id, code)
    SELECT member.id, link.code FROM member
    JOIN LATERAL (
      SELECT code FROM agent_link WHERE agent_link.member_id = member.parent_id ORDER BY code OFFSET member.id % 3 LIMIT 1
    ) AS link ON true
    WHERE kind = ${KIND_CODES.MEMBER} AND member.id % 3 <> 1
      AND NOT EXISTS (SELECT FROM registration WHERE registration.member_id = member.id)`,
  `INSERT INTO agent_link_visit (code, day, visits)
    SELECT link.code, brand_day(now()) - back, 1 + (hashtext(link.code || back) & 15)
    FROM agent_link link CROSS JOIN generate_series(0, 29) AS back`,
  // More visits than registrations.
  `INSERT INTO agent_link_visit AS stored (code, day, visits)
    SELECT code, brand_day(now()) - 30, 4 * count(*) FROM link_registration GROUP BY code
    ON CONFLICT (code, day) DO UPDATE SET visits = stored.visits + excluded.visits`,
  `INSERT INTO agent_act (member_id, by_id, act, before, after, at)
    SELECT member.id, parent_id, 'REBATE_CHANGED', basis_points - 10, basis_points, registered_at + interval '60 days'
    FROM member JOIN rebate_rate ON rebate_rate.member_id = member.id
    WHERE is_agent_kind(kind) AND parent_id IS NOT NULL AND member.id % 2 = 0`,
  // Half of the programs play below the middle agent, whose salaries of today they make.
  `INSERT INTO lottery_program (member_id, next_action_at)
    SELECT id, now() + row_number() OVER () * interval '7 seconds' FROM (
      SELECT member.id, row_number() OVER (PARTITION BY agent.id IS NOT NULL ORDER BY member.id) AS place
      FROM member JOIN ledger_account ON member_id = member.id AND code = 'member:' || member.id || ':cash'
      LEFT JOIN member agent ON agent.username = '${MIDDLE_AGENT.username}' AND member.path <@ agent.path
      WHERE member.kind = ${KIND_CODES.MEMBER} AND member.closed_at IS NULL AND balance >= 1000000 * 10000::bigint
        AND member.username <> ALL ('{${DEMO_ACCOUNTS.map(({ username }) => username).join(',')}}')
    ) AS player WHERE place <= 15`,
] as const
