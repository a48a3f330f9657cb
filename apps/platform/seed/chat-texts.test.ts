import { expect, test } from 'vitest'
import { CHAT_TEXTS, VIP_CHAT_TEXTS } from './chat-texts.ts'

/** Winning, being paid, rewards, luck and invitations to play, as each language says them. */
const PERSUADES = [
  /\b(won|win|wins|winning|paid|payouts?|withdraw\w*|arrived|bonus\w*|rewards?|rebates?|missions?|leaderboards?|luck|lucky|jackpots?|deposits?|bets?|tickets?|picked|rounds?)\b/i,
  /thắng|trúng|rút tiền|tiền về|thưởng|hoàn trả|nhiệm vụ|xếp hạng|may mắn|nạp|đặt cược|mua vé|chọn \d/i,
  /赢|中奖|提款|到账|奖金|奖励|返水|任务|排行|好运|存款|下注|买|选了/,
  /\b(menang|penarikan|cair|bonus|hadiah|rebate|misi|peringkat|beruntung|setor\w*|deposit|tiket|pilih)\b/i,
  /ชนะ|ถูกรางวัล|ถอน|โบนัส|ภารกิจ|อันดับ|โชคดี|ฝาก(?!ข้อความ)|ซื้อ|เลือก/,
]

test('the lines of programs say nothing that persuades to play or to pay', () => {
  const lines = [
    ...Object.values(CHAT_TEXTS).flatMap(({ general, lottery }) => [...general, ...lottery]),
    ...VIP_CHAT_TEXTS,
  ]
  expect(lines.length).toBeGreaterThan(90)
  expect(lines.filter((line) => PERSUADES.some((pattern) => pattern.test(line)))).toEqual([])
})

test('the pattern knows the lines that used to persuade', () => {
  for (const line of [
    'Mine arrived in twenty minutes.',
    '我的二十分钟就到账',
    'ช่วงนี้ถอนเงินนานไหม',
    'Penarikan sekarang berapa lama?',
  ])
    expect(PERSUADES.some((pattern) => pattern.test(line))).toBe(true)
})
