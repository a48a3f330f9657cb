import { claimHistory } from './promotion-claims.ts'
import { GENERAL_AGENT, MIDDLE_AGENT, STEADY_MEMBER } from './demo-accounts.ts'

/** Age of the oldest messages; more for the public demo member. */
const RECENT = `CASE WHEN member_id = (SELECT id FROM member WHERE username = '${STEADY_MEMBER.username}')
    THEN interval '60 days' ELSE interval '14 days' END`

const boardWeek = (now: string): string[] => [
  `INSERT INTO leaderboard_week (board_id, week, state, prizes, next_action_at)
  SELECT id, week, 'RUNNING', prizes, ((week + 7)::timestamp + interval '10 minutes') AT TIME ZONE 'Asia/Ho_Chi_Minh'
  FROM leaderboard, (SELECT date_trunc('week', brand_day(${now}))::date AS week) AS current`,
  `INSERT INTO leaderboard_score (member_id, board_id, week, score, reached_at)
  SELECT round.member_id, board.id, week.week,
    CASE metric WHEN 'TURNOVER' THEN sum(stake - uncounted) ELSE max(payout * 100 / stake * 100) END,
    CASE metric WHEN 'TURNOVER' THEN max(settled_at)
      ELSE (array_agg(settled_at ORDER BY payout * 100 / stake DESC, settled_at))[1] END
  FROM leaderboard_week week JOIN leaderboard board ON board.id = board_id
  JOIN round ON settled_at >= week.week::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AND stake > 0 AND stake >= min_stake
    AND (metric = 'TURNOVER' OR payout > 0)
  JOIN game ON game.node_id = round.node_id AND category = ANY (products)
  JOIN member ON member.id = round.member_id AND is_real_account(kind)
  WHERE week.state = 'RUNNING' GROUP BY round.member_id, board.id, week.week`,
  `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'PROMOTION', 'leaderboard.WON',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'rank', rank::text, 'from', week::text, 'to', (week + 6)::text),
    'leaderboards', paid_at, paid_at + interval '9 hours'
  FROM leaderboard_result`,
]

