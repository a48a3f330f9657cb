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
import { pageInput, takes } from '../base/contract-input.ts'
import { getErrorCode } from '../base/errors.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, problem, type ProblemResult, readSession } from '../base/results.ts'
import { findNodeId } from '../games/catalogue.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { imageHosts } from '../site/pictures.ts'
import { MAY } from '../session/permissions.ts'
import { PROOF } from '../session/security-change.ts'
import { getMovementType, toMovementWallet, PLATFORM_WALLETS, platformTypes } from './movement-types.ts'

type Bet = ValueOf<typeof contract.betHistory>['list'][number]
type Movement = ValueOf<typeof contract.accountTransactions>['list'][number]
type Account = Parameters<(typeof MAY)['seeRecords']>[0]

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
      const [record, file] = getFile(input)
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
        return { __typename: 'CreateRecordFileSuccess', url: hosts.urlFor(path), expiresAt }
      } catch (error) {
        return rangeProblem(error)
      }
    }),
    createDataFile: memberMutation(async (platform, { password }, context) => {
      const hosts = await imageHosts(context)
      const { path, expiresAt } = await platform.write(contract.memberDataFile, { password })
      return { __typename: 'CreateDataFileSuccess', url: hosts.urlFor(path), expiresAt }
    }, PROOF),
  },
  MemberAccount: {
    bettingRecord: ({ account }, { page, pageSize, from, to, ...filters }, context) => {
      const requested = { from, to, ...pageInput(contract.betHistory, { page, pageSize }) }
      const own = betFilters(filters)
      if (!own) return problem('INVALID_INPUT')
      return readRange(context, account, contract.betHistory, { ...requested, ...own }, ({ list, sums, ...pages }) => ({
        __typename: 'BettingRecord' as const,
        nodes: list.map(getBet),
        ...toPages(pages, requested.pageNo),
        totals: sums,
      }))
    },
    bet: ({ account }, { id }, context) =>
      readRow(context, account, contract.betDetail, { betId: id }, async ({ movements, fairness, ...bet }) => ({
        bet: getBet(bet),
        movements: movements.map(getMovement),
        fairness: fairness && (await getFairness(context, fairness)),
      })),
    accountRecord: ({ account }, { page, pageSize, from, to, wallet, types }, context) => {
      const requested = {
        from,
        to,
        wallet: PLATFORM_WALLETS[wallet],
        ...(types?.length && { types: platformTypes(types) }),
        ...pageInput(contract.accountTransactions, { page, pageSize }),
      }
      return readRange(context, account, contract.accountTransactions, requested, ({ list, sums, ...pages }) => ({
        __typename: 'AccountRecord' as const,
        nodes: list.map(getMovement),
        ...toPages(pages, requested.pageNo),
        ...sums,
      }))
    },
    transaction: ({ account }, { id }, context) =>
      readRow(context, account, contract.transactionDetail, { transactionId: id }, ({ transactionId, ...found }) => ({
        ...found,
        id: transactionId,
        type: getMovementType(found.type),
        movements: found.movements.map(getMovement),
      })),
    profitAndLoss: ({ account }, { from, to }, context) =>
      readRange(context, account, contract.personalProfit, { from, to }, ({ days, products, sums, lifetime }) => ({
        __typename: 'ProfitAndLoss' as const,
        days: days.map((totals) => ({ day: totals.day, totals })),
        products: products.map((totals) => ({ ...totals, category: totals.gameType })),
        totals: sums,
        lifetimeDeposit: lifetime.deposit,
        lifetimeWithdrawal: lifetime.withdrawal,
        netDeposit: lifetime.netDeposit,
      })),
    bonusRecord: ({ account }, { page, pageSize, from, to }, context) => {
      const requested = { from, to, ...pageInput(contract.bonusDetails, { page, pageSize }) }
      return readRange(context, account, contract.bonusDetails, requested, ({ list, sums, ...pages }) => ({
        __typename: 'BonusRecord' as const,
        nodes: list.map(getMovement),
        ...toPages(pages, requested.pageNo),
        ...sums,
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
function getFile(input: CreateRecordFileInput): [keyof typeof FILES, FileFilters] {
  const [entry] = Object.entries(input)
  return entry as [keyof typeof FILES, FileFilters]
}

function betFilters({ categories, vendorId, gameId, status }: BetFilterArgs) {
  const nodeId = gameId == null ? undefined : findNodeId(gameId)
  if (
    (vendorId != null && !takes(contract.betHistory, 'vassalage', vendorId)) ||
    (gameId != null && nodeId === undefined)
  )
    return undefined
  return {
    ...(categories?.length && { gameType: [...categories] }),
    ...(vendorId != null && { vassalage: vendorId }),
    ...(nodeId !== undefined && { nodeId }),
    ...(status && { status: PLATFORM_STATUSES[status] }),
  }
}

const toPages = ({ totalCount, totalPages }: { totalCount: number; totalPages: number }, pageNo: number) => ({
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
  const code = getErrorCode(error)
  if (!code || code === 'PLATFORM_UNAVAILABLE' || code === 'SESSION_EXPIRED') throw error
  const fields = error instanceof PlatformRefusal ? (error.details.fields ?? {}) : {}
  return 'from' in fields || 'to' in fields ? problem('INVALID_RANGE', { field: 'from' }) : problem(code)
}

/** Reads one row of the account; null for an unknown id. @throws PlatformUnavailable */
async function readRow<E extends SessionEndpoint, Out>(
  context: Context,
  account: Account,
  endpoint: E,
  requested: InputOf<E>,
  map: (value: ValueOf<E>) => Out | Promise<Out>,
): Promise<Out | null> {
  if (!endpoint.input.safeParse(requested).success || MAY.seeRecords(account, await context.brand())) return null
  const row = readSession(context, async (platform) => map(await platform.read(endpoint, requested)))
  return nullIfRefused(row, 'record.not.found')
}

const getBet = (bet: Bet) => ({
  ...bet,
  id: bet.betId ?? `${bet.nodeId}.${bet.roundId}`,
  roundNumber: bet.roundId,
  gameId: String(bet.nodeId),
  category: bet.gameType,
  vendorId: bet.vassalage,
  vendorName: bet.vassalageName,
  status: STATUSES[bet.status],
})

const getMovement = (movement: Movement) => ({
  ...movement,
  id: movement.movementId,
  type: getMovementType(movement.type),
  ...toMovementWallet(movement.wallet),
})

/** The fairness proof with its page on a launch host; null if the brand has none. */
async function getFairness(
  { brand, failingHosts }: Context,
  { modelId, verifyPath, ...seeds }: NonNullable<ValueOf<typeof contract.betDetail>['fairness']>,
) {
  const [host] = failingHosts.usable((await brand()).info.launchGameCDNs)
  const verifyUrl = parseWebAddress(verifyPath, host)?.href
  return verifyUrl ? { model: modelId, ...seeds, verifyUrl } : null
}
