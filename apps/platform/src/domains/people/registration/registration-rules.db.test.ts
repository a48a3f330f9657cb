import { register } from '@playhouse/platform-api/registration.ts'
import { ruleCases, type RuleCase } from '@playhouse/shared/registration-cases.fixture.ts'
import { RULED_FIELDS, type RuledField } from '@playhouse/shared/registration-form.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { registerRule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'

/**
 * Fields that accept any rule and are long enough for the longest case; the two passwords differ only in their rule, and a
 * person's name and an e-mail address have another beside it.
 * The web's registration-form.test.ts runs the same cases.
 */
const FIELDS = RULED_FIELDS.filter(
  (field) =>
    ![
      'username',
      'password',
      'paymentPassword',
      'mobileNum',
      'email',
      'payeeName',
      'affiliateCode',
      'captcha',
    ].includes(field),
)

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

/** The cases in rounds of as many as there are fields. */
const rounds = Map.groupBy(ruleCases(), (_, index: number) => Math.floor(index / FIELDS.length))

test.each([...rounds.values()])('validates like the shared table: $name and others', async (...cases: RuleCase[]) => {
  const placed = cases.map((found, index) => ({ ...found, field: FIELDS[index] as RuledField }))
  for (const { field, rule } of placed) {
    await harness.database.update(registerRule).set(rule).where(eq(registerRule.field, field))
  }
  const others = FIELDS.slice(placed.length)
  if (others.length > 0) {
    await harness.database.update(registerRule).set({ enabled: false }).where(inArray(registerRule.field, others))
  }
  await harness.restart()
  const before = await harness.database.$count(member)
  const { status, body } = await harness.call(register, {
    // Always invalid, so that no case opens an account.
    username: '!',
    password: 'a good long one',
    confirmPassword: 'a good long one',
    confirmedAge: 18,
    ...Object.fromEntries(placed.map(({ field, value }) => [field, value])),
  })
  const expected = placed.flatMap(({ field, breach }) => (breach ? [[field, breach] as const] : []))
  expect(status).toBe(400)
  expect((body as { value: { fields: object } }).value.fields).toEqual({
    username: 'length',
    ...Object.fromEntries(expected),
  })
  expect(await harness.database.$count(member)).toBe(before)
})
