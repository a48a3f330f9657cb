import * as cases from '@playhouse/platform-api/support-cases.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { feedback } from '@playhouse/platform-api/support.ts'
import { createUpload, viewUpload } from '@playhouse/platform-api/uploads.ts'
import { humanChallenge } from '@playhouse/platform-api/verification.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { addressCalls } from '../../../db/tables/address-calls.ts'
import { GUEST, guestCaseKey, serviceCase } from '../../../db/tables/cases.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { cleanPicture } from '../../people/uploads/clean-picture.ts'
import { addPicture } from '../../people/uploads/uploads.ts'
import { solveHumanChallenge } from '../../people/verification/captcha/human-proof.fixture.ts'
import { answerCase, closeCaseByOperator } from './cases.ts'
import { sendGuestLetters } from './guest-cases.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small', runsJobs: false })
})
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database.delete(addressCalls)
  await harness.database.update(serviceCase).set({ letterDueAt: null })
})

let networks = 0
/** A network of its own, so that limits of networks do not matter. */
const elsewhere = () => ({ remoteAddress: `203.0.113.${(networks += 1)}`, headers: { language: 'EN' } })
const asking = (more: object = {}) => ({
  requestKey: randomUUID(),
  email: 'Guest@Example.test',
  topic: 'site' as const,
  title: 'How do I register?',
  text: 'The form says nothing.',
  ...more,
})
const open = (more: object = {}) => harness.call(cases.openGuestCase, asking(more), elsewhere())
const read = (id: string, key: string) => harness.call(cases.readGuestCase, { id, key }, elsewhere())
const enter = (id: string, code: string) => harness.call(cases.enterGuestCase, { id, code }, elsewhere())

/** Sends what is due. @returns the letters */
async function letters() {
  const sent: { address: string; subject: string; text: string }[] = []
  await sendGuestLetters(harness.database, {
    sender: { sendSms: async () => {}, sendEmail: async (letter) => void sent.push(letter) },
    brand: async () => ({ name: 'Playhouse', canSend: true, languages: ['EN'] }),
    siteOrigin: 'https://site.test',
  })
  return sent
}
const codeIn = (text = '') => /#case=\d+&code=(\w+)/.exec(text)?.[1] ?? ''
const act = (id: string, work: 'answer' | 'close') =>
  withTransaction(harness.database, (tx) => {
    const found = { memberId: GUEST, id: BigInt(id) }
    return work === 'answer'
      ? answerCase(tx, { ...found, text: 'Press the button.', operator: 'mai' })
      : closeCaseByOperator(tx, found)
  })
const notThere = { status: 404, body: { errorCode: 'case.not.found' } }

test('opens a case that its browser reads, and whose letter opens it elsewhere, once', async () => {
  const { value } = await open()
  expect(value).toMatchObject({ state: 'OPEN', lines: [{ author: 'MEMBER' }] })
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ address: 'guest@example.test', subject: expect.stringContaining(value.id) })
  await act(value.id, 'answer')
  expect((await read(value.id, value.key)).value.lines.map(({ author }) => author)).toEqual(['MEMBER', 'OPERATOR'])
  const [answered] = await letters()
  expect(answered?.subject).toContain('answered')
  const code = codeIn(answered?.text)
  const entered = await Promise.all(Array.from({ length: 5 }, () => enter(value.id, code.toLowerCase())))
  expect(entered.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(entered.find(({ status }) => status !== 200)).toMatchObject(notThere)
  const key = entered.find(({ status }) => status === 200)?.value.key ?? ''
  expect((await read(value.id, key)).value.title).toBe('How do I register?')
})

