import { randomUUID } from 'node:crypto'
import { brandDay } from '../../src/domains/agent/day-range.ts'
import { call, type MutationRuns } from './mutation-run.ts'

const PAYMENT_PASSWORD = 'harbour8Stone'

/** Gives a new account with an upline money and a payment password, without a turnover requirement. */
async function prepareTransfer(
  sql: <Row>(statement: string) => Promise<Row[]>,
  { browser, username, password }: Parameters<NonNullable<MutationRuns[string][number]['input']>>[1],
) {
  await sql(`select post_deposit(p_member_id => id, p_amount => 1000000000, p_key => 'deposit:cover:' || id,
    p_request_hash => '\\x00'::bytea, p_reference => 'cover:' || id) from member where username = '${username}'`)
  const set = { password, paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
  await call(
    browser,
    'setPaymentPassword',
    'SetPaymentPasswordInput',
    set,
    'PaymentPasswordChangeSuccess { __typename }',
  )
}

const transferInput = () => ({
  amount: '10000',
  paymentPassword: PAYMENT_PASSWORD,
  remark: 'Thanks',
  requestKey: randomUUID(),
})

export const RECORD_RUNS: MutationRuns = {
  createRecordFile: [
    {
      as: 'member',
      input: () => ({ betting: { from: brandDay(), to: brandDay() } }),
      gives: 'CreateRecordFileSuccess',
    },
  ],
  transferBetweenParts: [
    {
      as: 'newcomer',
      input: async ({ sql }, caller) => {
        await prepareTransfer(sql, caller)
        const [vendor] = await sql<{ code: string }>(
          `select code from vendor where wallet_mode = 'transfer' order by code limit 1`,
        )
        const toPartId = String(Number.parseInt(vendor?.code ?? '', 36))
        return { fromPartId: '2', toPartId, amount: '1000', requestKey: randomUUID() }
      },
      gives: 'TransferBetweenPartsSuccess',
    },
    { as: 'member', input: () => ({ fromPartId: '2', toPartId: '2', amount: '1' }), gives: 'InvalidInput' },
  ],
  transferToUpline: [
    {
      as: 'newcomer',
      input: async ({ sql }, caller) => {
        await prepareTransfer(sql, caller)
        return transferInput()
      },
      gives: 'MemberTransferSuccess',
    },
    { as: 'newcomer', input: transferInput, gives: 'Problem' },
  ],
  transferToDownline: [{ as: 'agent', input: () => ({ ...transferInput(), username: 'nobody' }), gives: 'Problem' }],
}
