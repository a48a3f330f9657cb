import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { activityStatement } from '@playhouse/platform-api/limits.ts'
import type { personalProfit, recordFile } from '@playhouse/platform-api/records.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import type { CsvCell, CsvFile } from '../../../downloads/csv-file.ts'
import type { StoredDownload } from '../../../downloads/download-links.ts'
import {
  allBills,
  billCells,
  lineCells,
  lines,
  paidBillCells,
  paidBills,
  subjectOf,
  teamDayCells,
  teamDays,
  teamProductCells,
  teamProducts,
} from '../agent/agent-files.ts'
import { creditDayCells, readStatement } from '../agent/credit-report.ts'
import type { Head } from '../agent/team-sums.ts'
import { downlinePayments, paymentCells } from '../agent/transactions.ts'
import { readActivityStatement } from '../../money/limits/activity-statement.ts'
import { allBets, type BetRow } from './bet-history.ts'
import { allMovements, BONUS_FILTERS, type MovementRow, walletOf } from './movements.ts'
import { readPersonalProfit } from './profit.ts'

export type RecordFileRequest = CheckedInputOf<typeof recordFile>
type Report = RecordFileRequest['report']

/** In the brand's time zone, so that a file has the same times everywhere. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: BRAND_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' })
const time = (at: number): string => clock.format(at)

/** The file for a link's request. */
export function recordFileOf({ memberId, language, request }: StoredDownload): CsvFile {
  const { report, wallet, types, account, billKind, ...asked } = request as RecordFileRequest
  const headings = HEADINGS[language === 'TY' ? 'VI' : language][report]
  const name = [report, account?.trim().toLowerCase(), asked.from, asked.to].filter(Boolean).join('-')
  /** Rows of the agent, or of the account in its downline that the link was created for. */
  const ofSubject =
    <Row>(read: (database: Database, head: Head) => Promise<readonly Row[]>) =>
    async (database: Database): Promise<readonly Row[]> => {
      const head = await subjectOf(database, memberId, account)
      return head ? read(database, head) : []
    }
  switch (report) {
    case 'bets':
      return { name, headings, rows: allBets(memberId, asked, asked, language), cellsOf: betCells }
    case 'transactions':
      return { name, headings, rows: allMovements(memberId, asked, [{ wallet, types }]), cellsOf: movementCells }
    case 'bonuses':
      return { name, headings, rows: allMovements(memberId, asked, BONUS_FILTERS), cellsOf: movementCells }
    case 'profit':
      return {
        name,
        headings,
        rows: async (database) => (await readPersonalProfit(database, memberId, asked, '')).days,
        cellsOf: dayCells,
      }
    case 'team':
      return {
        name,
        headings,
        rows: ofSubject((database, head) => teamDays(database, head, asked)),
        cellsOf: teamDayCells,
      }
    case 'teamProducts':
      return {
        name,
        headings,
        rows: ofSubject((database, head) => teamProducts(database, head, asked)),
        cellsOf: teamProductCells,
      }
    case 'downlines':
      return { name, headings, rows: lines(memberId, account, asked), cellsOf: lineCells }
    case 'income':
      return { name, headings, rows: paidBills(memberId, asked), cellsOf: paidBillCells(time) }
    case 'teamTransactions':
      return {
        name,
        headings,
        rows: downlinePayments(memberId, account, { ...asked, types }),
        cellsOf: paymentCells(time),
      }
    case 'bills':
      return { name, headings, rows: allBills(memberId, billKind, asked), cellsOf: billCells(time) }
    case 'credit':
      return {
        name,
        headings,
        rows: ofSubject(async (database, { id }) => (await readStatement(database, id, asked)).days),
        cellsOf: creditDayCells,
      }
    case 'statement': {
      const year = Number(asked.from.slice(0, 4))
      return {
        name: `${report}-${year}`,
        headings,
        rows: async (database) => (await readActivityStatement(database, memberId, year)).months,
        cellsOf: monthCells,
      }
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

type Day = AnswerOf<typeof personalProfit>['days'][number]

/** As a number: a text that starts with a minus sign would be quoted. */
const minor = (amount: string | number): bigint => parseAmount(String(amount))

const dayCells = ({ day, rounds, ...amounts }: Day): CsvCell[] => [
  day,
  minor(amounts.deposit),
  minor(amounts.withdrawal),
  rounds,
  minor(amounts.turnover),
  minor(amounts.payout),
  minor(amounts.jackpot),
  minor(amounts.reward),
  minor(amounts.profit),
]

type Month = AnswerOf<typeof activityStatement>['months'][number]

const monthCells = ({ month, deposits, withdrawals, adjustments, staked, won, net }: Month): CsvCell[] => [
  month,
  ...[deposits, withdrawals, adjustments, staked, won, net].map(minor),
]

const EN = {
  time: 'Time (GMT+7)',
  round: 'Round',
  game: 'Game',
  product: 'Product',
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
  jackpot: 'Jackpots',
  reward: 'Bonuses',
  month: 'Month',
  adjustment: 'Bonuses and transfers',
  staked: 'Staked',
  won: 'Won',
  result: 'Result',
  account: 'Account',
  registered: 'Registered',
  rebate: 'Rebate',
  houseProfit: 'House profit',
  source: 'Source',
  payee: 'Paid to',
  payer: 'Paid by',
  counterparty: 'From or to',
  periodFrom: 'Period from (GMT+7)',
  periodTo: 'Period to (GMT+7)',
  revision: 'Revision',
  credit: 'Credits',
  debit: 'Debits',
  state: 'State',
}
type Words = Readonly<Record<keyof typeof EN, string>>

const headingsIn = (t: Words): Record<Report, string[]> => {
  const movements = [t.time, t.transaction, t.type, t.wallet, t.amount, t.before, t.after, t.reference]
  return {
    bets: [t.time, t.round, t.game, t.vendor, t.stake, t.payout, t.profit, t.after],
    transactions: movements,
    bonuses: movements,
    profit: [t.day, t.deposit, t.withdrawal, t.rounds, t.turnover, t.payout, t.jackpot, t.reward, t.profit],
    team: [t.day, t.rounds, t.deposit, t.withdrawal, t.turnover, t.payout, t.houseProfit],
    teamProducts: [t.product, t.rounds, t.turnover, t.payout, t.houseProfit],
    downlines: [t.account, t.registered, t.rebate, t.deposit, t.withdrawal, t.turnover, t.houseProfit],
    income: [t.time, t.source, t.payee, t.payer, t.amount],
    teamTransactions: [t.time, t.account, t.type, t.counterparty, t.amount],
    bills: [t.periodFrom, t.periodTo, t.source, t.revision, t.payee, t.payer, t.state, t.amount],
    credit: [t.day, t.before, t.credit, t.debit, t.after],
    statement: [t.month, t.deposit, t.withdrawal, t.adjustment, t.staked, t.won, t.result],
  }
}

const VI: Words = {
  time: 'Thời gian (GMT+7)',
  round: 'Ván',
  game: 'Trò chơi',
  product: 'Sản phẩm',
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
  jackpot: 'Jackpot',
  reward: 'Thưởng',
  month: 'Tháng',
  adjustment: 'Thưởng và chuyển khoản',
  staked: 'Đã cược',
  won: 'Đã thắng',
  result: 'Kết quả',
  account: 'Tài khoản',
  registered: 'Đăng ký',
  rebate: 'Hoàn trả',
  houseProfit: 'Lợi nhuận nhà cái',
  source: 'Nguồn',
  payee: 'Người nhận',
  payer: 'Người trả',
  counterparty: 'Bên kia',
  periodFrom: 'Kỳ từ (GMT+7)',
  periodTo: 'Kỳ đến (GMT+7)',
  revision: 'Lần tính',
  credit: 'Ghi có',
  debit: 'Ghi nợ',
  state: 'Trạng thái',
}

const CN: Words = {
  time: '时间 (GMT+7)',
  round: '局号',
  game: '游戏',
  product: '产品',
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
  jackpot: '奖池',
  reward: '奖金',
  month: '月份',
  adjustment: '奖金与转账',
  staked: '投注',
  won: '赢得',
  result: '结果',
  account: '账户',
  registered: '注册日期',
  rebate: '返点',
  houseProfit: '平台盈利',
  source: '来源',
  payee: '收款方',
  payer: '付款方',
  counterparty: '对方账户',
  periodFrom: '周期开始 (GMT+7)',
  periodTo: '周期结束 (GMT+7)',
  revision: '修订',
  credit: '入账',
  debit: '出账',
  state: '状态',
}

const ID: Words = {
  time: 'Waktu (GMT+7)',
  round: 'Ronde',
  game: 'Permainan',
  product: 'Produk',
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
  jackpot: 'Jackpot',
  reward: 'Bonus',
  month: 'Bulan',
  adjustment: 'Bonus dan transfer',
  staked: 'Dipertaruhkan',
  won: 'Dimenangkan',
  result: 'Hasil',
  account: 'Akun',
  registered: 'Terdaftar',
  rebate: 'Rabat',
  houseProfit: 'Laba bandar',
  source: 'Sumber',
  payee: 'Penerima',
  payer: 'Pembayar',
  counterparty: 'Pihak lain',
  periodFrom: 'Periode dari (GMT+7)',
  periodTo: 'Periode sampai (GMT+7)',
  revision: 'Revisi',
  credit: 'Kredit',
  debit: 'Debit',
  state: 'Status',
}

const TH: Words = {
  time: 'เวลา (GMT+7)',
  round: 'รอบ',
  game: 'เกม',
  product: 'ผลิตภัณฑ์',
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
  jackpot: 'แจ็กพอต',
  reward: 'โบนัส',
  month: 'เดือน',
  adjustment: 'โบนัสและการโอน',
  staked: 'เดิมพัน',
  won: 'ชนะ',
  result: 'ผลลัพธ์',
  account: 'บัญชี',
  registered: 'สมัครเมื่อ',
  rebate: 'คืนยอด',
  houseProfit: 'กำไรของเจ้ามือ',
  source: 'แหล่งที่มา',
  payee: 'ผู้รับ',
  payer: 'ผู้จ่าย',
  counterparty: 'อีกฝ่าย',
  periodFrom: 'รอบตั้งแต่ (GMT+7)',
  periodTo: 'รอบถึง (GMT+7)',
  revision: 'ครั้งที่คำนวณ',
  credit: 'เข้า',
  debit: 'ออก',
  state: 'สถานะ',
}

const HEADINGS: Readonly<Record<Exclude<LanguageCode, 'TY'>, Record<Report, string[]>>> = {
  EN: headingsIn(EN),
  VI: headingsIn(VI),
  CN: headingsIn(CN),
  ID: headingsIn(ID),
  TH: headingsIn(TH),
}