test('answers the same to a wrong number, code and key, and to those of another case', async () => {
  const [own, other] = [(await open()).value, (await open()).value]
  const mails = await letters()
  const code = codeIn(mails.find(({ subject }) => subject.includes(own.id))?.text)
  for (const refused of [
    await read(own.id, other.key),
    await read('999999', own.key),
    await read(own.id, 'nothing'),
    await enter(other.id, code),
    await enter('999999', code),
    await harness.call(cases.writeGuestCase, { id: own.id, key: other.key, requestKey: randomUUID(), text: 'Hi' }),
    await harness.call(cases.rateGuestCase, { id: own.id, key: other.key, stars: 5 }),
  ])
    expect(refused).toMatchObject(notThere)
  const ask = (id: string, email: string) => harness.call(cases.sendGuestCaseCode, { id, email }, elsewhere())
  const answers = [await ask(own.id, 'stranger@example.test'), await ask('999999', 'guest@example.test')]
  expect(await letters()).toEqual([])
  answers.push(await ask(own.id, ' guest@example.test'))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await letters()).toHaveLength(1)
})

test('takes a code for seven days', async () => {
  const { id } = (await open({ email: 'late@example.test' })).value
  const code = codeIn((await letters())[0]?.text)
  await harness.database.update(guestCaseKey).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await enter(id, code)).toMatchObject(notThere)
})

test.each(['EN', 'VI', 'CN', 'ID', 'TH'])(
  'writes nothing that the guest has typed into a letter in %s',
  async (language) => {
    const typed = 'Win at evil.example'
    const from = { remoteAddress: elsewhere().remoteAddress, headers: { language } }
    const { value } = await harness.call(cases.openGuestCase, asking({ title: typed, text: typed }), from)
    const [received] = await letters()
    await act(value.id, 'answer')
    const [answered] = await letters()
    await act(value.id, 'close')
    await harness.call(cases.sendGuestCaseCode, { id: value.id, email: 'guest@example.test' }, elsewhere())
    const [closed] = await letters()
    for (const letter of [received, answered, closed]) {
      expect(letter?.subject).toContain(value.id)
      expect(`${letter?.subject} ${letter?.text}`).not.toContain('evil')
    }
  },
)

describe('a mailbox that has not proven itself', () => {
  const ask = (id: string, email: string) => harness.call(cases.sendGuestCaseCode, { id, email }, elsewhere())

  test('gets five letters a day, however many cases, spellings and processes there are', async () => {
    const spellings = ['often@gmail.com', 'Often+1@gmail.com', 'o.ften@gmail.com', 'often+case@googlemail.com']
    const opened = await Promise.all(
      Array.from({ length: 12 }, async (_, turn) => {
        const email = spellings[turn % spellings.length] ?? ''
        return { email, id: (await open({ email })).value.id }
      }),
    )
    const sent = await Promise.all(Array.from({ length: 4 }, () => letters()))
    expect(sent.flat()).toHaveLength(5)
    for (const { id, email } of opened) await ask(id, email)
    expect(await letters()).toEqual([])
    expect((await open({ email: 'seldom@gmail.com' })).status).toBe(200)
    expect(await letters()).toHaveLength(1)
    await pass(24)
    await ask(opened[0]?.id ?? '', opened[0]?.email ?? '')
    expect(await letters()).toHaveLength(1)
  })

  test('gets more once a code of a letter was entered', async () => {
    const email = 'reader@example.test'
    const { id } = (await open({ email })).value
    let code = ''
    for (let turn = 0; turn < 6; turn += 1) {
      for (const { text } of await letters()) code = codeIn(text)
      await ask(id, email)
    }
    expect(await letters()).toEqual([])
    expect((await enter(id, code)).status).toBe(200)
    await ask(id, email)
    expect(await letters()).toHaveLength(1)
  })

  test('gets an answer later, and not a receipt', async () => {
    const email = 'waiting@example.test'
    const { id } = (await open({ email })).value
    for (let turn = 0; turn < 5; turn += 1) {
      await letters()
      await ask(id, email)
    }
    await letters()
    await act(id, 'answer')
    expect(await letters()).toEqual([])
    await pass(24)
    await harness.database
      .update(serviceCase)
      .set({ letterDueAt: sql`now()` })
      .where(sql`letter_due_at > now() + interval '59 minutes'`)
    const late = await letters()
    expect(late).toMatchObject([{ subject: expect.stringContaining('answered') }])
  })
})

