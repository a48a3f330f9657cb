import {
  addBankCard,
  bankCards,
  removeBankCard,
  setDefaultBankCard,
  withdrawalBanks,
} from '@playhouse/platform-api/cashier-bank-cards.ts'
import {
  changePaymentPassword,
  hasWithdrawalPassword,
  requestPaymentPasswordCode,
  resetPaymentPassword,
  setPaymentPassword,
} from '@playhouse/platform-api/cashier-payment-password.ts'
import { changePassword } from '@playhouse/platform-api/member.ts'
import { requestWithdrawal } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { requestStepUpCode, stepUpPasskeyOptions } from '@playhouse/platform-api/cashier-step-up.ts'
import { logInHistory } from '@playhouse/platform-api/session-security.ts'
import { beginAuthenticator, confirmAuthenticator } from '@playhouse/platform-api/session-authenticator.ts'
import { addPasskey, passkeyOptions } from '@playhouse/platform-api/session-passkeys.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankCard, withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { member } from '../../../db/tables/members.ts'
import { authenticator } from '../../../db/tables/security.ts'
import { verificationCode } from '../../../db/tables/verification.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { codeTo } from '../../people/session/log-in/log-in.fixture.ts'
import { SoftKey } from '../../people/session/passkeys/soft-key.fixture.ts'
import { createTotp } from '../../people/session/second-factor/authenticator.ts'
import { type Cashier, openCashier, PAYMENT_PASSWORD, type Player } from './withdrawals/withdrawals.fixture.ts'

const SITE = 'http://localhost:4200'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

let cashier: Cashier
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())

const call: Cashier['harness']['call'] = (...given) => cashier.harness.call(...given)
const getCode = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode
const getMail = ({ memberId }: Player) => `member${memberId}@mail.example`
/** Codes are limited per address and second. */
const forgetCodes = () =>
  cashier.harness.database.update(verificationCode).set({ createdAt: sql`created_at - interval '10 minutes'` })

async function stepUpCode(player: Player, purpose: 'bank_card' | 'withdrawal' = 'bank_card') {
  await forgetCodes()
  cashier.harness.messages.length = 0
  await call(requestStepUpCode, { purpose, method: 'email' }, { token: player.token })
  return { method: 'email' as const, answer: await codeTo(cashier.harness, getMail(player)) }
}
const card = (values: Partial<Parameters<typeof call<typeof addBankCard>>[1]> = {}) => ({
  bankCode: 'SONGHONG',
  accountNumber: '9704 1234 5678',
  accountName: 'nguyen thi lan',
  paymentPassword: PAYMENT_PASSWORD,
  ...values,
})
const add = (player: Player, values: Parameters<typeof card>[0] = {}) =>
  call(addBankCard, card(values), { token: player.token })

