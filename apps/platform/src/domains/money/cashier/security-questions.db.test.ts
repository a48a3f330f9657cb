import { addBankCard } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { hasWithdrawalPassword, resetPaymentPassword } from '@playhouse/platform-api/cashier-payment-password.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import {
  checkSecurityQuestions,
  ownSecurityQuestions,
  securityQuestions,
  setSecurityQuestions,
} from '@playhouse/platform-api/session-security-questions.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { authenticator, securityQuestions as table } from '../../../db/tables/security.ts'
import { NO_PASSWORD } from '../../../lib/password.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { normaliseAnswer } from '../../people/session/second-factor/security-questions.ts'
import { type Cashier, openCashier, PAYMENT_PASSWORD, type Player } from './withdrawals/withdrawals.fixture.ts'

let cashier: Cashier
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())

const call: Cashier['harness']['call'] = (...given) => cashier.harness.call(...given)
const getCode = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode
const ANSWERS = [
  { id: 'FIRST_TEACHER', answer: 'Nguyễn' },
  { id: 'FIRST_JOB', answer: 'Đà Nẵng' },
  { id: 'FAVOURITE_TOY', answer: 'Bé Bi' },
]
const WRONG = [...ANSWERS.slice(1), { id: 'FIRST_TEACHER', answer: 'Trần' }]

const set = ({ token }: Player, values: object = {}) =>
  call(setSecurityQuestions, { password: PASSWORD, answers: ANSWERS, ...values }, { token })
const check = ({ token }: Player, answers = ANSWERS) => call(checkSecurityQuestions, { answers }, { token })
const rest = ({ memberId }: Player) =>
  cashier.harness.database
    .update(table)
    .set({ usableAt: sql`now()` })
    .where(eq(table.memberId, memberId))
const reset = ({ token }: Player, answers = ANSWERS) => {
  const paymentPassword = 'harbour-bell-4'
  const code = JSON.stringify(answers)
  return call(
    resetPaymentPassword,
    { method: 'questions', code, paymentPassword, confirmPaymentPassword: paymentPassword },
    { token },
  )
}

test('are offered in the language of the call', async () => {
  const { token } = await cashier.player(0)
  const textIn = async (language: string) =>
    (await call(securityQuestions, {}, { token, headers: { language } })).value.list[0]
  expect(await textIn('EN')).toEqual({
    id: 'FIRST_TEACHER',
    text: 'What was the family name of your first teacher?',
  })
  expect((await textIn('TY'))?.text).toBe('Tên thầy cô giáo đầu tiên của bạn là gì?')
})

test.each([
  ['  NGUYỄN thị-Hoa ', 'nguyen thi hoa'],
  ['Đường 3/2', 'duong 32'],
  ['ＡＢＣ', 'abc'],
])('take %j for %j', (typed, same) => {
  expect(normaliseAnswer(typed)).toBe(normaliseAnswer(same))
})

test('keep Thai vowels, which tell answers apart', () => {
  expect(normaliseAnswer('กิน')).not.toBe(normaliseAnswer('กัน'))
})

