import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import type { InputOf, SessionEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/records.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import type {
  AccountFileInput,
  AgentBillsFileInput,
  BetStatus,
  BettingFileInput,
  CreateRecordFileInput,
  DayRangeInput,
  TeamFileInput,
} from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { pageInfo } from '../base/connections.ts'
import { errorCodeOf } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { problem, type ProblemResult, readSession } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { nodeIdOf } from '../games/catalogue.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { imageHosts } from '../site/pictures.ts'
import { MAY } from '../session/permissions.ts'
import { PROOF } from '../session/security-change.ts'
import { money } from '../wallet/money.ts'
import { movementTypeOf, movementWalletOf, PLATFORM_WALLETS, platformTypes } from './movement-types.ts'

type Bet = ValueOf<typeof contract.betHistory>['list'][number]
type Movement = ValueOf<typeof contract.accountTransactions>['list'][number]
type Account = Parameters<(typeof MAY)['seeRecords']>[0]

const PAGES_MAX = 1_000_000
const PAGE_SIZE_MAX = 100
/** Forms of the platform's vendor and row ids. */
const VENDOR_ID = /^\w{1,20}$/
const ROW_ID = /^\d{1,18}$/

const STATUSES: Readonly<Record<Bet['status'], BetStatus>> = { open: 'OPEN', won: 'WON', lost: 'LOST', even: 'EVEN' }
const PLATFORM_STATUSES = { OPEN: 'open', WON: 'won', LOST: 'lost', EVEN: 'even' } as const
const FILES = {
  betting: 'bets',
  account: 'transactions',
  profitAndLoss: 'profit',
  bonus: 'bonuses',
  activityStatement: 'statement',
  teamBetting: 'team',
  teamProducts: 'teamProducts',
  downlines: 'downlines',
  agentIncome: 'income',
  agentBills: 'bills',
  agentCredit: 'credit',
  downlineTransactions: 'teamTransactions',
} as const satisfies Record<keyof CreateRecordFileInput, string>

export const recordResolvers: Resolvers = {
  Mutation: {
    createRecordFile: memberMutation(async (platform, input, context) => {
      const [record, file] = fileOf(input)
      const { from, to, wallet, types, username, contractKind } = file
      const filters = betFilters(file)
      if (!filters) return problem('INVALID_INPUT')
      const hosts = await imageHosts(context)
      try {
        const { path, expiresAt } = await platform.write(contract.recordFile, {
          report: FILES[record],
          from,
          to,
          ...filters,
          ...(wallet && { wallet: PLATFORM_WALLETS[wallet] }),
          ...(types?.length && { types: platformTypes(types) }),
          ...(username && { account: username.slice(0, USERNAME_MAX) }),
          ...(contractKind && { billKind: contractKind }),
        })
        return { __typename: 'CreateRecordFileSuccess', url: hosts.urlFor(path), expiresAt: dateTime(expiresAt) }
      } catch (error) {
        return rangeProblem(error)
      }
    }),
    createDataFile: memberMutation(async (platform, { password }, context) => {
      const hosts = await imageHosts(context)
      const { path, expiresAt } = await platform.write(contract.memberDataFile, { password })
      return { __typename: 'CreateDataFileSuccess', url: hosts.urlFor(path), expiresAt: dateTime(expiresAt) }
    }, PROOF),
  },
  MemberAccount: {
    bettingRecord: ({ account }, { page, pageSize, from, to, ...filters }, context) => {
      const requested = { from, to, ...pageInput(page, pageSize) }
      const own = betFilters(filters)
      if (!own) return problem('INVALID_INPUT')
      return readRange(
        context,
        account,
        contract.betHistory,
        { ...requested, ...own },
        ({ currency, list, sums, ...pages }) => ({
          __typename: 'BettingRecord' as const,
          nodes: list.map((bet) => betOf(bet, currency)),
          ...pagesOf(pages, requested.pageNo),
          totals: {
            __typename: 'BetTotals' as const,
            rounds: sums.rounds,
            turnover: money(sums.turnover, currency),
            uncounted: money(sums.uncounted ?? '0', currency),
            payout: money(sums.payout, currency),
            profit: money(sums.profit, currency),
          },
        }),
      )
    },
    bet: ({ account }, { id }, context) =>
      readRow(
        context,
        account,
        id,
        contract.betDetail,
        { betId: id },
        async ({ movements, fairness, currency, ...bet }) => ({
          __typename: 'BetDetail' as const,
          bet: betOf(bet, currency),
          movements: movements.map((movement) => movementOf(movement, currency)),
          fairness: fairness && (await fairnessOf(context, fairness)),
        }),
      ),
    accountRecord: ({ account }, { page, pageSize, from, to, wallet, types }, context) => {
      const requested = {
        from,
        to,
        wallet: PLATFORM_WALLETS[wallet],
        ...(types?.length && { types: platformTypes(types) }),
        ...pageInput(page, pageSize),
      }
      return readRange(
        context,
        account,
        contract.accountTransactions,
        requested,
        ({ currency, list, sums, ...pages }) => ({
          __typename: 'AccountRecord' as const,
          nodes: list.map((movement) => movementOf(movement, currency)),
          ...pagesOf(pages, requested.pageNo),
          moneyIn: money(sums.moneyIn, currency),
          moneyOut: money(sums.moneyOut, currency),
          net: money(sums.net, currency),
        }),
      )
    },
    transaction: ({ account }, { id }, context) =>
      readRow(context, account, id, contract.transactionDetail, { transactionId: id }, (found) => ({
        __typename: 'TransactionDetail' as const,
        id: found.transactionId,
        type: movementTypeOf(found.type),
        reference: found.reference,
        at: dateTime(found.at),
        movements: found.movements.map((movement) => movementOf(movement, found.currency)),
      })),
    profitAndLoss: ({ account }, { from, to }, context) =>
      readRange(
        context,
        account,
        contract.personalProfit,
        { from, to },
        ({ currency, days, products, sums, lifetime }) => ({
          __typename: 'ProfitAndLoss' as const,
          days: days.map(({ day, ...totals }) => ({
            __typename: 'ProfitDay' as const,
            day,
            totals: profitTotals(totals, currency),
          })),
          products: products.map(({ gameType, rounds, turnover, uncounted, payout, jackpot, profit }) => ({
            __typename: 'ProfitProduct' as const,
            category: gameType,
            rounds,
            turnover: money(turnover, currency),
            uncounted: money(uncounted ?? '0', currency),
            payout: money(payout, currency),
            jackpot: money(jackpot, currency),
            profit: money(profit, currency),
          })),
          totals: profitTotals(sums, currency),
          lifetimeDeposit: money(lifetime.deposit, currency),
          lifetimeWithdrawal: money(lifetime.withdrawal, currency),
          netDeposit: money(lifetime.netDeposit, currency),
        }),
      ),
    bonusRecord: ({ account }, { page, pageSize, from, to }, context) => {
      const requested = { from, to, ...pageInput(page, pageSize) }
      return readRange(context, account, contract.bonusDetails, requested, ({ currency, list, sums, ...pages }) => ({
        __typename: 'BonusRecord' as const,
        nodes: list.map((movement) => movementOf(movement, currency)),
        ...pagesOf(pages, requested.pageNo),
        paid: money(sums.paid, currency),
        granted: money(sums.granted, currency),
        converted: money(sums.converted, currency),
        forfeited: money(sums.forfeited, currency),
      }))
    },
  },
}

interface BetFilterArgs {
  categories?: readonly string[] | null | undefined
  vendorId?: string | null | undefined
  gameId?: string | null | undefined
  status?: BetStatus | null | undefined
}

/** Filters as the platform takes them; undefined when an id cannot exist. */
type FileFilters = DayRangeInput & BettingFileInput & AccountFileInput & TeamFileInput & AgentBillsFileInput

/** The one member of the input; filters that its record does not have are absent. */
function fileOf(input: CreateRecordFileInput): [keyof typeof FILES, FileFilters] {
  const [entry] = Object.entries(input)
  return entry as [keyof typeof FILES, FileFilters]
}

function betFilters({ categories, vendorId, gameId, status }: BetFilterArgs) {
  const nodeId = gameId == null ? undefined : nodeIdOf(gameId)
  if ((vendorId != null && !VENDOR_ID.test(vendorId)) || (gameId != null && nodeId === undefined)) return undefined
  return {
    ...(categories?.length && { gameType: [...categories] }),
    ...(vendorId != null && { vassalage: vendorId }),
    ...(nodeId !== undefined && { nodeId }),
    ...(status && { status: PLATFORM_STATUSES[status] }),
  }
}

const pageInput = (page: number, pageSize: number) => ({
  pageNo: Math.min(page, PAGES_MAX),
  pageSize: Math.min(pageSize, PAGE_SIZE_MAX),
})

const pagesOf = ({ totalCount, totalPages }: { totalCount: number; totalPages: number }, pageNo: number) => ({
  totalCount,
  pageInfo: pageInfo(pageNo, totalPages),
})

/** Reads a report over a range. A range that the platform refuses becomes a user error. @throws PlatformUnavailable */
async function readRange<E extends SessionEndpoint, Out>(
  context: Context,
  account: Account,
  endpoint: E,
  requested: InputOf<E>,
  map: (value: ValueOf<E>) => Out,
): Promise<Out | ProblemResult | null> {
  const refusal = MAY.seeRecords(account, await context.brand())
  if (refusal) return problem(refusal)
  try {
    return await readSession(context, async (platform) => map(await platform.read(endpoint, requested)))
  } catch (error) {
    return rangeProblem(error)
  }
}

/** @throws anything but a refusal */
function rangeProblem(error: unknown): ProblemResult {
  const code = errorCodeOf(error)
  if (!code || code === 'PLATFORM_UNAVAILABLE' || code === 'SESSION_EXPIRED') throw error
  const fields = error instanceof PlatformRefusal ? (error.details.fields ?? {}) : {}
  return 'from' in fields || 'to' in fields ? problem('INVALID_RANGE', { field: 'from' }) : problem(code)
}

/** Reads one row of the account; null for an unknown id. @throws PlatformUnavailable */
async function readRow<E extends SessionEndpoint, Out>(
  context: Context,
  account: Account,
  id: string,
  endpoint: E,
  requested: InputOf<E>,
  map: (value: ValueOf<E>) => Out | Promise<Out>,
): Promise<Out | null> {
  if (!ROW_ID.test(id) || MAY.seeRecords(account, await context.brand())) return null
  try {
    return await readSession(context, async (platform) => map(await platform.read(endpoint, requested)))
  } catch (error) {
    if (error instanceof PlatformRefusal && error.code === 'record.not.found') return null
    throw error
  }
}

function betOf(bet: Bet, currency: string) {
  return {
    __typename: 'Bet' as const,
    id: bet.betId ?? `${bet.nodeId}.${bet.roundId}`,
    roundNumber: bet.roundId,
    gameId: String(bet.nodeId),
    gameName: bet.gameName,
    category: bet.gameType,
    vendorId: bet.vassalage,
    vendorName: bet.vassalageName,
    status: STATUSES[bet.status],
    stake: money(bet.stake, currency),
    payout: money(bet.payout, currency),
    turnover: bet.turnover == null ? null : money(bet.turnover, currency),
    uncountedReason: bet.uncountedReason ?? null,
    profit: bet.profit === null ? null : money(bet.profit, currency),
    balanceAfter: bet.balanceAfter === null ? null : money(bet.balanceAfter, currency),
    at: dateTime(bet.at),
  }
}

function movementOf(movement: Movement, currency: string) {
  const { movementId, transactionId, reference, gameName, betId, counterparty } = movement
  return {
    __typename: 'Movement' as const,
    id: movementId,
    transactionId,
    type: movementTypeOf(movement.type),
    ...movementWalletOf(movement.wallet),
    amount: money(movement.amount, currency),
    balanceBefore: money(movement.balanceBefore, currency),
    balanceAfter: money(movement.balanceAfter, currency),
    reference,
    gameName,
    betId,
    counterparty,
    at: dateTime(movement.at),
  }
}

/** The fairness proof with its page on a launch host; null if the brand has none. */
async function fairnessOf(
  { brand, failingHosts }: Context,
  { modelId, verifyPath, ...seeds }: NonNullable<ValueOf<typeof contract.betDetail>['fairness']>,
) {
  const [host] = failingHosts.usable((await brand()).info.launchGameCDNs)
  const verifyUrl = parseWebAddress(verifyPath, host)?.href
  return verifyUrl ? { __typename: 'BetFairness' as const, model: modelId, ...seeds, verifyUrl } : null
}

function profitTotals({ rounds, ...sums }: ValueOf<typeof contract.personalProfit>['sums'], currency: string) {
  return {
    __typename: 'ProfitTotals' as const,
    rounds,
    deposit: money(sums.deposit, currency),
    withdrawal: money(sums.withdrawal, currency),
    turnover: money(sums.turnover, currency),
    uncounted: money(sums.uncounted ?? '0', currency),
    payout: money(sums.payout, currency),
    jackpot: money(sums.jackpot, currency),
    reward: money(sums.reward, currency),
    profit: money(sums.profit, currency),
  }
}
