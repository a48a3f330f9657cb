import {
  cancelDeposit,
  deposit as readDeposit,
  depositBanks,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositFromAccount,
  depositPromotions,
  depositProof,
  depositReport,
  depositSettings,
  releaseDeposit,
} from '@playhouse/platform-api/cashier-deposits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { upload } from './member.ts'
import { getMoney, moving, repeating, sameMoney } from './money.ts'

export const PAY_WITHIN_MS = 15_000

const NO_PROVIDER = 'a payment provider'

export const NO_PAYER = 'somebody who pays (--play-parties)'

/** A unit of the currency in ten thousandths of minor units, to which platforms round. */
const ONE_UNIT = 10_000n * 10_000n

/** Amounts that are entered are whole. */
const whole = (amount: string) => amount.replace(/\..*$/, '')

const formatTooMuch = (maximum: string) => String(BigInt(whole(maximum)) + 1n)

/** Deposits by every method, of which one is paid. @returns whether money arrived */
export async function deposits(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  await suite.ok(depositReport, {}, { as: reader(cast) })
  const settings = await suite.ok(depositSettings, {}, { as: member ?? reader(cast) })
  await suite.ok(depositBanks, {}, { as: member ?? reader(cast) })
  await suite.ok(depositPromotions, {}, { as: member ?? reader(cast) })
  const creations = [depositByGateway, depositByTransfer, depositFromAccount, depositByQr]
  if (!member || !settings) return suite.needs('an account of the run', ...creations)
  if (settings.allowDeposit === 'N')
    return suite.needs(NO_PROVIDER, ...creations, readDeposit, depositProof, cancelDeposit, releaseDeposit)
  const offered = (channel: string) => settings.depositInfo.find((info) => info.channel === channel)
  const refusals = {
    'deposit.method.unavailable': 'a brand that offers this method',
    'function.not.available': NO_PROVIDER,
  }
  const gateway = offered('pg')
  if (gateway) {
    const input = {
      requestKey: suite.uuid(),
      amount: whole(gateway.minimum),
      method: gateway.method,
      ...(gateway.networks[0] && { network: gateway.networks[0] }),
    }
    const made = await suite.ok(depositByGateway, input, { as: member, refusals })
    if (made) {
      const exact = parseAmount(gateway.feeFixed) * 10_000n + parseAmount(made.amount) * BigInt(gateway.feeBasisPoints)
      const off = exact - parseAmount(made.fee) * 10_000n
      suite.check(
        depositByGateway,
        'the fee is that of its method',
        off < ONE_UNIT && -off < ONE_UNIT,
        `${made.fee} of ${made.amount}`,
      )
      await suite.ok(cancelDeposit, { id: made.id }, { as: member })
    }
  } else suite.needs('a brand that offers this method', depositByGateway)
  const banks = await suite.ok(depositBanks, {}, { as: member })
  const account = offered('ma') ?? offered('mt')
  const [bank] = banks?.list ?? []
  if (account && bank) {
    const input = {
      requestKey: suite.uuid(),
      amount: whole(account.minimum),
      bankCode: bank.bankCode,
      payerName: (member.realName ?? 'Nguyen Thi Lan').toUpperCase(),
    }
    const made = await suite.ok(depositFromAccount, input, { as: member, refusals })
    const proof = made && (await upload(suite, member, 'DEPOSIT_PROOF'))
    if (made && proof) {
      const checked = await suite.ok(depositProof, { id: made.id, uploads: [proof] }, { as: member })
      if (checked) suite.same(depositProof, 'the picture is counted', checked.proofs, 1)
    }
  } else suite.needs('a brand that offers this method', depositFromAccount, depositProof)
  const transfer = offered('mt') ?? offered('ma')
  if (transfer) {
    const input = { requestKey: suite.uuid(), amount: whole(transfer.minimum) }
    const made = await suite.ok(depositByTransfer, input, { as: member, refusals })
    const cancelled = made && (await suite.ok(cancelDeposit, { id: made.id }, { as: member }))
    if (cancelled) suite.same(cancelDeposit, 'the deposit is cancelled', cancelled.state, 'CANCELLED')
    if (cancelled)
      await suite.ok(cancelDeposit, { id: cancelled.id }, { as: member, name: 'cancelling again changes nothing' })
  } else suite.needs('a brand that offers this method', depositByTransfer)
  await paidDeposit(suite, member, offered('qr') ?? settings.depositInfo[0])
  await heldDeposit(suite, member, offered('qr'))
  await agreeOnCounts(suite, member)
}

async function agreeOnCounts(suite: Suite, member: Account): Promise<void> {
  await suite.agree(memberInfo, 'counts the deposits that wait for a payment', async () => {
    const info = await suite.ok(memberInfo, {}, { as: member })
    const waiting = await suite.ok(depositReport, { state: 'WAITING' }, { as: member })
    const counted = info?.waitingDeposits ?? undefined
    return waiting && counted !== undefined ? [counted, waiting.totalCount] : undefined
  })
  await suite.agree(depositSettings, 'counts the credited deposits', async () => {
    const now = await suite.ok(depositSettings, {}, { as: member })
    const credited = await suite.ok(depositReport, { state: 'CONFIRMED' }, { as: member })
    return now && credited && [now.totalDepositSuccessCount, credited.totalCount]
  })
}

