import { setTimeout as sleep } from 'node:timers/promises'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { AGENT, MEMBER } from '../accounts.ts'
import { askDatabase, atPlatform } from '../real-platform.ts'
import type { Stack } from '../stack.ts'
import { openCaller, type Caller, type CallerKind } from './callers.ts'

/** Messages are written within this time. */
const SENT_WITHIN_MS = 10_000

/** Parts of the seed world that the coverage test uses, and its helpers. */
export interface World {
  /** Ids of an open game and of one under maintenance, a lottery. */
  openGame: string
  /** A favourite of the seed world's member that has a note. */
  notedGame: string
  closedGame: string
  triedGame: string
  transferGame: string
  /** An agent's invitation code. */
  invitation: string
  /** An agent below the agent with known contacts and a changed rebate. */
  downline: string
  /** A settled round of the member, and the transaction of a payout. */
  bet: string
  transaction: string
  /** A withdrawal of the seed world's member with an open question. */
  withdrawal: string
  as(kind: CallerKind): Promise<Caller>
  handOff(): Promise<string>
  /** The issuer's redirect back after the person sent to `address` has agreed. */
  agree(address: string): string
  /** Runs one statement in the platform's database. */
  sql<Row>(statement: string): Promise<Row[]>
  /**
   * The match of `pattern` in the latest message to a phone or e-mail address.
   * @throws Error when nothing was sent there
   */
  sent(address: string, pattern: RegExp): Promise<string>
}

const NAMED_MODULES = [...TYPE_DEFINITIONS.matchAll(/@module\(id: "(\w+)"\)/g)].map(([, id]) => id ?? '')

/** Service desks, apps and social links; every module that the schema names; and expiring passwords. The platform caches its brand. */
export const FULL_BRAND = `
  insert into resource (resource_type, url, label_name_en) values
    ('CUSTOMER_SERVICE', 'https://help.test/desk', 'Help'), ('VIP_SERVICE', 'javascript:alert(1)', 'VIP'),
    ('FACEBOOK', 'https://social.test/playhouse', 'Facebook'), ('ANDROID', 'https://apps.test/site.apk', 'Android')
    on conflict (resource_type) do update set url = excluded.url;
  update brand_module set enabled = true
  where mod_id in (${[...NAMED_MODULES, 'PWDEXPFORCECHANGE3'].map((id) => `'${id}'`).join(', ')})`

