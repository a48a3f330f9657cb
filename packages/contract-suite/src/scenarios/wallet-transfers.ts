import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import {
  memberTransfers,
  transferDownline,
  transferEnabled,
  transferUpline,
} from '@playhouse/platform-api/member-transfers.ts'
import { personalProfit } from '@playhouse/platform-api/records.ts'
import {
  lockStatus,
  lockStatusByType,
  lockTransStatus,
  transferFromMainWallet,
  transferSubToSubWallet,
} from '@playhouse/platform-api/wallet-transfers.ts'
import {
  balance,
  consolidatedFunds,
  merchantWallet,
  transferToMainWallet,
  wallets,
  walletTransfer,
} from '@playhouse/platform-api/wallet.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { NO_PAYER } from './cashier-deposits.ts'
import { balanceIs, getMoney, moving, repeating, sameMoney } from './money.ts'

const MOVED = '1000'

/** Wallets of vendors, and transfers to upline and downline. */
export async function transfers(suite: Suite, cast: Cast): Promise<void> {
  const { member, given, agent } = cast
  const as = reader(cast)
  for (const endpoint of [
    consolidatedFunds,
    merchantWallet,
    lockTransStatus,
    lockStatus,
    memberTransfers,
    transferEnabled,
  ])
    await suite.ok(endpoint, {}, { as })
  await suite.ok(lockStatusByType, { vassalage: 'NOBODY' }, { as })
  await suite.agree(wallets, 'the main wallet has the balance', async () => {
    const list = await suite.ok(wallets, {}, { as })
    const read = await suite.ok(balance, {}, { as })
    const main = list?.list.find(({ vassalage }) => vassalage === null)
    return main && read && [main.availBalance, read.balance[0]?.availBalance]
  })
  if (as) await availableAgrees(suite, as)
  await suite.agree(lockStatus, 'is locked with a vendor that is', async () => {
    const status = await suite.ok(lockStatus, {}, { as })
    return status && [status.locked, status.vassalages.length > 0]
  })
  await vendorWallets(suite, member && (await getMoney(suite, member)) ? member : given)
  await upAndDown(suite, member, agent)
}

/** Checks that the available balance is the same wherever it is shown. */
async function availableAgrees(suite: Suite, as: Account): Promise<void> {
  for (const endpoint of [consolidatedFunds, withdrawalOptions, transferEnabled]) {
    await suite.agree(endpoint, 'has the balance', async () => {
      const shown = await suite.ok(endpoint, {}, { as })
      const money = await getMoney(suite, as)
      return shown && money !== undefined ? [shown.available, formatAmount(money)] : undefined
    })
  }
  await suite.agree(consolidatedFunds, 'agrees with the profit and loss', async () => {
    const funds = await suite.ok(consolidatedFunds, {}, { as })
    const { today } = suite.facts
    const month = await suite.ok(personalProfit, { from: `${today.slice(0, 8)}01`, to: today }, { as })
    return (
      funds &&
      month && [
        [funds.monthTurnover, funds.totalWithdrawal],
        [month.sums.turnover, month.lifetime.withdrawal],
      ]
    )
  })
}

async function vendorWallets(suite: Suite, as: Account | undefined): Promise<void> {
  const unreached = [walletTransfer, transferFromMainWallet, transferSubToSubWallet]
  const single = as && (await suite.ok(merchantWallet, {}, { as }))
  if (as && !suite.readOnly) await suite.ok(transferToMainWallet, {}, { as })
  const list = as && (await suite.ok(wallets, {}, { as }))
  const [main, first, second] = [
    list?.list.find(({ vassalage }) => vassalage === null),
    ...(list?.list.filter(({ vassalage, locked }) => vassalage !== null && !locked) ?? []),
  ]
  if (!as || !main || !first || single?.isSingle) {
    if (as && single?.isSingle && !suite.readOnly)
      await suite.refused(
        walletTransfer,
        { fromAccountTypeId: 2, toAccountTypeId: 3, amount: MOVED },
        'function.not.available',
        { as, name: 'refused with a single wallet' },
      )
    return suite.needs('a vendor with a wallet of its own', ...unreached)
  }
  if (((await getMoney(suite, as)) ?? 0n) < parseAmount(MOVED)) return suite.needs(`money: ${NO_PAYER}`, ...unreached)
  const refusals = { system_busy: 'a vendor that answers', insufficient_balance: `money: ${NO_PAYER}` }
  const sum = await suite.ok(balance, {}, { as })
  const key = suite.uuid()
  const input = {
    fromAccountTypeId: main.accountTypeId,
    toAccountTypeId: first.accountTypeId,
    amount: MOVED,
    requestKey: key,
  }
  const moved = await moving(
    suite,
    walletTransfer,
    as,
    () => suite.ok(walletTransfer, input, { as, refusals }),
    () => -parseAmount(MOVED),
  )
  if (!moved) return
  const stays = (endpoint: Endpoint, { sumBalance }: { sumBalance: string }) =>
    sum &&
    sameMoney(suite, endpoint, 'the sum of all wallets stays', as, parseAmount(sumBalance), parseAmount(sum.sumBalance))
  await stays(walletTransfer, moved)
  await repeating(suite, walletTransfer, as, input, { other: { ...input, amount: '1001' } })
  const again = await moving(
    suite,
    transferFromMainWallet,
    as,
    () => suite.ok(transferFromMainWallet, { vassalage: first.vassalage, amount: MOVED }, { as, refusals }),
    () => -parseAmount(MOVED),
  )
  if (again) await stays(transferFromMainWallet, again)
  if (second)
    await suite.ok(
      transferSubToSubWallet,
      { fromVassalage: first.vassalage, toVassalage: second.vassalage, amount: MOVED },
      { as, refusals },
    )
  else suite.needs('two vendors with wallets of their own', transferSubToSubWallet)
  const back = await suite.ok(transferToMainWallet, {}, { as, name: 'brings everything back' })
  if (back) await stays(transferToMainWallet, back)
}

