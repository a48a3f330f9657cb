import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { hash } from 'node:crypto'
import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import type pg from 'pg'
import { DEMO_ACCOUNTS, MIDDLE_AGENT, RICH_MEMBER, STEADY_MEMBER } from './demo-accounts.ts'
import { FEEDBACK } from './feedback-texts.ts'
import { specimen } from './specimen.ts'

const demoNames = DEMO_ACCOUNTS.map(({ username }) => `'${username}'`).join(', ')
/** Random members, earliest first, independent of other events. */
const selectRandomMembers = (count: number, skip = 0) =>
  `(SELECT id, username, nickname, row_number() OVER (ORDER BY id) - ${skip} AS number FROM member
    WHERE kind = ${KIND_CODES.MEMBER} AND username NOT IN (${demoNames}) ORDER BY id OFFSET ${skip} LIMIT ${count})`
const timestampBefore = (end: Date, interval: string) => `timestamptz '${end.toISOString()}' - interval '${interval}'`

/**
 * Unmatched payments from before the first reconciliation, and the deposits that two of them may belong to. The
 * provider does not know them and is never queried.
 */
export const unmatchedPayments = (end: Date): string[] => [
  `INSERT INTO deposit (member_id, amount, requested_amount, channel, state, version, created_at, expires_at, details)
  SELECT id, 2500000000 * number, 2500000000 * number, 'MANUAL', 'UNMATCHED', 2, ${timestampBefore(end, '74 hours')}, ${timestampBefore(end, '73 hours')},
    jsonb_build_object('payerBank', 'HOASEN', 'payerName', upper(nickname))
  FROM ${selectRandomMembers(2)} payer ORDER BY id`,
  `INSERT INTO deposit_step (member_id, deposit_id, version, state, at)
  SELECT member_id, id, step.version, step.state, created_at + step.minutes * interval '1 minute'
  FROM deposit CROSS JOIN (VALUES (0, 'PREPARING', 0), (1, 'WAITING', 0), (2, 'UNMATCHED', 9)) AS step (version, state, minutes)
  WHERE deposit.state = 'UNMATCHED'`,
  `INSERT INTO payment_arrival (id, amount, currency, text, payer_name, received_at, state, created_at)
  SELECT 'PAY-UNNAMED-' || number, 2500000000 * number, 'VND', 'nap tien', upper(nickname),
    ${timestampBefore(end, '73 hours 50 minutes')} - number * interval '1 minute', 'UNMATCHED', timestamptz '${end.toISOString()}'
  FROM ${selectRandomMembers(3)} payer`,
]

/** Limits by members and an operator, increases within their 24-hour wait, and one ready to confirm. */
const limits = (end: Date): string[] => [
  `INSERT INTO limit_change (member_id, kind, period, old_value, new_value, state, changed_by, changed_at, ready_at, expires_at, decided_at)
  SELECT member.id, change.kind, period, old_value * 10000::bigint, new_value * 10000::bigint, state, changed_by,
    changed_at, CASE state WHEN 'WAITING' THEN changed_at + interval '24 hours' END,
    CASE state WHEN 'WAITING' THEN changed_at + interval '8 days' END, CASE state WHEN 'EFFECTIVE' THEN changed_at END
  FROM (
    SELECT username, step.* FROM (VALUES ('${STEADY_MEMBER.username}'), ('${RICH_MEMBER.username}')) AS demo (username) CROSS JOIN (VALUES
      ('DEPOSIT', 'WEEK', NULL, 200000000, 'EFFECTIVE', 'MEMBER', ${timestampBefore(end, '20 days')}),
      ('LOSS', 'MONTH', NULL, 500000000, 'EFFECTIVE', 'MEMBER', ${timestampBefore(end, '20 days')}),
      ('DEPOSIT', 'WEEK', 200000000, 400000000, 'WAITING', 'MEMBER', ${timestampBefore(end, '18 hours')})
    ) AS step (kind, period, old_value, new_value, state, changed_by, changed_at)
    UNION ALL SELECT username, step.* FROM ${selectRandomMembers(4, 10)} stranger CROSS JOIN (VALUES
      ('DEPOSIT', 'DAY', NULL, 50000000, 'EFFECTIVE', 'MEMBER', ${timestampBefore(end, '9 days')}),
      ('DEPOSIT', 'MONTH', NULL, 600000000, 'EFFECTIVE', 'OPERATOR Thu Hà', ${timestampBefore(end, '6 days')}),
      ('LOSS', 'WEEK', NULL, 300000000, 'EFFECTIVE', 'MEMBER', ${timestampBefore(end, '9 days')}),
      ('DEPOSIT', 'DAY', 50000000, 80000000, 'WAITING', 'MEMBER', ${timestampBefore(end, '2 days')})
    ) AS step (kind, period, old_value, new_value, state, changed_by, changed_at)
  ) AS change JOIN member USING (username)`,
  `INSERT INTO member_limit (member_id, kind, period, value, operator_value)
  SELECT member_id, kind, period, max(new_value) FILTER (WHERE changed_by = 'MEMBER'), max(new_value) FILTER (WHERE changed_by <> 'MEMBER')
  FROM limit_change WHERE state = 'EFFECTIVE' GROUP BY member_id, kind, period`,
  'SELECT set_play_guard(member_id) FROM (SELECT DISTINCT member_id FROM member_limit) AS limited',
]