describe('a card', () => {
  test('is added in the member’s name with a second factor, masked, and locked for a day', async () => {
    const player = await cashier.player(0)
    const requested = await add(player)
    expect(requested.status).toBe(403)
    expect(requested.body).toMatchObject({
      errorCode: 'step.up.required',
      value: { methods: [{ method: 'email', hint: expect.stringContaining('***@') }] },
    })
    const { value } = await add(player, { stepUp: await stepUpCode(player) })
    expect(value).toMatchObject({ accountMasked: '•••• 5678', accountName: '*** *** LAN', isDefault: false })
    expect((value.usableAt - value.addedAt) / 3_600_000).toBe(24)
    const { list } = (await call(logInHistory, {}, { token: player.token })).value
    expect(list[0]).toMatchObject({ method: 'session', outcome: 'card-added' })
    const isResting = async () =>
      (await call(bankCards, {}, { token: player.token })).value.list.find(({ id }) => id === value.id)?.isResting
    expect(await isResting()).toBe(true)
    await cashier.harness.database
      .update(bankCard)
      .set({ usableAt: sql`now()` })
      .where(eq(bankCard.memberId, player.memberId))
    expect(await isResting()).toBe(false)
    const again = await add(player, { accountNumber: '970412345678' })
    expect(getCode(again)).toBe('bank.card.exists')
  })

  test.each([
    [{ accountName: 'Tran Van Minh' }, 'bank.card.name.differs'],
    [{ paymentPassword: 'wrong' }, 'payment.password.wrong'],
    [{ bankCode: 'NONE' }, 'request_param_err'],
    [{ accountNumber: '12' }, 'request_param_err'],
    [{ accountNumber: "1'; drop table member" }, 'request_param_err'],
    [{ accountName: ' ' }, 'request_param_err'],
    [{ bankCode: 'TRC20', accountNumber: `${TRON.slice(0, -1)}u` }, 'request_param_err'],
    [{ bankCode: 'ERC20', accountNumber: TRON }, 'request_param_err'],
  ])('with %j is refused with %s', async (values, code) => {
    expect(getCode(await add(await cashier.player(0), values))).toBe(code)
  })

  test('rests for some hours if it is the account’s first bank account, and for a day otherwise', async () => {
    const player = await cashier.player(0)
    const readRestingTime = async (values: Parameters<typeof card>[0]) => {
      const { value } = await add(player, { ...values, stepUp: await stepUpCode(player) })
      return Math.round((value.usableAt - value.addedAt) / 3_600_000)
    }
    const offered = async () => (await call(bankCards, {}, { token: player.token })).value.bankRestHours
    const { database } = cashier.harness
    await database.delete(bankCard).where(eq(bankCard.memberId, player.memberId))
    expect(await offered()).toBe(4)
    expect(await readRestingTime({})).toBe(4)
    await database
      .update(bankCard)
      .set({ removedAt: sql`now()` })
      .where(eq(bankCard.memberId, player.memberId))
    expect(await offered()).toBe(24)
    expect(await readRestingTime({ accountNumber: '970412345679' })).toBe(24)
    await database.delete(bankCard).where(eq(bankCard.memberId, player.memberId))
    // A crypto address has no name of a holder.
    expect(await readRestingTime({ bankCode: 'TRC20', accountNumber: TRON })).toBe(24)
  })

  test('requires a real name, unlike a wallet address', async () => {
    const player = await cashier.player(0)
    await cashier.harness.database.update(member).set({ payeeName: null }).where(eq(member.id, player.memberId))
    expect(getCode(await add(player))).toBe('real.name.missing')
    const stepUp = await stepUpCode(player)
    const { value } = await add(player, { bankCode: 'TRC20', accountNumber: TRON, accountName: '', stepUp })
    expect(value).toMatchObject({ kind: 'CRYPTO', accountMasked: '•••• Lj6t' })
  })

  test('rejects a used code, a code for another purpose, and another member’s code', async () => {
    const [player, other] = [await cashier.player(0), await cashier.player(0)]
    expect(getCode(await add(player, { stepUp: await stepUpCode(player, 'withdrawal') }))).toBe('code.invalid')
    expect(getCode(await add(player, { stepUp: await stepUpCode(other) }))).toBe('code.invalid')
    const stepUp = await stepUpCode(player)
    expect((await add(player, { stepUp })).status).toBe(200)
    expect(getCode(await add(player, { accountNumber: '55555555', stepUp }))).toBe('code.invalid')
  })

  test('requires a passkey if the account has one, and does not accept its challenge for a new passkey', async () => {
    const player = await cashier.player(0)
    const { token } = player
    const key = new SoftKey()
    const made = await call(passkeyOptions, { password: PASSWORD }, { token })
    await call(addPasskey, { name: 'Mine', response: key.create(made.value.options, { origin: SITE }) }, { token })
    const requested = await add(player)
    expect(requested.body).toMatchObject({ value: { methods: [{ method: 'passkey' }] } })
    const { value } = await call(stepUpPasskeyOptions, {}, { token })
    const { challenge } = JSON.parse(value.options) as { challenge: string }
    const planted = new SoftKey().create(JSON.stringify({ challenge, rp: { id: 'localhost' }, user: { id: 'AAAA' } }), {
      origin: SITE,
    })
    expect(getCode(await call(addPasskey, { name: 'Planted', response: planted }, { token }))).toBe('passkey.failed')
    const fresh = (await call(stepUpPasskeyOptions, {}, { token })).value
    const stepUp = { method: 'passkey' as const, answer: key.get(fresh.options, { origin: SITE }) }
    expect((await add(player, { stepUp })).status).toBe(200)
    expect(getCode(await add(player, { accountNumber: '55555555', stepUp }))).toBe('passkey.failed')
  })

  test('confirms a large withdrawal only with a fresh answer of an own passkey', async () => {
    const player = await cashier.player(1_500)
    const { token } = player
    const key = new SoftKey()
    const made = await call(passkeyOptions, { password: PASSWORD }, { token })
    await call(addPasskey, { name: 'Mine', response: key.create(made.value.options, { origin: SITE }) }, { token })
    const getResponse = async (answering: SoftKey) => {
      const { value } = await call(stepUpPasskeyOptions, {}, { token })
      return { method: 'passkey' as const, answer: answering.get(value.options, { origin: SITE }) }
    }
    const withdrawn = (amount: string, stepUp?: Awaited<ReturnType<typeof getResponse>>) =>
      call(
        requestWithdrawal,
        { amount, bankCardId: player.cardId, paymentPassword: PAYMENT_PASSWORD, ...(stepUp && { stepUp }) },
        { token, headers: { 'idempotency-key': randomUUID() } },
      )
    const { database } = cashier.harness
    const [before] = await database.select().from(withdrawalSetting)
    await database.update(withdrawalSetting).set({ stepUpFrom: 5_000_000n })
    expect((await withdrawn('499')).status).toBe(200)
    expect((await withdrawn('500')).body).toMatchObject({
      errorCode: 'step.up.required',
      value: { methods: [{ method: 'passkey', hint: null }] },
    })
    const used = await getResponse(key)
    expect((await add(player, { stepUp: used })).status).toBe(200)
    expect(getCode(await withdrawn('500', used))).toBe('passkey.failed')
    expect(getCode(await withdrawn('500', await getResponse(new SoftKey())))).toBe('passkey.failed')
    expect((await cashier.readBalances(player)).locked).toBe(499)
    expect((await withdrawn('500', await getResponse(key))).status).toBe(200)
    expect((await cashier.readBalances(player)).locked).toBe(999)
    await database.update(withdrawalSetting).set({ stepUpFrom: before?.stepUpFrom ?? 0n })
  })

  test('requires an authenticator code if the account has one, each code once', async () => {
    const player = await cashier.player(0)
    const { memberId, token } = player
    const begun = await call(beginAuthenticator, { password: PASSWORD }, { token })
    const codeAt = (ms: number) => createTotp(begun.value.secret).generate({ timestamp: ms })
    const { value } = await call(confirmAuthenticator, { code: codeAt(Date.now()) }, { token })
    // The setup has used this code; allow the same time step again.
    await cashier.harness.database
      .update(authenticator)
      .set({ usedStep: 0 })
      .where(eq(authenticator.memberId, memberId))
    // A verified e-mail address is no longer enough.
    const requested = await add(player)
    expect(requested.body).toMatchObject({
      errorCode: 'step.up.required',
      value: { methods: [{ method: 'authenticator', hint: null }] },
    })
    expect(getCode(await add(player, { stepUp: { method: 'email', answer: '123456' } }))).toBe('step.up.required')
    expect(getCode(await add(player, { stepUp: { method: 'authenticator', answer: '000000' } }))).toBe('code.invalid')
    const stepUp = { method: 'authenticator' as const, answer: codeAt(Date.now()) }
    expect((await add(player, { stepUp })).status).toBe(200)
    expect(getCode(await add(player, { accountNumber: '55555555', stepUp }))).toBe('code.invalid')
    const recovery = { method: 'authenticator' as const, answer: value.recoveryCodes[0] ?? '' }
    expect((await add(player, { accountNumber: '55555555', stepUp: recovery })).status).toBe(200)
    expect(getCode(await add(player, { accountNumber: '66666666', stepUp: recovery }))).toBe('code.invalid')
  })

  test('cannot be added by an account without a second factor', async () => {
    const player = await cashier.player(0)
    await cashier.harness.database.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, player.memberId))
    expect(getCode(await add(player))).toBe('step.up.unavailable')
  })

  test('is listed, made the default and removed only by its owner; the next one becomes the default', async () => {
    const [player, other] = [await cashier.player(0), await cashier.player(0)]
    const { token } = player
    const { id } = (await add(player, { stepUp: await stepUpCode(player) })).value
    expect(getCode(await call(removeBankCard, { id }, { token: other.token }))).toBe('bank.card.not.found')
    expect(getCode(await call(setDefaultBankCard, { id }, { token: other.token }))).toBe('bank.card.not.found')
    const chosen = (await call(setDefaultBankCard, { id }, { token })).value
    expect(chosen.list.map((own) => [own.id, own.isDefault])).toEqual([
      [id, true],
      [player.cardId, false],
    ])
    const left = (await call(removeBankCard, { id }, { token })).value
    expect(left.list).toMatchObject([{ id: player.cardId, isDefault: true }])
    const { value } = await call(bankCards, {}, { token })
    expect(value).toMatchObject({ realName: '*** *** Lan', max: 5, restHours: 24 })
    expect((await call(withdrawalBanks, {}, { token })).value.list).toHaveLength(6)
  })

  test('is refused beyond the brand’s maximum', async () => {
    const player = await cashier.player(0)
    await cashier.harness.database.update(withdrawalSetting).set({ cardsMax: 1 })
    expect(getCode(await add(player, { stepUp: await stepUpCode(player) }))).toBe('bank.card.limit')
    await cashier.harness.database.update(withdrawalSetting).set({ cardsMax: 5 })
  })
})