async function upAndDown(suite: Suite, member: Account | undefined, agent: Account | undefined): Promise<void> {
  const missing = 'an agent with money (--agent), and an upline and a downline'
  if (!member || !agent?.isAgent) return suite.needs(missing, transferDownline, transferUpline)
  const sent = '20000'
  const refusals = {
    insufficient_balance: missing,
    'turnover.remaining': missing,
    'payment.password.wrong': 'the agent’s payment password (name:password:payment-password)',
    'bonus.running': missing,
    'transfer.limit.reached': 'a later try: the day’s limit of transfers',
    'transfer.receiver.unavailable': 'an upline and a downline that may receive transfers',
  }
  const order = {
    amount: sent,
    paymentPassword: agent.paymentPassword,
    requestKey: suite.uuid(),
    account: member.username,
  }
  const before = await getMoney(suite, member)
  const may = await suite.ok(transferEnabled, { account: member.username }, { as: agent })
  if (may) suite.same(transferEnabled, 'names the receiver', may.receiver?.account, member.username)
  const down = await moving(
    suite,
    transferDownline,
    agent,
    () => suite.ok(transferDownline, order, { as: agent, refusals }),
    ({ amount }) => -parseAmount(amount),
  )
  if (down) {
    const after = await getMoney(suite, member)
    if (before !== undefined && after !== undefined)
      await sameMoney(suite, transferDownline, 'it arrives in full', member, after - before, parseAmount(down.amount))
    await repeating(suite, transferDownline, agent, order, { other: { ...order, amount: '20001' } })
    await balanceIs(suite, transferDownline, agent, down)
    const then = await suite.ok(transferEnabled, {}, { as: agent })
    if (may && then)
      suite.check(
        transferEnabled,
        'less is left of the day',
        parseAmount(then.leftToday) <= parseAmount(may.leftToday) - parseAmount(down.amount),
        `${then.leftToday} after ${down.amount}, ${may.leftToday} before`,
      )
    const list = await suite.ok(memberTransfers, { relation: 'downline', pageSize: 20 }, { as: agent })
    if (list) suite.same(memberTransfers, 'names the receiver', list.list[0]?.counterparty, member.username)
    if (list) suite.same(memberTransfers, 'the latest stands first', list.list[0]?.transferId, down.transferId)
    const arrived = await suite.ok(memberTransfers, {}, { as: member })
    if (arrived)
      suite.same(
        memberTransfers,
        'the receiver’s side has the same amount',
        arrived.list[0] && [arrived.list[0].direction, arrived.list[0].amount],
        ['in', down.amount],
      )
  }
  const up = { amount: '10000', paymentPassword: member.paymentPassword, requestKey: suite.uuid() }
  const sentUp = await moving(
    suite,
    transferUpline,
    member,
    () => suite.ok(transferUpline, up, { as: member, refusals }),
    ({ amount }) => -parseAmount(amount),
  )
  if (sentUp) await balanceIs(suite, transferUpline, member, sentUp)
  const afterUp = sentUp && (await suite.ok(memberTransfers, { relation: 'upline' }, { as: member }))
  if (afterUp) suite.same(memberTransfers, 'has what was sent up', afterUp.list[0]?.transferId, sentUp.transferId)
  if (sentUp) await repeating(suite, transferUpline, member, up, { other: { ...up, amount: '10001' } })
}
