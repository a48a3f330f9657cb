import { CHAT_PROGRAMS, CHAT_TEXTS, VIP_CHAT_TEXTS } from './chat-texts.ts'
import { MIDDLE_AGENT, STEADY_MEMBER } from './demo-accounts.ts'

/** Lines of the script that simulated players have not said yet when the site starts. */
const LEFT = 4

const STEADY_NAME = 'AmberHeron482'
const AGENT_NAME = 'SilverMaple206'

/** Lines of members in the general room. */
const WRITTEN = [
  {
    name: STEADY_NAME,
    text: 'Mình mới lên hạng, cảm ơn mọi người chỉ cách xem bậc tiếp theo.',
    minutesAgo: 190,
    isRemoved: false,
  },
  { name: AGENT_NAME, text: 'Ai thua thì đừng ngồi đây than nữa, phiền lắm!', minutesAgo: 130, isRemoved: true },
  { name: AGENT_NAME, text: 'Mua điểm ở chỗ mình rẻ hơn nhiều, ai cần thì nói.', minutesAgo: 12, isRemoved: false },
] as const

const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Rooms with a conversation continued by programs, some members who have opened them, and a pending report. */
export function chatHistory(end: Date): string[] {
  const now = `'${end.toISOString()}'::timestamptz`
  const rooms: [room: string, texts: readonly string[]][] = [
    ...Object.entries(CHAT_TEXTS).flatMap(([language, { general, lottery }]): [string, readonly string[]][] => [
      [`GENERAL-${language}`, general],
      [`LOTTERY-${language}`, lottery],
    ]),
    ['VIP', VIP_CHAT_TEXTS],
  ]
  const scripted = rooms.flatMap(([room, texts], at) =>
    texts.map((text, line) => ({
      room,
      line,
      name: CHAT_PROGRAMS[(line * 5 + at) % CHAT_PROGRAMS.length] ?? '',
      text,
      said: line < texts.length - LEFT,
      // Some hours ago at first, then closer together.
      minutesAgo: (texts.length - LEFT - line) ** 2 * 4 + at,
    })),
  )
  const script = scripted.map(
    ({ room, line, name, text }) => `(${quoteLiteral(room)}, ${line}, ${quoteLiteral(name)}, ${quoteLiteral(text)})`,
  )
  const said = [
    ...scripted.filter(({ said: isSaid }) => isSaid).map((row) => ({ ...row, isRemoved: false })),
    ...WRITTEN.map((row) => ({ ...row, room: 'GENERAL-VI' })),
  ].toSorted((a, b) => b.minutesAgo - a.minutesAgo)
  const messages = said.map(
    ({ room, name, text, minutesAgo, isRemoved }) =>
      `(${quoteLiteral(room)}, ${quoteLiteral(name)}, ${quoteLiteral(text)}, ${minutesAgo}, ${isRemoved})`,
  )
  return [
    `INSERT INTO chat_script (room_id, line, name, text) VALUES ${script.join(', ')}`,
    `UPDATE chat_room SET script_line = (SELECT max(line) + 1 - ${LEFT} FROM chat_script WHERE room_id = chat_room.id),
    next_action_at = ${now} + (2 + length(id) % 5) * interval '1 minute'`,
    `INSERT INTO chat_profile (member_id, name, created_at)
  SELECT id, CASE username WHEN '${STEADY_MEMBER.username}' THEN '${STEADY_NAME}' ELSE '${AGENT_NAME}' END, ${now} - interval '20 days'
  FROM member WHERE username IN ('${STEADY_MEMBER.username}', '${MIDDLE_AGENT.username}')`,
    `INSERT INTO chat_message (room_id, author_id, name, text, created_at, removed_at, removed_by)
  SELECT room, member_id, line.name, line.text, ${now} - minutes * interval '1 minute',
    CASE WHEN removed THEN ${now} - (minutes - 3) * interval '1 minute' END, CASE WHEN removed THEN 'anna' END
  FROM (VALUES ${messages.join(', ')}) AS line (room, name, text, minutes, removed)
  LEFT JOIN chat_profile profile ON profile.name = line.name ORDER BY minutes DESC`,
    // The last three messages are unread.
    `INSERT INTO chat_reader (member_id, room_id, read_through)
  SELECT member_id, 'GENERAL-VI', (SELECT id FROM chat_message WHERE room_id = 'GENERAL-VI' ORDER BY id DESC OFFSET 3 LIMIT 1)
  FROM chat_profile`,
    `INSERT INTO chat_report (member_id, room_id, message_id, reason, created_at)
  SELECT reporter.member_id, room_id, message.id, 'fraud', ${now} - interval '9 minutes'
  FROM chat_message message JOIN chat_profile writer ON writer.member_id = author_id AND writer.name = '${AGENT_NAME}'
  JOIN chat_profile reporter ON reporter.name = '${STEADY_NAME}' WHERE removed_at IS NULL`,
    `INSERT INTO chat_word (word, added_by) VALUES ('do ngu', 'anna'), ('lua dao', 'anna'), ('scam', 'anna'), ('骗子', 'anna')`,
  ]
}
