import { depositByQr, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import { withdrawalOptions } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { excludeMember } from '@playhouse/platform-api/limits.ts'
import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { bankCard } from '../../../db/tables/cashier-withdrawals.ts'
import { dailyWork } from '../../../db/tables/daily-work.ts'
import { registerRule } from '../../../db/tables/brand.ts'
import { accountHold, playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { decideHold, holdMatches } from '../../people/member/matching-accounts.ts'
import { compareWithExcluded } from './compare-with-excluded.ts'

const PASSWORD = 'a good long one'
const BIRTHDAY = '1990-02-03'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database
        .update(registerRule)
        .set({ enabled: true, required: false })
        .where(inArray(registerRule.field, ['email', 'mobileNum', 'payeeName', 'idNumber']))
    },
    environment: { REGISTRATIONS_PER_HOUR: '1000' },
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  await harness.database.delete(accountHold)
  await harness.database.delete(playExclusion)
})

interface Person {
  token: string
  memberId: number
}
let people = 0
type Input = Partial<Parameters<typeof harness.call<typeof register>>[1]>
async function signUp(input: Input = {}): Promise<Person> {
  people += 1
  const own = { countryDialingCode: '84', mobileNum: `93334${String(people).padStart(4, '0')}` }
  const requested = {
    username: `person${people}x`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    confirmedAge: 18,
    ...own,
    ...input,
  }
  const { value, body } = await harness.call(register, requested)
  if (!value) throw new Error(JSON.stringify(body))
  return { token: value.token, memberId: Number(value.id) }
}
const change = ({ token }: Person, input: Parameters<typeof harness.call<typeof updateProfile>>[1]) =>
  harness.call(updateProfile, input, { token })
async function exclude({ token }: Person, months: number | null = 6): Promise<void> {
  const requested = { kind: 'SELF_EXCLUSION', months } as const
  const { value } = await harness.call(excludeMember, requested, { token })
  await harness.call(excludeMember, { ...requested, confirmation: value.confirmation ?? '' }, { token })
}
const getHolds = ({ memberId }: Person) =>
  harness.database.select().from(accountHold).where(eq(accountHold.memberId, memberId))
const readMatches = async (person: Person) => (await getHolds(person)).flatMap(({ matches }) => matches)
const getCode = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode
const pay = ({ token }: Person) => harness.call(depositByQr, { requestKey: randomUUID(), amount: '100000' }, { token })
const play = ({ token }: Person) => harness.call(launchGame, { nodeId: 1 }, { token })

const NAME = 'Đỗ Thị  Ánh Tuyết'
const contact = (of: number) => ({
  email: `p${of}@mail.example`,
  countryDialingCode: '84',
  mobileNum: `91234${String(of).padStart(4, '0')}`,
  idNumber: `AB079090${String(of).padStart(4, '0')}`,
})

