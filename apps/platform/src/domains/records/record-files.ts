import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { recordFile } from '@playhouse/platform-api/records.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { sql } from 'drizzle-orm'
import type { CsvCell, CsvFile } from '../../downloads/csv-file.ts'
import type { StoredDownload } from '../../downloads/download-links.ts'
import { allBets, type BetRow } from './bet-history.ts'
import { allMovements, BONUS_FILTERS, type MovementRow, walletOf } from './movements.ts'

export type RecordFileRequest = CheckedInputOf<typeof recordFile>
type Report = RecordFileRequest['report']

/** Times are the brand's, so that a file says the same wherever it is opened. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: BRAND_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })
const time = (at: number): string => clock.format(at)

/** The file that a link's request stands for. */
export function recordFileOf({ memberId, language, request }: StoredDownload): CsvFile {
  const { report, wallet, types, ...asked } = request as RecordFileRequest
  const headings = HEADINGS[language === 'TY' ? 'VI' : language][report]
  const name = `${report}-${asked.from}-${asked.to}`
  switch (report) {
    case 'bets':
      return { name, headings, rows: allBets(memberId, asked, asked), cellsOf: betCells }
    case 'transactions':
      return { name, headings, rows: allMovements(memberId, asked, [{ wallet, types }]), cellsOf: movementCells }
    case 'bonuses':
      return { name, headings, rows: allMovements(memberId, asked, BONUS_FILTERS), cellsOf: movementCells }
    case 'profit':
      return {
        name,
        headings,
        rows: sql`
          select day::text as day, deposit, withdrawal, rounds, turnover, payout from member_day
          where member_id = ${memberId} and day between ${asked.from}::date and ${asked.to}::date order by day`,
        cellsOf: dayCells,
      }
  }
}

const betCells = ({ at, roundId, gameName, vassalageName, stake, payout, balanceAfter }: BetRow): CsvCell[] => [
  time(at),
  roundId,
  gameName,
  vassalageName,
  stake,
  payout,
  payout - stake,
  balanceAfter,
]

const movementCells = ({
  at,
  transactionId,
  type,
  account,
  amount,
  balanceAfter,
  reference,
}: MovementRow): CsvCell[] => [
  time(at),
  String(transactionId),
  type,
  walletOf(account),
  amount,
  balanceAfter - amount,
  balanceAfter,
  reference,
]

interface DayRow {
  day: string
  deposit: bigint
  withdrawal: bigint
  rounds: number
  turnover: bigint
  payout: bigint
}

const dayCells = ({ day, deposit, withdrawal, rounds, turnover, payout }: DayRow): CsvCell[] => [
  day,
  deposit,
  withdrawal,
  rounds,
  turnover,
  payout,
  payout - turnover,
]

const EN = {
  time: 'Time (GMT+7)',
  round: 'Round',
  game: 'Game',
  vendor: 'Vendor',
  stake: 'Stake',
  payout: 'Payout',
  profit: 'Profit and loss',
  after: 'Balance after',
  before: 'Balance before',
  transaction: 'Transaction',
  type: 'Type',
  wallet: 'Wallet',
  amount: 'Amount',
  reference: 'Reference',
  day: 'Day',
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  rounds: 'Rounds',
  turnover: 'Turnover',
}
type Words = Readonly<Record<keyof typeof EN, string>>

const headingsIn = (t: Words): Record<Report, string[]> => {
  const movements = [t.time, t.transaction, t.type, t.wallet, t.amount, t.before, t.after, t.reference]
  return {
    bets: [t.time, t.round, t.game, t.vendor, t.stake, t.payout, t.profit, t.after],
    transactions: movements,
    bonuses: movements,
    profit: [t.day, t.deposit, t.withdrawal, t.rounds, t.turnover, t.payout, t.profit],
  }
}

const VI: Words = {
  time: 'Thời gian (GMT+7)',
  round: 'Ván',
  game: 'Trò chơi',
  vendor: 'Nhà cung cấp',
  stake: 'Tiền cược',
  payout: 'Tiền thưởng',
  profit: 'Lãi lỗ',
  after: 'Số dư sau',
  before: 'Số dư trước',
  transaction: 'Giao dịch',
  type: 'Loại',
  wallet: 'Ví',
  amount: 'Số tiền',
  reference: 'Mã tham chiếu',
  day: 'Ngày',
  deposit: 'Nạp tiền',
  withdrawal: 'Rút tiền',
  rounds: 'Số ván',
  turnover: 'Doanh số cược',
}

const CN: Words = {
  time: '时间 (GMT+7)',
  round: '局号',
  game: '游戏',
  vendor: '供应商',
  stake: '投注额',
  payout: '派彩',
  profit: '盈亏',
  after: '变动后余额',
  before: '变动前余额',
  transaction: '交易号',
  type: '类型',
  wallet: '钱包',
  amount: '金额',
  reference: '参考号',
  day: '日期',
  deposit: '存款',
  withdrawal: '取款',
  rounds: '局数',
  turnover: '流水',
}

const ID: Words = {
  time: 'Waktu (GMT+7)',
  round: 'Ronde',
  game: 'Permainan',
  vendor: 'Penyedia',
  stake: 'Taruhan',
  payout: 'Pembayaran',
  profit: 'Untung rugi',
  after: 'Saldo sesudah',
  before: 'Saldo sebelum',
  transaction: 'Transaksi',
  type: 'Jenis',
  wallet: 'Dompet',
  amount: 'Jumlah',
  reference: 'Referensi',
  day: 'Hari',
  deposit: 'Setoran',
  withdrawal: 'Penarikan',
  rounds: 'Ronde',
  turnover: 'Perputaran',
}

const TH: Words = {
  time: 'เวลา (GMT+7)',
  round: 'รอบ',
  game: 'เกม',
  vendor: 'ผู้ให้บริการ',
  stake: 'เงินเดิมพัน',
  payout: 'เงินจ่าย',
  profit: 'กำไรขาดทุน',
  after: 'ยอดหลัง',
  before: 'ยอดก่อน',
  transaction: 'ธุรกรรม',
  type: 'ประเภท',
  wallet: 'กระเป๋าเงิน',
  amount: 'จำนวนเงิน',
  reference: 'อ้างอิง',
  day: 'วัน',
  deposit: 'ฝากเงิน',
  withdrawal: 'ถอนเงิน',
  rounds: 'จำนวนรอบ',
  turnover: 'ยอดเดิมพัน',
}

const HEADINGS: Readonly<Record<Exclude<LanguageCode, 'TY'>, Record<Report, string[]>>> = {
  EN: headingsIn(EN),
  VI: headingsIn(VI),
  CN: headingsIn(CN),
  ID: headingsIn(ID),
  TH: headingsIn(TH),
}
