/** Foreign keys that PostgreSQL does not enforce (migration `proven-keys`): table, column, and what it refers to. */
export const PROVEN_KEYS = [
  ['round', 'member_id', 'member', 'id'],
  ['round', 'node_id', 'game', 'node_id'],
  ['member_day', 'member_id', 'member', 'id'],
  ['open_round', 'member_id', 'member', 'id'],
  ['open_round', 'node_id', 'game', 'node_id'],
  ['open_round', 'session_id', 'game_session', 'id'],
  ['noted_call', 'member_id', 'member', 'id'],
  ['lottery_ticket', 'member_id', 'member', 'id'],
  ['lottery_entry', 'member_id', 'member', 'id'],
] as const

const getKey = ([table, column, target, key]: (typeof PROVEN_KEYS)[number]) =>
  `SELECT count(*) AS rows, count(*) FILTER (WHERE named.${key} IS NULL) AS orphans
   FROM ${table} LEFT JOIN ${target} AS named ON named.${key} = ${table}.${column}`

export const REFERENCE_CHECK = {
  what: 'Every posted row belongs to a member, a game and a game session that exist',
  sql: `SELECT to_char(sum(rows), 'FM999,999,999,990') || ' references' AS figure, sum(orphans)::bigint AS faults
    FROM (${PROVEN_KEYS.map(getKey).join(' UNION ALL ')}) AS counted`,
}
