import { createHash } from 'node:crypto'
import { dropRequest } from '../src/domains/play/jackpots/pay-drop.ts'
import { type Pot, potRow } from '../src/domains/play/jackpots/pots.ts'
import { bonusAccount, cashAccount, jackpotAccount, lockedAccount } from '../src/ledger/accounts.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import type { LedgerRequest } from '@playhouse/server/request-hash.ts'
import type { withdrawal } from '../src/db/tables/cashier.ts'
import type { lotteryTicket } from '../src/db/tables/lottery.ts'
import { bookRows } from './journal-rows.ts'
import { DayWriter } from './day-writer.ts'
import type { WorldEvent } from './events.ts'
import { JACKPOTS } from './jackpots.ts'
import { TransactionWriter } from './transaction-writer.ts'
import { roundRequest } from './played-round.ts'
import { promotionPosting } from './promotion-claims.ts'

interface JackpotWinner {
  hash: Buffer
  memberId: number
  reference: string
  nodeId: number
  betId: bigint
  at: number
}

type Event<Type extends WorldEvent['type']> = Extract<WorldEvent, { type: Type }>

/**
 * Writes the rows that the posting functions would write for the same events, numbered in chronological
 * order. The transactions themselves are posted by `post_bulk()`.
 */
export class JournalWriter {
  readonly rows = bookRows()
  /** All-time turnover by member. */
  readonly turnover = new Map<number, bigint>()
  /** Paid bills of contracts, by id. */
  readonly paidBills = new Map<string, { transactionId: bigint; paidAt: Date }>()
  readonly paidReferrals = new Map<bigint, bigint>()
  readonly #transactions: TransactionWriter
  readonly #days = new DayWriter(this.rows.days)
  /** Amount of each jackpot. */
  readonly #held = new Map<string, bigint>()
  /** Current pot of each must-drop jackpot. */
  readonly #pots = new Map<string, Pot>()
  readonly #withdrawals = new Map<string, typeof withdrawal.$inferInsert & { id: number }>()

  constructor(house: readonly { id: number; code: string }[], memberIds: readonly number[]) {
    const jackpotIds = JACKPOTS.map(({ id }) => id)
    this.#transactions = new TransactionWriter(this.rows, house, memberIds, jackpotIds)
  }

  /** Writes the next event in chronological order. */
  write(event: WorldEvent): void {
    this.#days.turnTo(event.at)
    switch (event.type) {
      case 'round':
        return this.#round(event)
      case 'deposit':
        return this.#deposit(event)
      case 'reward':
        return this.#reward(event)
      case 'referral':
        return this.#referral(event)
      case 'agent-pay':
        return this.#agentPay(event)
      case 'promotion':
        return this.#promotion(event)
      case 'failed-deposit':
        return this.#failedDeposit(event)
      case 'withdrawal':
        return this.#withdrawal(event)
      case 'disbursal':
        return this.#disbursal(event)
      case 'demo-credit':
        return this.#demoCredit(event)
      case 'jackpot-opening':
        return this.#jackpotOpening(event)
      case 'ticket':
        return this.#ticket(event)
      case 'ticket-settled':
        return this.#ticketSettled(event)
    }
  }

