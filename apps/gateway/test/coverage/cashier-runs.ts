import { randomUUID } from 'node:crypto'
import { call, type MutationRuns } from './mutation-run.ts'
import type { Caller } from './callers.ts'
import type { World } from './world.ts'

const PAYMENT_PASSWORD = 'lantern-river-5'
const NEW_PAYMENT_PASSWORD = 'gate-of-lotus-8'
const REAL_NAME = 'Nguyễn Thị Lan'
const LARGE = '5000000'

const member = ({ username }: Caller) => `(select id from member where username = '${username}')`
const getMail = ({ username }: Caller) => `${username}@mail.example`

async function prepareMember(world: World, caller: Caller): Promise<void> {
  const input = {
    password: caller.password,
    paymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  }
  const done = 'PaymentPasswordChangeSuccess { __typename }'
  await call(caller.browser, 'setPaymentPassword', 'SetPaymentPasswordInput', input, done)
  await world.sql(`update member set payee_name = '${REAL_NAME}', email = '${getMail(caller)}', email_verified_at = now()
    where username = '${caller.username}'`)
}

/** Adds a card that is old enough to use. @returns its id */
export async function addCard(world: World, caller: Caller): Promise<string> {
  const [card] = await world.sql<{ id: string }>(
    `insert into bank_card (member_id, bank_code, account_number, account_name, is_default, usable_at)
     values (${member(caller)}, 'HOASEN', '1234567890', 'NGUYEN THI LAN', true, now() - interval '1 hour') returning id`,
  )
  return card?.id ?? ''
}

/** Adds money without a turnover requirement. */
export const addMoney = (world: World, caller: Caller) =>
  world.sql(
    `select post_deposit(${member(caller)}, 1000000000000, 'deposit:${caller.username}', '\\x00', '${caller.username}')`,
  )

async function prepareWithdrawal(world: World, caller: Caller, amount = '200000') {
  await prepareMember(world, caller)
  await world.sql(`insert into member_profile (member_id, identity_tier) values (${member(caller)}, 1)
    on conflict (member_id) do update set identity_tier = 1`)
  const bankCardId = await addCard(world, caller)
  await addMoney(world, caller)
  return { requestKey: randomUUID(), amount, bankCardId, paymentPassword: PAYMENT_PASSWORD }
}

/** The card of an account that is being closed, and to which its money came back. */
async function closingCard(world: World, caller: Caller): Promise<string> {
  const id = await addCard(world, caller)
  await addMoney(world, caller)
  await world.sql(`update member set closing_at = now() where id = ${member(caller)}`)
  return id
}

async function requestWithdrawal(world: World, caller: Caller, state: string): Promise<string> {
  const selection = 'WithdrawalSuccess { withdrawal { id } }'
  const input = await prepareWithdrawal(world, caller)
  const given = await call(caller.browser, 'requestWithdrawal', 'RequestWithdrawalInput', input, selection)
  const { id } = given['withdrawal'] as { id: string }
  await world.sql(`update withdrawal set state = '${state}', next_action_at = null where id = ${id}`)
  return id
}

async function requestCode(world: World, caller: Caller, name: string, type: string, input: object): Promise<string> {
  await call(caller.browser, name, type, input, 'MemberCodeSuccess { expiresInMinutes }')
  return world.sent(getMail(caller), /\b\d{6}\b/)
}

const card = {
  bankCode: 'HOASEN',
  accountNumber: '9704123456',
  accountName: REAL_NAME,
  paymentPassword: PAYMENT_PASSWORD,
}

export const CASHIER_RUNS: MutationRuns = {
  setPaymentPassword: [
    {
      as: 'newcomer',
      input: (_world, { password }) => ({
        password,
        paymentPassword: PAYMENT_PASSWORD,
        confirmPaymentPassword: PAYMENT_PASSWORD,
      }),
      gives: 'PaymentPasswordChangeSuccess',
    },
  ],
  changePaymentPassword: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        return {
          oldPaymentPassword: PAYMENT_PASSWORD,
          paymentPassword: NEW_PAYMENT_PASSWORD,
          confirmPaymentPassword: NEW_PAYMENT_PASSWORD,
        }
      },
      gives: 'PaymentPasswordChangeSuccess',
    },
  ],
  requestPaymentPasswordCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        return { channel: 'EMAIL' }
      },
      gives: 'MemberCodeSuccess',
    },
  ],
  resetPaymentPassword: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        const channel = { channel: 'EMAIL' }
        const code = await requestCode(
          world,
          caller,
          'requestPaymentPasswordCode',
          'RequestPaymentPasswordCodeInput',
          channel,
        )
        const next = { paymentPassword: NEW_PAYMENT_PASSWORD, confirmPaymentPassword: NEW_PAYMENT_PASSWORD }
        return { proof: { email: code }, ...next }
      },
      gives: 'PaymentPasswordChangeSuccess',
    },
  ],
  requestStepUpCode: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        return { purpose: 'BANK_CARD', channel: 'EMAIL' }
      },
      gives: 'MemberCodeSuccess',
    },
  ],
  beginPasskeyStepUp: [{ as: 'newcomer', gives: 'PasskeyOptionsSuccess' }],
  addBankCard: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        return card
      },
      gives: 'StepUpRequired',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await prepareMember(world, caller)
        const requested = { purpose: 'BANK_CARD', channel: 'EMAIL' }
        const email = await requestCode(world, caller, 'requestStepUpCode', 'RequestStepUpCodeInput', requested)
        return { ...card, stepUp: { email } }
      },
      gives: 'BankCardsChangeSuccess',
    },
  ],
  removeBankCard: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ id: await addCard(world, caller) }),
      gives: 'BankCardsChangeSuccess',
    },
  ],
  setDefaultBankCard: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ id: await addCard(world, caller) }),
      gives: 'BankCardsChangeSuccess',
    },
  ],
  requestWithdrawal: [
    { as: 'newcomer', input: prepareWithdrawal, gives: 'WithdrawalSuccess' },
    { as: 'newcomer', input: (world, caller) => prepareWithdrawal(world, caller, LARGE), gives: 'StepUpRequired' },
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const input = await prepareWithdrawal(world, caller)
        await world.sql(`insert into deposit (member_id, amount, channel, state, created_at, confirmed_at, transaction_id)
          select member_id, 1000000, 'QR', 'CONFIRMED', now(), now(), id from ledger_transaction
          where member_id = ${member(caller)} and type = 'DEPOSIT'`)
        return input
      },
      gives: 'TurnoverRequired',
    },
  ],
  requestClosingPayout: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ bankCardId: await closingCard(world, caller) }),
      gives: 'StepUpRequired',
    },
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        bankCardId: await closingCard(world, caller),
        stepUp: { password: caller.password },
      }),
      gives: 'ClosingPayoutSuccess',
    },
  ],
  confirmWithdrawalReceipt: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        id: await requestWithdrawal(world, caller, 'DISBURSED'),
        outcome: 'PARTLY_RECEIVED',
        receivedAmount: '100000',
      }),
      gives: 'WithdrawalSuccess',
    },
  ],
  answerWithdrawalQuestion: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({
        id: await requestWithdrawal(world, caller, 'NEEDS_INFO'),
        answer: 'It is mine.',
      }),
      gives: 'WithdrawalSuccess',
    },
  ],
  cancelWithdrawal: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        const id = await requestWithdrawal(world, caller, 'REVIEW')
        await world.sql('update withdrawal_setting set member_cancels = true')
        return { id }
      },
      gives: 'WithdrawalSuccess',
    },
  ],
}
