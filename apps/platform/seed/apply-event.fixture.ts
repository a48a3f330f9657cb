import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { confirmDeposit, requestWithdrawal } from '../src/ledger/cashier.ts'
import { disburseWithdrawal } from '../src/ledger/ledger.fixture.ts'
import { type AccountCode, cashAccount, jackpotAccount } from '../src/ledger/accounts.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import {
  postAgentPays,
  postBet,
  postBonus,
  postDemoCredit,
  postJackpotSeed,
  postJackpotWin,
  postPayout,
  postReward,
} from '../src/ledger/postings.ts'
import { payDrop } from '../src/domains/play/jackpots/pay-drop.ts'
import { potRow } from '../src/domains/play/jackpots/pots.ts'
import { deposit } from '../src/db/tables/cashier.ts'
import { jackpotPot } from '../src/db/tables/jackpots.ts'
import { HOUSE } from '../src/db/tables/ledger.ts'
import { round } from '../src/db/tables/play.ts'
import type { WorldEvent } from './events.ts'
import { JACKPOTS } from './jackpots.ts'
import { type PlayedRound, roundRequest } from './played-round.ts'
import { promotionPosting } from './promotion-claims.ts'

/**
 * Applies an event through the posting functions, as in production. `withdrawalIds` maps each request to its
 * withdrawal.
 */
export async function applyEvent(
  tx: Transaction,
  event: WorldEvent,
  withdrawalIds: Map<string, number>,
): Promise<void> {
  const at = new Date(event.at)
  switch (event.type) {
    case 'round': {
      await applyRound(tx, event, at)
      return
    }
    case 'deposit': {
      await confirmDeposit(tx, { ...event, createdAt: new Date(event.createdAt), confirmedAt: at })
      return
    }
    case 'reward': {
      const { memberId, amount, reward, reference } = event
      const key = event.key ?? ledgerKeys.reward(reference)
      await postReward(tx, {
        memberId,
        type: reward,
        amount,
        key,
        request: { memberId, amount, reward },
        reference,
        at,
      })
      return
    }
    case 'referral': {
      const { memberId, friendId, number, amount } = event
      const reference = `referral:${number}`
      const [key, request] = [ledgerKeys.referral(friendId), { memberId, friendId }]
      await postReward(tx, { memberId, type: 'PROMOTION', amount, key, request, reference, at })
      return
    }
    case 'agent-pay': {
      const { memberId, payerId, amount, pays, billId } = event
      const posting = {
        memberId,
        payerId,
        amount,
        type: pays,
        key: ledgerKeys.agentBill(billId),
        reference: billId,
        at,
      }
      await postAgentPays(tx, [{ ...posting, request: { bill: billId, amount } }])
      return
    }
    case 'promotion': {
      const { posting: type, memberId, amount } = event
      const posting = { ...promotionPosting(event), memberId, amount, at }
      if (type === 'PROMOTION') await postReward(tx, { ...posting, type })
      else await postBonus(tx, { ...posting, type })
      return
    }
    case 'failed-deposit': {
      const { memberId, amount, channel, state } = event
      await tx.insert(deposit).values({ memberId, amount, channel, state, createdAt: at })
      return
    }
    case 'withdrawal': {
      const { id } = await requestWithdrawal(tx, { ...event, requestedAt: at })
      withdrawalIds.set(event.requestKey, id)
      return
    }
    case 'disbursal': {
      const withdrawalId = withdrawalIds.get(event.requestKey) ?? 0
      await disburseWithdrawal(tx, { memberId: event.memberId, withdrawalId, disbursedAt: at })
      return
    }
    case 'jackpot-opening': {
      const { jackpotId, amount, pot } = event
      if (pot) await tx.insert(jackpotPot).values(potRow(jackpotId, pot))
      const [key, request] = [ledgerKeys.jackpotOpening(jackpotId), { jackpotId, amount }]
      const account = await getAccount(tx, HOUSE, jackpotAccount(jackpotId))
      await postJackpotSeed(tx, { jackpotAccount: account.id, amount, key, request, at })
      return
    }
    case 'ticket':
    case 'ticket-settled':
      throw new Error('Tickets are sold and settled only by the platform.')
    case 'demo-credit': {
      const { memberId, amount } = event
      await postDemoCredit(tx, {
        memberId,
        amount,
        key: ledgerKeys.demoCredit(memberId),
        request: { memberId, amount },
        at,
      })
    }
  }
}

