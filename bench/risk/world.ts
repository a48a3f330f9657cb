import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { makeSmallWorld } from '../../apps/platform/src/small-world.fixture.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'

const PLATFORM = fileURLToPath(new URL('../../apps/platform/', import.meta.url))

/** A database of its own with a brand, a few games and no play. */
export async function makeRiskWorld(adminUrl: string): Promise<Database> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('CREATE DATABASE risk')
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = '/risk'
  const env = { ...process.env, DEMO: 'true', DATABASE_URL: url.href, PROGRESS: 'json' }
  const done = spawnSync(process.execPath, ['src/cli.ts', 'migrate'], { cwd: PLATFORM, env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`Making the tables failed:\n${done.stderr}`)
  const database = openDatabase(url.href)
  await makeSmallWorld(database)
  return database
}

/**
 * A year of members who have done nothing wrong, and of some of those who have: heavy and light players, night owls, couples who share a
 * browser, towns behind one address. Amounts are stored units.
 */
const STATEMENTS = [
  'select setseed(0.42)',
  `create temp table trait as
   select id as member_id, 0.03 + 0.4 * random() ^ 2 as plays, 200000 * 10000 * exp(random_normal(0, 1)) as stake,
     random() < 0.03 as is_owl, case when random() < 0.03 then id / 2 * 2 else id end as browser,
     case when random() < 0.3 then 'town-' || id % 20 when random() < 0.1 then 'house-' || id / 2 else 'own-' || id end as address,
     random() < 0.05 as takes_bonuses
   from unnest($1::integer[]) as id`,
  `create temp table played as
   select member_id, day::date as day, stake, is_owl, browser, address, plays, round(stake * exp(random_normal(0, 0.7)))::bigint as turnover,
     5 + floor(60 * random() ^ 2)::integer as rounds, random() < 0.3 as pays_in, random() < 0.06 as pays_out, takes_bonuses,
     case when is_owl and random() < 0.3 then 18 else 8 end + floor(random() * 5)::integer as hour
   from trait cross join generate_series(brand_day(now()) - 365, brand_day(now()) - 1, interval '1 day') as day
   where random() < plays`,
  `insert into member_day as kept (member_id, day, deposit, withdrawal, turnover, bonus_turnover, payout, rounds)
   select member_id, day, case when pays_in then greatest(50000 * 10000::bigint, round(turnover / 3)::bigint) else 0 end,
     case when pays_out then round(turnover / 4)::bigint else 0 end, turnover,
     case when takes_bonuses and random() < 0.3 then turnover / 2 else 0 end,
     greatest(0, round(turnover * (0.95 + random_normal(0, 1.5) / sqrt(rounds))))::bigint, rounds
   from played
   on conflict (member_id, day) do update set deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
     turnover = kept.turnover + excluded.turnover, payout = kept.payout + excluded.payout, rounds = kept.rounds + excluded.rounds`,
  `insert into deposit (member_id, amount, channel, state, created_at, confirmed_at)
   select member_id, greatest(50000 * 10000::bigint, turnover / 3), 'QR', 'CONFIRMED', at, at
   from (select *, day + interval '2 hours' + random() * interval '10 hours' as at from played where pays_in) as paid`,
  `insert into payment_arrival (id, amount, currency, text, payer_name, received_at, state, member_id)
   select 'ordinary-' || row_number() over (), turnover / 3, 'VND', '', 'OWNER ' || case when random() < 0.02 then 'B' else 'A' end || member_id,
     day + interval '5 hours', 'CREDITED', member_id from played where pays_in and turnover > 3`,
  `insert into withdrawal (member_id, amount, state, requested_at)
   select member_id, turnover / 4, 'RECEIVED', day + interval '13 hours' from played where pays_out and turnover > 4`,
  `insert into log_in_history (member_id, at, address, device_hash, method, outcome)
   select member_id, day + interval '3 hours', address, sha256(('browser-' || browser)::bytea), 'password', 'signed-in' from played`,
  `insert into round (member_id, node_id, stake, payout, balance_after, settled_at)
   select member_id, 1, greatest(turnover / rounds, 1), case when random() < 0.3 then turnover / rounds * 3 else 0 end, 0,
     day + make_interval(hours => hour, mins => n)
   from played cross join generate_series(1, rounds) as n where day > brand_day(now()) - 32`,
]

/** Adds a year of ordinary life to members, as many as asked for and these. @returns the new ones, and how many days and rounds there are */
export async function addOrdinaryLife(
  database: Database,
  { count, among }: { count: number; among: readonly number[] },
) {
  const client = await database.$client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into member (username, nickname, password_hash, kind, path, registered_at)
       select 'ordinary' || n, 'ordinary' || n, '', 0, '0', now() - interval '500 days' from generate_series(1, $1::integer) as n returning id`,
      [count],
    )
    const ids = rows.map(({ id }) => id)
    await client.query('set statement_timeout = 0')
    for (const text of STATEMENTS) await client.query(text, text.includes('$1') ? [[...ids, ...among]] : [])
    await client.query('vacuum analyze')
    const sizes = await client.query<{ days: number; rounds: number }>(
      'select (select count(*) from member_day)::integer as days, (select count(*) from round)::integer as rounds',
    )
    return { ids, days: sizes.rows[0]?.days ?? 0, rounds: sizes.rows[0]?.rounds ?? 0 }
  } finally {
    client.release()
  }
}
