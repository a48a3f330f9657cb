/** Rows of others that name a member, which erasure changes. */
interface OthersRows {
  /** SQL condition; `$1` is the member's id, `$2` the username and contacts as an array. */
  where: string
  erase: Erasure
}

/**
 * Effect of an erasure on a row: deletes it, overwrites columns by SQL expressions, or keeps it because the books rest on it. Texts of an
 * overwritten or kept row that stay are listed, so that a new text column is decided about.
 */
type Erasure = 'delete' | { set?: Readonly<Record<string, string>>; keep: readonly string[] }

export interface MemberTable {
  /** Content about a member: heading of the export and of docs/privacy.md. */
  holds: string
  /** SQL condition for the member's rows; `$1` is the id. `member_id = $1` by default. */
  where?: string
  /** Columns that refer to members; `member_id` by default. */
  refers?: readonly string[]
  /** Columns that the export leaves out: secrets, and what concerns others. */
  withheld?: readonly string[]
  /** Operators' copy has it, what the member downloads does not. */
  isInternal?: true
  /** Further condition on rows that the export includes. */
  exportIf?: string
  /** Further condition on rows that erasure changes: what is still to be processed stays. */
  eraseIf?: string
  erase: Erasure
  others?: OthersRows
}

export type TableData = MemberTable | { nothing: string }

const nothing = (why: string): TableData => ({ nothing: why })
const figures = (holds: string, more: Partial<MemberTable> = {}): MemberTable => ({
  holds,
  erase: { keep: [] },
  ...more,
})
const books = (holds: string, keep: readonly string[] = [], more: Partial<MemberTable> = {}): MemberTable => ({
  holds,
  erase: { keep },
  ...more,
})
const gone = (holds: string, more: Partial<MemberTable> = {}): MemberTable => ({ holds, erase: 'delete', ...more })

/** Subjects such as `withdrawal:17:204` and `member:17`. */
const SUBJECT = String.raw`subject ~ ('^[a-z_.-]+:' || $1::integer || '(:|$)')`

/**
 * Every table of the platform, with what it holds about a member. The export, the erasure and docs/privacy.md follow from it; a test
 * compares it with the database. Erasure goes through it in this order, so that rows go before those they refer to.
 */
