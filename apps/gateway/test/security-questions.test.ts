import { afterAll, expect, test } from 'vitest'
import { openCaller } from './coverage/callers.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const SET = `mutation ($input: SetSecurityQuestionsInput!) { it: setSecurityQuestions(input: $input) {
  ... on SecurityChangeSuccess { security { questions { chosen { id text } lockedSeconds } } } ... on UserError { code } } }`
const SET_PASSWORD = `mutation ($input: SetPaymentPasswordInput!) { it: setPaymentPassword(input: $input) { __typename } }`
const RESET = `mutation ($input: ResetPaymentPasswordInput!) { it: resetPaymentPassword(input: $input) {
  __typename ... on UserError { code } } }`
const ADD_CARD = `mutation ($input: AddBankCardInput!) { it: addBankCard(input: $input) {
  __typename ... on StepUpRequired { methods { method questions { text } } } ... on UserError { code } } }`
const READ = `{ viewer { memberAccount { ... on MemberAccount {
  security { questions { usableAt isResting lockedSeconds catalogue { id } } } paymentPassword { questions { id } } } } } }`

const CARDS = `{ viewer { memberAccount { ... on MemberAccount { bankCards { cards { isResting } } } } } }`

const answersAs = (text: string) =>
  ['FIRST_TEACHER', 'FIRST_JOB', 'FAVOURITE_TOY'].map((questionId, index) => ({
    questionId,
    answer: `${text} ${index}`,
  }))
const PAYMENT_PASSWORD = 'lantern-river-5'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => void (stack = await openSharedStack()))
afterAll(() => stack.close())

test('confirm a card and a new payment password once they have rested, and are locked by wrong answers', async () => {
  const { browser, username, password } = await openCaller(stack, 'newcomer')
  const ask = async (mutation: string, input: object) => (await browser.send(mutation, { input })).data?.['it']
  const read = async (query = READ) => {
    const { data } = await browser.send(query)
    return (data as unknown as { viewer: { memberAccount: object } }).viewer.memberAccount
  }
  const own = `(select id from member where username = '${username}')`
  await askDatabase(stack.databaseUrl, `update member set email = null, mobile = null where username = '${username}'`)
  const paid = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
  await ask(SET_PASSWORD, { password, ...paid })
  expect(await ask(SET, { proof: { password }, answers: answersAs('right') })).toMatchObject({
    security: { questions: { chosen: [{ id: 'FIRST_TEACHER' }, { id: 'FIRST_JOB' }, { id: 'FAVOURITE_TOY' }] } },
  })
  expect(await read()).toMatchObject({
    security: { questions: { isResting: true } },
    paymentPassword: { questions: null },
  })
  await askDatabase(stack.databaseUrl, `update security_questions set usable_at = now() where member_id = ${own}`)
  expect(await read()).toMatchObject({
    security: { questions: { isResting: false, catalogue: expect.arrayContaining([{ id: 'FIRST_STREET' }]) } },
    paymentPassword: { questions: [{ id: 'FIRST_TEACHER' }, { id: 'FIRST_JOB' }, { id: 'FAVOURITE_TOY' }] },
  })
  const renewed = { paymentPassword: 'harbour-bell-4', confirmPaymentPassword: 'harbour-bell-4' }
  expect(await ask(RESET, { proof: { answers: answersAs('RIGHT') }, ...renewed })).toEqual({
    __typename: 'PaymentPasswordChangeSuccess',
  })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await ask(RESET, { proof: { answers: answersAs('wrong') }, ...paid })).toMatchObject({
      code: 'SECURITY_ANSWERS_WRONG',
    })
  }
  expect(await ask(RESET, { proof: { answers: answersAs('right') }, ...paid })).toMatchObject({
    code: 'SECURITY_ANSWERS_LOCKED',
  })
  expect(await read()).toMatchObject({ security: { questions: { lockedSeconds: expect.any(Number) } } })
  await askDatabase(stack.databaseUrl, `update member set payee_name = 'NGUYEN THI LAN' where username = '${username}'`)
  const card = { bankCode: 'SONGHONG', accountNumber: '970412345678', accountName: 'NGUYEN THI LAN' }
  expect(await ask(ADD_CARD, { ...card, paymentPassword: 'harbour-bell-4' })).toMatchObject({
    __typename: 'StepUpRequired',
    methods: [{ method: 'SECURITY_QUESTIONS', questions: [{}, {}, {}] }],
  })
  const rest = (until: string) =>
    askDatabase(stack.databaseUrl, `update bank_card set usable_at = ${until} where member_id = ${own}`)
  await askDatabase(
    stack.databaseUrl,
    `insert into bank_card (member_id, bank_code, account_number, account_name, usable_at)
     values (${own}, 'SONGHONG', '970412345678', 'NGUYEN THI LAN', now() + interval '1 hour')`,
  )
  expect(await read(CARDS)).toMatchObject({ bankCards: { cards: [{ isResting: true }] } })
  await rest('now()')
  expect(await read(CARDS)).toMatchObject({ bankCards: { cards: [{ isResting: false }] } })
})
