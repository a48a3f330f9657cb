import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { MOVEMENT_TYPES, MOVEMENT_WALLETS } from '@playhouse/shared/movement-types.ts'
import { textsIn } from '../../../lib/texts.ts'

/** A page shows the zone in each cell. */
const inZone = (label: string) => `${label} (GMT+7)`

/** Headings of the columns of files: the labels of their pages, and words that only files have. */
export function headingsIn(language: LanguageCode) {
  const agent = textsIn(language, 'web/agent')
  const contracts = textsIn(language, 'web/contracts')
  const downline = textsIn(language, 'web/downline')
  const { month, figures } = textsIn(language, 'web/limits').statement
  const { columns, totals } = textsIn(language, 'web/records')
  const files = textsIn(language, 'platform/files')
  return {
    time: inZone(columns.time),
    round: columns.round,
    game: columns.game,
    product: columns.product,
    vendor: columns.vendor,
    stake: columns.stake,
    payout: columns.payout,
    profit: columns.profit,
    before: columns.before,
    after: columns.after,
    transaction: columns.transaction,
    type: columns.type,
    wallet: columns.wallet,
    amount: columns.amount,
    reference: columns.reference,
    day: downline.day,
    deposit: totals.deposit,
    withdrawal: totals.withdrawal,
    rounds: totals.rounds,
    turnover: totals.turnover,
    payouts: totals.payout,
    jackpot: totals.jackpot,
    reward: totals.reward,
    month,
    deposits: figures.deposits,
    withdrawals: figures.withdrawals,
    adjustment: figures.adjustments,
    staked: figures.staked,
    won: figures.won,
    result: figures.net,
    account: agent.account,
    registered: downline.registered,
    rebate: downline.rebate,
    bets: downline.rounds,
    teamDeposit: downline.deposit,
    teamWithdrawal: downline.withdrawal,
    teamTurnover: downline.turnover,
    teamStakes: downline.stakes,
    countedStakes: downline.countedStakes,
    teamPayout: downline.payout,
    houseProfit: downline.houseProfit,
    source: downline.billKind,
    payee: files.payee,
    payer: files.payer,
    counterparty: downline.otherSide,
    periodFrom: inZone(contracts.period),
    periodTo: inZone(files.periodTo),
    revision: files.revision,
    opening: downline.opening,
    credit: downline.credit,
    debit: downline.debit,
    closing: downline.closing,
    state: contracts.state,
  }
}

export type Heading = keyof ReturnType<typeof headingsIn>

/** Words of the pages for codes in files. */
const WORDS = {
  types: (language: LanguageCode) => wordsBy(MOVEMENT_TYPES, textsIn(language, 'web/records').types),
  wallets: (language: LanguageCode) => wordsBy(MOVEMENT_WALLETS, textsIn(language, 'web/records').wallets),
  products: (language: LanguageCode) => textsIn(language, 'web/records').categories,
  billKinds: (language: LanguageCode) => textsIn(language, 'web/downline').billKinds,
  billStates: (language: LanguageCode) => textsIn(language, 'web/contracts').billStates,
}

const wordsBy = <Meaning extends string>(meanings: Record<string, Meaning>, words: Record<Meaning, string>) =>
  Object.fromEntries(Object.entries(meanings).map(([code, meaning]) => [code, words[meaning]]))

/** The page's word for a code; one that this version does not know stays as it is. */
export function codeWord(of: keyof typeof WORDS, code: string, language: LanguageCode): string {
  const words: Readonly<Record<string, string>> = WORDS[of](language)
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code
}