/** Messages, standings and cases derived from events until `end`. Moves no money or points. */
export function rewardHistory(end: Date): string[] {
  const now = `'${end.toISOString()}'::timestamptz`
  return [
    ...claimHistory(end),
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'DEPOSIT', 'deposit.CONFIRMED',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'number', id::text), 'deposit:' || id,
    confirmed_at, CASE WHEN confirmed_at < ${now} - interval '1 day' THEN confirmed_at + interval '2 hours' END
  FROM deposit WHERE state = 'CONFIRMED' AND confirmed_at > ${now} - ${RECENT}`,
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'WITHDRAWAL', 'withdrawal.DISBURSED',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'number', id::text), 'withdrawal:' || id,
    disbursed_at, CASE WHEN disbursed_at < ${now} - interval '1 day' THEN disbursed_at + interval '1 hour' END
  FROM withdrawal WHERE disbursed_at > ${now} - ${RECENT}`,
    `INSERT INTO member_rank (member_id, month, next_action_at)
  SELECT id, date_trunc('month', brand_day(${now}))::date,
    (date_trunc('month', brand_day(${now}))::timestamp + interval '1 month' + interval '10 minutes') AT TIME ZONE 'Asia/Ho_Chi_Minh'
  FROM member WHERE rank > 0 AND is_real_account(kind)`,
    `INSERT INTO rank_change (member_id, from_rank, to_rank, at)
  SELECT id, rank - 1, rank, ${now} - interval '20 days' FROM member
  WHERE rank > 0 AND username IN ('${STEADY_MEMBER.username}', '${MIDDLE_AGENT.username}', '${GENERAL_AGENT.username}')`,
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'SYSTEM', 'rank.UP',
    jsonb_build_object('rank', 'VIP' || to_rank, 'before', 'VIP' || from_rank), 'rank', at, at + interval '5 hours'
  FROM rank_change`,
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'PROMOTION', 'rebate.CLAIMED',
    jsonb_build_object('amount', trim_scale(amount / 10000.0)::text, 'from', week::text, 'to', (week + 6)::text), 'rebate',
    claimed_at, claimed_at + interval '4 hours'
  FROM rebate_claim WHERE claimed_at > ${now} - ${RECENT}`,
    ...boardWeek(now),
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT member_id, 'IN', 'PROMOTION', 'promotion.PAID', jsonb_build_object('amount', trim_scale(amount / 10000.0)::text), 'missions',
    claimed_at, CASE WHEN claimed_at < ${now} - interval '1 day' THEN claimed_at + interval '2 hours' END
  FROM member_mission WHERE state = 'CLAIMED' AND amount > 0 AND claimed_at > ${now} - ${RECENT}`,
    `INSERT INTO member_message (member_id, direction, kind, template, params, about, created_at, read_at)
  SELECT referral.member_id, 'IN', 'PROMOTION', 'referral.PAID',
    jsonb_build_object('amount', trim_scale(reward / 10000.0)::text,
      'friend', left(username, 1) || '***' || right(username, 1)),
    'referral', ended_at, ended_at + interval '4 hours'
  FROM referral JOIN member friend ON friend.id = friend_id WHERE state = 'PAID'`,
    `SELECT setval(pg_get_serial_sequence('referral', 'id'), max(id)) FROM referral HAVING max(id) IS NOT NULL`,
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
    SELECT sender, 'OUT', sent_kind, title, content, recipient, gen_random_uuid(), ${now} - ago FROM said
  )
  INSERT INTO member_message (member_id, direction, kind, title, content, counterparty_id, created_at)
  SELECT recipient, 'IN', arrived_kind, title, content, sender, ${now} - ago FROM said`,
    `WITH opened AS (
    INSERT INTO service_case (member_id, request_key, topic, title, state, rank, language, unseen, opened_at, updated_at, waiting_since)
    SELECT id, gen_random_uuid(), topic, title, state, rank, 'VI', unseen, ${now} - ago, ${now} - ago + interval '20 minutes', ${now} - ago + interval '9 minutes'
    FROM member CROSS JOIN (VALUES
      ('wallet', 'Tiền nạp tối qua chưa vào', 'CLOSED', 0, interval '9 days'),
      ('promotion', 'Hoàn trả tính cho bắn cá thế nào?', 'ANSWERED', 1, interval '5 hours'),
      ('game', 'Ván bài bị ngắt giữa chừng', 'OPEN', 0, interval '35 minutes')) AS requested (topic, title, state, unseen, ago)
    WHERE username = '${STEADY_MEMBER.username}'
    RETURNING member_id, id, topic, state, opened_at
  )
  INSERT INTO service_case_line (member_id, case_id, line, author, operator, text, at)
  SELECT member_id, id, line.number, line.author, CASE line.author WHEN 'OPERATOR' THEN 'mai' END, line.text,
    opened_at + line.number * interval '9 minutes'
  FROM opened JOIN (VALUES
    ('wallet', 1, 'MEMBER', 'Em nạp 500.000 lúc 21 giờ mà chưa thấy trong số dư.'),
    ('wallet', 2, 'OPERATOR', 'Chúng tôi đã tìm thấy khoản chuyển và ghi có cho bạn. Xin lỗi vì đã để bạn chờ.'),
    ('promotion', 1, 'MEMBER', 'Bắn cá có được tính hoàn trả như nổ hũ không ạ?'),
    ('promotion', 2, 'OPERATOR', 'Có, bắn cá cùng tỷ lệ với nổ hũ. Bạn xem bảng tỷ lệ ở trang Hoàn trả nhé.'),
    ('game', 1, 'MEMBER', 'Mạng bị ngắt khi đang chia bài. Tiền cược của em thế nào?')
  ) AS line (topic, number, author, text) ON line.topic = opened.topic`,
  ]
}