/** Agent applications in each state; the rich member's has a question. */
const applications = (end: Date): string[] => [
  `INSERT INTO agent_application (member_id, state, motivation, channel, expected_players, question, answer, reason, version, created_at, decided_at, operator)
  SELECT applicant.id, state, motivation, channel, players, question, answer, reason, version,
    ${timestampBefore(end, '1 hour')} - days * interval '1 day',
    CASE WHEN state IN ('APPROVED', 'REJECTED') THEN ${timestampBefore(end, '1 hour')} - (days - 1) * interval '1 day' END,
    CASE WHEN version > 1 THEN 'anna' END
  FROM (VALUES
    (1, 'APPLIED', 'Tôi quản lý một nhóm bóng đá với hơn 200 thành viên.', 'COMMUNITY', 60, NULL, NULL, NULL, 1, 0),
    (2, 'APPLIED', 'Tôi viết blog về xổ số mỗi ngày.', 'WEBSITE', 150, NULL, NULL, NULL, 1, 1),
    (3, 'APPLIED', 'Bạn bè thường hỏi tôi chơi ở đâu.', 'SOCIAL', 15, 'Bạn mời qua mạng nào?', 'Qua nhóm riêng của tôi.', NULL, 3, 4),
    (4, 'REJECTED', 'Tôi muốn kiếm thêm.', 'OTHER', 5, NULL, NULL, 'Chúng tôi cần biết rõ hơn bạn tìm người chơi thế nào.', 2, 9),
    (5, 'REJECTED', 'Quán cà phê của tôi rất đông khách.', 'STREET', 80, NULL, NULL, 'Không được quảng cáo tại quán.', 2, 15)
  ) AS sent (number, state, motivation, channel, players, question, answer, reason, version, days)
  JOIN ${selectRandomMembers(5, 60)} applicant USING (number)`,
  `INSERT INTO agent_application (member_id, state, motivation, channel, expected_players, question, version, created_at, operator)
  SELECT id, 'NEEDS_INFO', 'Nhiều khách VIP là bạn của tôi.', 'COMMUNITY', 25, 'Bạn bè của bạn chơi trò gì nhiều nhất?', 2, ${timestampBefore(end, '2 days')}, 'anna'
  FROM member WHERE username = '${RICH_MEMBER.username}'`,
]

/**
 * A case of risk that an outside question opened and waits, and one that was decided without effects. The member of the first is the namesake of somebody
 * on a list, whom the demo's provider of lists finds: somebody else, as the birthday tells.
 */
const riskCases = (end: Date): string[] => [
  `INSERT INTO risk_case (member_id, state, opened_by, opened_at, score, due_at, decided_at, decided_by, version)
  SELECT id, state, opened_by, opened_at, score, opened_at + interval '7 days', decided_at, decided_by, version
  FROM ${selectRandomMembers(2)} subject JOIN (VALUES
    (1, 'OPEN', 'CHECK', ${timestampBefore(end, '2 days')}, 35, NULL, NULL, 0),
    (2, 'DECIDED', 'OPERATOR', ${timestampBefore(end, '12 days')}, 20, ${timestampBefore(end, '9 days')}, 'anna', 1)
  ) AS opened (number, state, opened_by, opened_at, score, decided_at, decided_by, version) USING (number)`,
  `INSERT INTO risk_case_event (member_id, case_id, kind, at, by, text, data)
  SELECT member_id, id, 'OPENED', opened_at, 'anna',
    CASE opened_by WHEN 'CHECK' THEN 'The bank asks about a transfer of last week.' ELSE 'Two accounts wrote from the same mailbox.' END,
    jsonb_build_object('score', score) FROM risk_case ORDER BY id`,
  `INSERT INTO risk_case_event (member_id, case_id, kind, at, by, text, data)
  SELECT member_id, id, 'DECIDED', decided_at, 'anna', 'They are a couple, and play apart.', '{"effects": []}' FROM risk_case
  WHERE state = 'DECIDED'`,
  `WITH namesake AS (SELECT member_id FROM risk_case WHERE state = 'OPEN'),
  named AS (UPDATE member SET payee_name = 'Đặng Khốc Sương' FROM namesake WHERE member.id = namesake.member_id),
  carded AS (UPDATE bank_card SET account_name = 'DANG KHOC SUONG' FROM namesake WHERE bank_card.member_id = namesake.member_id)
  INSERT INTO member_profile (member_id, birthday, nationality) SELECT member_id, date '1991-04-19', 'VN' FROM namesake
  ON CONFLICT (member_id) DO UPDATE SET birthday = excluded.birthday, nationality = excluded.nationality`,
]