describe('an excluded person', () => {
  test.each([
    ['e-mail address', 'EMAIL', ({ email }: ReturnType<typeof contact>) => ({ email: email.toUpperCase() })],
    [
      'mailbox under another tag',
      'EMAIL',
      ({ email }: ReturnType<typeof contact>) => ({ email: email.replace('@', '+again@') }),
    ],
    [
      'phone',
      'PHONE',
      ({ countryDialingCode, mobileNum }: ReturnType<typeof contact>) => ({ countryDialingCode, mobileNum }),
    ],
    [
      'identity document',
      'ID_NUMBER',
      ({ idNumber }: ReturnType<typeof contact>) => ({ idNumber: idNumber.toLowerCase() }),
    ],
  ] as const)('who registers again with the same %s is held', async (_what, match, same) => {
    const theirs = contact(people + 1_000)
    const person = await signUp(theirs)
    await exclude(person)
    const again = await signUp(same(theirs))
    expect(await readMatches(again)).toEqual([match])
    expect(getCode(await pay(again))).toBe('account.held')
    expect(getCode(await play(again))).toBe('account.held')
    expect((await harness.call(depositSettings, {}, { token: again.token })).value.hold).toBe('REVIEW')
    expect((await harness.call(withdrawalOptions, {}, { token: again.token })).value.turnoverWaived).toBe(true)
    expect(await readMatches(await signUp(contact(people + 5_000)))).toEqual([])
  })

  test.each([
    ['a tag', 'jo.doe+first@mail.example', 'jo.doe@mail.example', ['EMAIL']],
    ['dots, which Gmail ignores', 'jo.doe+a@gmail.com', 'jodoe+b@googlemail.com', ['EMAIL']],
    ['dots elsewhere, which name another mailbox', 'jo.poe@mail.example', 'jopoe@mail.example', []],
  ])('is compared by mailbox: addresses that differ by %s', async (_, first, second, matches) => {
    const person = await signUp({ email: first })
    await exclude(person)
    expect(await readMatches(await signUp({ email: second }))).toEqual(matches)
  })

  test('has accounts from before a rule held once by the daily comparison, and released ones left alone', async () => {
    const theirs = contact(people + 1_000)
    const [person, again] = [await signUp(theirs), await signUp({ email: theirs.email.replace('@', '+old@') })]
    await change(person, { realName: 'Ta Hoa', birthday: BIRTHDAY })
    await change(again, { realName: 'Та Ноа', birthday: BIRTHDAY })
    await exclude(person)
    await harness.database.delete(accountHold)
    const compare = async () => {
      await harness.database.delete(dailyWork)
      await compareWithExcluded().run(harness.database, new AbortController().signal)
    }
    await compare()
    const held = await getHolds(again)
    expect(held).toMatchObject([
      { matchedId: person.memberId, state: 'REVIEW', matches: ['EMAIL', 'NAME_AND_BIRTHDAY'], version: 0 },
    ])
    expect(getCode(await play(again))).toBe('account.held')
    await compare()
    expect(await getHolds(again)).toEqual(held)
    await withTransaction(harness.database, (tx) =>
      decideHold(tx, { ...again, matchedId: person.memberId, version: 0, to: 'RELEASED', by: 'anna' }),
    )
    await compare()
    expect(await getHolds(again)).toMatchObject([{ state: 'RELEASED' }])
    await harness.database.update(memberProfile).set({ birthday: null })
  })

  test('is compared with old accounts once a day, by whichever process is first', async () => {
    const signal = new AbortController().signal
    await exclude(await signUp())
    await harness.database.delete(dailyWork)
    expect(await compareWithExcluded().run(harness.database, signal)).toBe(1)
    expect(await compareWithExcluded().run(harness.database, signal)).toBe(0)
  })

  test('is found by name and birthday in another spelling, once both are given', async () => {
    const person = await signUp()
    await change(person, { realName: NAME, birthday: BIRTHDAY })
    await exclude(person)
    const again = await signUp()
    await change(again, { realName: 'DO THI ANH TUYET' })
    expect(await getHolds(again)).toEqual([])
    await change(again, { birthday: BIRTHDAY })
    expect(await readMatches(again)).toEqual(['NAME_AND_BIRTHDAY'])
    const namesake = await signUp()
    await change(namesake, { realName: NAME, birthday: '1991-02-03' })
    const twin = await signUp()
    await change(twin, { realName: 'Đỗ Thị Ánh Nguyệt', birthday: BIRTHDAY })
    expect([...(await getHolds(namesake)), ...(await getHolds(twin))]).toEqual([])
  })

  test.each([
    ['with its words in another order', NAME, 'Tuyet Do Thi Anh'],
    ['without a middle name', NAME, 'Đỗ Tuyết'],
    ['with a suffix', NAME, 'Do Thi Anh Tuyet Jr'],
    ['with an initial', NAME, 'Đỗ T. Tuyết'],
    ['without a particle', 'Jan van der Berg', 'Jan Berg'],
    ['in Cyrillic letters that look the same', 'Ta Hoa', 'Та Ноа'],
  ])('is found by birthday and a name %s, whichever comes first, and waits for an operator', async (_, name, other) => {
    const [person, again] = [await signUp(), await signUp({ payeeName: other })]
    await change(person, { realName: name, birthday: BIRTHDAY })
    await change(again, { birthday: BIRTHDAY })
    await exclude(person)
    const third = await signUp({ payeeName: other })
    await change(third, { birthday: BIRTHDAY })
    for (const held of [again, third])
      expect(await getHolds(held)).toMatchObject([{ state: 'REVIEW', matches: ['NAME_AND_BIRTHDAY'] }])
    await harness.database.update(memberProfile).set({ birthday: null })
  })

  test('can not give a name in mixed scripts', async () => {
    const input = {
      username: 'mixedname',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      confirmedAge: 18,
      payeeName: 'Đỗ Thị Lаn',
    }
    const { status, body } = await harness.call(register, input)
    expect([status, body]).toMatchObject([400, { value: { fields: { payeeName: 'mixed_scripts' } } }])
  })

  test('pays in on a birthday alone only if nobody excluded was born that day; else a name is needed, which is compared', async () => {
    const [person, again, neighbour] = [await signUp(), await signUp(), await signUp()]
    const born = async ({ token }: typeof person, details: object) =>
      expect((await harness.call(updateProfile, { birthday: '1979-03-14', ...details }, { token })).status).toBe(200)
    await born(person, { realName: 'Đặng Thị Hạnh' })
    await born(again, {})
    expect((await pay(again)).status).toBe(200)
    await exclude(person)
    await born(neighbour, {})
    expect(await readMatches(again)).toEqual([])
    for (const one of [again, neighbour]) expect(getCode(await pay(one))).toBe('real.name.missing')
    await born(again, { realName: 'Dang Thi Hanh' })
    expect(await readMatches(again)).toEqual(['NAME_AND_BIRTHDAY'])
    expect(getCode(await pay(again))).toBe('account.held')
    await born(neighbour, { realName: 'Trần Quốc Bảo' })
    expect((await pay(neighbour)).status).toBe(200)
  })

  test('is found by the bank account, also a removed one', async () => {
    const [person, again] = [await signUp(), await signUp()]
    const card = { bankCode: 'HOASEN', accountNumber: '123412341234', accountName: 'X', usableAt: new Date() }
    await harness.database.insert(bankCard).values({ ...card, memberId: person.memberId, removedAt: new Date() })
    await exclude(person)
    await harness.database.insert(bankCard).values({ ...card, memberId: again.memberId })
    await withTransaction(harness.database, (tx) => holdMatches(tx, again.memberId))
    expect(await readMatches(again)).toEqual(['BANK_ACCOUNT'])
  })

  test('has other accounts held by the exclusion, also when the excluded one is closed', async () => {
    const theirs = contact(people + 1_000)
    const [person, other] = [await signUp(theirs), await signUp({ email: theirs.email })]
    expect((await play(other)).status).toBe(200)
    await exclude(person)
    expect(getCode(await play(other))).toBe('account.held')
    await harness.database.update(member).set({ closedAt: new Date() }).where(eq(member.id, person.memberId))
    const third = await signUp({ email: theirs.email })
    expect(await readMatches(third)).toEqual(['EMAIL'])
  })

  test('is free under every account when the exclusion ends', async () => {
    const theirs = contact(people + 1_000)
    const person = await signUp(theirs)
    await exclude(person)
    const again = await signUp({ email: theirs.email })
    await harness.database.update(playExclusion).set({ endsAt: sql`now() - interval '1 second'` })
    expect((await play(again)).status).toBe(200)
    expect(getCode(await pay(again))).toBe('birthday.required')
    expect(await readMatches(await signUp({ email: theirs.email }))).toEqual([])
  })

  test('is found whichever comes first, in 10 races of the exclusion with the registration', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const theirs = contact(people + 2_000)
      const person = await signUp(theirs)
      const [again] = await Promise.all([signUp({ email: theirs.email }), exclude(person)])
      expect(await readMatches(again)).toEqual(['EMAIL'])
    }
  })
})

