import { type SQL, sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { WriteWatch } from '@playhouse/postgres/write-watch.ts'
import { scratchDatabase } from '../../test/database.ts'
import { openModules } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../open-services.ts'
import { SECRET_KEYS } from '../app.fixture.ts'
import { type DueWork, type RowWork, scheduleDueRows } from './due-rows.ts'

/** Statements that make a row of each kind due. Rows are incomplete: the works themselves do not run. */
const MADE_DUE: Record<string, SQL> = {
  limits: row('play_exclusion', { state: 'ACTIVE', next_action_at: 'now()' }),
  'settling transfers': row('wallet_transfer', { state: 'unknown', due_at: 'now()' }),
  // By a round that has not been counted.
  bonuses: sql`select insert_any('member_bonus', jsonb_build_object('state', 'ACTIVE', 'next_action_at', '2999-01-01', 'counted_at', '1970-01-01',
    'member_id', (select member_id from round where settled_at is not null
      and member_id not in (select member_id from member_bonus where state in ('ACTIVE', 'ENDING')) limit 1)))`,
  'daily reconciliation': row('reconciliation', { state: 'DUE', next_action_at: 'now()' }),
  'working on payment events': row('payment_event', { next_action_at: 'now()' }),
  'following up on deposits': one('deposit'),
  'returns of held payments': row('held_payment', { next_action_at: 'now()' }),
  withdrawals: one('withdrawal'),
  'identity checks': row('identity_check', { next_action_at: 'now()' }),
  'questions to registers': row('exclusion_check', { next_action_at: 'now()' }),
  'comparisons with lists': row('screening', { next_action_at: 'now()' }),
  'versions of lists': row('screening_list', {}),
  'lottery schedule': one('lottery'),
  'lottery draws': one('lottery_draw'),
  'lottery settlement': row('lottery_bucket', { state: 'OPEN', next_action_at: 'now()' }),
  'lottery records': row('lottery_recording', { next_action_at: 'now()' }),
  'the lottery programs': row('lottery_program', { next_action_at: 'now()' }),
  'folding jackpots': row('jackpot_feed', {}),
  'folding team sums': row('team_change', {}),
  'contract bills': one('contract_version', sql`state = 'ACCEPTED'`),
  'paying agents': sql`update agent_bill set state = 'DUE', next_action_at = now() where ctid = (select ctid from agent_bill limit 1)`,
  'contract notifications': sql`update contract_version set notified_state = null where ctid = (select ctid from contract_version limit 1)`,
  ranks: sql`update member_day set turnover = turnover + 1 where ctid = (
    select day.ctid from member_day day join member_rank using (member_id) order by day desc limit 1)`,
  missions: sql`update member_mission set state = 'REACHED', next_action_at = now()
    where ctid = (select ctid from member_mission limit 1)`,
  leaderboards: sql`update leaderboard_week set next_action_at = now() where state = 'RUNNING'`,
  points: sql`update daily_work set done_until = '2000-01-01' where work = 'points'`,
  referrals: one('referral'),
  'the chat programs': one('chat_room'),
  raffles: one('raffle'),
  'bonuses of deposits': row('deposit_bonus', { next_action_at: 'now()' }),
  'free rounds': row('free_rounds', { next_action_at: 'now()' }),
  'letters of cases': sql`update service_case set letter_due_at = now() where ctid = (select ctid from service_case limit 1)`,
  notices: row('message_notice', { next_action_at: 'now()' }),
  broadcasts: row('broadcast', { next_action_at: 'now()' }),
}

function one(table: string, condition = sql`true`): SQL {
  const name = sql.raw(table)
  return sql`update ${name} set next_action_at = now() where ctid = (select ctid from ${name} where ${condition} limit 1)`
}

/** Inserts a row in which everything that must be given has some value of its type. */
function row(table: string, values: Record<string, string>): SQL {
  return sql`select insert_any(${table}, ${JSON.stringify(values)}::jsonb)`
}

const INSERT_ANY = sql.raw(`
  create function insert_any(p_table text, p_values jsonb) returns void language plpgsql as $$
  declare v_columns text; v_values text;
  begin
    select string_agg(quote_ident(attname), ','), string_agg(case
      when p_values ->> attname = 'now()' then 'now()'
      when p_values ? attname then quote_literal(p_values ->> attname)
      when typcategory = 'D' then 'now()'
      when typcategory = 'N' then quote_literal('1')
      when typcategory = 'B' then quote_literal('true')
      when typcategory = 'A' then quote_literal('{}')
      when typname = 'uuid' then quote_literal(gen_random_uuid())
      when typname = 'jsonb' then quote_literal('{}')
      else quote_literal('1') end || '::' || format_type(atttypid, atttypmod), ',')
    into v_columns, v_values
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = p_table::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
      and (p_values ? attname or attnotnull and not atthasdef);
    execute format('insert into %I (%s) values (%s)', p_table, v_columns, v_values);
  end $$`)

/** Rows need not make sense. */
const DROP_RULES = sql.raw(`
  do $$ declare v_rule record; begin
    for v_rule in select conrelid::regclass as name, conname from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conrelid <> 0 and conparentid = 0 loop
      execute format('alter table %s drop constraint %I', v_rule.name, v_rule.conname);
    end loop;
    for v_rule in select tgrelid::regclass as name, tgname from pg_trigger where not tgisinternal and tgparentid = 0 loop
      execute format('drop trigger %I on %s', v_rule.tgname, v_rule.name);
    end loop;
  end $$`)

const POSTPONE_ALL = sql.raw(`
  do $$ declare v_name text; begin
    for v_name in select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'next_action_at' and table_type = 'BASE TABLE' loop
      execute format('update %I set next_action_at = now() + interval ''1 day'' where next_action_at is not null', v_name);
    end loop;
  end $$`)

let database: Database
/** Connections of another process. */
let other: Database
let app: FastifyInstance
let works: DueWork[]
let close: () => Promise<void>
const hasRows = (work: DueWork): work is RowWork => work.next !== undefined
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'world' })
  database = openDatabase(scratch.url)
  other = openDatabase(scratch.url)
  const config = readConfig({
    DATABASE_URL: scratch.url,
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    LOTTERY_DRAWS: 'true',
    SECRET_KEYS,
    PAYMENTS_URL: 'http://127.0.0.1:1',
    PLUMBLINE_URL: 'http://127.0.0.1:1',
    QUIETGATE_URL: 'http://127.0.0.1:1',
  })
  app = fastify()
  const services = await openServices(app, { config, database })
  const modules = await openModules({ ...services, writes: new WriteWatch(database) })
  works = modules.flatMap(({ jobs }) => jobs ?? [])
  await other.execute(DROP_RULES)
  await other.execute(INSERT_ANY)
  // In the beginning no work is due, now or soon.
  await other.execute(POSTPONE_ALL)
  await other.execute(sql`update raffle_series set enabled = false`)
  await other.execute(sql`update daily_work set done_until = done_until + 1000`)
  close = async () => {
    await app.close()
    await Promise.all([database.$client.end(), other.$client.end()])
    await scratch.drop()
  }
})
afterAll(() => close())