  /** Writes the final state: the last day's sums, withdrawals and balances. */
  finish(currency: string): void {
    this.#days.finish()
    for (const row of this.#withdrawals.values()) this.rows.withdrawals.add(row)
    for (const jackpot of JACKPOTS) {
      const accountId = this.#transactions.getId(jackpotAccount(jackpot.id))
      this.rows.jackpots.add({ ...jackpot, accountId, amount: this.#held.get(jackpot.id) ?? 0n })
    }
    for (const [jackpotId, pot] of this.#pots) this.rows.pots.add(potRow(jackpotId, pot))
    this.#transactions.finish(currency)
  }

  #round({ at, memberId, demo, ...round }: Event<'round'>): void {
    const { nodeId, roundKey, stake, payout, clientSeed, jackpot } = round
    const cash = cashAccount(memberId)
    const house = demo ? 'house:demo-bets' : 'house:bets'
    const hash = requestHash(roundRequest({ nodeId, stake, clientSeed }))
    const common = { hash, memberId, reference: roundKey }
    const betId = this.#transactions.write({
      ...common,
      type: 'BET',
      key: ledgerKeys.bet(memberId, roundKey),
      at,
      from: cash,
      to: house,
      amount: stake,
      share: jackpot ? { to: jackpotAccount(jackpot.id), amount: jackpot.fed } : undefined,
    })
    if (jackpot) this.#held.set(jackpot.id, (this.#held.get(jackpot.id) ?? 0n) + jackpot.fed)
    if (payout > 0n) {
      const key = ledgerKeys.payout(memberId, roundKey)
      this.#transactions.write({ ...common, type: 'PAYOUT', key, at: at + 1, from: house, to: cash, amount: payout })
    }
    const settledAt = new Date(payout > 0n ? at + 1 : at)
    const balanceAfter = this.#transactions.getBalance(cash)
    this.rows.rounds.add({ ...round, id: BigInt(this.rows.rounds.count + 1), memberId, balanceAfter, settledAt })
    if (jackpot?.hit) this.#jackpotWin(jackpot, { ...common, nodeId, betId, at: at + 2 })
    if (demo) return
    this.#days.add(memberId, { turnover: stake, payout, rounds: 1 })
    this.turnover.set(memberId, (this.turnover.get(memberId) ?? 0n) + stake)
  }

  #ticket({ at, memberId, ticketId, request, type: _, ...sold }: Event<'ticket'>): void {
    const cash = cashAccount(memberId)
    const transactionId = this.#transactions.write({
      type: 'BET',
      key: `lottery:ticket:${ticketId}:stake`,
      hash: request,
      memberId,
      reference: String(ticketId),
      at,
      from: cash,
      to: 'house:bets',
      amount: sold.stake * BigInt(sold.drawCount),
    })
    this.rows.tickets.add({
      ...sold,
      memberId,
      id: ticketId,
      requestKey: `demo-${ticketId}`,
      requestHash: request,
      stopWhenWon: false,
      demo: false,
      transactionId,
      balanceAfter: this.#transactions.getBalance(cash),
      placedAt: new Date(at),
    } as typeof lotteryTicket.$inferInsert)
  }

  #ticketSettled({ at, memberId, nodeId, ticketId, drawId, stake, payout }: Event<'ticket-settled'>): void {
    const cash = cashAccount(memberId)
    const key = `lottery:draw:${drawId}:1`
    const reference = String(drawId)
    const paid = {
      type: 'PAYOUT',
      key,
      hash: createHash('sha256').update(key).digest(),
      memberId,
      reference,
      at,
    } as const
    if (payout > 0n) this.#transactions.write({ ...paid, from: 'house:bets', to: cash, amount: payout })
    const balanceAfter = this.#transactions.getBalance(cash)
    const vendorRoundId = `${ticketId}.${drawId}`
    const settled = { memberId, nodeId, vendorRoundId, stake, payout, balanceAfter, settledAt: new Date(at) }
    this.rows.rounds.add({ id: BigInt(this.rows.rounds.count + 1), ...settled })
    this.#days.add(memberId, { turnover: stake, payout, rounds: 1 })
    this.turnover.set(memberId, (this.turnover.get(memberId) ?? 0n) + stake)
  }

  #jackpotOpening({ at, jackpotId, amount, pot }: Event<'jackpot-opening'>): void {
    this.#transactions.write({
      type: 'JACKPOT_SEED',
      key: ledgerKeys.jackpotOpening(jackpotId),
      hash: requestHash({ jackpotId, amount }),
      memberId: null,
      reference: null,
      at,
      from: 'house:promotions',
      to: jackpotAccount(jackpotId),
      amount,
    })
    this.#held.set(jackpotId, amount)
    if (pot) this.#pots.set(jackpotId, pot)
  }

  #jackpotWin(
    { id: jackpotId, fed, next }: NonNullable<Event<'round'>['jackpot']>,
    { nodeId, betId, ...won }: JackpotWinner,
  ): void {
    const { memberId, reference, at } = won
    const amount = this.#held.get(jackpotId) ?? 0n
    const seed = JACKPOTS.find(({ id }) => id === jackpotId)?.seedAmount ?? 0n
    const account = jackpotAccount(jackpotId)
    const pot = this.#pots.get(jackpotId)
    const hash = pot ? requestHash(dropRequest(jackpotId, pot.number)) : won.hash
    const transactionId = this.#transactions.write({
      ...won,
      hash,
      type: 'JACKPOT',
      key: pot ? ledgerKeys.jackpotDrop(jackpotId, pot.number) : ledgerKeys.jackpot(memberId, reference),
      from: account,
      to: cashAccount(memberId),
      amount,
    })
    this.#transactions.write({
      ...won,
      hash,
      memberId: null,
      type: 'JACKPOT_SEED',
      key: pot ? ledgerKeys.jackpotDropSeed(jackpotId, pot.number) : ledgerKeys.jackpotSeed(memberId, reference),
      from: 'house:promotions',
      to: account,
      amount: seed,
    })
    this.#held.set(jackpotId, seed)
    this.rows.wins.add({ transactionId, jackpotId, memberId, nodeId, amount, wonAt: new Date(at) })
    if (pot) this.rows.pots.add({ ...potRow(jackpotId, pot), transactionId, betId, fed })
    if (next) this.#pots.set(jackpotId, next)
  }

  #deposit({ at, memberId, amount, channel, paymentReference, createdAt }: Event<'deposit'>): void {
    const transactionId = this.#transactions.write({
      type: 'DEPOSIT',
      key: ledgerKeys.deposit(paymentReference),
      hash: requestHash({ memberId, amount, channel }),
      memberId,
      reference: paymentReference,
      at,
      from: 'bank:deposits',
      to: cashAccount(memberId),
      amount,
    })
    this.rows.payments.add({ reference: paymentReference, memberId })
    const times = { createdAt: new Date(createdAt), confirmedAt: new Date(at) }
    const id = this.rows.deposits.count + 1
    this.rows.deposits.add({ id, memberId, amount, channel, state: 'CONFIRMED', ...times, transactionId })
    this.#days.add(memberId, { deposit: amount })
  }

  #reward({ at, memberId, amount, reward, reference, key, billId }: Event<'reward'>): void {
    const transactionId = this.#transactions.write({
      type: reward,
      key: key ?? ledgerKeys.reward(reference),
      hash: requestHash({ memberId, amount, reward }),
      memberId,
      reference,
      at,
      from: reward === 'PROMOTION' ? 'house:promotions' : 'house:rebates',
      to: cashAccount(memberId),
      amount,
    })
    if (billId !== undefined) this.paidBills.set(billId, { transactionId, paidAt: new Date(at) })
  }

  #referral({ at, memberId, friendId, number, amount }: Event<'referral'>): void {
    const transactionId = this.#transactions.write({
      type: 'PROMOTION',
      key: ledgerKeys.referral(friendId),
      hash: requestHash({ memberId, friendId }),
      memberId,
      reference: `referral:${number}`,
      at,
      from: 'house:promotions',
      to: cashAccount(memberId),
      amount,
    })
    this.paidReferrals.set(number, transactionId)
  }

  #agentPay({ at, memberId, payerId, amount, pays, billId }: Event<'agent-pay'>): void {
    const common = {
      key: ledgerKeys.agentBill(billId),
      hash: requestHash({ bill: billId, amount }),
      reference: billId,
      at,
      amount,
    }
    const given = { from: cashAccount(payerId), to: 'house:transfers' } as const
    this.#transactions.write({ ...common, ...given, type: 'AGENT_PAY', memberId: payerId })
    const received = { from: 'house:transfers', to: cashAccount(memberId) } as const
    const transactionId = this.#transactions.write({ ...common, ...received, type: pays, memberId })
    this.paidBills.set(billId, { transactionId, paidAt: new Date(at) })
  }

  #promotion({ at, memberId, amount, posting, ...claim }: Event<'promotion'>): void {
    const [house, cash, bonus] = ['house:promotions', cashAccount(memberId), bonusAccount(memberId)] as const
    const [from, to] = {
      PROMOTION: [house, cash] as const,
      BONUS_GRANT: [house, bonus] as const,
      BONUS_CONVERT: [bonus, cash] as const,
      BONUS_FORFEIT: [bonus, house] as const,
    }[posting]
    const { key, request, reference } = promotionPosting({ memberId, posting, ...claim })
    this.#transactions.write({
      type: posting,
      key,
      hash: requestHash(request),
      memberId,
      reference,
      at,
      from,
      to,
      amount,
    })
  }

  #failedDeposit({ at, memberId, amount, channel, state }: Event<'failed-deposit'>): void {
    const id = this.rows.deposits.count + 1
    this.rows.deposits.add({ id, memberId, amount, channel, state, createdAt: new Date(at) })
  }

  #withdrawal({ at, memberId, amount, requestKey }: Event<'withdrawal'>): void {
    const lockTransactionId = this.#transactions.write({
      type: 'WITHDRAW_LOCK',
      key: ledgerKeys.withdrawalHold(memberId, requestKey),
      hash: requestHash({ memberId, amount }),
      memberId,
      reference: requestKey,
      at,
      from: cashAccount(memberId),
      to: lockedAccount(memberId),
      amount,
    })
    const row = { id: this.#withdrawals.size + 1, memberId, amount, state: 'REQUESTED', requestedAt: new Date(at) }
    this.#withdrawals.set(requestKey, { ...row, lockTransactionId })
  }

  #disbursal({ at, memberId, requestKey }: Event<'disbursal'>): void {
    const requested = this.#withdrawals.get(requestKey)
    if (!requested) throw new Error(`Withdrawal ${requestKey} was not requested`)
    const { id, amount } = requested
    const request: LedgerRequest = { withdrawalId: id, memberId, amount }
    requested.transactionId = this.#transactions.write({
      type: 'WITHDRAW',
      key: ledgerKeys.withdrawal(id),
      hash: requestHash(request),
      memberId,
      reference: String(id),
      at,
      from: lockedAccount(memberId),
      to: 'bank:withdrawals',
      amount,
    })
    requested.state = 'DISBURSED'
    requested.disbursedAt = new Date(at)
    this.#days.add(memberId, { withdrawal: amount })
  }

  #demoCredit({ at, memberId, amount }: Event<'demo-credit'>): void {
    this.#transactions.write({
      type: 'DEMO_CREDIT',
      key: ledgerKeys.demoCredit(memberId),
      hash: requestHash({ memberId, amount }),
      memberId,
      reference: null,
      at,
      from: 'house:demo-credit',
      to: cashAccount(memberId),
      amount,
    })
  }
}
