import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import type { personalProfit } from '@playhouse/platform-api/records.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { readActivityStatement } from '../../money/limits/activity-statement.ts'
import { allBets, type BetRow } from './bet-history.ts'
import { codeWord } from './file-words.ts'
import { type FileContent, fileContent, type FileReader, type RecordFileRequest, findTime } from './file-columns.ts'
import { allMovements, BONUS_FILTERS, type MovementFilter, type MovementRow, getWallet } from './movements.ts'
import { readPersonalProfit } from './profit.ts'

type Day = ResponseOf<typeof personalProfit>['days'][number]
type Month = ResponseOf<typeof activityStatement>['months'][number]

/** Makes an amount a number: a text that starts with a minus sign would be quoted. */
const minor = (amount: string | number): bigint => parseAmount(String(amount))

const movements = (
  memberId: number,
  request: RecordFileRequest,
  filters: readonly MovementFilter[],
  language: LanguageCode,
): FileContent =>
  fileContent<MovementRow>(allMovements(memberId, request, filters), [
    ['time', ({ at }) => findTime(at)],
    ['transaction', ({ transactionId }) => String(transactionId)],
    ['type', ({ type }) => codeWord('types', type, language)],
    ['wallet', ({ account }) => codeWord('wallets', getWallet(account), language)],
    'amount',
    ['before', ({ amount, balanceAfter }) => balanceAfter - amount],
    ['after', ({ balanceAfter }) => balanceAfter],
    'reference',
  ])

export const MEMBER_FILES = {
  bets: (memberId, request, language) =>
    fileContent<BetRow>(allBets(memberId, request, request, language), [
      ['time', ({ at }) => findTime(at)],
      ['round', ({ roundId }) => roundId],
      ['game', ({ gameName }) => gameName],
      ['vendor', ({ vassalageName }) => vassalageName],
      'stake',
      'payout',
      ['profit', ({ payout, stake }) => payout - stake],
      ['after', ({ balanceAfter }) => balanceAfter],
    ]),
  transactions: (memberId, request, language) =>
    movements(memberId, request, [{ wallet: request.wallet, types: request.types }], language),
  bonuses: (memberId, request, language) => movements(memberId, request, BONUS_FILTERS, language),
  profit: (memberId, request) =>
    fileContent<Day>(
      async (database: Database) => (await readPersonalProfit(database, memberId, request, '')).days,
      [
        'day',
        ['deposit', ({ deposit }) => minor(deposit)],
        ['withdrawal', ({ withdrawal }) => minor(withdrawal)],
        'rounds',
        ['turnover', ({ turnover }) => minor(turnover)],
        ['payouts', ({ payout }) => minor(payout)],
        ['jackpot', ({ jackpot }) => minor(jackpot)],
        ['reward', ({ reward }) => minor(reward)],
        ['profit', ({ profit }) => minor(profit)],
      ],
    ),
  statement: (memberId, request) =>
    fileContent<Month>(
      async (database: Database) =>
        (await readActivityStatement(database, memberId, Number(request.from.slice(0, 4)))).months,
      [
        'month',
        ['deposits', ({ deposits }) => minor(deposits)],
        ['withdrawals', ({ withdrawals }) => minor(withdrawals)],
        ['adjustment', ({ adjustments }) => minor(adjustments)],
        ['staked', ({ staked }) => minor(staked)],
        ['won', ({ won }) => minor(won)],
        ['result', ({ net }) => minor(net)],
      ],
    ),
} satisfies Partial<Record<RecordFileRequest['report'], FileReader>>
