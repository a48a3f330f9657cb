import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerRule, resource } from '../../../db/tables/brand.ts'
import { readReferralTerms } from '../../../domains/engagement/referrals/operator.ts'
import { brandSettings } from '../../../domains/site/brand-settings.ts'
import { readTwoOperatorsAbove } from '../../../domains/site/operator.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice()
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())

/** The fields that the unchanged form of a page would send, with a reason. */
const formOn = async (path: string) => {
  const { html } = await anna.get(path)
  const inputs = [...html.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)]
  const selects = [...html.matchAll(/<select name="(\w+)">([^]*?)<\/select>/g)].map(([, name = '', options = '']) => [
    name,
    /value="([^"]*)" *selected/.exec(options)?.[1] ?? '',
  ])
  const {
    csrf: _,
    q: __,
    ...fields
  } = Object.fromEntries([...inputs.map(([, name = '', value = '']) => [name, value]), ...selects])
  return { ...fields, reason: 'as agreed' } as Record<string, string>
}
const settings = () => brandSettings(office.database, { sender: true, payments: true } as never, 0)()

describe('the rule of invited friends', () => {
  const rule = { reward: '20,000', minDeposit: '100,000', minTurnover: '0', days: '14', reason: 'for autumn' }

  it('is changed by two operators, holds at once and is audited with old and new terms', async () => {
    const before = await readReferralTerms(office.database)
    expect((await anna.post('/referral-rule/save', rule)).location).toContain('done=waits')
    expect(await readReferralTerms(office.database)).toEqual(before)
    expect((await anna.get('/decisions')).html).not.toContain('/confirm"')
    expect((await confirmNewest(binh)).location).toContain('done=confirmed')
    expect(await readReferralTerms(office.database)).toMatchObject({ minTurnover: 0n, days: 14 })
    expect(await office.lastAudit('referral-rule.changed')).toMatchObject({
      newValue: expect.objectContaining({
        Reward: '20,000.00',
        'Deposits of the friend': '100,000.00',
        'Within days': '14',
      }),
      oldValue: expect.objectContaining({ 'Within days': String(before.days) }),
      reason: expect.stringContaining('for autumn'),
    })
  })

  it.each([
    ['pays for a registration alone', { ...rule, minDeposit: '0' }, 'registering alone pays'],
    ['has no days', { ...rule, days: '0' }, 'is at least 1'],
    ['has no amount', { ...rule, reward: 'much' }, 'must be an amount'],
  ])('is refused if it %s', async (_what, sent, why) => {
    const refused = await anna.post('/referral-rule/save', sent)
    expect(refused).toMatchObject({ status: 400, html: expect.stringContaining(why) })
  })
})

describe('apps and links', () => {
  const sent = { ANDROID: '/app/android', IOS: '', TELEGRAM: 'https://t.test/lotus', reason: 'a new channel' }

  it('reach the site without a restart', async () => {
    const other = { resourceType: 'CUSTOMER_SERVICE', url: 'https://desk.test/', labelNameEn: 'Chat' }
    await office.database.insert(resource).values(other)
    const form = await formOn('/downloads')
    expect((await anna.post('/downloads/save', { ...form, ...sent })).location).toBe('/downloads?done=done')
    const found = (await settings()).resources.map(({ resourceType, url }) => [resourceType, url])
    expect(found).toEqual([
      ['ANDROID', '/app/android'],
      ['CUSTOMER_SERVICE', 'https://desk.test/'],
      ['TELEGRAM', 'https://t.test/lotus'],
    ])
    expect(await office.lastAudit('downloads.changed')).toMatchObject({
      actor: 'anna',
      newValue: expect.objectContaining({ Telegram: 'https://t.test/lotus' }),
      reason: 'a new channel',
    })
  })

  it.each(['javascript:alert(1)', 'http://t.test/', '//t.test/', 'data:text/html,x', 't.test'])(
    'are never %s',
    async (FACEBOOK) => {
      const refused = await anna.post('/downloads/save', { ...(await formOn('/downloads')), FACEBOOK })
      expect(refused).toMatchObject({ status: 400, html: expect.stringContaining('begins with https://') })
    },
  )
})

describe('the registration form', () => {
  const save = async (changes: Record<string, string>) =>
    anna.post('/registration-form/save', { ...(await formOn('/registration-form')), ...changes })

  it('applies changed fields without a restart, and is audited field by field', async () => {
    const changes = { state_email: 'required', max_email: '80', state_zalo: 'optional', pattern_zalo: '9' }
    expect((await save(changes)).location).toContain('done=done')
    const rules = new Map((await settings()).registerRules.map((rule) => [rule.field, rule]))
    expect(rules.get('email')).toMatchObject({ enabled: true, required: true, maxLength: 80 })
    expect(rules.get('zalo')).toMatchObject({
      enabled: true,
      required: false,
      patternId: 9,
      acceptedPattern: String.raw`^\S+$`,
    })
    expect(await office.lastAudit('registration-form.changed')).toMatchObject({
      oldValue: { Email: expect.stringContaining('not asked for'), Zalo: expect.any(String) },
      newValue: { Email: 'required, 6 to 80 characters, email', Zalo: expect.stringContaining('optional') },
    })
  })

  it.each([
    ['asks for no username', { state_username: 'off' }, 'is always required'],
    ['takes the password as optional', { state_password: 'optional' }, 'is always required'],
    ['takes short passwords', { min_password: '4' }, 'is at least 8'],
    ['has bounds that nothing fits', { min_email: '70', max_email: '60' }, 'is at most the most characters'],
    ['has a pattern that is none', { pattern_email: '99' }, 'Invalid'],
  ])('is refused if it %s', async (_what, changes: Record<string, string>, why) => {
    const before = await office.database.select().from(registerRule).orderBy(registerRule.position)
    expect(await save(changes)).toMatchObject({ status: 400, html: expect.stringContaining(why) })
    expect(await office.database.select().from(registerRule).orderBy(registerRule.position)).toEqual(before)
  })
})

describe('the limit of two operators', () => {
  const item = {
    id: 'silver-coin',
    isNew: 'yes',
    kind: 'GOODS',
    state: 'on',
    points: '50',
    amount: '100',
    available: '5',
    position: '3',
    picture: '',
    ...inLanguages('name', 'Coin'),
    ...inLanguages('description', 'Of silver'),
    reason: 'for autumn',
  }
  const limit = async () => (await formOn('/two-operators'))['above']

  it('is that of the environment until two operators set another, which holds at once', async () => {
    expect(await limit()).toBe('100,000,000.00')
    expect((await anna.post('/two-operators/save', { above: '400', reason: 'a small house' })).location).toContain(
      'done=waits',
    )
    expect(await readTwoOperatorsAbove(office.database)).toBeNull()
    expect((await confirmNewest(binh)).location).toContain('done=confirmed')
    expect(await limit()).toBe('400.00')
    expect(await office.lastAudit('two-operators.changed')).toMatchObject({
      oldValue: { 'Two operators above, a day': '100,000,000.00' },
      newValue: { 'Two operators above, a day': '400.00' },
    })
    expect((await anna.post('/mall/save', item)).location).toContain('done=waits')
  })

  it('lets an act pass by one operator below it', async () => {
    await anna.post('/two-operators/save', { above: '1,000,000', reason: 'a larger house' })
    await confirmNewest(binh)
    expect((await anna.post('/mall/save', { ...item, id: 'copper-coin' })).location).toContain('done=done')
  })
})