/** Finds example data in the seed world, and adds what the demo brand lacks. */
export async function findWorld(stack: Stack, { agree }: Pick<World, 'agree'>): Promise<World> {
  const sql: World['sql'] = (statement) => askDatabase(stack.databaseUrl, statement)
  await enrichDeposits(sql)
  await enrichLeaderboards(sql)
  await enrichMessages(sql)
  await enrichProfile(sql)
  await sql(
    `insert into lottery_reading (habits, main_stations, actor, reason) values ('{"pairs": "WITHIN"}', '{}', 'anna', 'as agreed')`,
  )
  await enrichApplications(sql)
  await addFreeRounds(sql)
  const [facts] = await sql<
    Record<
      'open' | 'noted' | 'closed' | 'tried' | 'transfer' | 'invitation' | 'downline' | 'bet' | 'transaction',
      string | null
    >
  >(
    `select (select node_id::text from game where model_id is not null and not maintenance limit 1) as open,
       (select node_id::text from favourite join member on member.id = member_id
         where username = '${MEMBER.username}' and note is not null limit 1) as noted,
       (select node_id::text from game where closed and category = 'ELOTT' limit 1) as closed,
       (select node_id::text from game join vendor on code = vendor_code
         where offers_trial and game.category = 'RNG' and not maintenance limit 1) as tried,
       (select node_id::text from game join vendor on code = vendor_code
         where wallet_mode = 'transfer' and model_id is not null and not maintenance limit 1) as transfer,
       (select affiliate_code from member where affiliate_code is not null limit 1) as invitation,
       (select below.username from member below join member agent on agent.username = '${AGENT.username}'
         where below.path <@ agent.path and below.id <> agent.id and below.kind <> 0
         order by (select sum(team_turnover) from team_day where member_id = below.id and day > brand_day(now()) - 20) desc nulls last
         limit 1) as downline,
       (select max(round.id)::text from round join member on member.id = member_id
         where username = '${MEMBER.username}' and round_key is not null) as bet,
       (select max(head.id)::text from ledger_transaction head join member on member.id = member_id
         where username = '${MEMBER.username}' and type = 'PAYOUT' and idempotency_key not like 'lottery:%') as transaction`,
  )
  const { open, noted, closed, tried, transfer, invitation, downline, bet, transaction } = facts ?? {}
  if (!open || !noted || !closed || !tried || !transfer || !invitation || !downline || !bet || !transaction)
    throw new Error('The seed world lacks a game of a kind, an agent, or a round.')
  await enrichDownline(sql, downline)
  await sql(
    `update round set uncounted = stake, uncounted_reason = 'PUSH'
      where id = ${bet} and member_id = (select id from member where username = '${MEMBER.username}')`,
  )
  return {
    openGame: open,
    notedGame: noted,
    closedGame: closed,
    triedGame: tried,
    transferGame: transfer,
    invitation,
    downline,
    bet,
    transaction,
    withdrawal: await addWithdrawals(sql),
    as: (kind) => openCaller(stack, kind),
    agree,
    sql,
    sent: async (address, pattern) => {
      // Messages are written after the response.
      for (const until = Date.now() + SENT_WITHIN_MS; Date.now() < until; await sleep(50)) {
        const [message] = await sql<{ text: string }>(
          `select text from message_gateway.message where address = '${address}' order by sent_at desc limit 1`,
        )
        const [found] = pattern.exec(message?.text ?? '') ?? []
        if (found !== undefined) return found
      }
      throw new Error(`Nothing was sent to ${address}.`)
    },
    handOff: () =>
      atPlatform<string>(
        stack.databaseUrl,
        `const { createHandOff } = await from('domains/people/session/sessions/hand-off.ts')
         const { rows } = await database.$client.query('select id from member where username = $1', ['${MEMBER.username}'])
         return createHandOff(database, rows[0].id)`,
      ),
  }
}

/** The member's, in every world of this test. */
export const REJECTED_DEPOSIT = '1000000'

/** The member's, in every world of this test. */
export const KNOWN_MESSAGE = '1000000'

/** The member's, in every world of this test: answered, closed and rated. */
export const KNOWN_CASE = '1000000'

/** Free rounds that have ended, and a mission that grants some. */
async function addFreeRounds(sql: World['sql']): Promise<void> {
  await sql(`insert into free_rounds (member_id, node_id, promotion_id, offer, rounds, stake, played, state, cause, operator, expires_at, ended_at)
    select id, (select min(node_id) from game), (select min(promotion_id) from promotion_offer), '{"multiple": 3, "days": 7}', 20, 10000, 20,
      'ENDED', 'PLAYED', 'anna', now() + interval '7 days', now()
    from member where username = '${MEMBER.username}'`)
  await sql(`update mission set free_rounds = jsonb_build_object('nodeId', (select min(node_id) from game), 'rounds', 20,
    'stake', '20000', 'days', 7, 'promotionId', (select min(promotion_id) from promotion_offer)) where id = 'explorer'`)
}

async function enrichDeposits(sql: World['sql']): Promise<void> {
  const own = `(select id from member where username = '${MEMBER.username}')`
  await sql(`insert into deposit (id, member_id, amount, requested_amount, channel, state, reason, created_at, expires_at, reference)
    values (${REJECTED_DEPOSIT}, ${own}, 500000000, 500000000, 'QR', 'REJECTED', 'INSUFFICIENT_FUNDS', now(), now(), 'PHREJECTED')`)
  await sql(
    `insert into deposit_step (member_id, deposit_id, version, state) values (${own}, ${REJECTED_DEPOSIT}, 0, 'REJECTED')`,
  )
}

