import { resetPasswordByEmail } from '@playhouse/platform-api/member-passwords.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { noLoginSms } from '@playhouse/platform-api/verification.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { logInGuard } from '../../../../db/tables/members.ts'
import { verificationCode } from '../../../../db/tables/verification.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { updateAccount, freshNumber } from './log-in.fixture.ts'

const ROUNDS_MIN = 30
const ROUNDS_MAX = 300

let harness: TestPlatform
beforeAll(async () => {
  const many = { LOG_INS_PER_HOUR: '10000', PASSWORD_RESETS_PER_HOUR: '10000', CODE_REQUESTS_PER_HOUR: '10000' }
  harness = await openTestPlatform({
    template: 'small',
    environment: { ...many, CODES_PER_DAY: '1000' },
  })
})
afterAll(() => harness.close())

/**
 * Minimum duration of each of two operations, in milliseconds, run alternately under equal conditions. A busy machine
 * only lengthens single runs, so rounds are added until the two are equal, or enough have shown that they are not.
 */
async function minimumTimes(
  known: (round: number) => Promise<unknown>,
  unknown: (round: number) => Promise<unknown>,
  before: () => Promise<unknown> = async () => {},
) {
  const minimum = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  const time = async (which: keyof typeof minimum, work: (round: number) => Promise<unknown>, round: number) => {
    await before()
    const began = performance.now()
    await work(round)
    minimum[which] = Math.min(minimum[which], performance.now() - began)
  }
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if (round >= ROUNDS_MIN && difference(minimum) < noise(minimum)) break
    await time('known', known, round)
    await time('unknown', unknown, round)
  }
  return minimum
}

interface Times {
  known: number
  unknown: number
}
/** A tenth of the total, and half a millisecond of clock jitter. */
const noise = ({ known, unknown }: Times) => 0.1 * Math.max(known, unknown) + 0.5
const difference = ({ known, unknown }: Times) => Math.abs(known - unknown)

const logIn = (username: string) => harness.call(login, { username, password: 'not the password' })
const requestLink = (username: string) =>
  harness.call(resetPasswordByEmail, { username, email: `${username}@mail.example` })
const requestCode = ({ countryDialingCode, mobileNum }: ReturnType<typeof freshNumber>) =>
  harness.call(noLoginSms, { countryDialingCode, mobileNum })

// Times say something only where nothing else runs.
describe.runIf(IS_NIGHTLY)('an unknown account', () => {
  const known = freshNumber()
  beforeAll(async () => {
    await updateAccount(harness.database, 'hoa', { email: 'hoa@mail.example' })
    await updateAccount(harness.database, 'minh', { mobile: known.mobile, mobileVerifiedAt: new Date() })
    await updateAccount(harness.database, 'lan', { passwordHash: await hashPassword(PASSWORD) })
  })

  test('takes the same time for a wrong password', async () => {
    const found = await minimumTimes(
      () => logIn('lan'),
      (round) => logIn(`nobody${round}`),
      () => harness.database.delete(logInGuard),
    )
    expect(difference(found)).toBeLessThan(noise(found))
    // Hashing the password takes the time in both cases.
    expect(found.unknown).toBeGreaterThan(5)
  })

  test('takes the same time for a reset link', async () => {
    const found = await minimumTimes(
      () => requestLink('hoa'),
      (round) => requestLink(`nobody${round}`),
    )
    expect(difference(found)).toBeLessThan(noise(found))
  })

  test('takes the same time for a code', async () => {
    const found = await minimumTimes(
      () => requestCode(known),
      () => requestCode(freshNumber()),
      () => harness.database.delete(verificationCode),
    )
    expect(difference(found)).toBeLessThan(noise(found))
  })
})