const getTerms = (basisPoints: number) =>
  JSON.stringify({
    period: 'W',
    basisPoints,
    minValidBet: null,
    minHouseProfit: null,
    minActiveMembers: null,
    maxWinRate: null,
    maxLossRate: null,
    maxSingleBet: null,
  })

/** Contract requests: two pending for the middle agent, and its own one declined by its upline. */
const contractRequests = (end: Date): string[] => [
  `INSERT INTO contract_request (member_id, id, kind, upline_id, terms, note, state, reason, version, requested_at, expires_at, decided_at, next_action_at)
  SELECT asking.id, overlay(overlay(md5('request' || asking.id || sent.kind) placing '4' from 13) placing '8' from 17)::uuid, sent.kind, asking.parent_id, terms::jsonb, note, state, reason, version,
    ${timestampBefore(end, '1 hour')} - days * interval '1 day', ${timestampBefore(end, '1 hour')} + (7 - days) * interval '1 day',
    CASE WHEN version > 1 THEN ${timestampBefore(end, '30 minutes')} - (days - 1) * interval '1 day' END,
    CASE WHEN state = 'REQUESTED' THEN ${timestampBefore(end, '1 hour')} + (7 - days) * interval '1 day' END
  FROM (
    SELECT below.*, row_number() OVER (ORDER BY below.id DESC) AS number FROM member below JOIN member middle ON middle.id = below.parent_id
    WHERE middle.username = '${MIDDLE_AGENT.username}' AND is_agent_kind(below.kind)
    UNION ALL SELECT member.*, 0 FROM member WHERE username = '${MIDDLE_AGENT.username}' AND parent_id IS NOT NULL
  ) AS asking JOIN (VALUES
    (1, 'DAILY_SALARY', '${getTerms(40)}', 'Đội của tôi cược đều mỗi ngày.', 'REQUESTED', NULL, 1, 1),
    (2, 'DIVIDEND', '${getTerms(1500)}', 'Tháng trước đội tôi lãi tốt.', 'REQUESTED', NULL, 1, 3),
    (3, 'DAILY_SALARY', '${getTerms(50)}', '', 'DECLINED', 'Hãy giữ mức hiện tại thêm một tháng.', 2, 12),
    (0, 'DAILY_SALARY', '${getTerms(60)}', 'Đội đã tăng gấp đôi.', 'DECLINED', 'Chúng tôi sẽ xem lại vào quý sau.', 2, 20)
  ) AS sent (number, kind, terms, note, state, reason, version, days) USING (number)`,
]

const DOCUMENTS: readonly IdentityDocumentKind[] = ['ID_FRONT', 'ID_BACK']

