import { GENERAL_AGENT, MIDDLE_AGENT, STEADY_MEMBER } from './demo-accounts.ts'

/** Messages and standings that follow from what has happened; nothing here moves money. */
export const REWARD_HISTORY = [
  `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'DEPOSIT', 'deposit.CONFIRMED',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'number', id::text), 'deposit:' || id,
    confirmed_at, CASE WHEN confirmed_at < now() - interval '1 day' THEN confirmed_at + interval '2 hours' END
  FROM deposit WHERE state = 'CONFIRMED' AND confirmed_at > now() - interval '14 days'`,
  `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'WITHDRAWAL', 'withdrawal.DISBURSED',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'number', id::text), 'withdrawal:' || id,
    disbursed_at, CASE WHEN disbursed_at < now() - interval '1 day' THEN disbursed_at + interval '1 hour' END
  FROM withdrawal WHERE disbursed_at > now() - interval '14 days'`,
  `INSERT INTO member_rank (member_id, month, next_action_at)
  SELECT id, date_trunc('month', brand_day(now()))::date,
    (date_trunc('month', brand_day(now()))::timestamp + interval '1 month' + interval '10 minutes') AT TIME ZONE 'Asia/Ho_Chi_Minh'
  FROM member WHERE rank > 0 AND kind <> 4`,
  `INSERT INTO rank_change (member_id, from_rank, to_rank, at)
  SELECT id, rank - 1, rank, now() - interval '20 days' FROM member
  WHERE rank > 0 AND username IN ('${STEADY_MEMBER.username}', '${MIDDLE_AGENT.username}', '${GENERAL_AGENT.username}')`,
  `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'SYSTEM', 'rank.UP',
    jsonb_build_object('rank', 'VIP' || to_rank, 'before', 'VIP' || from_rank), 'rank', at, at + interval '5 hours'
  FROM rank_change`,
  // Between the steady member and its upline, and between the agent in the middle and two accounts below.
  `WITH pair AS (
    SELECT own.id AS below, own.parent_id AS above FROM member own
    WHERE own.parent_id IS NOT NULL AND (own.username = '${STEADY_MEMBER.username}' OR own.id IN (
      SELECT id FROM member WHERE parent_id = (SELECT id FROM member WHERE username = '${MIDDLE_AGENT.username}')
      ORDER BY id LIMIT 2))
  ), said AS (
    SELECT below AS sender, above AS recipient, 'UPLINE' AS sent_kind, 'DOWNLINE' AS arrived_kind,
      'Hỏi về lịch hoàn trả' AS title,
      'Em chào anh/chị. Tuần này hoàn trả nhận từ thứ Hai phải không ạ?' AS content, interval '26 hours' AS ago FROM pair
    UNION ALL
    SELECT above, below, 'DOWNLINE', 'UPLINE', 'Re: Hỏi về lịch hoàn trả',
      'Đúng rồi, bạn vào trang Hoàn trả và bấm Nhận trong tuần này nhé.', interval '3 hours' FROM pair
  ), sent AS (
    INSERT INTO member_message (member_id, direction, kind, title, content, counterparty_id, request_key, created_at)
    SELECT sender, 'OUT', sent_kind, title, content, recipient, gen_random_uuid(), now() - ago FROM said
  )
  INSERT INTO member_message (member_id, direction, kind, title, content, counterparty_id, created_at)
  SELECT recipient, 'IN', arrived_kind, title, content, sender, now() - ago FROM said`,
] as const
