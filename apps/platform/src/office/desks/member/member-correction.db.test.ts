import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { auditEntry } from '../../../db/tables/office.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import {
  confirmNewest,
  openTestOffice,
  operatorTokens,
  type OperatorBrowser,
  type TestOffice,
} from '../../office.fixture.ts'

let office: TestOffice
const browsers = {} as Record<'risk' | 'service' | 'view', OperatorBrowser>
let id = 0
beforeAll(async () => {
  office = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'risk', 'service', 'view') } })
  for (const role of ['risk', 'service', 'view'] as const) {
    await office.giveRoles(role, [role])
    browsers[role] = await office.logIn(role)
  }
  const [lan] = await office.database.select().from(member).where(eq(member.username, 'lan'))
  id = lan?.id ?? 0
  await office.database.update(member).set({ payeeName: 'Trần Thị Lam' }).where(eq(member.id, id))
  const profile = { birthday: '1995-03-08', identityTier: 1 }
  await office.database
    .insert(memberProfile)
    .values({ memberId: id, ...profile })
    .onConflictDoUpdate({ target: memberProfile.memberId, set: profile })
})
beforeEach(async () => {
  office.emails.length = 0
  await office.database
    .update(member)
    .set({ email: 'lan@example.test', emailVerifiedAt: new Date(), language: 'EN' })
    .where(eq(member.id, id))
})
afterAll(() => office.close())

const reason = { reason: 'the identity card says so' }
const card = () => `/members/${id}`
const propose = (realName: string, birthday = '', by = browsers.service) =>
  by.post(`${card()}/correct`, { ...reason, realName, birthday })
const person = async () => {
  const [found] = await office.database
    .select({ realName: member.payeeName, birthday: memberProfile.birthday, tier: memberProfile.identityTier })
    .from(member)
    .innerJoin(memberProfile, eq(memberProfile.memberId, member.id))
    .where(eq(member.id, id))
  return found
}

it('corrects a name that the member cannot, once a second operator confirms it', async () => {
  expect((await propose('Trần Thị Lan')).location).toBe(`${card()}?done=waits`)
  expect((await person())?.realName).toBe('Trần Thị Lam')
  expect((await browsers.risk.get('/decisions')).html).toMatch(/Trần Thị Lam[^]*?<strong>[^]*?Trần Thị Lan/)
  expect((await browsers.view.get(card())).html).not.toContain('1995-03-08')
  expect((await confirmNewest(browsers.risk)).location).toContain('done=confirmed')
  expect(await person()).toEqual({ realName: 'Trần Thị Lan', birthday: '1995-03-08', tier: 1 })
  const entries = await office.database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject, `member:${id}:person`))
    .orderBy(auditEntry.seq)
  expect(entries).toMatchObject([
    { actor: 'service', action: 'person.corrected.proposed', reason: reason.reason },
    {
      actor: 'risk',
      action: 'person.corrected',
      oldValue: { realName: 'Trần Thị Lam' },
      newValue: { realName: 'Trần Thị Lan' },
    },
  ])
})

it('notifies the member in the inbox and by e-mail once it is confirmed, without naming the old or new values', async () => {
  const received = () => office.database.select().from(memberMessage).where(eq(memberMessage.memberId, id))
  const before = (await received()).length
  await propose('Trần Thị Lanh')
  expect(await received()).toHaveLength(before)
  expect(office.emails).toEqual([])
  await confirmNewest(browsers.risk)
  expect((await received()).slice(before)).toMatchObject([{ kind: 'SYSTEM', template: 'security.PERSON_CORRECTED' }])
  expect(office.emails).toMatchObject([
    { address: 'lan@example.test', subject: expect.stringContaining('Your real name or birthday was corrected') },
  ])
  expect(JSON.stringify(office.emails)).not.toMatch(/Lanh|1995/)
  await propose('Trần Thị Lan')
  await confirmNewest(browsers.risk)
})

it('corrects nothing if the member cannot be notified', async () => {
  await propose('Trần Thị Lanh')
  const push = office.emails.push
  office.emails.push = () => {
    throw new Error('the service is away')
  }
  const refused = await confirmNewest(browsers.risk)
  office.emails.push = push
  expect(refused).toMatchObject({ status: 503, html: expect.stringContaining('nothing was changed') })
  expect((await person())?.realName).toBe('Trần Thị Lan')
  expect((await confirmNewest(browsers.risk)).location).toContain('done=confirmed')
  expect((await person())?.realName).toBe('Trần Thị Lanh')
})

it('corrects a birthday that an identity check confirmed', async () => {
  await propose('', '1995-03-18')
  await confirmNewest(browsers.risk)
  expect(await person()).toEqual({ realName: 'Trần Thị Lanh', birthday: '1995-03-18', tier: 1 })
})

it.each([
  ['realName: ', '<b>', ''],
  ['birthday: must be the day of a birth', '', '1995-02-30'],
  ['birthday: is below the age', '', '2020-01-01'],
  ['already', 'Trần Thị Lanh', '1995-03-18'],
])('is refused, saying %s', async (words, realName, birthday) => {
  expect(await propose(realName, birthday)).toMatchObject({ status: 400, html: expect.stringContaining(words) })
})

it('cannot be confirmed once the member is somebody else', async () => {
  await propose('Lê Thị Lan')
  await office.database.update(member).set({ payeeName: 'Ngô Thị Lan' }).where(eq(member.id, id))
  const { html } = await browsers.risk.get(card())
  expect(html).toContain('has changed since it was proposed (realName)')
  expect(html).not.toContain('/confirm"')
})