/** Pending tier 1 requests with pictures: the rich member's and those of members with pending payouts. */
async function identities(client: pg.Client, end: Date): Promise<void> {
  const { rows } = await client.query<{ id: number; holder: string; number: number }>(
    `SELECT id, coalesce(payee_name, nickname) AS holder, row_number() OVER (ORDER BY id)::integer AS number FROM member
    WHERE username = '${RICH_MEMBER.username}' OR id IN (
      SELECT member_id FROM withdrawal JOIN member ON member.id = member_id
      WHERE state = 'REVIEW' AND username NOT IN (${demoNames})
        AND NOT EXISTS (SELECT FROM member_profile profile WHERE profile.member_id = withdrawal.member_id AND identity_tier > 0)
      ORDER BY member_id LIMIT 3)`,
  )
  for (const { id, holder, number } of rows) {
    const at = new Date(end.getTime() - number * 5 * 3_600_000)
    await client.query('UPDATE member SET payee_name = $2 WHERE id = $1', [id, holder])
    await client.query(
      `INSERT INTO member_profile (member_id, birthday, nationality) VALUES ($1, $2, 'VN')
      ON CONFLICT (member_id) DO UPDATE SET birthday = excluded.birthday, nationality = excluded.nationality, identity_tier = 0`,
      [id, `19${70 + (id % 28)}-0${1 + (id % 9)}-1${id % 10}`],
    )
    const request = await client.query<{ id: number }>(
      `INSERT INTO identity_request (member_id, tier, state, created_at) VALUES ($1, 1, 'REVIEW', $2) RETURNING id`,
      [id, at],
    )
    const requestId = request.rows[0]?.id
    await client.query(
      `INSERT INTO identity_event (member_id, request_id, state, actor, at) VALUES ($1, $2, 'REVIEW', 'member', $3)`,
      [id, requestId, at],
    )
    for (const kind of DOCUMENTS) {
      const uploadId = toUuid(`identity:${id}:${kind}`)
      const { picture, width, height } = await specimen(kind, holder)
      await client.query(
        `INSERT INTO upload (member_id, id, purpose, picture, width, height, created_at, claimed_at)
        VALUES ($1, $2, 'IDENTITY_DOCUMENT', $3, $4, $5, $6, $6)`,
        [id, uploadId, picture, width, height, at],
      )
      await client.query(
        `INSERT INTO identity_document (member_id, request_id, kind, upload_id, created_at) VALUES ($1, $2, $3, $4, $5)`,
        [id, requestId, kind, uploadId, at],
      )
    }
  }
}

const TEMPLATES = [
  [
    'Deposit found',
    'VI',
    'Chào bạn, chúng tôi đã tìm thấy khoản chuyển của bạn và ghi có vào số dư. Cảm ơn bạn đã chờ.',
  ],
  ['Deposit found', 'EN', 'Hello, we have found your transfer and added it to your balance. Thank you for waiting.'],
  ['Picture wanted', 'VI', 'Chào bạn, vui lòng gửi ảnh biên lai để chúng tôi kiểm tra khoản chuyển này.'],
  ['Picture wanted', 'EN', 'Hello, please send us a picture of the receipt so that we can look for the transfer.'],
] as const

async function feedback(client: pg.Client, end: Date): Promise<void> {
  const { rows: senders } = await client.query<{ id: number }>(
    `SELECT id FROM ${selectRandomMembers(FEEDBACK.length, 20)} sender`,
  )
  for (const [index, { reference, hoursAgo, questionType, language, content, contact, answer }] of FEEDBACK.entries()) {
    const at = new Date(end.getTime() - hoursAgo * 3_600_000)
    const answeredAt = answer === undefined ? null : new Date(at.getTime() + 3_600_000)
    await client.query(
      `WITH opened AS (
        INSERT INTO service_case (member_id, kind, request_key, topic, title, state, rank, contact, language, opened_at, updated_at, waiting_since)
        VALUES ($1, 'FEEDBACK', $2, $3, $4, $5, 0, $6, $7, $8::timestamptz, coalesce($9::timestamptz, $8), $8::timestamptz)
        RETURNING member_id, id
      )
      INSERT INTO service_case_line (member_id, case_id, line, author, operator, text, at)
      SELECT opened.member_id, opened.id, line, author, operator, text, at FROM opened CROSS JOIN (VALUES
        (1, 'MEMBER', NULL, $10::text, $8::timestamptz), (2, 'OPERATOR', 'Thu Hà', $11::text, $9::timestamptz)
      ) AS said (line, author, operator, text, at) WHERE text IS NOT NULL`,
      [
        // The first case is a guest's.
        index === 0 ? 0 : (senders[index]?.id ?? 0),
        toUuid(`feedback:${reference}`),
        questionType,
        `${[...content].slice(0, 50).join('')}…`,
        answer === undefined ? 'OPEN' : 'ANSWERED',
        contact,
        language,
        at,
        answeredAt,
        content,
        answer ?? null,
      ],
    )
  }
}

const toUuid = (text: string) => hash('md5', text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

/** Pending decisions of members and operators. */
export async function writeWaitingWork(client: pg.Client, end: Date): Promise<void> {
  for (const statement of [
    ...unmatchedPayments(end),
    ...limits(end),
    ...applications(end),
    ...contractRequests(end),
    ...riskCases(end),
  ])
    await client.query(statement)
  await identities(client, end)
  await feedback(client, end)
  for (const [name, language, text] of TEMPLATES)
    await client.query(`INSERT INTO answer_template (name, language, text, operator) VALUES ($1, $2, $3, 'Thu Hà')`, [
      name,
      language,
      text,
    ])
}