/** Everything that an agent may see of its downline, a bill with every line and one without cover, and a message about a contract. */
async function enrichDownline(sql: World['sql'], username: string): Promise<void> {
  await sql(`update member set mobile = '+84901234567', email = 'downline@example.test' where username = '${username}'`)
  await sql(`insert into session (token_hash, member_id, address)
    select sha256(convert_to(username || ' was seen', 'UTF8')), id, '127.0.0.1' from member where username = '${username}'`)
  await sql(`insert into agent_act (member_id, by_id, act, before, after)
    select id, parent_id, 'REBATE_CHANGED', 40, 50 from member where username = '${username}'`)
  await sql(`insert into agent_note (member_id, about_id, text)
    select agent.id, below.id, 'Calls on Fridays' from member agent, member below
    where agent.username = '${AGENT.username}' and below.username = '${username}'`)
  await sql(`insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state,
      created_at, paid_at, dispute)
    select id, gen_random_uuid(), 'DAILY_SALARY', gen_random_uuid(), parent_id, now() - interval '1 day', now(), 0, 0,
      '[{"what": "VALID_BET", "value": "10.00", "needed": "5.00", "met": true},
        {"what": "ACTIVE_MEMBERS", "value": "3", "needed": "2", "met": true}]', 'PAID', now(), now(), 'My team played more'
    from member where username = '${AGENT.username}'`)
  await sql(`insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state, created_at)
    select id, gen_random_uuid(), 'DAILY_SALARY', gen_random_uuid(), parent_id, now() - interval '2 days', now() - interval '1 day',
      10000, 10000, '[]', 'INSUFFICIENT', now()
    from member where username = '${AGENT.username}'`)
  await sql(`update contract_version set valid_until = now() + interval '1 day',
      terms = terms || '{"minHouseProfit": "1.00", "maxWinRate": 1, "maxLossRate": 1, "maxSingleBet": "1.00",
        "lossCarryOver": "PREVIOUS", "activeMemberBet": "1.00", "tiers": [{"profit": "1.00", "basisPoints": 1}]}'
    where state = 'ACCEPTED' and kind = 'DAILY_SALARY' and member_id = (select id from member where username = '${AGENT.username}')`)
  await sql(`select post_deposit(p_member_id => id, p_amount => 10000000, p_key => 'coverage', p_request_hash => '\\x00',
      p_reference => 'coverage') from member where username = '${username}'`)
  await sql(`with sent as (
      select below.id as from_id, agent.id as to_id, (post_member_transfer(below.id, agent.id, 10000000, 'coverage:sent', '\\x00', null)).*
      from member below, member agent where below.username = '${username}' and agent.username = '${AGENT.username}'
    )
    insert into member_transfer (member_id, id, direction, relation, counterparty_id, amount, transaction_id, created_at)
    select from_id, gen_random_uuid(), 'out', 'upline', to_id, 10000000, transaction_id, now() from sent`)
  await sql(`insert into member_message (member_id, direction, kind, template, params, about)
    select id, 'IN', 'SYSTEM', 'contract.OFFERED', '{"account": "${AGENT.username}", "contract": "DIVIDEND"}', about
    from member cross join (values ('contract:DIVIDEND:received'), ('rank')) subjects (about) where username = '${MEMBER.username}'`)
}

