import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { memberBonus, promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { auditEntry, decidedAmount } from '../../../db/tables/office.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { units } from '../../../domains/engagement/promotions/bonus.fixture.ts'
import { applyForOffer, claimOffer, listOffers } from '../../../domains/engagement/promotions/offers.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { textsIn } from '../../../lib/texts.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { getCash, createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { promotionArt } from '../../../media/offer-art.ts'
import { HOST, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '1000000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
// Each test has the whole limit of the day.
beforeEach(() => office.database.delete(decidedAmount))

const TODAY = brandDay(new Date())
/** Cash of 100 for everybody, each day. */
const form = (id: string, values: Record<string, string> = {}): Record<string, string> => ({
  id,
  isNew: 'yes',
  state: 'published',
  picture: '',
  category: 'reward',
  newCategory: '',
  position: '3',
  withDeposit: 'no',
  startsOn: TODAY,
  endsOn: '',
  kind: 'SIGN_IN',
  period: 'DAY',
  isReviewed: 'no',
  threshold: '',
  fixedAmount: '100',
  percent: '',
  maxAmount: '',
  multiple: '0',
  maxStake: '',
  days: '',
  tickets: '',
  raffleSeriesId: '',
  reason: 'planned for December',
  ...inLanguages('title', 'Daily gift'),
  ...inLanguages('summary', 'A gift'),
  ...inLanguages('content', 'What it **is**'),
  ...values,
})
const BONUS = { kind: 'SIGN_IN', multiple: '3', maxStake: '20', days: '7', contribution_LIVE: '20' }
const save = (values: Record<string, string>, by = anna) => by.post('/promotions/save', values)
const change = (id: string, values: Record<string, string> = {}) => save(form(id, { isNew: 'no', ...values }))
const stored = async (id: string) => (await office.database.select().from(promotion).where(eq(promotion.id, id)))[0]
const offered = async (id: string) =>
  (await office.database.select().from(promotionOffer).where(eq(promotionOffer.promotionId, id)))[0]
const audits = async () => (await office.database.select().from(auditEntry)).map(({ action }) => action)
const claim = (memberId: number, id: string) => claimOffer(office.database, memberId, id)
const offerFor = async (memberId: number, id: string) =>
  (await listOffers(office.database, memberId, 'VND')).list.find(({ promotionId }) => promotionId === id)

it('adds a promotion that members can claim at once, and says so in the audit log', async () => {
  expect((await save(form('daily-gift'))).location).toBe('/promotions/plan/daily-gift?done=done')
  expect((await audits()).at(-1)).toBe('promotion.saved')
  expect(await stored('daily-gift')).toMatchObject({
    startsAt: new Date(`${TODAY}T00:00:00+07:00`),
    endsAt: null,
    picture: '/media/banners/promotion-daily-gift.svg',
  })
  const memberId = await createMemberWith(office.database, 0n)
  expect(await claim(memberId, 'daily-gift')).toMatchObject({ status: 'claimed' })
  expect(await getCash(office.database, memberId)).toBe(units(100))
  const { html } = await anna.get('/promotions/all')
  expect(html).toMatch(/href="\/promotions\/plan\/daily-gift"[^]*for everyone who visits, once a day/)
})

it('shows the stored values in its form, and saving them changes nothing', async () => {
  await save(form('same-gift', { ...BONUS, endsOn: addDays(TODAY, 3), withDeposit: 'yes' }))
  const before = [await stored('same-gift'), await offered('same-gift')]
  expect(before[1]).toMatchObject({ contribution: { LIVE: 20, LOTT: 30, ELOTT: 30 }, maxStake: units(20) })
  const { html } = await anna.get('/promotions/plan/same-gift')
  for (const text of ['value="100.00"', 'value="20.00"', `value="${addDays(TODAY, 3)}"`]) expect(html).toContain(text)
  expect((await change('same-gift', { ...BONUS, endsOn: addDays(TODAY, 3), withDeposit: 'yes' })).status).toBe(303)
  expect([await stored('same-gift'), await offered('same-gift')]).toEqual(before)
})

const getPreview = async (values: Record<string, string>) =>
  (await anna.post('/promotions/save/preview', form('seen-gift', values), { referer: `http://${HOST}/promotions/new` }))
    .html

it('previews “Your offer” in the texts and languages of the site', async () => {
  const bonus = {
    kind: 'RELOAD',
    period: 'WEEK',
    threshold: '500',
    fixedAmount: '',
    percent: '50',
    maxAmount: '1,000',
    multiple: '3',
    maxStake: '20',
    days: '7',
    contribution_LIVE: '20',
  }
  const html = await getPreview(bonus)
  for (const language of ['EN', 'VI', 'CN', 'ID', 'TH'] as const) {
    const { offer } = textsIn(language, 'web/promotions')
    const { bcp47 } = LANGUAGES[language]
    const money = (amount: string) => formatMoney(amount, 'VND', bcp47)
    expect(html).toContain(offer.title)
    expect(html).toContain(offer.claimBonus.replace('{{amount}}', money('1000')))
    expect(html).toContain(offer.multiple.replace('{{times}}', '3'))
    expect(html).toContain(offer.maxStake.replace('{{amount}}', money('20')))
    expect(html).toContain(offer.obstacles.DEPOSIT.replace('{{amount}}', money('500')))
    expect(html).toContain(offer.obstacles.NO_EARLIER_DEPOSIT)
    const { LIVE } = textsIn(language, 'web/records').categories
    expect(html).toContain(offer.contribution.replace('{{product}}', LIVE).replace('{{percent}}', '20'))
  }
  const cash = await getPreview({ fixedAmount: '100' })
  expect(cash).toContain('You can claim ₫100 now. It is paid as cash.')
  expect(cash).toContain('You have claimed ₫100 today. Come back tomorrow.')
})

it('names deposits from before the start that count for an offer, in the preview, on its page and to the second operator', async () => {
  const monday = addDays(getWeek(TODAY), 7)
  const rebate = { kind: 'LOSS_REBATE', period: 'WEEK', threshold: '0', startsOn: monday }
  const said = `${addDays(monday, -7)} to ${addDays(monday, -1)}, before it begins`
  expect(await getPreview(rebate)).toContain(said)
  await save(form('back-gift', rebate))
  expect((await anna.get('/promotions/plan/back-gift')).html).toContain(said)
  await save(form('back-large', { ...rebate, fixedAmount: '1,000,000' }))
  const decisions = (await binh.get('/decisions')).html
  expect(decisions).toContain(said)
  // New plans are in the list of plans too, with what they may cost.
  const list = (await anna.get('/promotions/all')).html
  expect(list).toContain('Waiting for a second operator')
  expect(list).toContain('Add promotion back-large')
  expect(list).toMatch(/Add promotion back-large[^]*?<td class="number">[\d,]+\.00<\/td>/)
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(decisions) ?? []
  await binh.post(`${path}/decline`, { reason: 'was a trial' })
  expect((await anna.get('/promotions/all')).html).not.toContain('Waiting for a second operator')
  expect(await getPreview({})).not.toContain('Reaches back')
})

it('names the last day on its page and in the decision about it, and the moment if it was ended during a day', async () => {
  const last = addDays(TODAY, 3)
  await save(form('dated-gift', { endsOn: last }))
  const { html } = await anna.get('/promotions/plan/dated-gift')
  expect(html).toMatch(new RegExp(`<dt>Until</dt>\\s*<dd><time>${last}</time></dd>`))
  // The amount is large enough to take two operators, who see the terms.
  await save(form('dated-large', { endsOn: last, fixedAmount: '1,000,000' }))
  const decision = (await binh.get('/decisions')).html
  expect(decision).toMatch(new RegExp(`Ends</td>\\s*<td[^>]*><div class="text">${last}</div>`))
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(decision) ?? []
  expect((await binh.post(`${path}/decline`, { reason: 'was a trial' })).location).toContain('done=declined')
  await anna.post('/promotions/plan/dated-gift/end', { reason: 'enough of it' })
  expect((await anna.get('/promotions/plan/dated-gift')).html).toMatch(
    /<dt>Until<\/dt>\s*<dd>\d+ \w+ \d{4}, [\d:]+<\/dd>/,
  )
})

describe('a change', () => {
  it('keeps the terms of earlier claims, and applies to the next one', async () => {
    await save(form('changed-gift', BONUS))
    const [early, late] = [await createMemberWith(office.database, 0n), await createMemberWith(office.database, 0n)]
    await claim(early, 'changed-gift')
    const now = { ...BONUS, fixedAmount: '50', multiple: '5', maxStake: '10', days: '3', contribution_LIVE: '' }
    expect((await change('changed-gift', now)).status).toBe(303)
    await claim(late, 'changed-gift')
    const getBonus = async (memberId: number) =>
      (await office.database.select().from(memberBonus).where(eq(memberBonus.memberId, memberId)))[0]
    expect(await getBonus(early)).toMatchObject({
      granted: units(100),
      required: units(300),
      maxStake: units(20),
      contribution: { LIVE: 20, LOTT: 30, ELOTT: 30 },
      terms: { EN: { terms: expect.stringContaining('Live tables: 20% of each stake counts.') } },
    })
    expect(await getBonus(late)).toMatchObject({
      granted: units(50),
      required: units(250),
      maxStake: units(10),
      contribution: { LOTT: 50, ELOTT: 50 },
      terms: { EN: { terms: expect.stringContaining('5 times its amount, which is ₫250.') } },
    })
    expect(await offerFor(early, 'changed-gift')).toMatchObject({ multiple: 3, fixedAmount: '100.00' })
    expect(await offerFor(late, 'changed-gift')).toMatchObject({ multiple: 5, fixedAmount: '50.00' })
  })

  it('keeps the terms of open applications, until they are decided and claimed', async () => {
    await save(form('asked-gift', { ...BONUS, isReviewed: 'yes', period: 'WEEK' }))
    const memberId = await createMemberWith(office.database, 0n)
    await applyForOffer(office.database, memberId, { promotionId: 'asked-gift', remark: '', uploads: [] })
    const now = { ...BONUS, isReviewed: 'no', period: 'WEEK', fixedAmount: '50', multiple: '9' }
    expect((await change('asked-gift', now)).status).toBe(303)
    const own = eq(promotionClaim.memberId, memberId)
    const [applied] = await office.database.select().from(promotionClaim).where(own)
    const page = `/promotions/${memberId}/${applied?.id}`
    expect((await anna.get(page)).html).toContain('100.00')
    expect((await anna.post(`${page}/accept`, { reason: 'as promised' })).status).toBe(303)
    await claim(memberId, 'asked-gift')
    const [bonus] = await office.database.select().from(memberBonus).where(eq(memberBonus.memberId, memberId))
    expect(bonus).toMatchObject({
      granted: units(100),
      required: units(300),
      terms: { EN: { terms: expect.stringContaining('3 times its amount, which is ₫300.') } },
    })
  })

  it('waits for claims that are under way, and neither mixes old terms with new ones', async () => {
    await save(form('raced-gift', BONUS))
    const members = await Promise.all(Array.from({ length: 12 }, () => createMemberWith(office.database, 0n)))
    const next = { ...BONUS, multiple: '7' }
    await Promise.all([
      ...members.slice(0, 6).map((memberId) => claim(memberId, 'raced-gift')),
      change('raced-gift', next),
      ...members.slice(6).map((memberId) => claim(memberId, 'raced-gift')),
    ])
    const bonuses = await office.database.select().from(memberBonus).where(eq(memberBonus.promotionId, 'raced-gift'))
    expect(bonuses).toHaveLength(12)
    for (const { required, terms } of bonuses)
      expect(terms['EN']?.terms).toContain(`turnover of ${required === units(700) ? 7 : 3} times`)
  })

  it('keeps the terms that members rely on once it has begun', async () => {
    await save(form('begun-gift'))
    for (const [field, value] of [
      ['startsOn', addDays(TODAY, 1)],
      ['kind', 'NONE'],
      ['period', 'ONCE'],
    ] as const) {
      const terms = value === 'NONE' ? inLanguages('terms', '1. It informs') : {}
      const { status, html } = await change('begun-gift', { [field]: value, ...terms })
      expect(status).toBe(400)
      expect(html).toContain('once it has begun')
    }
    expect(await offered('begun-gift')).toMatchObject({ kind: 'SIGN_IN', period: 'DAY' })
  })

  it('names a category once', async () => {
    const names = inLanguages('categoryName', 'Season')
    await save(form('named-one', { category: '-', newCategory: 'season', ...names }))
    await save(form('named-two', { category: '-', newCategory: 'season', ...names, categoryName_EN: 'Seasonal' }))
    // A category that exists needs no names.
    expect((await save(form('named-three', { category: 'season' }))).status).toBe(303)
    const third = await office.database.select().from(promotionText).where(eq(promotionText.promotionId, 'named-three'))
    expect(third.map(({ categoryName }) => categoryName).toSorted()).toEqual([
      'Season CN',
      'Season ID',
      'Season TH',
      'Season VI',
      'Seasonal',
    ])
    const [row] = await office.database.select().from(promotionText).where(eq(promotionText.promotionId, 'named-one'))
    const all = await office.database.select().from(promotionText).where(eq(promotionText.language, 'EN'))
    expect(row).toBeDefined()
    expect(all.find(({ promotionId }) => promotionId === 'named-one')?.categoryName).toBe('Seasonal')
  })
})

it('ends at once, and keeps the claims', async () => {
  await save(form('short-gift', BONUS))
  const memberId = await createMemberWith(office.database, 0n)
  await claim(memberId, 'short-gift')
  expect((await anna.post('/promotions/plan/short-gift/end', { reason: 'abused' })).status).toBe(303)
  expect((await audits()).at(-1)).toBe('promotion.ended')
  const other = await createMemberWith(office.database, 0n)
  await expect(claim(other, 'short-gift')).rejects.toMatchObject({ code: 'promotion.not.open' })
  expect(await office.database.$count(memberBonus, eq(memberBonus.memberId, memberId))).toBe(1)
  expect((await anna.post('/promotions/plan/short-gift/end', { reason: 'abused' })).status).toBe(409)
})

it('removes a promotion that has not begun, and no other', async () => {
  await save(form('early-gift', { startsOn: '' }))
  expect((await anna.post('/promotions/plan/early-gift/remove', { reason: 'a mistake' })).status).toBe(303)
  expect(await stored('early-gift')).toBeUndefined()
  expect((await anna.post('/promotions/plan/daily-gift/remove', { reason: 'a mistake' })).status).toBe(409)
  expect(await stored('daily-gift')).toBeDefined()
})

it('waits for a second operator when all accounts together could get more than the limit', async () => {
  expect((await save(form('large-gift', { fixedAmount: '1,000,000' }))).location).toBe('/promotions/all?done=waits')
  expect(await stored('large-gift')).toBeUndefined()
  const { html } = await binh.get('/decisions')
  expect(html).toContain('Add promotion large-gift, which gives 1,000,000 of cash')
  for (const text of ['once a day', '1,000,000.00', 'Open accounts', 'Daily gift CN']) expect(html).toContain(text)
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(html) ?? []
  expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
  expect(await stored('large-gift')).toBeDefined()
})

test.each([
  ['it has an unknown category without names', { category: 'nothing' }, 'newCategory'],
  ['it has no category', { category: '' }, 'newCategory'],
  ['a new category lacks a name', { category: '-', newCategory: 'brand_new' }, 'categoryName_VI'],
  ['its picture is elsewhere', { picture: 'https://evil.test/x.webp' }, 'picture'],
  ['a language is missing', { title_CN: '' }, 'title_CN'],
  ['the brand’s Vietnamese has a title alone', { title_TY: 'Quà' }, 'TY'],
  ['it ends before it begins', { endsOn: addDays(TODAY, -1) }, 'endsOn'],
  ['it begins in the past', { startsOn: addDays(TODAY, -1) }, 'startsOn'],
  ['it gives an amount and a percentage', { percent: '10', maxAmount: '50' }, 'fixedAmount'],
  ['it gives nothing', { fixedAmount: '' }, 'fixedAmount'],
  ['it gives a percentage of nothing', { fixedAmount: '', percent: '10', maxAmount: '50' }, 'percent'],
  ['a percentage has no end', { kind: 'RELOAD', threshold: '50', fixedAmount: '', percent: '10' }, 'maxAmount'],
  ['a deposit is asked for without an amount', { kind: 'RELOAD' }, 'threshold'],
  ['first deposits come each day', { kind: 'FIRST_DEPOSIT', threshold: '50' }, 'period'],
  ['a bonus has no largest stake', { multiple: '3', days: '7' }, 'maxStake'],
  ['a bonus has no end', { multiple: '3', maxStake: '20' }, 'days'],
  ['more than all of a stake counts', { ...BONUS, contribution_LIVE: '101' }, 'contribution_LIVE'],
  [
    'lotteries count so much that covering bets earn the bonus',
    { ...BONUS, contribution_LOTT: '31' },
    'contribution_LOTT',
  ],
  ['tickets are of no raffle', { kind: 'TICKET', threshold: '50', tickets: '2' }, 'raffleSeriesId'],
  [
    'tickets are of an unknown raffle',
    { kind: 'TICKET', threshold: '50', tickets: '2', raffleSeriesId: 'no' },
    'raffleSeriesId',
  ],
  ['tickets are applied for', { kind: 'TICKET', threshold: '50', tickets: '2', isReviewed: 'yes' }, 'isReviewed'],
  ['terms by hand stand beside those of what it gives', { terms_VI: 'Mỗi ngày hai lần' }, 'terms_VI'],
  ['it only informs and has no terms', { kind: 'NONE' }, 'terms_VI'],
  ['the ID is taken', { id: 'daily-gift' }, 'already'],
])('refuses a promotion if %s', async (_, values, named) => {
  const { status, html } = await save(form('not-stored', values))
  expect([400, 409]).toContain(status)
  expect(html).toContain(named)
  expect(await stored('not-stored')).toBeUndefined()
})

test('its page does not exist for an unknown promotion', async () => {
  expect((await anna.get('/promotions/plan/nothing')).status).toBe(404)
})

it('names the fault of every field at once, and keeps the typed values', async () => {
  const values = { title_CN: '', summary_EN: '', endsOn: addDays(TODAY, -1), fixedAmount: 'much', position: '0' }
  const { status, html } = await anna.post('/promotions/save', form('many-faults', values), {
    referer: 'http://127.0.0.1:4208/promotions/new',
  })
  expect(status).toBe(400)
  expect(html).toContain('4 fields are to be corrected; each says why.')
  for (const id of ['title_CN', 'summary_EN', 'fixedAmount', 'position']) expect(html).toContain(`id="problem-${id}"`)
  expect(html).toContain('value="much"')
})

it('previews every language without saving, and keeps the typed values', async () => {
  const typed = form('seen-first', {
    content_EN: 'A **bold** <script>alert(1)</script> [link](javascript:alert(1))',
    reason: '',
  })
  const { status, html } = await anna.post('/promotions/save/preview', typed, {
    referer: 'http://127.0.0.1:4208/promotions/new',
  })
  expect(status).toBe(200)
  const [, preview = ''] =
    /<section class="panel preview"([^]*)<form method="post" action="\/promotions\/save"/.exec(html) ?? []
  expect(preview).toContain('<strong>bold</strong> &lt;script&gt;')
  expect(preview).not.toContain('<script>')
  expect(preview).not.toContain('href="javascript')
  for (const language of ['VI', 'EN', 'CN', 'ID', 'TH']) expect(preview).toContain(`Daily gift ${language}`)
  const [, picture = ''] = /src="(\/pictures\/drawn\/promotion-seen-first[^"]*)"/.exec(preview) ?? []
  expect((await anna.get(picture.replaceAll('&amp;', '&'))).html).toBe(promotionArt('promotion-seen-first', 'SIGN_IN'))
  expect(html).toContain('value="seen-first"')
  expect(await stored('seen-first')).toBeUndefined()
  const watcherless = await anna.post('/promotions/save/preview', { ...typed, csrf: 'x' })
  expect(watcherless.status).toBe(403)
})

it('keeps a draft from members until it is published, and lets it lack languages', async () => {
  const draft = form('draft-gift', {
    state: 'draft',
    fixedAmount: '900000',
    title_CN: '',
    summary_CN: '',
    content_CN: '',
    terms_CN: '',
  })
  // Nobody can take it, so it costs nothing.
  expect((await save(draft)).location).toContain('done=done')
  expect((await stored('draft-gift'))?.isDraft).toBe(true)
  const memberId = await createMemberWith(office.database, 0n)
  expect((await listOffers(office.database, memberId, 'VND')).list.map(({ promotionId }) => promotionId)).not.toContain(
    'draft-gift',
  )
  await expect(claim(memberId, 'draft-gift')).rejects.toMatchObject({ code: 'promotion.not.open' })
  const published = { ...draft, isNew: 'no', state: 'published' }
  expect((await save(published)).status).toBe(400)
  expect((await save(form('draft-gift', { isNew: 'no', fixedAmount: '1' }))).status).toBe(303)
  expect((await listOffers(office.database, memberId, 'VND')).list.map(({ promotionId }) => promotionId)).toContain(
    'draft-gift',
  )
})
