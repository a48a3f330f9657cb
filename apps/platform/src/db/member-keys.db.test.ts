import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'

/**
 * Tables that are queried before the member is known, so they stay on one server and are keyed by what they are queried
 * by.
 */
const LOOKED_UP_FIRST: Readonly<Record<string, string>> = {
  session: 'by the token of a log-in',
  game_session: 'by the launch token, and by the id that vendors know it by',
  hand_off: 'by its token',
  log_in_check: 'by its ticket',
  password_reset: 'by the token in a letter',
  passkey: 'by the credential that the browser sends',
  passkey_challenge: 'by the challenge of a visitor',
  social_attempt: 'by the state that an identity provider sends back',
  social_identity: 'by the name that an identity provider knows it by',
  referral_code: 'by the code in a link',
  registration_attempt: 'by the key of a visitor’s form',
  answered_request: 'by the request that is sent again, of visitors too',
  api_token: 'by the token that a program sends',
  upload_link: 'by the token in its address',
  deposit_reference: 'by the reference that a payment provider names',
  payment_arrival: 'by the payment provider’s number of a payment',
  credited_payment: 'by the channel’s number of a payment',
  download_link: 'by the token in a link',
  chat_profile: 'by the name that other players see',
  agent_link: 'by the code in a registration link',
}

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await scratchDatabase()
  drop = scratch.drop
  client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

async function keysWithoutMember(): Promise<{ table: string; key: string }[]> {
  const { rows } = await client.query<{ table: string; key: string }>(`
    select owner.relname as table, named.relname as key
    from pg_index key
    join pg_class owner on owner.oid = key.indrelid
    join pg_class named on named.oid = key.indexrelid
    join pg_attribute member on member.attrelid = owner.oid and member.attname = 'member_id'
    where owner.relnamespace = 'public'::regnamespace and key.indisunique and member.attnum <> all (key.indkey)
    order by 1, 2`)
  return rows
}

test('includes the member in every primary and unique key of member tables', async () => {
  const found = await keysWithoutMember()
  expect(found.filter(({ table }) => !(table in LOOKED_UP_FIRST))).toEqual([])
})

test('names the missing key of a new member table', async () => {
  await client.query('create table coupon (id integer primary key, member_id integer not null)')
  expect(await keysWithoutMember()).toContainEqual({ table: 'coupon', key: 'coupon_pkey' })
})

test('lists no unnecessary exceptions', async () => {
  const found = new Set((await keysWithoutMember()).map(({ table }) => table))
  expect(Object.keys(LOOKED_UP_FIRST).filter((table) => !found.has(table))).toEqual([])
})
