import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcement, banner, brand, contentPicture, helpArticle } from '../../../db/tables/brand.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { broadcast, memberMessage } from '../../../db/tables/messages.ts'
import { auditEntry, decidedAmount } from '../../../db/tables/office.ts'
import { pointsItem, pointsRate, pointsSetting } from '../../../db/tables/points.ts'
import { rankRebate } from '../../../db/tables/ranks.ts'
import { readProgress } from '../../../domains/engagement/ranks/ladder.ts'
import { dueBroadcasts } from '../../../domains/people/messages/broadcasts.ts'
import { readHelpCenter } from '../../../domains/site/help-center.ts'
import { listAnnouncements } from '../../../domains/site/announcements.ts'
import { HOST, openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '1000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())

const reason = 'as was agreed'
async function confirm(): Promise<void> {
  const [, path = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
  expect((await binh.post(path)).location).toContain('done=confirmed')
}
const lastAction = async () => (await office.database.select().from(auditEntry).orderBy(auditEntry.seq)).at(-1)?.action

const bannerForm = (id: string, values: Record<string, string> = {}) => ({
  id,
  isNew: 'yes',
  groupName: 'w_home',
  position: '5',
  state: 'published',
  startsAt: '',
  endsAt: '',
  picture: '',
  linkageType: 'NONE',
  linkTarget: '',
  reason,
  ...inLanguages('title', 'Title'),
  ...inLanguages('text', 'Text'),
  ...values,
})

describe('a banner', () => {
  const form = bannerForm
  const shown = async () =>
    (await listAnnouncements(office.database, 'EN', { types: ['B'] })).banners.map(({ title }) => title)

  it('is shown between its moments, in every language, and not as a draft', async () => {
    expect((await anna.post('/banners/save', form('hello-all'))).location).toBe('/banners/hello-all?done=done')
    expect(await shown()).toContain('Title EN')
    expect(await office.database.$count(banner, eq(banner.slot, 'hello-all'))).toBe(5)
    const hidden: Record<string, string>[] = [
      { state: 'draft' },
      { startsAt: '2999-01-01T00:00' },
      { startsAt: '2020-01-01T00:00', endsAt: '2020-01-02T00:00' },
    ]
    for (const values of hidden) {
      expect((await anna.post('/banners/save', form('hello-all', { isNew: 'no', ...values }))).status).toBe(303)
      expect(await shown()).not.toContain('Title EN')
    }
    const [row] = await office.database.select().from(banner).where(eq(banner.slot, 'hello-all'))
    // Midnight in Viet Nam.
    expect(row?.startsAt?.toISOString()).toBe('2019-12-31T17:00:00.000Z')
    expect((await anna.get('/banners/hello-all')).html).toContain('value="2020-01-01T00:00"')
    expect((await anna.post('/banners/hello-all/remove', { reason })).status).toBe(303)
    expect(await office.database.$count(banner, eq(banner.slot, 'hello-all'))).toBe(0)
    expect(await lastAction()).toBe('banner.removed')
  })

  it.each([
    ['a link leads to another scheme', { linkageType: 'URL', linkTarget: 'javascript:alert(1)' }, 'linkTarget'],
    ['a link leads to another host without a scheme', { linkageType: 'URL', linkTarget: '//evil.test' }, 'linkTarget'],
    ['it leads to no promotion', { linkageType: 'P', linkTarget: 'nothing' }, 'linkTarget'],
    ['it leads to no game', { linkageType: 'G', linkTarget: '99999999' }, 'linkTarget'],
    ['it ends before it begins', { startsAt: '2027-01-02T00:00', endsAt: '2027-01-01T00:00' }, 'endsAt'],
    ['a language is missing', { title_TH: '' }, 'title_TH'],
    ['it is shown nowhere', { groupName: 'w_nowhere' }, 'groupName'],
  ])('is refused if %s', async (_what, values, named) => {
    const { status, html } = await anna.post('/banners/save', form('not-stored', values))
    expect(status).toBe(400)
    expect(html).toContain(named)
  })
})

describe('a help article', () => {
  const form = (id: string, values: Record<string, string> = {}) => ({
    id,
    isNew: 'yes',
    topic: 'payments',
    position: '5',
    reason,
    ...inLanguages('topicTitle', 'Payments'),
    ...inLanguages('title', 'Title'),
    ...inLanguages('text', '**Text**'),
    ...values,
  })
  const shown = async () => (await readHelpCenter(office.database, 'EN')).topics

  it('is read on the site at once, and names its topic for all articles', async () => {
    expect((await anna.post('/help-articles/save', form('how-to-pay'))).location).toBe(
      '/help-articles/how-to-pay?done=done',
    )
    const second = form('how-long', { position: '4', topicTitle_EN: 'Money', text_EN: 'Six *seconds*' })
    expect((await anna.post('/help-articles/save', second)).status).toBe(303)
    expect((await shown()).find(({ code }) => code === 'payments')).toMatchObject({
      title: 'Money',
      articles: [
        { code: 'how-long', content: '<p>Six <em>seconds</em></p>' },
        { code: 'how-to-pay', content: '<p><strong>Text</strong> EN</p>' },
      ],
    })
    await anna.post('/help-articles/save', { ...second, isNew: 'no', title_EN: 'How long it takes', position: '6' })
    expect((await shown()).flatMap(({ articles }) => articles.map(({ title }) => title))).toContain('How long it takes')
    const entries = await office.database.select().from(auditEntry).orderBy(auditEntry.seq)
    expect(entries.at(-1)).toMatchObject({ subject: 'help-article:how-long', reason })
    expect(JSON.stringify([entries.at(-1)?.oldValue, entries.at(-1)?.newValue])).toMatch(
      /Title EN[^]*How long it takes/,
    )
  })

  it('is previewed, needs every language, and keeps its topic', async () => {
    const preview = await anna.post('/help-articles/save/preview', form('previewed'), {
      referer: `http://${HOST}/help-articles/new`,
    })
    expect(preview.html).toContain('<strong>Text</strong> EN')
    expect((await anna.get('/help-articles/previewed')).status).toBe(404)
    expect((await anna.post('/help-articles/save', form('without-thai', { text_TH: '' }))).status).toBe(400)
    await anna.post('/help-articles/save', form('stays-there'))
    const moved = await anna.post('/help-articles/save', form('stays-there', { isNew: 'no', topic: 'elsewhere' }))
    expect([moved.status, (await shown()).map(({ code }) => code)]).toEqual([
      409,
      expect.not.arrayContaining(['elsewhere']),
    ])
  })

  it('is removed, but for the last one of a page of its own', async () => {
    await office.database.delete(helpArticle).where(eq(helpArticle.topic, 'agreement'))
    await anna.post('/help-articles/save', form('what-is-agreed', { topic: 'agreement' }))
    const remove = (id: string) => anna.post(`/help-articles/${id}/remove`, { reason })
    expect((await remove('what-is-agreed')).html).toContain('would be empty without it')
    await anna.post('/help-articles/save', form('more-is-agreed', { topic: 'agreement' }))
    expect((await remove('what-is-agreed')).location).toBe('/help-articles?done=done')
    expect(await lastAction()).toBe('help-article.removed')
  })
})

it('writes announcements in Markdown, and shows them in each language', async () => {
  const form = {
    id: 'news-one',
    isNew: 'yes',
    type: 'PL',
    state: 'published',
    publishedAt: '',
    endsAt: '',
    reason,
    ...inLanguages('title', 'News'),
    ...inLanguages('text', '- **One** <b>x</b>'),
  }
  expect((await anna.post('/announcements/save', form)).status).toBe(303)
  const [row] = await office.database.select().from(announcement).where(eq(announcement.slot, 'news-one'))
  expect(row?.content).toContain('<li><strong>One</strong> &lt;b&gt;x&lt;/b&gt;')
  expect((await anna.get('/announcements/news-one')).html).toContain('-   **One** ')
  const read = async () => (await listAnnouncements(office.database, 'TH', { types: ['PL'] })).player[0]?.title
  expect(await read()).toBe('News TH')
  await anna.post('/announcements/save', { ...form, isNew: 'no', publishedAt: '2999-01-01T00:00' })
  expect(await read()).not.toBe('News TH')
})

it('takes pictures, cleans them, and offers them to the forms', async () => {
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await anna.get('/pictures')).html) ?? []
  const upload = async (fields: Record<string, string>, file: Buffer, to = '/pictures', field = 'file') => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set(field, new Blob([new Uint8Array(file)]), 'winter.png')
    const request = new Request('http://x/', { method: 'POST', body })
    return office.app.inject({
      method: 'POST',
      url: to,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        referer: `http://${HOST}/banners/new`,
        cookie: anna.cookie,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }
  expect((await upload({ csrf, name: 'Autumn' }, png)).statusCode).toBe(303)
  const [stored] = await office.database.select().from(contentPicture)
  expect(stored).toMatchObject({ name: 'Autumn', width: 20, height: 10, uploadedBy: 'anna' })
  expect(stored?.picture.subarray(0, 4).toString()).toBe('RIFF')
  expect((await anna.get('/banners/new')).html).toContain(`value="/media/pictures/${stored?.id}.webp"`)
  expect((await anna.get(`/pictures/${stored?.id}`)).headers['content-type']).toBe('image/webp')
  expect((await upload({ csrf: 'wrong', name: 'Autumn' }, png)).statusCode).toBe(403)
  expect((await upload({ csrf, name: 'Autumn' }, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415)
  expect(await office.database.$count(contentPicture)).toBe(1)

  const form = { csrf, ...bannerForm('with-picture') }
  const withFile = (fields: Record<string, string>, to: string) => upload(fields, png, to, 'pictureFile')
  const refused = await withFile({ ...form, title_VI: '' }, '/banners/save')
  expect(refused.statusCode).toBe(400)
  // The picture is stored and selected, so that the form can be sent again without the file.
  const [, saved = ''] = /<option value="([^"]+)"\s+selected>winter</.exec(refused.body) ?? []
  expect((await anna.post('/banners/save', { ...bannerForm('with-picture'), picture: saved })).status).toBe(303)
  expect((await office.database.select().from(banner).where(eq(banner.slot, 'with-picture')))[0]?.picture).toBe(saved)
  expect((await withFile(form, '/banners/save/preview')).body).toContain('Preview; nothing is saved yet')
  expect((await upload(form, Buffer.from('no picture'), '/banners/save', 'pictureFile')).statusCode).toBe(415)
})

it('adds stock of a mall item, by two operators above the limit', async () => {
  await office.database.delete(decidedAmount)
  const form = {
    id: 'silver-coin',
    isNew: 'yes',
    kind: 'GOODS',
    state: 'on',
    points: '50',
    amount: '100',
    available: '5',
    position: '3',
    picture: '',
    reason,
    ...inLanguages('name', 'Coin'),
    ...inLanguages('description', 'Of silver'),
  }
  expect((await anna.post('/mall/save', form)).location).toContain('done=done')
  await office.database.update(pointsItem).set({ available: 3 }).where(eq(pointsItem.id, 'silver-coin'))
  expect((await anna.post('/mall/save', { ...form, isNew: 'no', available: '500' })).location).toContain('done=waits')
  expect((await office.database.select().from(pointsItem).where(eq(pointsItem.id, 'silver-coin')))[0]?.available).toBe(
    3,
  )
  await confirm()
  const [row] = await office.database.select().from(pointsItem).where(eq(pointsItem.id, 'silver-coin'))
  expect(row).toMatchObject({ available: 500, quantity: 502 })
  expect((await anna.post('/mall/save', { ...form, isNew: 'no', kind: 'CASH' })).status).toBe(409)
})

it('changes the value of points, and rebates, by two operators alone', async () => {
  const findFields = async (path: string) =>
    Object.fromEntries(
      [...(await anna.get(path)).html.matchAll(/name="((?!csrf|q")\w+)"[^>]* value="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    ) as Record<string, string>
  const points = await findFields('/points-rules')
  expect(Object.keys(points)).toContain('cashPerPoint')
  expect((await anna.post('/points-rules/save', { ...points, cashPerPoint: '0', reason })).status).toBe(400)
  expect((await anna.post('/points-rules/save', { ...points, cashPerPoint: '7.5', reason })).location).toContain(
    'waits',
  )
  const { html } = await binh.get('/decisions')
  expect(html).toContain('Change: points')
  await confirm()
  expect((await office.database.select().from(pointsSetting))[0]?.cashPerPoint).toBe(75_000n)
  const rates = await office.database.select().from(pointsRate)
  expect(rates.length).toBeGreaterThan(1)

  const ranks = await findFields('/ranks')
  const [name = ''] = Object.keys(ranks).filter((one) => one.startsWith('rebate_'))
  const [, product = '', rank = ''] = /^rebate_(\w+)_(\d+)$/.exec(name) ?? []
  expect((await anna.post('/ranks/save', { ...ranks, total_1: '999999999', reason })).status).toBe(400)
  const benefits = { withdrawals_4: '7', most_4: '', review_4: '120,000,000', gift_4: '300' }
  expect(Object.keys(ranks)).toEqual(expect.arrayContaining(Object.keys(benefits)))
  await anna.post('/ranks/save', { ...ranks, ...benefits, [name]: '0.35', reason })
  await confirm()
  const [rebate] = await office.database
    .select()
    .from(rankRebate)
    .where(sql`product = ${product} and rank = ${Number(rank)}`)
  expect(rebate?.basisPoints).toBe(35)
  const [lan] = await office.database.select().from(member).where(eq(member.username, 'lan'))
  expect((await readProgress(office.database, lan?.id ?? 0)).ladder?.[4]).toMatchObject({
    withdrawalsPerDay: 17,
    withdrawalsMax: null,
    reviewFrom: '120000000.00',
    birthdayGift: '300.00',
  })
  expect(await lastAction()).toBe('rank-rules.changed')
})

it('changes the brand; facts about its licence by two operators', async () => {
  const form = {
    name: 'Playhouse',
    currencySymbol: '₫',
    maintenance: 'no',
    maintenanceEndsAt: '',
    languages: 'VI EN',
    restrictedCountries: 'US',
    agreementAge: '18',
    memberAge: '21',
    applicantRebate: '0.6',
    paymentMultiple: '10',
    paymentMaximum: '',
    deskOpensAt: '9',
    deskClosesAt: '23',
    deskAnswerMinutes: '15',
    deskPersonalMinutes: '3',
    reason,
  }
  const [before] = await office.database.select().from(brand)
  const same = {
    restrictedCountries: before?.restrictedCountries.join(' ') ?? '',
    agreementAge: String(before?.agreementAge),
    memberAge: String(before?.memberAge),
    applicantRebate: String((before?.applicantRebate ?? 0) / 100),
  }
  expect((await anna.post('/brand/save', { ...form, ...same, maintenance: 'yes' })).location).toBe('/brand?done=done')
  expect((await office.database.select().from(brand))[0]).toMatchObject({
    maintenance: true,
    languages: ['VI', 'EN'],
    deskOpensAt: 9,
    deskClosesAt: 23,
    deskAnswerMinutes: 15,
    deskPersonalMinutes: 3,
  })
  expect((await anna.post('/brand/save', { ...form, restrictedCountries: 'US FR' })).location).toContain('waits')
  await confirm()
  expect((await office.database.select().from(brand))[0]?.restrictedCountries).toEqual(['US', 'FR'])
  const ceiling = { restrictedCountries: 'US FR', paymentMultiple: '20', paymentMaximum: '500,000,000' }
  expect((await anna.post('/brand/save', { ...form, ...ceiling })).location).toContain('waits')
  await confirm()
  expect((await office.database.select().from(brand))[0]).toMatchObject({
    paymentMultiple: 20,
    paymentMaximum: 5_000_000_000_000n,
  })
  expect((await anna.post('/brand/save', { ...form, ...ceiling, paymentMultiple: '1' })).status).toBe(400)
  const wrong = await anna.post('/brand/save', {
    ...form,
    languages: 'XX',
    restrictedCountries: 'France',
    applicantRebate: '99',
  })
  for (const name of ['languages', 'restrictedCountries', 'applicantRebate']) expect(wrong.html).toContain(name)
  const hours = await anna.post('/brand/save', { ...form, ...same, deskOpensAt: '23', deskClosesAt: '9' })
  expect([hours.status, hours.html]).toEqual([400, expect.stringContaining('later than the hour')])
  const late = await anna.post('/brand/save', { ...form, ...same, deskClosesAt: '25', deskAnswerMinutes: '0' })
  expect(late.status).toBe(400)
  for (const name of ['deskClosesAt', 'deskAnswerMinutes']) expect(late.html).toContain(name)
})

it('switches games and vendors off and on, and orders them', async () => {
  const [first] = await office.database.select().from(game).where(eq(game.vendorCode, 'SEN')).limit(1)
  const nodeId = first?.nodeId ?? 0
  const games = { maintenance: 'yes', isHot: 'no', isNew: 'yes', popularity: '12345', reason }
  expect((await anna.post(`/games/${nodeId}`, games)).location).toBe(`/games/${nodeId}?done=done`)
  expect((await anna.get('/games?category=nothing&vendor=SEN')).html).toContain('12345')
  const off = { enabled: 'no', offersTrial: 'no', isHot: 'no', position: '1', reason }
  expect((await anna.post('/vendors/SEN', off)).status).toBe(303)
  const open = () => office.database.$count(game, sql`vendor_code = 'SEN' and not (maintenance or vendor_off)`)
  expect(await open()).toBe(0)
  await anna.post('/vendors/SEN', { ...off, enabled: 'yes' })
  const saved = await office.database.$count(game, sql`vendor_code = 'SEN' and not maintenance`)
  expect(saved).toBeGreaterThan(0)
  // Games that are under maintenance by themselves stay so.
  expect(await open()).toBe(saved)
  expect((await office.database.select().from(vendor).where(eq(vendor.code, 'SEN')))[0]).toMatchObject({
    position: 1,
    offersTrial: false,
  })
  expect((await anna.post('/vendors/NONE', off)).status).toBe(404)
})

it('sends a message to a group once each, in the language of the account, by two operators unless few are named', async () => {
  await office.database.update(member).set({ language: 'TH' }).where(eq(member.username, 'lan'))
  await office.database.update(member).set({ marketingAllowed: false }).where(eq(member.username, 'minh'))
  const form = {
    kind: 'PROMOTION',
    accounts: 'MEMBERS',
    fromRank: '',
    activeDays: '',
    language: '',
    usernames: '',
    reason,
    ...inLanguages('title', 'Autumn'),
    ...inLanguages('content', 'It is here'),
  }
  // A browser sends the form without usernames.
  expect((await anna.get('/broadcasts/new')).html).toMatch(/<textarea name="usernames" rows="5"\s+maxlength/)
  const preview = await anna.post('/broadcasts/send/preview', form, { referer: `http://${HOST}/broadcasts/new` })
  expect(preview.html).toContain('Accounts that would get it now')
  expect((await anna.post('/broadcasts/send', { ...form, usernames: 'lan nobody1' })).html).toContain(
    'no account has nobody1',
  )
  expect((await anna.post('/broadcasts/send', form)).location).toContain('waits')
  await confirm()
  expect((await anna.post('/broadcasts/send', { ...form, kind: 'SYSTEM', usernames: 'minh' })).location).toContain(
    'done=done',
  )
  const run = () => dueBroadcasts(async () => 'VI').run(office.database, new AbortController().signal)
  await Promise.all([run(), run()])
  await run()
  const rows = await office.database
    .select({ username: member.username, title: memberMessage.title, kind: memberMessage.kind })
    .from(memberMessage)
    .innerJoin(member, eq(member.id, memberMessage.memberId))
    .where(sql`${memberMessage.title} like 'Autumn%'`)
    .orderBy(member.username, memberMessage.id)
  expect(rows).toEqual([
    { username: 'hoa', title: 'Autumn VI', kind: 'PROMOTION' },
    { username: 'lan', title: 'Autumn TH', kind: 'PROMOTION' },
    { username: 'minh', title: 'Autumn VI', kind: 'SYSTEM' },
  ])
  const sent = await office.database.select().from(broadcast).orderBy(broadcast.id)
  expect(sent.map(({ sent: count, endedAt }) => [count, endedAt !== null])).toEqual([
    [2, true],
    [1, true],
  ])
  expect((await anna.get('/broadcasts')).html).toContain('delivered')
})
