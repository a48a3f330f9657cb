import { depositByGateway } from '@playhouse/platform-api/cashier-deposits.ts'
import { cancelWithdrawal, requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { transferDownline, transferUpline } from '@playhouse/platform-api/member-transfers.ts'
import { convertPoint } from '@playhouse/platform-api/points.ts'
import { COLLECT_STATUS, localTime, signed } from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { webhookPath } from '@playhouse/vendor-api/payments/provider.ts'
import { randomUUID } from 'node:crypto'
import { PAYMENT_PASSWORD } from '../../chaos/world.ts'
import { PAYMENTS_SECRET } from '../site.ts'
import { type Act, getPlayer, type Stage } from '../stage.ts'
import { compareBalance } from './reads.ts'

export const deposit: Act = {
  weight: 6,
  who: 'member',
  async run(stage, actor, random) {
    const payment = random.pick([{ method: 'QR' }, { method: 'REDIRECT' }, { method: 'E_WALLET' }])
    const amount = String(random.between(20, 500) * 1_000)
    await stage.ask(getPlayer(stage, actor), 'CreateDeposit', { input: { requestKey: randomUUID(), payment, amount } })
  },
}

const asMinor = (units: number) => BigInt(units) * 10_000n

/** What of a receipt is the member's, and what is held for the member's limits or an operator. */
async function takenFor(stage: Stage, memberId: number, receipt: string): Promise<bigint> {
  const [row] = await stage.query<{ amount: string }>(
    `select (select coalesce(sum(entry.amount), 0) from ledger_transaction head
       join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id
       join ledger_account account on account.member_id = entry.member_id and account.id = entry.account_id
       where head.member_id = $1 and head.type = 'DEPOSIT' and head.reference = $2 and account.code = $3)
     + (select coalesce(sum(amount), 0) from held_payment where member_id = $1 and payment_id = $2 and state = 'HELD') as amount`,
    [memberId, `mosswater:${receipt}`, `member:${memberId}:cash`],
  )
  return BigInt(row?.amount ?? '0')
}

/** The second provider reports a payment, wrongly at first; what is real is credited, or an operator is told. */
export const reportPayment: Act = {
  weight: 3,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const units = random.between(100, 400) * 1_000
    await stage.query(
      `update payment_provider set position = case code when 'mosswater' then 0 else position end where position <> 0 or code = 'mosswater'`,
    )
    const made = await stage.rest(player, depositByGateway, {
      requestKey: randomUUID(),
      amount: String(units),
      method: 'REDIRECT',
    })
    const [order] = await stage.query<{ reference: string }>(
      `select reference from deposit where member_id = $1 and id = $2 and provider = 'mosswater'`,
      [player.id, made.value?.id ?? 0],
    )
    if (!order) return false
    const receipt = `r${random.between(1, 1_000_000_000)}`
    const report = (amount: number) =>
      sendCallback(stage, { order_no: order.reference, receipt_no: receipt, amount: String(amount) })
    const isWrongFirst = random.next() < 0.6
    if (isWrongFirst) await report(random.pick([0, 1]))
    await report(units)
    const isSeen = async () => {
      if ((await takenFor(stage, player.id, receipt)) === asMinor(units)) return true
      const [task] = await stage.query(
        `select id from payment_event where body like $1 and state = 'STUCK'
         union all select id from payment_arrival where id like $1 and state = 'UNMATCHED'`,
        [`%${receipt}%`],
      )
      return task !== undefined
    }
    for (let tries = 0; tries < 40; tries += 1) {
      if (await isSeen()) return undefined
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    stage.findings.add('payment', isWrongFirst ? 'a payment reported wrongly at first' : 'a payment', {
      receipt,
      units,
      player: actor,
    })
  },
}

async function sendCallback(stage: Stage, fields: Record<string, string>): Promise<void> {
  const now = localTime(new Date())
  const body = new URLSearchParams(
    signed(
      {
        kind: 'collect',
        trade_no: `t${fields.order_no}`,
        status: COLLECT_STATUS.paid,
        currency: 'VND',
        payer: 'NGUYEN THI LAN',
        remark: '',
        paid_at: now,
        time: now,
        ...fields,
      },
      [PAYMENTS_SECRET],
    ),
  )
  const response = await fetch(`${stage.site.platformUrl}${webhookPath('mosswater')}`, { method: 'POST', body })
  if (response.status >= 500) stage.findings.add('server error', 'callback of a payment', await response.text())
}

export const withdraw: Act = {
  weight: 5,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const amount = String(random.between(100, 900) * 1_000)
    const { value } = await stage.rest(
      player,
      requestWithdrawal,
      { amount, bankCardId: player.cardId, paymentPassword: PAYMENT_PASSWORD },
      randomUUID(),
    )
    if (value && random.next() < 0.5) await stage.rest(player, cancelWithdrawal, { id: String(value.id) })
  },
}

export const sendUp: Act = {
  weight: 3,
  who: 'member',
  async run(stage, actor, random) {
    const amount = String(random.between(10, 90) * 1_000)
    const input = { amount, paymentPassword: PAYMENT_PASSWORD, requestKey: randomUUID() }
    if (random.next() < 0.5) await stage.ask(getPlayer(stage, actor), 'TransferToUpline', { input })
    else await stage.rest(getPlayer(stage, actor), transferUpline, input)
  },
}

export const sendDown: Act = {
  weight: 3,
  who: 'agent',
  async run(stage, actor, random) {
    const agent = getPlayer(stage, actor)
    const below = await stage.query<{ username: string }>('select username from member where parent_id = $1 limit 30', [
      agent.id,
    ])
    if (below.length === 0) return false
    const input = {
      amount: String(random.between(10, 90) * 1_000),
      paymentPassword: PAYMENT_PASSWORD,
      requestKey: randomUUID(),
      account: random.pick(below).username,
    }
    await stage.rest(agent, transferDownline, input)
  },
}

export const convertPoints: Act = {
  weight: 1,
  who: 'member',
  async run(stage, actor, random) {
    const points = String(random.between(100, 500))
    await stage.rest(getPlayer(stage, actor), convertPoint, {
      requestKey: randomUUID(),
      points,
      paymentPassword: PAYMENT_PASSWORD,
    })
  },
}

export const checkBalance: Act = {
  weight: 6,
  who: 'player',
  run: (stage, actor) => compareBalance(stage, getPlayer(stage, actor)),
}
