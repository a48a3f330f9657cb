import type pg from 'pg'

export const MONTHS = 24
/** Milliseconds of a month: the same for all. */
const MONTH_MS = (730 / MONTHS) * 86_400_000
/** Ordinary members; one more has a hundredth of all rounds. */
const MEMBERS = 1_501
const GAMES = 60
const HEAVY_SHARE = 100
/** One of this many rounds has a payout. */
const PAYOUT_SHARE = 4

export const TABLES = ['round', 'ledger_transaction', 'ledger_entry'] as const
export type TableName = (typeof TABLES)[number]

/** Rounds of two years until now, as a function of their number: every layout holds the same ones. */
export class History {
  readonly rounds: number
  readonly #began: number

  /** @param rounds rounded down to whole months */
  constructor(rounds: number, now = Date.now()) {
    this.rounds = Math.floor(rounds / MONTHS) * MONTHS
    this.#began = now - MONTHS * MONTH_MS
  }

  /** First moment of a month, from 0 for the oldest. */
  startOf(month: number): string {
    return new Date(this.#began + month * MONTH_MS).toISOString()
  }

  /** Number of a month's first round. */
  firstRound(month: number): number {
    return (this.rounds / MONTHS) * month
  }

  /** Id of the first transaction of a month. */
  firstTransaction(month: number): number {
    return 2 * this.firstRound(month) + 2
  }

  /** Statements that fill tables with the rounds of a month, their transactions and entries. */
  inserts(month: number, into: Readonly<Record<TableName, string>>): string[] {
    const step = (MONTHS * MONTH_MS * 1_000) / this.rounds
    const rounds = `rounds as (
      select n, 2 * n + 2 as bet, 2 * n + 3 as payout, 10000::bigint as stake, (n + n / ${HEAVY_SHARE}) % ${PAYOUT_SHARE} = 1 as is_won,
        '${new Date(this.#began).toISOString()}'::timestamptz + (n + 0.5) * ${step} * interval '1 microsecond' as at, who.*, game.*, hash,
        lpad(to_hex(n), 8, '0') || '-' || substr(hash, 1, 4) || '-7' || substr(hash, 5, 3) || '-8' || substr(hash, 8, 3) || '-' ||
          substr(hash, 11, 12) as vendor_round_id
      from generate_series(${this.firstRound(month)}::bigint, ${this.firstRound(month + 1) - 1}::bigint) n
      cross join lateral (select md5(n::text) as hash) hashed
      join bench_member who on who.seat = case when n % ${HEAVY_SHARE} = 0 then 0 else 1 + n * 7919 % ${MEMBERS} end
      join bench_game game on game.place = n * 31 % ${GAMES}
    )`
    return [
      `with ${rounds}
      insert into ${into.round} (member_id, id, node_id, vendor_round_id, stake, payout, balance_after, settled_at, turnover_rule)
      select member_id, n + 1, node_id, vendor_round_id, stake, case when is_won then 3 * stake else 0 end, balance, at, 1 from rounds`,
      `with ${rounds}
      insert into ${into.ledger_transaction} (member_id, id, type, idempotency_key, request_hash, reference, occurred_at)
      select member_id, bet, 'BET', 'vendor:' || vendor_code || ':' || vendor_round_id || '.stake', sha256(hash::bytea), vendor_round_id, at
      from rounds
      union all
      select member_id, payout, 'PAYOUT', 'vendor:' || vendor_code || ':' || vendor_round_id || '.stake:payout', sha256(hash::bytea),
        vendor_round_id, at from rounds where is_won`,
      `with ${rounds}
      insert into ${into.ledger_entry} (member_id, transaction_id, line, account_id, amount, balance_after)
      select member_id, id, line, account_id, amount, after from rounds cross join lateral (values
        (true, bet, 1::smallint, cash, -stake, balance), (true, bet, 2::smallint, house, stake, null::bigint),
        (is_won, payout, 1::smallint, house, -3 * stake, null), (is_won, payout, 2::smallint, cash, 3 * stake, balance)
      ) as line (is_made, id, line, account_id, amount, after) where is_made`,
    ]
  }
}

/** Chooses the members and games of the history, and forgets the sums of what was played before. */
export async function prepareHistory(client: pg.Client): Promise<void> {
  await client.query(`
    create table bench_member as
      select member.id as member_id, account.id as cash, account.balance,
        row_number() over (order by account.balance desc, member.id) - 1 as seat
      from member join ledger_account account on account.member_id = member.id and account.code = 'member:' || member.id || ':cash'
      where kind = 0 and not play_guarded and account.balance > 0 order by account.balance desc, member.id limit ${MEMBERS + 1};
    create table bench_game as
      select node_id, vendor_code, row_number() over (order by popularity desc, node_id) - 1 as place,
        (select id from ledger_account where code = 'house:bets') as house
      from game where model_id is not null and node_id not in (select node_id from jackpot_game)
      order by popularity desc, node_id limit ${GAMES};
    analyze bench_member;
    analyze bench_game;
    delete from member_game_day;
    delete from member_movement_day;
    delete from record_rollup`)
  const { rows } = await client.query<{ members: string; games: string }>(
    'select (select count(*) from bench_member) as members, (select count(*) from bench_game) as games',
  )
  if (Number(rows[0]?.members) !== MEMBERS + 1 || Number(rows[0]?.games) !== GAMES)
    throw new Error(`The demo data have too few members or games: ${rows[0]?.members}, ${rows[0]?.games}`)
}