describe('the payment password', () => {
  const NEW = 'gate-of-lotus-8'
  const fresh = async () => {
    const player = await cashier.player(0)
    await cashier.harness.database
      .update(member)
      .set({ paymentPasswordHash: null })
      .where(eq(member.id, player.memberId))
    return player
  }
  const set = (player: Player, values: object = {}) =>
    call(
      setPaymentPassword,
      { password: PASSWORD, paymentPassword: NEW, confirmPaymentPassword: NEW, ...values },
      { token: player.token },
    )
  const change = (player: Player, oldPaymentPassword: string, next = NEW) =>
    call(
      changePaymentPassword,
      { oldPaymentPassword, paymentPassword: next, confirmPaymentPassword: next },
      { token: player.token },
    )

  test('must differ from the log-in password, with the error at its field', async () => {
    const same = { paymentPassword: PASSWORD, confirmPaymentPassword: PASSWORD }
    const refused = { body: { errorCode: 'request_param_err', value: { fields: { paymentPassword: 'like_other' } } } }
    expect(await set(await fresh(), same)).toMatchObject(refused)
    const withBlank = { paymentPassword: `${PASSWORD} `, confirmPaymentPassword: `${PASSWORD} ` }
    expect(await set(await fresh(), withBlank)).toMatchObject(refused)
    const player = await cashier.player(0)
    expect(await change(player, PAYMENT_PASSWORD, PASSWORD)).toMatchObject(refused)
    // Without the right payment password, the answer does not reveal whether it is the log-in password.
    expect(getCode(await change(player, 'wrong', PASSWORD))).toBe('payment.password.wrong')
    expect((await change(player, PAYMENT_PASSWORD)).status).toBe(200)
  })

  test('is not the new log-in password either, and cannot be guessed by changing that', async () => {
    const player = await cashier.player(0)
    let current = PASSWORD
    const changeLogIn = async (newPassword: string) => {
      const answer = await call(
        changePassword,
        { oldPassword: current, newPassword, confirmNewPassword: newPassword },
        { token: player.token },
      )
      if (answer.status === 200) current = newPassword
      return answer
    }
    expect(await changeLogIn(`${PAYMENT_PASSWORD} `)).toMatchObject({
      body: { errorCode: 'request_param_err', value: { fields: { newPassword: 'like_other' } } },
    })
    const guesses = Array.from({ length: 6 }, (_, index) => `guess-number-${index}`)
    const responses = []
    for (const guess of guesses) responses.push(getCode(await changeLogIn(guess)) ?? 'changed')
    // The first comparison counts as well.
    expect(responses).toEqual([...Array.from({ length: 4 }, () => 'changed'), 'login.locked', 'login.locked'])
  })

  test('is accepted 20 times in parallel', async () => {
    const player = await cashier.player(0)
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(player).then((answer) => getCode(answer))))
    expect(new Set(responses)).not.toContain('payment.password.locked')
    const { value } = await call(hasWithdrawalPassword, {}, { token: player.token })
    expect(value.lockedSeconds).toBeNull()
  })

  test('is checked five times at most for 20 wrong ones in parallel', async () => {
    const player = await cashier.player(0)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        add(player, { paymentPassword: `wrong-${index}` }).then((answer) => getCode(answer)),
      ),
    )
    expect(responses.filter((code) => code === 'payment.password.wrong')).toHaveLength(5)
    expect(responses.filter((code) => code === 'payment.password.locked')).toHaveLength(15)
    expect(getCode(await add(player))).toBe('payment.password.locked')
  })

  test('is set once, with the log-in password', async () => {
    const player = await fresh()
    expect(getCode(await add(player))).toBe('payment.password.missing')
    expect(getCode(await set(player, { password: 'wrong' }))).toBe('login.failed')
    expect((await set(player)).status).toBe(200)
    expect(getCode(await set(player))).toBe('payment.password.exists')
    const { value } = await call(hasWithdrawalPassword, {}, { token: player.token })
    expect(value).toMatchObject({ hasPassword: true, minLength: 8, maxLength: 64, codeMethods: [{ method: 'email' }] })
  })

  test.each([
    [{ paymentPassword: 'short' }, { paymentPassword: 'length', confirmPaymentPassword: 'mismatch' }],
    [{ paymentPassword: 'password1', confirmPaymentPassword: 'password1' }, { paymentPassword: 'too_common' }],
    [{ confirmPaymentPassword: '' }, { confirmPaymentPassword: 'required' }],
  ])('refuses %j', async (values, fields) => {
    const player = await fresh()
    expect((await set(player, values)).body).toMatchObject({ value: { fields } })
  })

  test('is changed with the old one, locked by the fifth wrong one, and reset by a code', async () => {
    const player = await cashier.player(0)
    expect(getCode(await change(player, PAYMENT_PASSWORD, PAYMENT_PASSWORD))).toBe('request_param_err')
    expect((await change(player, PAYMENT_PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 5; tries += 1)
      expect(getCode(await change(player, 'wrong', 'other-gate-9'))).toBe('payment.password.wrong')
    const locked = await change(player, NEW, 'other-gate-9')
    expect(locked.status).toBe(423)
    expect(locked.body).toMatchObject({
      errorCode: 'payment.password.locked',
      value: { retryAfterSeconds: expect.toSatisfy((left: number) => left > 0 && left <= 900) as number },
    })
    await forgetCodes()
    cashier.harness.messages.length = 0
    const { token } = player
    expect(getCode(await call(requestPaymentPasswordCode, { method: 'sms' }, { token }))).toBe('request_param_err')
    await call(requestPaymentPasswordCode, { method: 'email' }, { token })
    const code = await codeTo(cashier.harness, getMail(player))
    const reset = (typed: string) =>
      call(
        resetPaymentPassword,
        { method: 'email', code: typed, paymentPassword: 'other-gate-9', confirmPaymentPassword: 'other-gate-9' },
        { token },
      )
    expect(getCode(await reset(code === '000000' ? '000001' : '000000'))).toBe('code.invalid')
    expect((await reset(code)).status).toBe(200)
    expect((await change(player, 'other-gate-9', NEW)).status).toBe(200)
    expect(getCode(await reset(code))).toBe('code.invalid')
  })
})