export const MEMBER_DATA: Readonly<Record<string, TableData>> = {
  // Found by the name, so before the account.
  log_in_guard: gone('Failed log-ins under the account’s names', {
    isInternal: true,
    refers: [],
    where: `(username in (select unnest(array[username, mobile, email]) from member where id = $1)
      or username ~ ('^(SESSIONS|PAYMENTS|CODES|QUESTIONS) OF ' || $1::integer || '$') or starts_with(username, 'KNOWN TO ' || $1::integer || ' ')
      or exists (select from member where id = $1 and username <> '' and
        (log_in_guard.username like 'PAST LOCK %' and right(log_in_guard.username, length(member.username) + 1) = ' ' || member.username)))`,
  }),
  verification_code: gone('Codes sent to the account’s contacts', {
    refers: [],
    where: `(address in (select unnest(array[mobile, email]) from member where id = $1) or subject = $1::integer::text
      or subject ~ ('^[a-z_.-]+:' || $1::integer || '(:|$)'))`,
    withheld: ['code_hash'],
  }),
  broadcast: {
    holds: 'Messages to chosen usernames, this one among them',
    refers: [],
    where: `"group" -> 'usernames' ? (select username from member where id = $1)`,
    withheld: ['group', 'operators', 'last_member_id', 'sent'],
    erase: {
      set: {
        group: `jsonb_set("group", '{usernames}', ("group" -> 'usernames') - (select username from member where id = $1))`,
      },
      keep: ['kind', 'texts', 'operators'],
    },
  },
  payment_event: {
    holds: 'Webhooks of the payment provider about deposits and withdrawals',
    isInternal: true,
    refers: [],
    // Webhooks are stored as received; they name deposits by reference, payouts by member and number, payments by the provider's number.
    where: `(reference ~ ('^[WH]' || $1::integer || '-')
      or reference in (select reference from deposit_reference where member_id = $1)
      or body like '%"W' || $1::integer || '-%' or body like any (
      select '%"' || reference || '"%' from deposit_reference where member_id = $1
      union all select '%"' || id || '"%' from payment_arrival where member_id = $1))`,
    eraseIf: 'next_action_at is null',
    erase: { set: { body: `'{}'`, error: 'null' }, keep: ['id', 'provider', 'reference', 'state'] },
  },

  session: gone('Sessions: address, device, times', { withheld: ['token_hash'] }),
  hand_off: gone('Links that open a session', { withheld: ['token_hash'] }),
  log_in_check: gone('Log-ins that wait for a second proof', { withheld: ['ticket_hash', 'password_hash'] }),
  answered_request: gone('Log-ins that may be repeated after a lost response', {
    withheld: ['name', 'password_hash', 'session_hash'],
  }),
  password_reset: gone('Links to set a new password', { withheld: ['token_hash'] }),
  log_in_history: gone('Log-ins: time, address, device, outcome', { withheld: ['device_hash'] }),
  authenticator: gone('Authenticator app', { withheld: ['sealed_secret', 'used_step'] }),
  recovery_code: gone('Recovery codes', { withheld: ['code_hash'] }),
  security_questions: gone('Chosen security questions', { withheld: ['answer_hash'] }),
  passkey: gone('Passkeys', { withheld: ['credential_id', 'holder', 'public_key', 'sign_count'] }),
  api_token: gone('API tokens: name, scopes, times', { withheld: ['token_hash', 'operator'] }),
  passkey_challenge: gone('Passkeys being added', { withheld: ['challenge_hash', 'holder'] }),
  social_identity: gone('Linked Google and Facebook accounts'),
  social_attempt: gone('Sign-ins at Google and Facebook under way', {
    withheld: ['state_hash', 'browser_hash', 'nonce', 'code_verifier'],
  }),
  pending_confirmation: gone('First steps of an exclusion or of closing the account', { withheld: ['token_hash'] }),
  registration_attempt: gone('Form of the registration, to recognise a repetition', {
    withheld: ['key_hash', 'request_hash'],
  }),
  download_link: gone('Links to files of records', { withheld: ['token_hash'] }),
  game_session: gone('Opened games: language, times', { withheld: ['session_hash', 'launch_token_hash'] }),
  favourite: gone('Favourite games and notes on them'),
  lottery_habit: gone('How the member means texts of lottery bets'),
  lottery_sheet: gone('Lottery bets saved under a name'),

  chat_report: gone('Chat messages that the member reported'),
  chat_mute: gone('Players muted in the chat', {
    refers: ['member_id', 'muted_id'],
    withheld: ['muted_id'],
    others: { where: 'muted_id = $1', erase: 'delete' },
  }),
  chat_reader: gone('Chat rooms opened'),
  chat_message: gone('Chat messages', { where: 'author_id = $1', refers: ['author_id'], withheld: ['removed_by'] }),
  chat_profile: gone('Name in the chat'),

  message_notice: gone('Messages sent by push, e-mail and text'),
  push_device: gone('Browsers that receive push messages', {
    withheld: ['endpoint', 'endpoint_hash', 'p256dh', 'auth'],
  }),
  notice_preference: gone('Which notices are wanted by which channel'),
  quiet_hours: gone('Quiet hours'),
  member_message: gone('Messages: of the brand, of uplines and downlines', {
    refers: ['member_id', 'counterparty_id'],
    others: {
      // Notifications to the uplines about contracts name the account too.
      where: `(counterparty_id = $1 or member_id in (select unnest(string_to_array(path::text, '.'))::integer from member where id = $1)
        and params ->> 'account' = any($2::text[]))`,
      erase: {
        set: {
          title: `case when counterparty_id = $1 then '' else title end`,
          content: `case when counterparty_id = $1 then '' else content end`,
          params: `case when params ->> 'account' = any($2::text[]) then params || jsonb_build_object('account', 'erased-' || $1::integer) else params end`,
        },
        keep: ['direction', 'kind', 'template', 'about'],
      },
    },
  }),
  live_event: gone('Events of the last minutes for open pages', { withheld: ['xid'] }),

  identity_check: gone('Identity checks by a provider', { withheld: ['page_url', 'error'] }),
  identity_document: gone('Identity documents'),
  identity_event: gone('Steps of identity checks', { withheld: ['actor'] }),
  identity_request: gone('Identity checks'),
  upload: gone('Pictures: of documents, payments, cases, the avatar'),
  upload_link: gone('Links to upload or view a picture', { withheld: ['token_hash'] }),
  member_profile: gone('The profile as the member filled it in, avatar, identity tier'),
  member_detail: gone('Further contacts; an identity number, sealed', {
    withheld: ['sealed_id_number', 'id_number_hash'],
  }),
  member_note: gone('Notes of operators', { isInternal: true, withheld: ['operator'] }),
  member_tag: gone('Tags of operators', { isInternal: true, withheld: ['operator'] }),
  risk_signal: gone('Signs of risk', { isInternal: true }),
  risk_score: gone('Score of risk', { isInternal: true }),
  risk_stop: gone('What operators have stopped', { isInternal: true, withheld: ['by'] }),
  account_closing: books('Closing by operators: ground, and what is withheld', ['ground', 'by', 'released_by'], {
    isInternal: true,
    withheld: ['by', 'released_by'],
    erase: { set: { reason: `''` }, keep: ['ground', 'by', 'released_by'] },
  }),
  authority_claim: books(
    'Claims of authorities on a withheld balance',
    ['authority', 'reference', 'state', 'by', 'paid_to', 'ended_by'],
    {
      isInternal: true,
      withheld: ['by', 'ended_by'],
      erase: { set: { reason: `''` }, keep: ['authority', 'reference', 'state', 'by', 'paid_to', 'ended_by'] },
    },
  ),
  risk_report: books('Reports to an authority', ['made_by', 'content', 'xml'], {
    isInternal: true,
    withheld: ['made_by'],
  }),
  risk_case_event: books('History of cases of risk, with evidence', ['kind', 'by', 'text', 'data', 'document'], {
    isInternal: true,
    withheld: ['by', 'document'],
  }),
  risk_case: books('Cases of risk', ['state', 'opened_by', 'decided_by', 'effects'], {
    isInternal: true,
    withheld: ['decided_by'],
  }),
  screening: gone('Comparisons with lists of sanctions and politically exposed persons', { isInternal: true }),
  screening_hit: gone('Entries of such lists that may be the member', {
    isInternal: true,
    withheld: ['person', 'decided_by'],
  }),
  exclusion_check: gone('What a register of excluded persons said', { withheld: ['person'] }),
  intervention_effect: figures('Deposits, stakes and time played before and after what the site said about play'),
  intervention: books('What the site said about play, with its offer and the answer', [
    'reason',
    'kind',
    'moment',
    'limit_kind',
    'limit_period',
    'state',
  ]),
  risk_day: gone('Play of a day, for signs of risk', { isInternal: true }),
  member_block: gone('Block by an operator', { isInternal: true, withheld: ['blocked_by'] }),
  deposit_block: gone('Block of deposits', { isInternal: true }),
  legal_hold: gone('Legal hold', { isInternal: true, withheld: ['reason', 'held_by'] }),
  queue_assignment: gone('Who deals with a record of the member', {
    isInternal: true,
    where: SUBJECT,
    refers: [],
    withheld: ['operator_id', 'operator'],
  }),
  referral_code: gone('Referral code'),
  agent_note: gone('Notes of agents: by the member, and about the member', {
    isInternal: true,
    where: '(member_id = $1 or about_id = $1)',
    refers: ['member_id', 'about_id'],
  }),

  member: {
    holds: 'Account: names, contacts, country, kind, place in the tree, rank, times',
    where: 'id = $1',
    refers: ['id', 'parent_id'],
    withheld: ['password_hash', 'payment_password_hash'],
    erase: {
      set: {
        username: `'erased-' || id`,
        nickname: `'erased-' || id`,
        password_hash: `'!'`,
        payment_password_hash: 'null',
        payment_password_changed_at: 'null',
        access_mended_at: 'null',
        mobile: 'null',
        mobile_verified_at: 'null',
        email: 'null',
        email_verified_at: 'null',
        payee_name: 'null',
        affiliate_code: 'null',
        language: 'null',
        country: 'null',
        marketing_allowed: 'false',
        closed_at: 'coalesce(closed_at, now())',
        erased_at: 'coalesce(erased_at, now())',
      },
      keep: ['path'],
    },
  },
  registration: {
    holds: 'Registration: page, address, codes, accepted terms',
    refers: ['member_id', 'invited_by_id'],
    erase: {
      set: {
        address: `''`,
        register_url: 'null',
        domain: 'null',
        affiliate_code: 'null',
        referral_code: 'null',
        recommender_id: 'null',
      },
      keep: ['kind', 'method'],
    },
    // Codes as typed; a recommender is typed by username.
    others: {
      where: '(invited_by_id = $1 and lower(recommender_id) = any($2::text[]))',
      erase: {
        set: { recommender_id: 'null' },
        keep: ['kind', 'method', 'register_url', 'domain', 'address', 'affiliate_code', 'referral_code'],
      },
    },
  },
  bank_card: {
    holds: 'Bank accounts for withdrawals',
    erase: {
      set: {
        account_number: `'erased-' || id`,
        account_name: `''`,
        is_default: 'false',
        removed_at: 'coalesce(removed_at, now())',
      },
      keep: ['bank_code'],
    },
  },
  deposit: {
    holds: 'Deposits: amounts, states, payer, payment instructions',
    erase: {
      set: {
        details: `case when details is not null then jsonb_strip_nulls(jsonb_build_object('network', details -> 'network', 'promotionId', details -> 'promotionId')) end`,
        instructions: 'null',
        page_url: 'null',
        proof: `'{}'`,
        reason: 'null',
        failure: 'null',
      },
      keep: ['channel', 'state', 'reference', 'provider', 'tried_providers'],
    },
  },
  deposit_step: { holds: 'States of deposits', erase: { set: { reason: 'null' }, keep: ['state'] } },
  deposit_reference: books('References of deposits', ['reference']),
  credited_payment: books('References of credited payments', ['reference']),
  payment_arrival: {
    holds: 'Received payments: text and payer’s name',
    erase: {
      set: { text: `''`, payer_name: `''`, note: 'null' },
      keep: ['id', 'provider', 'reference', 'currency', 'state'],
    },
  },
  held_payment: {
    holds: 'Payments held back',
    erase: { set: { note: 'null' }, keep: ['payment_id', 'reason', 'state'] },
  },
  held_return: {
    holds: 'Returns of payments held back',
    erase: { set: { reason: 'null' }, keep: ['state', 'provider_id'] },
  },
  deposit_bonus: books('Bonuses chosen with deposits', ['promotion_id', 'offer', 'terms', 'state', 'obstacle']),
  withdrawal: {
    holds: 'Withdrawals: amounts, states, bank account',
    erase: {
      set: {
        destination: `case when destination is not null then jsonb_build_object('kind', destination -> 'kind',
          'bankCode', destination -> 'bankCode', 'bankName', destination -> 'bankName', 'accountNumber', '', 'accountName', '') end`,
        proofs: `'{}'`,
      },
      keep: ['state', 'request_key', 'review_reasons'],
    },
  },
  withdrawal_step: {
    holds: 'States of withdrawals',
    withheld: ['by'],
    erase: { set: { reason: 'null' }, keep: ['state', 'actor', 'by'] },
  },
  payout_attempt: {
    holds: 'Payouts ordered from the payment provider',
    erase: { set: { reason: 'null' }, keep: ['provider', 'state', 'provider_id'] },
  },
  member_transfer: {
    holds: 'Transfers between members',
    refers: ['member_id', 'counterparty_id'],
    erase: { set: { remark: 'null' }, keep: ['direction', 'relation'] },
    others: { where: 'counterparty_id = $1', erase: { set: { remark: 'null' }, keep: ['direction', 'relation'] } },
  },
  wallet_transfer: books('Transfers to vendors’ wallets', ['vendor_code', 'direction', 'state']),
  ledger_account: books('Ledger accounts and balances', ['code', 'currency']),
  ledger_transaction: books('Ledger transactions', ['type', 'idempotency_key', 'request_hash', 'reference'], {
    withheld: ['request_hash', 'idempotency_key'],
  }),
  ledger_entry: books('Ledger entries'),
  round: books('Rounds: stakes, payouts, seeds', [
    'vendor_round_id',
    'details',
    'uncounted_reason',
    'coverage',
    'server_seed',
    'client_seed',
  ]),
  open_round: books('Rounds under way', ['vendor_code', 'round_id', 'coverage']),
  noted_call: books(
    'Calls of vendors to recognise when repeated',
    ['vendor_code', 'transaction_id', 'kind', 'request_hash'],
    {
      withheld: ['request_hash'],
    },
  ),
  jackpot_win: books('Jackpots won', ['jackpot_id']),
  jackpot_feed: books('Contributions to jackpots not yet added up', ['jackpot_id']),
  lottery_ticket: books('Lottery tickets', ['lottery_code', 'request_key', 'request_hash', 'terms', 'digest'], {
    withheld: ['request_key', 'request_hash'],
  }),
  lottery_entry: books('Draws of lottery tickets', ['terms', 'cancel_reason']),
  lottery_line: books('Lines of lottery tickets', ['selection']),
  lottery_win: books('Lottery wins'),
  lottery_correction: books('Corrections of lottery wins'),
  lottery_program: figures('Simulated player of a demo'),
  member_bonus: books('Bonuses', ['promotion_id', 'state', 'contribution', 'terms']),
  free_rounds: books('Free rounds', ['promotion_id', 'offer', 'state', 'cause', 'operator'], {
    withheld: ['operator'],
  }),
  promotion_claim: {
    holds: 'Claims of promotions',
    withheld: ['operator'],
    erase: {
      set: { remark: 'null', uploads: `'{}'`, reason: 'null' },
      keep: ['promotion_id', 'period', 'state', 'offer', 'terms', 'operator'],
    },
  },
  points_redemption: {
    holds: 'Points spent',
    withheld: ['operator'],
    erase: { set: { note: 'null', reason: 'null' }, keep: ['item_id', 'state', 'operator'] },
  },
  points_account: figures('Points: last day credited'),
  member_mission: books('Missions', ['mission_id', 'period', 'state', 'free_rounds']),
  mission_watch: figures('Missions: last day counted'),
  leaderboard_result: books('Places on leaderboards', ['board_id', 'state']),
  leaderboard_score: books('Scores on leaderboards', ['board_id']),
  raffle_order: books('Raffle tickets', ['raffle_id', 'state']),
  raffle_prize: books('Raffle prizes', ['raffle_id', 'state']),
  rebate_claim: books('Rebates', ['lines']),
  member_rank: books('Rank: progress of the month', ['held_until']),
  rank_change: figures('Changes of the rank'),
  referral: books('Invited friends and their rewards', ['state'], {
    refers: ['member_id', 'friend_id'],
    withheld: ['friend_id'],
  }),

  member_limit: books('Limits', ['kind', 'period']),
  limit_change: books('Changes of limits', ['kind', 'period', 'state', 'changed_by']),
  play_exclusion: books('Time-outs and self-exclusions', ['kind', 'state', 'ground', 'closed_by']),
  account_hold: books('Held because it matches an excluded account', ['matches', 'state', 'decided_by'], {
    isInternal: true,
    refers: ['member_id', 'matched_id'],
    withheld: ['matched_id', 'decided_by'],
  }),
  reality_check: figures('How often playing time is shown'),
  play_pace: figures('When the last round of games began that rules keep apart'),

  service_case: {
    holds: 'Cases of customer service',
    erase: {
      set: { contact: 'null', title: `''`, rating_comment: 'null' },
      keep: ['kind', 'topic', 'state', 'language'],
    },
  },
  service_case_line: {
    holds: 'Messages of cases',
    withheld: ['operator'],
    exportIf: `author <> 'NOTE'`,
    erase: { set: { text: `''`, uploads: `'{}'` }, keep: ['author', 'operator'] },
  },

  agent_link: {
    holds: 'Registration links of an agent',
    erase: { set: { name: `''`, sub_id: 'null', removed_at: 'coalesce(removed_at, now())' }, keep: ['code'] },
  },
  link_registration: books('Registration by an agent’s link', ['code']),
  agent_act: books('Changes by an agent', ['act'], { refers: ['member_id', 'by_id'] }),
  agent_application: {
    holds: 'Applications to become an agent',
    withheld: ['operator'],
    erase: {
      set: { motivation: `''`, channel: `''`, question: 'null', answer: 'null', reason: 'null' },
      keep: ['state', 'operator'],
    },
  },
  contract_version: {
    holds: 'Contracts with the upline or a downline',
    where: '(member_id = $1 or upline_id = $1)',
    refers: ['member_id', 'upline_id'],
    withheld: ['offered_session', 'decided_session'],
    erase: {
      set: { offered_session: 'null', decided_session: 'null' },
      keep: ['kind', 'terms', 'terms_hash', 'state', 'end_reason', 'notified_state'],
    },
  },
  contract_request: {
    holds: 'Requests for contracts',
    where: '(member_id = $1 or upline_id = $1)',
    refers: ['member_id', 'upline_id'],
    withheld: ['requested_session', 'decided_session'],
    erase: {
      set: { note: `''`, reason: 'null', requested_session: 'null', decided_session: 'null' },
      keep: ['kind', 'terms', 'state'],
    },
  },
  agent_bill: {
    holds: 'Bills of contracts, as payee or payer',
    where: '(member_id = $1 or payer_id = $1)',
    refers: ['member_id', 'payer_id'],
    erase: { set: { dispute: 'null' }, keep: ['kind', 'lines', 'state'] },
  },
  upline_change: figures('Changes of the upline', { withheld: ['touched'] }),
  rebate_rate: figures('Rates agreed with the upline'),

  member_day: figures('Sums by day'),
  member_game_day: figures('Sums by day and game'),
  member_movement_day: books('Movements by day', ['type']),
  record_rollup: figures('Last day added up'),
  active_day: figures('Days of play'),
  team_change: books('Changes of team sums not yet added up', ['product']),
  team_day: books('Sums of the member and its downline', ['product']),
  line_day: figures('Sums by upline and day', { refers: ['member_id', 'upline_id'] }),
  open_line_day: figures('Sums by upline today', { refers: ['member_id', 'upline_id'] }),
  team_size: figures('Size of the downline'),
  team_hour: figures('Sums by hour'),
  team_active_day: figures('Active members of the downline'),

  office_decision: {
    holds: 'Decisions about the member that took two operators',
    isInternal: true,
    where: `(${SUBJECT} or payload ->> 'memberId' = $1::integer::text)`,
    refers: [],
    withheld: [
      'payload',
      'basis',
      'reason',
      'proposed_by',
      'proposed_by_id',
      'decided_by',
      'decided_by_id',
      'decision_reason',
    ],
    erase: {
      set: {
        payload: `jsonb_build_object('memberId', $1::integer::text)`,
        basis: `case when state = 'PENDING' then basis end`,
        reason: `case when state = 'PENDING' then reason else '' end`,
        decision_reason: 'null',
      },
      keep: ['kind', 'subject', 'amount', 'proposed_by', 'state', 'decided_by'],
    },
  },
  decided_amount: books('Amounts that operators decided about', ['sum', 'subject', 'operators'], {
    isInternal: true,
    withheld: ['operators'],
  }),
  reconciliation_difference: {
    holds: 'Differences between the provider’s statement and the records',
    isInternal: true,
    where: SUBJECT,
    refers: [],
    withheld: ['explained_by'],
    erase: {
      set: { explanation: 'null' },
      keep: ['provider', 'direction', 'reference', 'reason', 'subject', 'explained_by'],
    },
  },
  // Emptied by erase-member.ts, which also finds entries about others that name the member.
  audit_entry: {
    holds: 'Entries of the audit log that concern the member',
    isInternal: true,
    where: 'seq in (select seq from audit_entry_member where member_id = $1)',
    refers: [],
    withheld: ['actor', 'previous_hash', 'hash', 'salt'],
    // The other account of a hold is another person's, ADR 98.
    exportIf: `action not like 'account_hold.%' and action not like 'hold.%'`,
    erase: {
      keep: [
        'actor_kind',
        'actor',
        'action',
        'subject',
        'old_value',
        'new_value',
        'reason',
        'previous_hash',
        'hash',
        'salt',
        'role',
      ],
    },
  },
  audit_entry_member: figures('Which entries of the audit log concern the member', { isInternal: true }),

  address_calls: nothing('Networks, hashes of mailboxes and times of the last day, without accounts'),
  agent_link_visit: nothing('Visits of a link by day'),
  agent_pay_rule: nothing('Settings'),
  announcement: nothing('Texts of the brand'),
  answer_template: nothing('Texts of the brand'),
  banner: nothing('Texts of the brand'),
  brand: nothing('Settings'),
  brand_module: nothing('Settings'),
  captcha: nothing('Captchas of visitors, for minutes'),
  chat_room: nothing('Settings'),
  chat_script: nothing('Lines of simulated players'),
  chat_word: nothing('Blocked words'),
  content_picture: nothing('Pictures of the brand'),
  country_code: nothing('Settings'),
  daily_work: nothing('Progress of jobs'),
  deposit_bank: nothing('Settings'),
  deposit_method: nothing('Settings'),
  jurisdiction: nothing('Settings'),
  payment_provider: nothing('Settings'),
  game: nothing('Catalogue'),
  game_day: nothing('Sums over everybody'),
  guest_case_key: nothing('Keys of guests’ cases; guests have no account'),
  help_article: nothing('Texts of the brand'),
  house_day: nothing('Sums over everybody'),
  human_proof_use: nothing('Hashes of solved human checks'),
  jackpot: nothing('Meters'),
  liability_day: nothing('Sums over everybody'),
  jackpot_game: nothing('Catalogue'),
  jackpot_pot: nothing('Seeds of pots; a drop refers to its transaction'),
  leaderboard: nothing('Plans'),
  leaderboard_text: nothing('Texts of the brand'),
  leaderboard_week: nothing('Plans'),
  live_relay: nothing('Progress of the relay'),
  lottery: nothing('Settings'),
  lottery_bucket: nothing('Progress of settling, by ranges of members'),
  lottery_chain: nothing('Seeds of draws'),
  lottery_holiday: nothing('Days without draws'),
  lottery_draw: nothing('Draws'),
  lottery_draw_step: nothing('Draws'),
  lottery_exposure: nothing('Sums by selection'),
  lottery_hit: nothing('Results by selection'),
  lottery_reading: nothing('Settings'),
  lottery_recording: nothing('Progress of recording, by numbers of tickets'),
  lottery_result: nothing('Results'),
  mission: nothing('Plans'),
  mission_text: nothing('Texts of the brand'),
  operator_account: nothing('Operators, who are staff'),
  operator_filter: nothing('Choices of operators, without what they type'),
  operator_invitation: nothing('Operators, who are staff'),
  operator_passkey: nothing('Operators, who are staff'),
  operator_role: nothing('Operators, who are staff'),
  operator_session: nothing('Operators, who are staff'),
  points_item: nothing('Plans'),
  points_item_text: nothing('Texts of the brand'),
  points_rate: nothing('Settings'),
  points_setting: nothing('Settings'),
  promotion: nothing('Plans'),
  promotion_offer: nothing('Plans'),
  promotion_text: nothing('Texts of the brand'),
  raffle: nothing('Draws; its published list has numbers of tickets'),
  raffle_series: nothing('Plans'),
  raffle_text: nothing('Texts of the brand'),
  rank_level: nothing('Settings'),
  rank_rebate: nothing('Settings'),
  reconciliation: nothing('Sums of days'),
  referral_rule: nothing('Settings'),
  register_rule: nothing('Settings'),
  resource: nothing('Texts of the brand'),
  round_feed: nothing('Progress of imports'),
  risk_progress: nothing('Progress of jobs'),
  risk_threshold: nothing('Settings'),
  screening_list: nothing('Progress of jobs'),
  exclusion_register: nothing('Progress of jobs'),
  seal_use: nothing('Ids of sealed bodies, for minutes'),
  sealing_key: nothing('Keys of the platform'),
  tag: nothing('Words by which operators sort members'),
  vendor: nothing('Catalogue'),
  verification_key: nothing('Keys of the platform'),
  withdrawal_bank: nothing('Settings'),
  withdrawal_setting: nothing('Settings'),
}

/** Tables that hold something about a member, in the order of erasure. */
export const MEMBER_TABLES: readonly (readonly [string, MemberTable])[] = Object.entries(MEMBER_DATA).flatMap(
  ([name, data]) => ('nothing' in data ? [] : [[name, data] as const]),
)

export const getRows = ({ where = 'member_id = $1' }: MemberTable): string => where
