import { releaseDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { accountTransactions } from '@playhouse/platform-api/records.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Account, Suite } from '../suite.ts'

/** Newest deposits of an account that a provider may have paid between two readings. */
const LATE_MAX = 3

export async function getMoney(suite: Suite, as: Account): Promise<bigint | undefined> {
  const read = await suite.ok(balance, {}, { as })
  return read && parseAmount(read.balance[0]?.availBalance ?? read.sumBalance)
}

/** Today's movements on the main wallet, newest first. */
async function getMovements(suite: Suite, as: Account) {
  const { today } = suite.facts
  const read = await suite.ok(accountTransactions, { from: today, to: today, pageSize: 10 }, { as })
  return read?.list ?? []
}

/** Checks that a balance changed as expected. A provider may pay pending deposits at any time, so those are subtracted first. */
export async function sameMoney(
  suite: Suite,
  endpoint: Endpoint,
  name: string,
  as: Account,
  actual: bigint,
  expected: bigint,
): Promise<void> {
  const late = actual > expected && endpoint !== releaseDeposit ? await lateDeposits(suite, as, actual - expected) : 0n
  suite.same(endpoint, name, formatAmount(actual - late), formatAmount(expected))
}

/** `sum` if it is the sum of the newest deposits, in a row. */
async function lateDeposits(suite: Suite, as: Account, sum: bigint): Promise<bigint> {
  const paid = (await getMovements(suite, as))
    .filter(({ type }) => type === 'DEPOSIT')
    .map(({ amount }) => parseAmount(amount))
  for (let from = 0; from < LATE_MAX; from += 1) {
    for (let to = from + 1; to <= LATE_MAX; to += 1) {
      if (paid.slice(from, to).reduce((total, amount) => total + amount, 0n) === sum) return sum
    }
  }
  return 0n
}

/**
 * Runs `change` and compares what it does to the balance with `difference`: the balance and the newest movement agree.
 * @returns what `change` returns
 */
export async function moving<T>(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  change: () => Promise<T | undefined>,
  difference: (result: T) => bigint,
): Promise<T | undefined> {
  const before = await getMoney(suite, as)
  const result = await change()
  if (result === undefined || before === undefined) return result
  const after = await getMoney(suite, as)
  const expected = difference(result)
  if (after === undefined) return result
  await sameMoney(suite, endpoint, 'the balance changes by the amount', as, after - before, expected)
  if (expected === 0n) return result
  const list = await getMovements(suite, as)
  const newest = list.findIndex(({ balanceAfter }) => balanceAfter === formatAmount(after))
  const since = list.findIndex(({ balanceBefore }, index) => index >= newest && balanceBefore === formatAmount(before))
  const made = newest < 0 ? [] : list.slice(newest, since + 1)
  const own = made.filter(({ type }) => type !== 'DEPOSIT' || endpoint === releaseDeposit)
  const sum = own.reduce((total, { amount }) => total + parseAmount(amount), 0n)
  suite.same(endpoint, 'the newest movements are the change', formatAmount(sum), formatAmount(expected))
  return result
}

/** The same key again changes nothing; another input under it is refused. */
export async function repeating(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  input: object,
  { key, other }: { key?: string; other?: object } = {},
): Promise<void> {
  const first = suite.successes.get(endpoint.name)?.value
  const still = async (name: string, before: bigint | undefined) => {
    const after = await getMoney(suite, as)
    if (before !== undefined && after !== undefined) await sameMoney(suite, endpoint, name, as, after - before, 0n)
    return after
  }
  const before = await getMoney(suite, as)
  const again = await suite.ok(endpoint, input, { as, ...(key && { key }), name: 'the same key again' })
  const after = await still('the same key again moves no money', before)
  if (again === undefined) return
  suite.same(endpoint, 'the same key again is the same thing', getId(again), getId(first))
  for (const field of ['sumBalance', 'balance']) {
    const [now, then] = [again, first].map((value) => (value as Record<string, unknown> | undefined)?.[field])
    if (typeof now === 'string' && typeof then === 'string')
      await sameMoney(
        suite,
        endpoint,
        'the same key again has the same balance',
        as,
        parseAmount(now),
        parseAmount(then),
      )
  }
  if (other && endpoint.errors.includes('request_key_reused')) {
    await suite.refused(endpoint, other, 'request_key_reused', {
      as,
      ...(key && { key }),
      name: 'another request under the same key is refused',
    })
    await still('a refused request moves no money', after)
  }
}

const ID_FIELDS = ['id', 'transferId', 'ticketId', 'reference', 'recipients'] as const

function getId(value: unknown): unknown {
  const record = value as Record<string, unknown>
  const name = ID_FIELDS.find((field) => record?.[field] !== undefined)
  return name === undefined ? undefined : record[name]
}

export async function balanceIs(
  suite: Suite,
  endpoint: Endpoint,
  as: Account,
  { availBalance }: { availBalance: string },
): Promise<void> {
  const money = await getMoney(suite, as)
  if (money !== undefined)
    await sameMoney(suite, endpoint, 'its balance is the account’s', as, money, parseAmount(availBalance))
}

/** Everything that moved on the main wallet of a day hangs together: each movement begins where the one before ended. */
export async function unbrokenRecords(suite: Suite, as: Account | undefined): Promise<void> {
  if (!as) return
  const { today } = suite.facts
  const read = await suite.ok(accountTransactions, { from: today, to: today, pageSize: 100 }, { as })
  const list = read?.list ?? []
  for (const [index, row] of list.entries()) {
    const older = list[index + 1]
    if (older && older.balanceAfter !== row.balanceBefore)
      return suite.check(
        accountTransactions,
        'the movements hang together',
        false,
        `movement ${row.movementId} begins at ${row.balanceBefore}, the one before ends at ${older.balanceAfter}`,
      )
  }
  suite.check(accountTransactions, 'the movements hang together', true, '')
  if (list.length === 0) return
  await suite.agree(accountTransactions, 'the newest movement ends at the balance', async () => {
    const [newest] = await getMovements(suite, as)
    const money = await getMoney(suite, as)
    return newest && money !== undefined ? [newest.balanceAfter, formatAmount(money)] : undefined
  })
}