test('an operator’s release lasts until another match appears, a refusal until the exclusion ends', async () => {
  const theirs = contact(people + 1_000)
  const person = await signUp(theirs)
  await change(person, { realName: NAME, birthday: '1985-05-05' })
  await exclude(person)
  const again = await signUp({ email: theirs.email })
  const decide = (to: 'RELEASED' | 'REFUSED', version: number) =>
    withTransaction(harness.database, (tx) =>
      decideHold(tx, { memberId: again.memberId, matchedId: person.memberId, version, to, by: 'anna' }),
    )
  expect(await decide('REFUSED', 7)).toBeUndefined()
  expect(await decide('REFUSED', 0)).toBe('REVIEW')
  expect((await harness.call(depositSettings, {}, { token: again.token })).value.hold).toBe('REFUSED')
  expect(await decide('RELEASED', 1)).toBe('REFUSED')
  expect((await play(again)).status).toBe(200)
  await withTransaction(harness.database, (tx) => holdMatches(tx, again.memberId))
  expect((await play(again)).status).toBe(200)
  await change(again, { realName: NAME, birthday: '1985-05-05' })
  expect(getCode(await play(again))).toBe('account.held')
  expect(await getHolds(again)).toMatchObject([{ state: 'REVIEW', matches: ['EMAIL', 'NAME_AND_BIRTHDAY'] }])
})
