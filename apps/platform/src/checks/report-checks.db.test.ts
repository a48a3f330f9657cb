import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { REPORT_CHECKS } from './report-checks.ts'

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'world' })
  drop = scratch.drop
  client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  // The ledger refuses changes.
  await client.query('SET session_replication_role = replica')
})
afterAll(async () => {
  await client.end()
  await drop()
})

async function failing(title = ''): Promise<string[]> {
  const found: string[] = []
  for (const { what, sql } of REPORT_CHECKS.filter((check) => check.what.startsWith(title))) {
    const { rows } = await client.query<{ faults: string }>(sql)
    if (Number(rows[0]?.faults ?? 1) > 0) found.push(what)
  }
  return found
}

const ENTRY_OF = (type: string, code: string) =>
  `(member_id, transaction_id, line) = (SELECT entry.member_id, transaction_id, line FROM ledger_entry entry
    JOIN ledger_transaction head ON head.member_id = entry.member_id AND head.id = transaction_id AND type = '${type}'
    JOIN ledger_account account ON account.id = account_id AND account.code LIKE '${code}' LIMIT 1)`
const ONE = (table: string, condition = 'true') => `ctid = (SELECT ctid FROM ${table} WHERE ${condition} LIMIT 1)`
/** A view that reports one too many in a column. */
const MISREPORTED = (view: string, column: string, type: string) =>
  `ALTER VIEW reporting.${view} RENAME TO ${view}_before; CREATE VIEW reporting.${view} AS
    SELECT (json_populate_record(null::reporting.${view}_before, (to_jsonb(row) || CASE WHEN row_number() OVER () = 1
        THEN jsonb_build_object('${column}', (row.${column} + 1)::${type}) ELSE '{}' END)::json)).* FROM reporting.${view}_before row`

test('every report of the seeded world equals the ledger', async () => {
  expect(await failing()).toEqual([])
})

/** By the beginning of the check's title. */
const PLANTED: readonly (readonly [title: string, statement: string])[] = [
  ['The report of games', `UPDATE game_day SET payout = payout + 1 WHERE ${ONE('game_day')}`],
  ['Gross revenue', `UPDATE ledger_entry SET amount = amount + 1 WHERE ${ENTRY_OF('PAYOUT', 'house:bets')}`],
  ['The report of days', `UPDATE house_day SET payout = payout + 1 WHERE ${ONE('house_day')}`],
  ['The report of payments', `UPDATE deposit SET amount = amount + 1 WHERE ${ONE('deposit', "state = 'CONFIRMED'")}`],
  ['The report of requests', MISREPORTED('payment_requests', 'succeeded', 'integer')],
  ['The report of costs', `UPDATE ledger_transaction SET type = 'PAYOUT' WHERE type = 'REBATE'`],
  [
    'The report of agents’ pay',
    `UPDATE ledger_entry SET amount = amount + 1 WHERE ${ENTRY_OF('COMMISSION', 'member:%:cash')}`,
  ],
  [
    'The reports of first deposits',
    `UPDATE deposit SET confirmed_at = confirmed_at - interval '1 day' WHERE ${ONE('deposit', "state = 'CONFIRMED'")}`,
  ],
  [
    'The report of promotions',
    `UPDATE promotion_claim SET amount = amount + 1 WHERE ${ONE('promotion_claim', "state = 'CLAIMED' AND amount > 0")}`,
  ],
  ['The report of lines', `UPDATE line_day SET payout = payout + 1 WHERE ${ONE('line_day')}`],
  [
    'The report of liabilities equals',
    `UPDATE ledger_account SET balance = balance + 1 WHERE ${ONE('ledger_account', "code LIKE 'member:%:cash' AND member_id = 17")}`,
  ],
  ['The report of liabilities by day', `UPDATE liability_day SET amount = amount + 1 WHERE ${ONE('liability_day')}`],
  ['The report of cases', MISREPORTED('case_days', 'opened', 'integer')],
  ['Every case of risk', MISREPORTED('risk_case_days', 'opened', 'integer')],
  ['Every case of risk is in', `UPDATE risk_case SET state = 'OPEN' WHERE ${ONE('risk_case', "state = 'DECIDED'")}`],
  [
    'Every intervention',
    `INSERT INTO intervention (member_id, reason, kind, moment, ended_at) SELECT id, 'NIGHT_PLAY', 'HELP', 'NEXT_PAGE', now() FROM member WHERE id = 17`,
  ],
  ['The report of each agent', MISREPORTED('agent_pay_agents', 'amount', 'numeric')],
  ['The report of campaigns', MISREPORTED('campaign_days', 'cost', 'numeric')],
  ['The report of providers', MISREPORTED('provider_days', 'succeeded', 'integer')],
  ['The reports of players', `UPDATE member_day SET payout = payout + 1 WHERE ${ONE('member_day')}`],
  [
    'The report of lottery stakes',
    `WITH open AS (
      UPDATE lottery_draw SET settled_at = NULL, next_action_at = now()
      WHERE ${ONE('lottery_draw', 'NOT EXISTS (SELECT FROM lottery_entry WHERE draw_id = lottery_draw.id)')} RETURNING id
    ) INSERT INTO lottery_exposure SELECT id, 'LO2:07', 10000 FROM open`,
  ],
]
test.each(PLANTED)('finds a planted difference: %s', async (title, statement) => {
  await client.query('BEGIN')
  await client.query(statement)
  const found = await failing(title)
  await client.query('ROLLBACK')
  expect(found).toHaveLength(1)
})

test('a planted difference is tried for every check', () => {
  const tried = REPORT_CHECKS.filter(({ what }) => PLANTED.some(([title]) => what.startsWith(title)))
  expect(tried).toEqual(REPORT_CHECKS)
})