/** A message with a known id, and a browser that shows messages outside of quiet hours. */
async function enrichMessages(sql: World['sql']): Promise<void> {
  const own = `(select id from member where username = '${MEMBER.username}')`
  await sql(`insert into member_message (member_id, id, direction, kind, template)
    values (${own}, ${KNOWN_MESSAGE}, 'IN', 'SYSTEM', 'identity.APPROVED')`)
  await sql(`insert into service_case (member_id, id, request_key, topic, title, state, rank, language, stars, rating_comment)
    values (${own}, ${KNOWN_CASE}, gen_random_uuid(), 'SITE', 'A question', 'CLOSED', 1, 'EN', 5, 'Quick')`)
  await sql(`insert into service_case_line (member_id, case_id, line, author, operator, text)
    values (${own}, ${KNOWN_CASE}, 1, 'OPERATOR', 'Ngan', 'An answer')`)
  await sql(`insert into member_message (member_id, direction, kind, template, params, about)
    values (${own}, 'IN', 'SERVICE', 'case.ANSWERED', '{"number": "${KNOWN_CASE}", "title": "A question"}', 'case:${KNOWN_CASE}')`)
  await sql(`insert into push_device (member_id, endpoint, endpoint_hash, p256dh, auth, device, language, last_sent_at)
    values (${own}, 'https://push.test', '\\x00', '', '', 'Chrome, Windows', 'EN', now())`)
  await sql(`insert into quiet_hours (member_id, from_minute, to_minute) values (${own}, 1320, 420)`)
  await sql(
    `update member set mobile = '+84907654321', mobile_verified_at = now() where id = ${own} and mobile_verified_at is null`,
  )
}

/** A place on this week's leaderboards, even in the first minutes of a week. */
async function enrichLeaderboards(sql: World['sql']): Promise<void> {
  await sql(`insert into leaderboard_score (member_id, board_id, week, score, reached_at)
    select member.id, leaderboard.id, date_trunc('week', brand_day(now()))::date, 10000, now() from member, leaderboard
    where username = '${MEMBER.username}' on conflict do nothing`)
}

async function enrichProfile(sql: World['sql']): Promise<void> {
  const own = `(select id from member where username = '${MEMBER.username}')`
  await sql(`insert into member_profile (member_id, birthday, nationality, address)
    values (${own}, '1994-05-21', 'VN', '12 Lê Lợi') on conflict (member_id) do update
    set birthday = excluded.birthday, nationality = excluded.nationality, address = excluded.address, identity_tier = 0`)
  await sql(`insert into identity_request (id, member_id, tier, state, reason, decided_at)
    values (1000000, ${own}, 1, 'REJECTED', 'NAME_MISMATCH', now())`)
  await sql(`insert into identity_document (member_id, request_id, kind, upload_id, state, reason)
    values (${own}, 1000000, 'ID_FRONT', gen_random_uuid(), 'REJECTED', 'NAME_MISMATCH')`)
}

async function enrichApplications(sql: World['sql']): Promise<void> {
  await sql(`insert into agent_application (member_id, state, motivation, channel, expected_players, question, answer, reason, decided_at)
    select id, 'REJECTED', 'Many', 'OTHER', 1, 'Which?', 'A club', 'Too few', now() from member where username = '${MEMBER.username}'`)
}

/**
 * A withdrawal of the seed world's member that waits for an answer, and one that waits for its receipt.
 * @returns the first one's id
 */
async function addWithdrawals(sql: World['sql']): Promise<string> {
  const [requested] = await sql<{ id: number }>(
    `with its as (
       insert into withdrawal (member_id, amount, received_amount, state, version, requested_at, destination, review_reasons)
       select id, 2000000000, 1000000000, 'NEEDS_INFO', 1, now(), '{"kind": "BANK", "bankCode": "HOASEN", "bankName": "Hoa Sen",
         "accountNumber": "1234567890", "accountName": "LAN"}', '{NEW_CARD}'
       from member where username = '${MEMBER.username}' returning *
     ), step as (
       insert into withdrawal_step (member_id, withdrawal_id, version, state, actor, reason)
       select member_id, id, version, state, 'OPERATOR', 'Whose account is it?' from its
     ), paid as (
       insert into withdrawal (member_id, amount, state, requested_at, disbursed_at, next_action_at, destination)
       select member_id, amount, 'DISBURSED', now(), now(), now() + interval '1 day', destination from its returning *
     ), payout as (
       insert into payout_attempt (member_id, withdrawal_id, attempt, state, provider_id)
       select member_id, id, 1, 'PAID', 'P-1' from paid
     )
     select id from its`,
  )
  return String(requested?.id)
}