/** A round as settled before vendors sent round ids: stake, payout one millisecond later, round and daily totals. */
async function applyRound(tx: Transaction, played: PlayedRound, at: Date): Promise<void> {
  const { memberId, nodeId, roundKey, stake, payout, demo, stops, serverSeed, clientSeed, nonce, jackpot } = played
  const cash = await getAccount(tx, memberId, cashAccount(memberId))
  const house = await getAccount(tx, HOUSE, demo ? 'house:demo-bets' : 'house:bets')
  const common = { memberId, account: cash.id, house: house.id, reference: roundKey, request: roundRequest(played) }
  const fed = jackpot && { account: (await getAccount(tx, HOUSE, jackpotAccount(jackpot.id))).id, fed: jackpot.fed }
  const bet = await postBet(tx, {
    ...common,
    amount: stake,
    key: ledgerKeys.bet(memberId, roundKey),
    at,
    ...(fed && { jackpot: fed }),
  })
  const paidAt = new Date(at.getTime() + 1)
  const last =
    payout === 0n
      ? bet
      : await postPayout(tx, { ...common, amount: payout, key: ledgerKeys.payout(memberId, roundKey), at: paidAt })
  const outcome = { stops, serverSeed, clientSeed, nonce, balanceAfter: last.balance ?? 0n, settledAt: last.occurredAt }
  await tx.insert(round).values({ memberId, nodeId, roundKey, stake, payout, ...outcome })
  if (jackpot?.hit) await applyJackpotWin(tx, played, bet.transactionId, new Date(at.getTime() + 2))
  await tx.execute(sql`select add_to_member_day(${memberId}, ${last.occurredAt.toISOString()},
    p_turnover => ${stake}, p_payout => ${payout}, p_rounds => 1)`)
}

async function applyJackpotWin(tx: Transaction, played: PlayedRound, betId: bigint, at: Date): Promise<void> {
  const { memberId, nodeId, roundKey, jackpot } = played
  const { id: jackpotId = '', fed = 0n, next } = jackpot ?? {}
  const { id: accountId, held: amount } = await getAccount(tx, HOUSE, jackpotAccount(jackpotId))
  const seedAmount = JACKPOTS.find(({ id }) => id === jackpotId)?.seedAmount ?? 0n
  if (next) {
    const won = { betId, fed, memberId, nodeId, reference: roundKey, amount, at }
    await payDrop(tx, { jackpotId, accountId, seedAmount, number: next.number - 1 }, won)
    await tx.insert(jackpotPot).values(potRow(jackpotId, next))
    return
  }
  const common = { jackpotAccount: accountId, reference: roundKey, request: roundRequest(played), at }
  await postJackpotWin(tx, { ...common, memberId, amount, key: ledgerKeys.jackpot(memberId, roundKey) })
  await postJackpotSeed(tx, { ...common, amount: seedAmount, key: ledgerKeys.jackpotSeed(memberId, roundKey) })
}

async function getAccount(tx: Transaction, memberId: number, code: AccountCode): Promise<{ id: number; held: bigint }> {
  const { rows } = await tx.execute<{ id: number; held: bigint }>(sql`
    select id, (select coalesce(sum(amount), 0)::bigint from ledger_entry where account_id = id) as held
    from ledger_account where member_id = ${memberId} and code = ${code}`)
  const [row] = rows
  if (!row) throw new Error(`No account ${code}`)
  return row
}
