import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { askDatabase, IMAGE_HOSTS } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import type { Stack } from './stack.ts'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

function english({ browser }: Pick<Stack, 'browser'> = stack): Browser {
  const opened = browser()
  opened.headers = { 'x-language': 'EN' }
  return opened
}

/** Fields of `site`; fails on any error. */
async function site<T>(selection: string, browser = english()): Promise<T> {
  const { data, errors } = await browser.send(`{ site { ${selection} } }`)
  expect(errors).toEqual([])
  return (data as unknown as { site: T }).site
}

interface Announcements {
  totalCount: number
  nodes: { title: string; content: string; publishedAt: string }[]
  pageInfo: { page: number; totalPages: number; hasNextPage: boolean }
}

describe('announcements', () => {
  const SELECTION = '{ totalCount nodes { title content publishedAt } pageInfo { page totalPages hasNextPage } }'
  const page = async (args = '', browser = english()) =>
    (await site<{ announcements: Announcements }>(`announcements${args} ${SELECTION}`, browser)).announcements

  test('are paged by ten, newest first', async () => {
    const [first, second, beyond] = [await page(), await page('(page: 2)'), await page('(page: 9)')]
    expect(first.nodes).toHaveLength(10)
    expect(first.pageInfo).toEqual({ page: 1, totalPages: 2, hasNextPage: true })
    expect(second.nodes).toHaveLength(first.totalCount - 10)
    expect(beyond.nodes).toEqual([])
    const times = [...first.nodes, ...second.nodes].map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('are filtered by kind in one call', async () => {
    const fresh = await stack.another()
    const titles = async (kind: string) =>
      (await page(`(kind: ${kind})`, english(fresh))).nodes.map(({ title }) => title)
    const [notices, popups, news] = [await titles('NOTICE'), await titles('POPUP'), await titles('GAME')]
    expect(popups).toEqual(['Play money only'])
    expect(news.length).toBeGreaterThan(2)
    expect(new Set([...notices, ...popups, ...news]).size).toBe(notices.length + popups.length + news.length)
    expect(fresh.takeCalls().filter((name) => name === 'announcements')).toHaveLength(1)
  })

  test('are sanitized', async () => {
    const content = '<p onclick="x()">Safe</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    await askDatabase(
      stack.databaseUrl,
      `insert into announcement (id, slot, type, language, title, content, published_at)
       values (9001, 'pu-script', 'PU', 'EN', '<b>Title</b>', '${content}', now())`,
    )
    const { nodes } = await page('(kind: POPUP)', english(await stack.another()))
    // A title is plain text.
    expect(nodes[0]).toMatchObject({ title: '<b>Title</b>', content: '<p>Safe</p>' })
  })
})

describe('promotions', () => {
  interface Promotion {
    id: string
    status: string
    picture: string
    category: { id: string; name: string } | null
    details: { content: string; terms: string } | null
  }
  const SELECTION = '{ totalCount nodes { id status picture category { id name } details { content terms } } }'

  test('are grouped by category with pictures on the brand’s hosts, in few calls', async () => {
    const fresh = await stack.another()
    const { promotions } = await site<{ promotions: { totalCount: number; nodes: Promotion[] } }>(
      'promotions { totalCount nodes { id status picture category { id name } } }',
      english(fresh),
    )
    expect(promotions.totalCount).toBe(7)
    for (const { picture, category } of promotions.nodes) {
      expect(IMAGE_HOSTS).toContain(new URL(picture).origin)
      expect(category?.name).toEqual(expect.any(String))
    }
    expect(fresh.takeCalls().filter((name) => name.startsWith('promotion'))).toEqual(['promotions'])
  })

  test('are filtered by category', async () => {
    const { promotions } = await site<{ promotions: { nodes: Promotion[] } }>(
      `promotions(category: "new_player") ${SELECTION}`,
    )
    expect(promotions.nodes).not.toEqual([])
    expect(new Set(promotions.nodes.map(({ category }) => category?.id))).toEqual(new Set(['new_player']))
    expect(promotions.nodes[0]?.details?.terms).toContain('<li>')
  })

  test.each(['none', '', 'x'.repeat(61), '../1'])('%j is not found', async (id) => {
    expect(await site(`promotion(id: "${id}") { id }`)).toEqual({ promotion: null })
  })
})

test('returns help articles by topic and null for an unknown topic', async () => {
  const { helpTopics, agreement, none } = await site<{
    helpTopics: { id: string; articles: { code: string }[] }[]
    agreement: { articles: { code: string; content: string }[] }
    none: null
  }>(
    'helpTopics { id articles { code } } agreement: helpTopic(id: "agreement") { articles { code content } } none: helpTopic(id: "x") { id }',
  )
  expect(helpTopics.map(({ id }) => id)).toContain('responsible-gaming')
  expect(agreement.articles.map(({ code }) => code)).toContain('who-may-play')
  expect(none).toBeNull()
})

describe('feedback', () => {
  const SEND = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
    __typename ... on SendFeedbackSuccess { reference } ... on InvalidInput { problems { field reason } } ... on Problem { code }
  } }`
  const send = async (browser: Browser, input: object) => {
    const whole = { requestKey: randomUUID(), questionType: 'SITE', content: 'A word is wrong here.', ...input }
    const { data } = await browser.send(SEND, { input: whole })
    return (data as unknown as { sendFeedback: { __typename: string; reference?: string } }).sendFeedback
  }
  const authors = (reference: string | undefined) =>
    askDatabase<{ username: string | null; kind: string; topic: string }>(
      stack.databaseUrl,
      `select username, service_case.kind, topic from service_case left join member on member.id = member_id where service_case.id = '${reference}'`,
    )

  test('opens a case without an account for a visitor and with it for a member', async () => {
    const visitor = await send(english(), {})
    const member = await send(await english().logIn(MEMBER), { questionType: 'COMPLAINT' })
    expect(await authors(visitor.reference)).toEqual([{ username: null, kind: 'FEEDBACK', topic: 'site' }])
    expect(await authors(member.reference)).toEqual([
      { username: MEMBER.username, kind: 'FEEDBACK', topic: 'complaint' },
    ])
  })

  test('is stored once per idempotency key', async () => {
    const requestKey = randomUUID()
    const [first, again] = [await send(english(), { requestKey }), await send(english(), { requestKey })]
    expect(first.reference).toBeDefined()
    expect(again).toEqual(first)
  })

  test('names the field when it is too short', async () => {
    expect(await send(english(), { content: 'x' })).toEqual({
      __typename: 'InvalidInput',
      problems: [{ field: 'content', reason: 'LENGTH' }],
    })
  })

  test('is limited to one per second', async () => {
    const strict = await stack.another({ OPERATION_LIMIT_FACTOR: '1' })
    const responses = [await send(english(strict), {}), await send(english(strict), {})]
    expect(responses.map(({ __typename }) => __typename)).toEqual(['SendFeedbackSuccess', 'Problem'])
  })

  test('exposes its rules to the form', async () => {
    const { feedback } = await site<{ feedback: object }>(
      'feedback { questionTypes minLength maxLength contactMaxLength }',
    )
    expect(feedback).toMatchObject({ minLength: 10, maxLength: 1000, contactMaxLength: 120 })
  })
})
