import { formatAmount } from '@playhouse/shared/money.ts'
import type { Statement } from '../db/statement.ts'
import type { Held } from './held-account.ts'
import { RefusedCall } from './refused-call.ts'
import { type AskedCall, type Moved, notedKind, storedAnswer } from './stored-answer.ts'

/** $1 vendor, $2 the stake's transaction id. */
const DEBITED: Statement = {
  name: 'seamless-debited',
  text: `
    select bet.type, bet.member_id as "memberId", bet.reference as "roundId", -line.amount as stake, refund.id as refund,
      open_round.stake as "openStake", fed.amount as fed, jackpot.account_id as "jackpotAccount", jackpot.id as "jackpotId"
    from ledger_transaction bet
    join ledger_entry line on line.transaction_id = bet.id and line.balance_after is not null
    left join ledger_entry fed on fed.transaction_id = bet.id and fed.line = 3
    left join jackpot on jackpot.account_id = fed.account_id
    left join ledger_transaction refund on refund.idempotency_key = bet.idempotency_key || ':refund'
    left join open_round on open_round.vendor_code = $1::text and open_round.round_id = bet.reference
    where bet.idempotency_key = 'vendor:' || $1::text || ':' || $2::text`,
}

interface Debited {
  type: string
  memberId: number
  roundId: string
  stake: bigint
  refund: bigint | null
  openStake: bigint | null
  /** What the stake fed into a jackpot, and which; null where it fed none. */
  fed: bigint | null
  jackpotAccount: number | null
  jackpotId: string | null
}

/** Notes the cancelling and, so that it is refused when it comes late, the stake. $1 vendor, $2 rollback, $3 stake's id, $4 hash, $5 balance, $6 movement. */
const NOTE = `
  insert into noted_call (vendor_code, transaction_id, kind, request_hash, balance, transaction)
  values ($1::text, $2::text, 'ROLLBACK', $4::bytea, $5::bigint, $6::text), ($1::text, $3::text, 'CANCELLED', null, null, null)
  on conflict (vendor_code, transaction_id) do nothing`

const NOTE_ONLY: Statement = { name: 'seamless-note', text: NOTE }

/**
 * Pays a stake back under a key made of the stake's own, so that the book itself refuses a second time; a jackpot gives back
 * what the stake fed into it.
 * $6 member, $7 round, $8 cash account, $9 house account, $10 stake, $11 what it fed, $12 the jackpot's account, $13 jackpot.
 */
const REFUND: Statement = {
  name: 'seamless-refund',
  text: `
    with refund as (
      insert into ledger_transaction (type, idempotency_key, request_hash, member_id, reference, occurred_at)
      values ('BET_REFUND', 'vendor:' || $1::text || ':' || $3::text || ':refund', $4::bytea, $6::integer, $7::text, clock_timestamp())
      returning id
    ), entries as (
      insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
      select id, 1, $9::integer, $11::bigint - $10::bigint, null from refund
      union all select id, 2, $8::integer, $10::bigint, $5::bigint from refund
      union all select id, 3, $12::integer, -$11::bigint, null from refund where $13::text is not null
    ), taken as (
      insert into jackpot_feed (jackpot_id, transaction_id, amount)
      select $13::text, id, -$11::bigint from refund where $13::text is not null
    ), account as (
      update ledger_account set balance = $5::bigint where id = $8::integer
    ), lowered as (
      update open_round set stake = stake - $10::bigint
      where vendor_code = $1::text and round_id = $7::text and (stake > $10::bigint or payout > 0)
    ), gone as (
      delete from open_round
      where vendor_code = $1::text and round_id = $7::text and stake = $10::bigint and payout = 0
    ), noted as (${NOTE.replace('$6::text', '(select id::text from refund)')}
    )
    select id from refund`,
}

/**
 * Cancels a stake: paid back where it was taken, refused when it comes later. Cancelled twice, it is paid back once.
 * @throws RefusedCall round_closed when its round is settled, round_not_found for another account's stake, and
 * transaction_reused
 */
export async function cancel(
  { account, ask, finish }: Held,
  call: AskedCall & { debitId: string; house: number },
): Promise<Moved> {
  const { vendorCode, transactionId, debitId, hash, house } = call
  const stored = await storedAnswer(ask, call)
  if (stored) return stored
  const note = (movement: bigint | null, balance: bigint) =>
    [vendorCode, transactionId, debitId, hash, balance, movement === null ? null : String(movement)] as const
  const answer = (movement: bigint | null, balance: bigint, replayed: boolean): Moved => ({
    balance: formatAmount(balance),
    transaction: movement === null ? null : String(movement),
    replayed,
  })
  const { balance, memberId, cash } = account
  const [debited] = await ask<Debited & Record<string, unknown>>(DEBITED, [vendorCode, debitId])
  // An id that is known from a call which took no stake is not that of a stake.
  if (!debited && ((await notedKind(ask, vendorCode, debitId)) ?? 'CANCELLED') !== 'CANCELLED')
    throw new RefusedCall('transaction_reused')
  if (!debited || debited.refund !== null) {
    const movement = debited?.refund ?? null
    await finish(NOTE_ONLY, [...note(movement, balance)])
    return answer(movement, balance, movement !== null)
  }
  if (debited.memberId !== memberId) throw new RefusedCall('round_not_found')
  if (debited.type !== 'BET') throw new RefusedCall('transaction_reused')
  if (debited.openStake === null) throw new RefusedCall('round_closed')
  const after = balance + debited.stake
  const { roundId, stake, fed, jackpotAccount, jackpotId } = debited
  const values = [...note(null, after).slice(0, 5), memberId, roundId, cash, house, stake]
  values.push(fed ?? 0n, jackpotAccount, jackpotId)
  const [refund] = await finish<{ id: bigint }>(REFUND, values)
  return answer(refund?.id ?? null, after, false)
}