async function paidDeposit(
  suite: Suite,
  member: Account,
  method: { minimum: string; maximum: string; channel: string } | undefined,
): Promise<void> {
  if (!method || method.channel !== 'qr')
    return suite.needs('a brand that offers this method', depositByQr, readDeposit)
  const requested = parseAmount(method.minimum) > 10_000_000n * 10_000n ? whole(method.minimum) : '2000000'
  const input = { requestKey: suite.uuid(), amount: requested }
  await suite.refused(
    depositByQr,
    { requestKey: suite.uuid(), amount: formatTooMuch(method.maximum) },
    ['request_param_err', 'limit.deposit'],
    { as: member, name: 'more than the maximum is refused' },
  )
  const made = await suite.ok(depositByQr, input, {
    as: member,
    refusals: { 'deposit.method.unavailable': 'a brand that offers this method' },
  })
  if (!made) return
  await repeating(suite, depositByQr, member, input, { other: { ...input, amount: String(Number(requested) + 1) } })
  const waiting = await suite.ok(readDeposit, { id: made.id }, { as: member })
  const ready =
    waiting &&
    (await suite.poll(async () => {
      const read = await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is prepared by the provider' })
      return read && read.state !== 'PREPARING' ? read : undefined
    }, PAY_WITHIN_MS))
  const pageUrl = ready?.pageUrl ?? ready?.instructions?.url
  if (pageUrl) return paying(suite, member, made.id, pageUrl)
  suite.report.note(depositByQr, `that a paid deposit is credited: ${NO_PAYER}`)
}

/** A payer pays, and the money is credited everywhere. */
async function paying(suite: Suite, member: Account, id: string, pageUrl: string): Promise<void> {
  const report = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
  const before = await getMoney(suite, member)
  if (!(await suite.party('pay', { pageUrl }))) {
    suite.report.note(depositByQr, `that a paid deposit is credited: ${NO_PAYER}`)
    return
  }
  const paid = await suite.poll(async () => {
    const read = await suite.ok(readDeposit, { id }, { as: member, name: 'is paid' })
    return read?.state === 'CONFIRMED' ? read : undefined
  }, PAY_WITHIN_MS)
  if (!paid)
    return suite.check(
      readDeposit,
      'a paid deposit is credited',
      false,
      `not confirmed within ${PAY_WITHIN_MS / 1_000} s`,
    )
  const after = await getMoney(suite, member)
  if (before !== undefined && after !== undefined)
    await sameMoney(
      suite,
      readDeposit,
      'the balance grows by the credited amount',
      member,
      after - before,
      parseAmount(paid.amount),
    )
  const then = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
  if (report && then)
    await sameMoney(
      suite,
      depositReport,
      'the sum grows by the credited amount',
      member,
      parseAmount(then.totalAmount) - parseAmount(report.totalAmount),
      parseAmount(paid.amount),
    )
  await suite.agree(consolidatedFunds, 'all deposits are in its sum', async () => {
    const funds = await suite.ok(consolidatedFunds, {}, { as: member })
    const all = await suite.ok(depositReport, { pageSize: 50 }, { as: member })
    return funds && all && [funds.totalDeposit, all.totalAmount]
  })
  await suite.refused(cancelDeposit, { id }, 'deposit.not.open', {
    as: member,
    name: 'a paid one cannot be cancelled',
  })
}

/** Money that was held is credited once limits allow it. */
async function heldDeposit(suite: Suite, member: Account, method: { minimum: string } | undefined): Promise<void> {
  const needs = 'money that was held, and a clock until its limit or break is over'
  if (!suite.parties.operator || !method) return suite.needs(needs, releaseDeposit)
  const input = { requestKey: suite.uuid(), amount: whole(method.minimum) }
  const made = await suite.ok(depositByQr, input, { as: member, name: 'one that is held' })
  await suite.poll(async () => {
    const read = made && (await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is prepared' }))
    return read?.state === 'WAITING' ? read : undefined
  }, PAY_WITHIN_MS)
  if (!made || !(await suite.party('operator', { act: 'hold-payment', account: member.username })))
    return suite.needs(needs, releaseDeposit)
  const held = await suite.ok(readDeposit, { id: made.id }, { as: member, name: 'is held' })
  const released = await moving(
    suite,
    releaseDeposit,
    member,
    () => suite.ok(releaseDeposit, { id: made.id }, { as: member }),
    () => parseAmount(held?.held?.amount ?? '0'),
  )
  if (released)
    suite.same(
      releaseDeposit,
      'the money is credited',
      [released.state, released.held?.state],
      ['CONFIRMED', 'RELEASED'],
    )
}
