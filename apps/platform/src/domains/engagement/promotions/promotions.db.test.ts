import { promotionDetail, promotions } from '@playhouse/platform-api/promotions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { offerTerms } from './offer-terms.ts'
import { statusAt } from './promotion-list.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    prepare: async (database) => {
      await database.insert(promotion).values({
        id: 'english-only',
        category: 'news',
        picture: '/media/banners/x.svg',
        startsAt: new Date(0),
        position: 99,
      })
      const texts = {
        categoryName: 'News',
        title: 'Only English',
        summary: 'S',
        content: 'C',
        terms: 'T',
      }
      await database.insert(promotionText).values({ promotionId: 'english-only', language: 'EN', ...texts })
    },
  })
  // From here on the brand is in memory and costs no query.
  await ask({})
})
afterAll(() => harness.close())

const ask = (input: { category?: string }, language = 'EN') =>
  harness.call(promotions, input, { headers: { language } })

test('lists them in the brand’s order with all categories in one query', async () => {
  const { value, queries } = await ask({})
  expect(queries).toHaveLength(1)
  expect(value.list).toHaveLength(8)
  expect(value.list[0]).toMatchObject({
    id: 'welcome-credit',
    status: 'open',
    endsAt: null,
    offered: true,
    reward: { kind: 'FIRST_DEPOSIT', period: 'ONCE', fixedAmount: '100000.00', percent: null, multiple: 3 },
  })
  expect(value.categories.map(({ code }) => code)).toEqual(['new_player', 'reward', 'news'])
  expect(new Set(value.list.map(({ status }) => status))).toEqual(new Set(['open', 'coming', 'closed']))
  expect(value.list.at(-1)).toMatchObject({ id: 'english-only', offered: false, reward: null })
})

test('filters by category and still lists all categories', async () => {
  const { value } = await ask({ category: 'new_player' })
  expect(new Set(value.list.map(({ category }) => category))).toEqual(new Set(['new_player']))
  expect(value.list.length).toBeGreaterThan(0)
  expect(value.categories).toHaveLength(3)
  expect((await ask({ category: 'nothing' })).value.list).toEqual([])
})

test('uses the requested language and falls back for missing texts', async () => {
  const [english, brandOwn] = [(await ask({}, 'EN')).value, (await ask({}, 'TY')).value]
  expect(brandOwn.list.map(({ id }) => id)).toEqual(english.list.map(({ id }) => id))
  expect(brandOwn.list[0]?.title).not.toBe(english.list[0]?.title)
  expect(brandOwn.list.at(-1)?.title).toBe('Only English')
})

test('has the same terms in every language', async () => {
  const texts = await harness.database.select().from(promotionText)
  const byPromotion = Map.groupBy(texts, ({ promotionId }) => promotionId)
  byPromotion.delete('english-only')
  for (const [id, versions] of byPromotion) {
    expect([id, versions.map(({ language }) => language).toSorted()]).toEqual([id, ['CN', 'EN', 'ID', 'TH', 'VI']])
    expect([id, new Set(versions.map(({ terms }) => terms.split('<li>').length)).size]).toEqual([id, 1])
    expect([id, new Set(versions.map(({ content }) => content.split('<p>').length)).size]).toEqual([id, 1])
  }
})

test('returns one in full, with the terms of its rule', async () => {
  const { value, queries } = await harness.call(promotionDetail, { id: 'welcome-credit' })
  expect(value).toMatchObject({ id: 'welcome-credit', status: 'open', endsAt: null })
  expect(value.terms).toMatch(/^<ol>(<li>[^<]+<\/li>)+<\/ol>$/)
  expect(queries).toHaveLength(1)
})

test('writes the terms of every offer from its rule, as the rule is now', async () => {
  const detail = async (id: string) =>
    (await harness.call(promotionDetail, { id }, { headers: { language: 'EN' } })).value.terms
  const offers = await harness.database.select().from(promotionOffer)
  expect(offers).toHaveLength(7)
  for (const offer of offers) {
    const [about] = await harness.database.select().from(promotion).where(eq(promotion.id, offer.promotionId))
    const terms = offerTerms(offer, { endsAt: about?.endsAt ?? null }, { language: 'EN', currency: 'VND' })
    const plain = (await detail(offer.promotionId))
      .replaceAll(/<\/?ol>/g, '')
      .split(/<\/?li>/)
      .filter(Boolean)
    expect([offer.promotionId, plain]).toEqual([offer.promotionId, terms])
  }
  const own = eq(promotionOffer.promotionId, 'welcome-credit')
  await harness.database.update(promotionOffer).set({ multiple: 4 }).where(own)
  expect(await detail('welcome-credit')).toContain('4 times its amount, which is ₫400,000')
  await harness.database.update(promotionOffer).set({ multiple: 3 }).where(own)
})

test('keeps the terms by hand of a promotion that only informs', async () => {
  const { value } = await harness.call(promotionDetail, { id: 'english-only' })
  expect(value.terms).toBe('T')
})

test.each(['none', "x' or 1=1 --", '%00'])('rejects the unknown promotion %j', async (id) => {
  const { status, body } = await harness.call(promotionDetail, { id })
  expect([status, body]).toEqual([404, expect.objectContaining({ errorCode: 'promotion.not.found' })])
})

describe('the status of a promotion', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const before = new Date('2026-06-15T11:59:59Z')
  const after = new Date('2026-06-15T12:00:01Z')
  test.each([
    ['coming', null, null],
    ['coming', after, null],
    ['open', before, null],
    ['open', now, after],
    ['closed', before, now],
    ['closed', null, before],
  ] as const)('is %s from %s to %s', (status, startsAt, endsAt) =>
    expect(statusAt({ startsAt, endsAt, isDraft: false }, now)).toBe(status),
  )

  test('is coming as long as it is a draft', () => {
    expect(statusAt({ startsAt: before, endsAt: after, isDraft: true }, now)).toBe('coming')
  })
})
