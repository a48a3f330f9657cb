import { expect, it } from 'vitest'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { movementTypeOf, platformTypes } from '../apps/gateway/src/domains/records/movement-types.ts'
import { BILL_STATES } from '../apps/platform/src/db/tables/agents.ts'
import { AGENT_FILES } from '../apps/platform/src/domains/engagement/agent/agent-files.ts'
import { codeWord } from '../apps/platform/src/domains/engagement/records/file-code-words.ts'
import type { RecordFileRequest } from '../apps/platform/src/domains/engagement/records/file-columns.ts'
import { type Heading, headingsIn } from '../apps/platform/src/domains/engagement/records/file-headings.ts'
import { MEMBER_FILES } from '../apps/platform/src/domains/engagement/records/record-files.ts'
import { readPacks } from './texts/packs.ts'
import type { Namespaces } from '../apps/web/src/i18n/namespaces.generated.ts'

const LANGUAGES = ['EN', 'VI', 'CN', 'ID', 'TH'] as const

function packOf<Name extends 'agent' | 'contracts' | 'downline' | 'limits' | 'records'>(
  language: (typeof LANGUAGES)[number],
  name: Name,
): Namespaces[Name] {
  return readPacks('web', language)[name] as Namespaces[Name]
}

it.each(LANGUAGES)('files and pages name codes alike in %s', (language) => {
  const { types, wallets, categories } = packOf(language, 'records')
  const codes = platformTypes(Object.keys(types) as (keyof typeof types)[])
  expect(codes.length).toBeGreaterThan(25)
  for (const code of codes) expect(codeWord('types', code, language)).toBe(types[movementTypeOf(code)])
  expect(codeWord('wallets', 'main', language)).toBe(wallets.MAIN)
  expect(codeWord('wallets', 'bonus', language)).toBe(wallets.BONUS)
  expect(codeWord('wallets', 'SEN', language)).toBe('SEN')
  for (const code of GAME_CATEGORIES) expect(codeWord('products', code, language)).toBe(categories[code])
  const { billKinds } = packOf(language, 'downline')
  for (const [code, word] of Object.entries(billKinds)) expect(codeWord('billKinds', code, language)).toBe(word)
  const { billStates } = packOf(language, 'contracts')
  for (const code of BILL_STATES) expect(codeWord('billStates', code, language)).toBe(billStates[code])
})

it.each(LANGUAGES)('columns of files have the labels of their pages in %s', (language) => {
  const [agent, contracts, downline, limits, records] = [
    packOf(language, 'agent'),
    packOf(language, 'contracts'),
    packOf(language, 'downline'),
    packOf(language, 'limits'),
    packOf(language, 'records'),
  ]
  const { columns, totals } = records
  const { month, figures } = limits.statement
  // A page shows the zone in each cell.
  const inZone = (label: string) => `${label} (GMT+7)`
  const movements = { ...columns, time: inZone(columns.time) }
  const sums = {
    bets: downline.rounds,
    teamDeposit: downline.deposit,
    teamWithdrawal: downline.withdrawal,
    teamTurnover: downline.turnover,
    teamPayout: downline.payout,
    houseProfit: downline.houseProfit,
  }
  const bill = { source: downline.billKind, amount: downline.amount }
  const labels: Record<RecordFileRequest['report'], Partial<Record<Heading, string>>> = {
    bets: movements,
    transactions: movements,
    bonuses: movements,
    profit: { ...totals, day: downline.day, payouts: totals.payout },
    statement: {
      month,
      deposits: figures.deposits,
      withdrawals: figures.withdrawals,
      adjustment: figures.adjustments,
      staked: figures.staked,
      won: figures.won,
      result: figures.net,
    },
    team: { ...sums, day: downline.day },
    teamProducts: { ...sums, product: columns.product },
    downlines: { ...sums, account: agent.account, registered: downline.registered, rebate: downline.rebate },
    income: { ...bill, time: inZone(columns.time) },
    bills: { ...bill, periodFrom: inZone(contracts.period), state: contracts.state },
    teamTransactions: {
      time: inZone(downline.time),
      account: agent.account,
      type: downline.transactionType,
      counterparty: downline.otherSide,
      amount: downline.amount,
    },
    credit: {
      day: downline.day,
      opening: downline.opening,
      credit: downline.credit,
      debit: downline.debit,
      closing: downline.closing,
    },
  }
  /** Which no page has as columns. */
  const onlyInFiles = new Set<Heading>(['payee', 'payer', 'periodTo', 'revision'])
  const written = headingsIn(language)
  const request = { from: '2026-01-01', to: '2026-01-31' } as RecordFileRequest
  const [inFiles, onPages] = [{}, {}] as [Record<string, string | undefined>, Record<string, string | undefined>]
  for (const [report, file] of Object.entries({ ...MEMBER_FILES, ...AGENT_FILES })) {
    for (const heading of file(1, request, language).headings.filter((name) => !onlyInFiles.has(name))) {
      inFiles[`${report}: ${heading}`] = written[heading]
      onPages[`${report}: ${heading}`] = labels[report as RecordFileRequest['report']][heading]
    }
  }
  expect(inFiles).toEqual(onPages)
})