/** Moves all letters into the past. */
const pass = (hours: number) =>
  harness.database.execute(sql`
    update address_calls set times = array(select at - make_interval(hours => ${hours}) from unnest(times) at)`)

test('limits attempts and cases of a network', async () => {
  const network = elsewhere()
  const tries = await Promise.all(
    Array.from({ length: 32 }, () => harness.call(cases.enterGuestCase, { id: '1', code: 'AAAA-AAAA' }, network)),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('opens a case once per request key, and for its address alone', async () => {
  const requested = asking()
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => harness.call(cases.openGuestCase, requested, elsewhere())),
  )
  expect(new Set(opened.map(({ value }) => value.id)).size).toBe(1)
  const stranger = { ...requested, email: 'stranger@example.test' }
  expect(await harness.call(cases.openGuestCase, stranger, elsewhere())).toMatchObject({
    status: 422,
    body: { errorCode: 'request_key_reused' },
  })
})

test.each([
  [{ email: ' ' }, { email: 'required' }],
  [{ email: 'nobody' }, { email: 'pattern' }],
  [{ title: ' ' }, { title: 'required' }],
])('names what is wrong with %o', async (more, fields) => {
  expect(await open(more)).toMatchObject({ body: { errorCode: 'request_param_err', value: { fields } } })
})

test('is written in, closed and rated by its guest', async () => {
  const { id, key } = (await open()).value
  const write = () =>
    harness.call(cases.writeGuestCase, { id, key, requestKey: randomUUID(), text: 'Hello?' }, elsewhere())
  expect((await write()).value.lines).toHaveLength(2)
  const rate = () => harness.call(cases.rateGuestCase, { id, key, stars: 5, comment: 'Kind.' }, elsewhere())
  expect(await rate()).toMatchObject({ status: 409, body: { errorCode: 'case.not.closed' } })
  await act(id, 'close')
  expect((await rate()).value).toMatchObject({ state: 'CLOSED', rating: { stars: 5, comment: 'Kind.' } })
})

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
async function sendPicture(): Promise<string> {
  const { id, path } = (await harness.call(cases.createGuestUpload, {}, elsewhere())).value
  const headers = { 'content-type': 'image/png' }
  expect((await harness.app.inject({ method: 'PUT', url: path, payload: await png(), headers })).statusCode).toBe(200)
  return id
}
const view = (id: string, key: string, upload: string) =>
  harness.call(cases.viewGuestUpload, { id, key, upload }, elsewhere())

test('shows the pictures of a case by its key alone, also those of an answer', async () => {
  const [first, second, loose] = [await sendPicture(), await sendPicture(), await sendPicture()]
  const { id, key } = (await open({ uploads: [first] })).value
  const write = (uploads: string[], requestKey = randomUUID()) =>
    harness.call(cases.writeGuestCase, { id, key, requestKey, text: 'See here.', uploads }, elsewhere())
  expect((await write([second])).value.lines.map(({ uploads }) => uploads)).toEqual([[first], [second]])
  const answer = await withTransaction(harness.database, async (tx) => {
    const clean = await cleanPicture(await png(), 'MESSAGE')
    const added = await addPicture(tx, { memberId: GUEST, purpose: 'MESSAGE' }, clean)
    await answerCase(tx, { memberId: GUEST, id: BigInt(id), text: 'And here.', operator: 'mai', uploads: [added] })
    return added
  })
  for (const picture of [first, second, answer]) {
    const { path } = (await view(id, key, picture)).value
    const shown = await harness.app.inject(path)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await harness.app.inject(path)).statusCode).toBe(404)
  }
  const other = (await open()).value
  const gone = { status: 404, body: { errorCode: 'upload.not.found' } }
  const refused = [
    await view(id, other.key, first),
    await view(other.id, other.key, first),
    await view('999999', key, first),
    await view(id, 'nothing', first),
    await view(id, key, loose),
    await view(id, key, randomUUID()),
    // The picture belongs to the first case.
    await harness.call(
      cases.writeGuestCase,
      { id: other.id, key: other.key, requestKey: randomUUID(), text: 'Mine?', uploads: [first] },
      elsewhere(),
    ),
  ]
  for (const answered of refused) expect(answered).toMatchObject(gone)
  expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('takes no pictures of members in a guest’s case, nor a guest’s in a member’s', async () => {
  const { token } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value
  const own = (await harness.call(createUpload, { purpose: 'MESSAGE' }, { token })).value
  const headers = { 'content-type': 'image/png' }
  await harness.app.inject({ method: 'PUT', url: own.path, payload: await png(), headers })
  expect(await open({ uploads: [own.id] })).toMatchObject({ body: { errorCode: 'upload.not.found' } })
  const guests = await sendPicture()
  expect(await harness.call(viewUpload, { id: guests }, { token })).toMatchObject({
    body: { errorCode: 'upload.not.found' },
  })
})

test('limits the pictures of a network, and not all guests together', async () => {
  const network = elsewhere()
  const requested = await Promise.all(
    Array.from({ length: 33 }, () => harness.call(cases.createGuestUpload, {}, network)),
  )
  expect(requested.filter(({ status }) => status === 429)).toHaveLength(3)
  expect((await harness.call(cases.createGuestUpload, {}, elsewhere())).status).toBe(200)
})

test('stores feedback of demo accounts as a guest’s, with a letter to an e-mail address once it is answered', async () => {
  const { token } = (await harness.call(freePlay, {}, elsewhere())).value
  const give = async (contact?: string) => {
    const input = { requestKey: randomUUID(), questionType: 'site', content: 'A very good site.', contact }
    const { reference } = (await harness.call(feedback, input, { ...elsewhere(), token })).value
    const [row] = await harness.database
      .select()
      .from(serviceCase)
      .where(eq(serviceCase.id, BigInt(reference)))
    return { ...row, reference }
  }
  const given = await give('demo@example.test')
  expect(given).toMatchObject({ memberId: GUEST, kind: 'FEEDBACK' })
  expect(await letters()).toEqual([])
  await act(given.reference, 'answer')
  expect(await letters()).toMatchObject([{ address: 'demo@example.test' }])
  await act((await give('0912 345 678')).reference, 'answer')
  await act((await give()).reference, 'answer')
  expect(await letters()).toEqual([])
})

test('asks for a human check of its own for each case and each code, but not for a repeated request', async () => {
  const checked = await openTestPlatform({
    template: 'small',
    runsJobs: false,
    environment: { HUMAN_CHECK: 'true', HUMAN_CHECK_COST: '10', HUMAN_CHECK_STEPS: '20' },
  })
  try {
    const prove = async () =>
      solveHumanChallenge((await checked.call(humanChallenge, {}, elsewhere())).value.challenge ?? undefined)
    const failed = { body: { errorCode: 'human.check.failed' } }
    const requested = asking()
    expect(await checked.call(cases.openGuestCase, requested, elsewhere())).toMatchObject(failed)
    const humanProof = await prove()
    const { value } = await checked.call(cases.openGuestCase, { ...requested, humanProof }, elsewhere())
    expect((await checked.call(cases.openGuestCase, requested, elsewhere())).value.id).toBe(value.id)
    expect(await checked.call(cases.openGuestCase, asking({ humanProof }), elsewhere())).toMatchObject(failed)
    const code = { id: value.id, email: requested.email }
    expect(await checked.call(cases.sendGuestCaseCode, code, elsewhere())).toMatchObject(failed)
    const proven = { ...code, humanProof: await prove() }
    expect((await checked.call(cases.sendGuestCaseCode, proven, elsewhere())).status).toBe(200)
  } finally {
    await checked.close()
  }
})