test('has rows to ask about for all work that somebody waits for', () => {
  const repeated = works.filter((work) => !hasRows(work))
  expect(repeated.filter(({ everyMs = 0, isBackground }) => everyMs < (isBackground ? 30_000 : 60_000))).toEqual([])
  const names = works.filter(hasRows).map(({ name }) => name)
  expect(Object.keys(MADE_DUE).toSorted()).toEqual(names.toSorted())
})

describe('a row that another process makes due', () => {
  const ran = new Map<string, number>()
  let scheduler: FastifyInstance
  beforeAll(async () => {
    scheduler = fastify()
    const noted = works.filter(hasRows).map((work) => ({
      ...work,
      everyMs: 200,
      run: async () => ran.set(work.name, (ran.get(work.name) ?? 0) + 1).size,
    }))
    scheduleDueRows(scheduler, { database, writes: new WriteWatch(database) }, noted)
    await scheduler.ready()
    await sleep(1_000)
  })
  afterAll(() => scheduler.close())

  test.each(Object.keys(MADE_DUE))('wakes the work %s, and nothing else did', async (name) => {
    expect(ran.get(name)).toBeUndefined()
    await other.execute(MADE_DUE[name] ?? sql``)
    await expect.poll(() => ran.get(name), { interval: 10 }).toBeGreaterThan(0)
  })
})
