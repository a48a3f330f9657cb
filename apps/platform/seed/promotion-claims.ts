import type { LedgerRequest } from '@playhouse/server/request-hash.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import type { MemberEvent } from './events.ts'
import { seededTerms } from './promotions.ts'

type PromotionEvent = Extract<MemberEvent, { type: 'promotion' }>

/** Key, request and reference of a posting, as claims and ends of bonuses have them. */
export function promotionPosting({
  memberId,
  promotionId,
  claimId,
  posting,
}: Pick<PromotionEvent, 'memberId' | 'promotionId' | 'claimId' | 'posting'>): {
  key: string
  request: LedgerRequest
  reference: string
} {
  if (posting === 'BONUS_GRANT' || posting === 'PROMOTION')
    return { key: ledgerKeys.promotion(claimId), request: { memberId, promotionId, claimId }, reference: promotionId }
  const state = posting === 'BONUS_CONVERT' ? 'CONVERTED' : 'FORFEITED'
  return {
    key: ledgerKeys.bonusEnd(claimId),
    request: { memberId, bonusId: claimId, state },
    reference: String(claimId),
  }
}

const ownAmount = (transaction: string) =>
  `(SELECT max(amount) FROM ledger_entry WHERE member_id = ${transaction}.member_id AND transaction_id = ${transaction}.id)`

/** Claims and bonuses of posted payments, messages about them, and pending applications. */
export function claimHistory(end: Date): string[] {
  const now = `'${end.toISOString()}'::timestamptz`
  const terms = `'${JSON.stringify(seededTerms(end, 'VND')).replaceAll("'", "''")}'::jsonb`
  const demo = DEMO_ACCOUNTS.map(({ username }) => `'${username}'`).join(', ')
  return [
    `INSERT INTO promotion_claim (member_id, id, promotion_id, period, state, version, amount, created_at, claimed_at)
  SELECT paid.member_id, split_part(idempotency_key, ':', 2)::bigint, promotion_id,
    CASE period WHEN 'ONCE' THEN 'once' WHEN 'DAY' THEN brand_day(occurred_at)::text
      ELSE date_trunc('week', brand_day(occurred_at))::date::text END,
    'CLAIMED', 0, ${ownAmount('paid')}, occurred_at, occurred_at
  FROM ledger_transaction paid JOIN promotion_offer ON promotion_id = reference WHERE idempotency_key LIKE 'promotion:%'`,
    `INSERT INTO member_bonus (member_id, id, claim_id, promotion_id, state, version, granted, required, counted_at, wagered, max_stake,
    contribution, terms, granted_at, expires_at, ended_at, converted, lost)
  SELECT claim.member_id, claim.id, claim.id, offer.promotion_id, CASE ended.type WHEN 'BONUS_CONVERT' THEN 'CONVERTED' ELSE 'FORFEITED' END, 1,
    claim.amount, claim.amount * multiple, ended.occurred_at,
    played.turnover,
    max_stake, contribution,
    ${terms} -> offer.promotion_id,
    claimed_at, claimed_at + days * interval '1 day', ended.occurred_at,
    CASE ended.type WHEN 'BONUS_CONVERT' THEN ${ownAmount('ended')} ELSE 0 END,
    CASE ended.type WHEN 'BONUS_CONVERT' THEN 0 ELSE ${ownAmount('ended')} END
  FROM promotion_claim claim JOIN promotion_offer offer USING (promotion_id)
  JOIN ledger_transaction ended ON ended.member_id = claim.member_id AND ended.idempotency_key = 'bonus:' || claim.id || ':end'
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(staked * coalesce((contribution ->> category)::integer, 100) / 100), 0)::bigint AS turnover FROM (
      SELECT category, sum(least(stake - uncounted, max_stake))::bigint AS staked
      FROM round JOIN game USING (node_id) JOIN vendor ON vendor.code = vendor_code AND wallet_mode <> 'transfer'
      WHERE round.member_id = claim.member_id AND settled_at BETWEEN claimed_at AND ended.occurred_at GROUP BY category
    ) AS of_category
  ) AS played`,
    `SELECT setval(pg_get_serial_sequence('promotion_claim', 'id'), max(id)) FROM promotion_claim HAVING max(id) IS NOT NULL`,
    `SELECT setval(pg_get_serial_sequence('member_bonus', 'id'), max(id)) FROM member_bonus HAVING max(id) IS NOT NULL`,
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'PROMOTION', template, jsonb_build_object('amount', trim_scale(amount / 10000.0)::text),
    'promotion:' || promotion_id, at,
    at + interval '3 hours'
  FROM (
    SELECT claim.member_id, CASE WHEN bonus.id IS NULL THEN 'promotion.PAID' ELSE 'promotion.CLAIMED' END, claim.amount,
      claim.promotion_id, claim.claimed_at
    FROM promotion_claim claim LEFT JOIN member_bonus bonus ON bonus.member_id = claim.member_id AND bonus.claim_id = claim.id
    UNION ALL
    SELECT member_id, 'bonus.' || state, coalesce(nullif(converted, 0), lost), promotion_id, ended_at FROM member_bonus
  ) AS notice (member_id, template, amount, promotion_id, at)`,
    // Members with the largest losses of the previous week; demo accounts apply themselves.
    `INSERT INTO promotion_claim (member_id, promotion_id, period, state, version, remark, created_at)
  SELECT loss.member_id, promotion_id, week::text, 'PROCESS', 0, remark, asked_at
  FROM promotion_offer
  CROSS JOIN (VALUES
    (1, 'Tuần vừa rồi em hơi quá tay, mong được hỗ trợ một phần.'),
    (2, 'Đổi sang máy mới nên chơi không quen, thua liên tục mấy hôm.'),
    (3, 'Em chơi từ năm ngoái, lần đầu xin hỗ trợ ạ.')) AS requested (number, remark)
  CROSS JOIN LATERAL (SELECT ${now} - requested.number * interval '40 minutes' AS asked_at) AS time
  CROSS JOIN LATERAL (SELECT date_trunc('week', brand_day(asked_at))::date AS week) AS period
  CROSS JOIN LATERAL (
    SELECT member_id FROM member_day JOIN member ON member.id = member_id
    WHERE day BETWEEN week - 7 AND week - 1 AND username NOT IN (${demo})
    GROUP BY member_id HAVING sum(turnover - payout) >= threshold
    ORDER BY sum(turnover - payout) DESC, member_id OFFSET requested.number - 1 LIMIT 1
  ) AS loss
  WHERE promotion_id = 'loss-relief'`,
  ]
}