describe('setting them', () => {
  test('tells the owner by message and e-mail, and stores no answer', async () => {
    const player = await cashier.player(0)
    const { database, messages } = cashier.harness
    messages.length = 0
    expect((await set(player)).status).toBe(200)
    await expect
      .poll(() => messages.filter(({ address }) => address.includes(`member${player.memberId}@`)))
      .toHaveLength(1)
    const { value: own } = await call(ownSecurityQuestions, {}, { token: player.token })
    expect(own.list.map(({ id }) => id)).toEqual(ANSWERS.map(({ id }) => id))
    const { value: letters } = await call(inbox, {}, { token: player.token })
    expect(letters.list[0]?.title).toBe('Your security questions were changed')
    const [row] = await database.select().from(table).where(eq(table.memberId, player.memberId))
    expect(row?.answerHash).toMatch(/^\$argon2id\$/)
  })

  test('takes the payment password instead, also of an account without a log-in password', async () => {
    const player = await cashier.player(0)
    await cashier.harness.database
      .update(member)
      .set({ passwordHash: NO_PASSWORD })
      .where(eq(member.id, player.memberId))
    expect((await set(player, { password: 'any' })).status).toBe(400)
    const withPayment = (paymentPassword: string) => set(player, { password: undefined, paymentPassword })
    expect(getCode(await withPayment('wrong'))).toBe('payment.password.wrong')
    expect((await withPayment(PAYMENT_PASSWORD)).status).toBe(200)
  })

  test.each([
    ['a wrong password', { password: 'wrong' }, 'login.failed'],
    ['no password', { password: undefined }, 'request_param_err'],
    ['a question twice', { answers: [...ANSWERS.slice(1), ANSWERS[1]] }, 'request_param_err'],
    ['an unknown question', { answers: [...ANSWERS.slice(1), { id: 'X', answer: 'abc' }] }, 'request_param_err'],
    ['equal answers', { answers: ANSWERS.map(({ id }) => ({ id, answer: 'same' })) }, 'request_param_err'],
    [
      'an answer of punctuation',
      { answers: [...ANSWERS.slice(1), { id: 'FIRST_TEACHER', answer: '...a' }] },
      'request_param_err',
    ],
    ['two answers', { answers: ANSWERS.slice(1) }, 'request_param_err'],
  ])('refuses %s', async (_, values, code) => {
    const player = await cashier.player(0)
    expect(getCode(await set(player, values))).toBe(code)
    expect(getCode(await check(player))).toBe('step.up.unavailable')
  })
})

describe('answers', () => {
  test('are locked by the fifth wrong attempt, and five are checked of twenty in parallel', async () => {
    const player = await cashier.player(0)
    await set(player)
    const codes = (await Promise.all(Array.from({ length: 20 }, () => check(player, WRONG)))).map(getCode)
    expect(codes.filter((code) => code === 'security.answers.wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'security.answers.locked')).toHaveLength(15)
    const { body } = await check(player)
    expect(body).toMatchObject({
      errorCode: 'security.answers.locked',
      value: { retryAfterSeconds: expect.toSatisfy((left: number) => left > 0 && left <= 900) as number },
    })
    expect(getCode(await check(await cashier.player(0)))).toBe('step.up.unavailable')
  })

  test('replace a forgotten payment password after their rest, and not before', async () => {
    const player = await cashier.player(0)
    await set(player)
    expect(getCode(await reset(player))).toBe('request_param_err')
    await rest(player)
    const { value } = await call(hasWithdrawalPassword, {}, { token: player.token })
    expect(value.canAnswerQuestions).toBe(true)
    expect(getCode(await reset(player, WRONG))).toBe('security.answers.wrong')
    expect((await reset(player)).status).toBe(200)
  })

  test('confirm a new card, and nothing of an account with an authenticator', async () => {
    const player = await cashier.player(0)
    await set(player)
    await rest(player)
    const card = (answers: typeof ANSWERS, accountNumber = '9704 1234 5678') =>
      call(
        addBankCard,
        {
          bankCode: 'SONGHONG',
          accountNumber,
          accountName: 'nguyen thi lan',
          paymentPassword: PAYMENT_PASSWORD,
          stepUp: { method: 'questions', answer: JSON.stringify(answers) },
        },
        { token: player.token },
      )
    expect(getCode(await card(WRONG))).toBe('security.answers.wrong')
    expect((await card(ANSWERS)).status).toBe(200)
    await cashier.harness.database
      .insert(authenticator)
      .values({ memberId: player.memberId, sealedSecret: 'x', confirmedAt: new Date() })
    expect((await card(ANSWERS, '9704 1234 5679')).body).toMatchObject({
      errorCode: 'step.up.required',
      value: { methods: [{ method: 'authenticator' }] },
    })
    expect(getCode(await reset(player))).toBe('request_param_err')
  })
})
