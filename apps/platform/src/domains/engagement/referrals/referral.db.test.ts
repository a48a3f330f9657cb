import { referralDetails } from '@playhouse/platform-api/referrals.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database.execute("update brand_module set enabled = true where mod_id = 'REFERRAL3'")
    },
  })
})
afterAll(() => harness.close())

const getToken = async (username: string) =>
  (await harness.call(login, { username, password: PASSWORD })).value.token as string

describe('inviting friends', () => {
  test('creates a member’s code on request, once', async () => {
    const token = await getToken('hoa')
    const none = await harness.call(referralDetails, { autoGenerate: 'false' }, { token })
    expect(none.value).toMatchObject({ referralCode: null, totalInvitations: 0 })
    const both = await Promise.all([1, 2].map(() => harness.call(referralDetails, {}, { token })))
    const codes = new Set(both.map(({ value }) => value.referralCode))
    expect(codes.size).toBe(1)
    expect([...codes][0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect((await harness.call(referralDetails, { autoGenerate: 'false' }, { token })).value.referralCode).toBe(
      [...codes][0],
    )
  })

  test('returns the number of invitations and the sites', async () => {
    const token = await getToken('hoa')
    await harness.database.execute(`
      insert into registration (member_id, kind, method, address, invited_by_id, agreed_at)
      select guest.id, 'register', 'WEB', '127.0.0.1', host.id, now()
      from member guest, member host where host.username = 'hoa' and guest.username <> 'hoa' and guest.kind <> 4
      order by guest.id limit 2`)
    const { value } = await harness.call(referralDetails, {}, { token })
    expect(value.totalInvitations).toBe(2)
    expect(value.promotionDomains.every((address: string) => URL.canParse(address))).toBe(true)
  })

  test('requires a session, a real account and the module', async () => {
    const demo = (await harness.call(freePlay, {})).value.token as string
    expect((await harness.call(referralDetails, {}, { token: demo })).body).toMatchObject({
      errorCode: 'in_need_true_account',
    })
    expect((await harness.call(referralDetails, {})).status).toBe(401)
  })
})
