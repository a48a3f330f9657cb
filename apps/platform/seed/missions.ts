import { parseAmount } from '@playhouse/shared/money.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import { mission, missionText } from '../src/db/tables/missions.ts'
import type { Mission } from '../src/domains/engagement/missions/rules.ts'
import { brandDay } from '../src/ledger/brand-day.ts'

type Row = typeof mission.$inferInsert
type Titles = Readonly<Record<'EN' | 'VI' | 'CN' | 'ID' | 'TH', string>>

interface MissionSeed extends Pick<Row, 'id' | 'kind' | 'cycle'> {
  products?: string[]
  /** An amount for turnover, a number otherwise. */
  target: number
  amount?: string
  points?: string
  titles: Titles
}

const LOTTERIES = ['LOTT', 'ELOTT']

const MISSIONS: readonly MissionSeed[] = [
  {
    id: 'daily-reels',
    kind: 'TURNOVER',
    cycle: 'DAY',
    products: ['RNG'],
    target: 500_000,
    amount: '1500',
    titles: {
      EN: 'Reels of the day',
      VI: 'Vòng quay trong ngày',
      CN: '每日转轮',
      ID: 'Gulungan hari ini',
      TH: 'วงล้อประจำวัน',
    },
  },
  {
    id: 'three-wins',
    kind: 'GAMES_WON',
    cycle: 'DAY',
    target: 3,
    points: '20',
    titles: {
      EN: 'Three of a kind',
      VI: 'Ba trò, ba lần thắng',
      CN: '三局三胜',
      ID: 'Tiga permainan',
      TH: 'ชนะสามเกม',
    },
  },
  {
    id: 'ticket-of-the-day',
    kind: 'ROUNDS',
    cycle: 'DAY',
    products: LOTTERIES,
    target: 1,
    points: '10',
    titles: {
      EN: 'A ticket for the draw',
      VI: 'Một vé cho kỳ quay',
      CN: '开奖一注',
      ID: 'Satu tiket undian',
      TH: 'ตั๋วหนึ่งใบ',
    },
  },
  {
    id: 'table-week',
    kind: 'TURNOVER',
    cycle: 'WEEK',
    products: ['LIVE'],
    target: 3_000_000,
    amount: '6000',
    titles: {
      EN: 'A week at the tables',
      VI: 'Một tuần bên bàn chơi',
      CN: '牌桌一周',
      ID: 'Sepekan di meja',
      TH: 'หนึ่งสัปดาห์ที่โต๊ะ',
    },
  },
  {
    id: 'three-days',
    kind: 'DAYS',
    cycle: 'WEEK',
    target: 3,
    amount: '10000',
    points: '15',
    titles: {
      EN: 'Three days a week',
      VI: 'Ba ngày trong tuần',
      CN: '一周三天',
      ID: 'Tiga hari sepekan',
      TH: 'สามวันต่อสัปดาห์',
    },
  },
  {
    id: 'explorer',
    kind: 'GAMES_WON',
    cycle: 'ONCE',
    target: 12,
    amount: '40000',
    titles: { EN: 'Explorer', VI: 'Nhà thám hiểm', CN: '探索者', ID: 'Penjelajah', TH: 'นักสำรวจ' },
  },
  {
    id: 'first-catch',
    kind: 'ROUNDS',
    cycle: 'ONCE',
    products: ['FISH'],
    target: 10,
    points: '30',
    titles: { EN: 'First catch', VI: 'Mẻ lưới đầu tiên', CN: '首次收网', ID: 'Tangkapan pertama', TH: 'จับปลาครั้งแรก' },
  },
  {
    id: 'big-wheel',
    kind: 'TURNOVER',
    cycle: 'ONCE',
    target: 1_000_000_000,
    amount: '500000',
    points: '200',
    titles: { EN: 'The big wheel', VI: 'Bánh xe lớn', CN: '大转盘', ID: 'Roda besar', TH: 'วงล้อใหญ่' },
  },
]

const DAYS_BACK = 60

/** Missions that have run from the start. */
export function scheduledMissions(end: Date): Mission[] {
  const startsOn = brandDay(new Date(end.getTime() - DAYS_BACK * 86_400_000))
  return MISSIONS.map(({ titles: _, target, amount = '0', points = '0', products = [], ...row }, index) => ({
    ...row,
    products,
    target: row.kind === 'TURNOVER' ? parseAmount(String(target)) : BigInt(target),
    amount: parseAmount(amount),
    points: parseAmount(points),
    freeRounds: null,
    freeRoundsOffer: null,
    startsOn,
    endsOn: null,
    position: index + 1,
  }))
}

export function missionRows(end: Date): TableRows[] {
  return [
    { table: mission, rows: scheduledMissions(end) },
    {
      table: missionText,
      rows: MISSIONS.flatMap(({ id, titles }) =>
        Object.entries(titles).map(([language, title]) => ({ missionId: id, language, title })),
      ),
    },
  ]
}
