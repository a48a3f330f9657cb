import { STEADY_MEMBER } from './demo-accounts.ts'

/** Latest payouts without confirmed receipt. */
const UNCONFIRMED = 5

/**
 * Cards of all members with withdrawals, identity checks of those paid, and the history of each withdrawal, derived
 * from the withdrawals alone. Payouts are confirmed except the latest and the steady member's; those
 * not paid await a review.
 */
export const withdrawalHistory = (end: Date): string[] => [
  `INSERT INTO bank_card (id, member_id, bank_code, account_number, account_name, is_default, added_at, usable_at)
  SELECT md5('card:' || member.id)::uuid, member.id, (ARRAY['HOASEN', 'SONGHONG', 'TRUCXANH', 'DONGHO'])[1 + member.id % 4],
    '97' || lpad((member.id::bigint * 7919)::text, 10, '0'), upper(coalesce(payee_name, nickname)), true,
    min(requested_at) - interval '2 days', min(requested_at) - interval '1 day'
  FROM withdrawal JOIN member ON member.id = member_id GROUP BY member.id`,
  `INSERT INTO member_profile (member_id, identity_tier, birthday)
  SELECT DISTINCT member_id, 1, date '1962-01-01' + (member_id::bigint * 7919 % 13000)::integer
  FROM withdrawal WHERE state = 'DISBURSED' ON CONFLICT DO NOTHING`,
  // The check confirms a name too.
  `UPDATE member SET payee_name = nickname
  FROM member_profile profile WHERE profile.member_id = member.id AND identity_tier > 0 AND payee_name IS NULL`,
  `UPDATE withdrawal SET bank_card_id = card.id,
    destination = jsonb_build_object('kind', 'BANK', 'bankCode', bank.code, 'bankName', bank.name,
      'accountNumber', card.account_number, 'accountName', card.account_name),
    review_reasons = CASE WHEN state = 'DISBURSED' THEN '{}'
      WHEN amount >= 500000000000 THEN ARRAY['LARGE_AMOUNT'] ELSE ARRAY['NEW_CARD'] END,
    version = CASE state WHEN 'DISBURSED' THEN 4 ELSE 1 END,
    state = CASE state WHEN 'DISBURSED' THEN 'RECEIVED' ELSE 'REVIEW' END
  FROM bank_card card JOIN withdrawal_bank bank ON bank.code = card.bank_code
  WHERE card.member_id = withdrawal.member_id`,
  `UPDATE withdrawal SET state = 'DISBURSED', version = 3,
    next_action_at = timestamptz '${end.toISOString()}' + receipt_minutes * interval '1 minute'
  FROM withdrawal_setting, (
    SELECT paid.id, username, row_number() OVER (ORDER BY disbursed_at DESC, paid.id) AS latest,
      row_number() OVER (PARTITION BY member_id ORDER BY disbursed_at DESC) AS latest_own
    FROM withdrawal paid JOIN member ON member.id = member_id WHERE state = 'RECEIVED'
  ) AS paid
  WHERE withdrawal.id = paid.id AND (latest <= ${UNCONFIRMED} OR latest_own = 1 AND username = '${STEADY_MEMBER.username}')`,
  `INSERT INTO withdrawal_step (member_id, withdrawal_id, version, state, at, actor)
  SELECT member_id, id, step.version, step.state, step.at, step.actor
  FROM withdrawal CROSS JOIN LATERAL (VALUES
    (0, 'REQUESTED', requested_at, 'MEMBER'),
    (1, 'REVIEW', CASE withdrawal.state WHEN 'REVIEW' THEN requested_at + interval '1 second' END, 'SYSTEM'),
    (1, 'APPROVED', disbursed_at - (disbursed_at - requested_at) * 0.9, 'SYSTEM'),
    (2, 'PROCESSING', disbursed_at - (disbursed_at - requested_at) * 0.8, 'SYSTEM'),
    (3, 'DISBURSED', disbursed_at, 'PROVIDER'),
    (4, 'RECEIVED', CASE withdrawal.state WHEN 'RECEIVED' THEN disbursed_at + interval '4 minutes' END, 'MEMBER')
  ) AS step (version, state, at, actor)
  WHERE step.at IS NOT NULL`,
]
