import { afterAll, expect, test } from 'vitest'
import { AGENT, MEMBER } from './accounts.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

interface Answer {
  viewer: {
    referral: {
      code: string
      links: string[]
      invitations: number
      rule: { reward: { amount: string }; days: number } | null
      paidFriends: number
      paid: { amount: string }
      friends: { nodes: Record<string, unknown>[]; totalCount: number; pageInfo: { totalPages: number } }
    } | null
  }
}
const REFERRAL = `query ($show: ReferralFriends, $page: Int, $pageSize: Int) { viewer { referral {
  code links invitations rule { reward { amount } minDeposit { amount } minTurnover { amount } days } paidFriends paid { amount }
  friends(show: $show, page: $page, pageSize: $pageSize) {
    nodes { id maskedUsername stage reward { amount } registeredAt until endedAt } totalCount pageInfo { totalPages }
  }
} } }`

test('returns invitation, rule and friends with masked names in two calls', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  await browser.send(REFERRAL)
  stack.takeCalls()
  const { data, errors } = await browser.send(REFERRAL, { pageSize: 50 })
  expect(errors).toEqual([])
  const referral = (data as unknown as Answer).viewer.referral
  expect(stack.takeCalls().toSorted()).toEqual(['memberInfo', 'referralDetails', 'referralFriends'])
  expect(referral?.rule).toMatchObject({ reward: { amount: '50000.00' }, days: 30 })
  expect(referral?.links[0]).toContain(`/register?referralCode=${referral?.code}`)
  const rows = await askDatabase<{ name: string; stage: string }>(
    stack.databaseUrl,
    `select left(friend.username, 1) || '***' || right(friend.username, 1) as name, state as stage from referral
     join member friend on friend.id = friend_id join member own on own.id = member_id
     where own.username = '${MEMBER.username}' order by referral.registered_at desc, referral.id desc`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(referral?.friends.nodes.map(({ maskedUsername, stage }) => ({ name: maskedUsername, stage }))).toEqual(rows)
  expect(referral?.invitations).toBe(rows.length)
  expect(referral?.paidFriends).toBe(rows.filter(({ stage }) => stage === 'PAID').length)
})

test('pages payments, latest first', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const page = async (number: number) => {
    const { data } = await browser.send(REFERRAL, { show: 'PAID', page: number, pageSize: 1 })
    return (data as unknown as Answer).viewer.referral
  }
  const [first, second] = [await page(1), await page(2)]
  expect(first?.friends.totalCount).toBe(first?.paidFriends)
  expect(first?.friends.nodes[0]).toMatchObject({ stage: 'PAID', reward: { amount: '50000.00' } })
  expect(String(first?.friends.nodes[0]?.endedAt) >= String(second?.friends.nodes[0]?.endedAt)).toBe(true)
  expect((await page(900))?.friends.nodes).toEqual([])
})

test('returns an agent’s link without a reward', async () => {
  const { data } = await (await stack.browser().logIn(AGENT)).send(REFERRAL)
  expect((data as unknown as Answer).viewer.referral).toMatchObject({ rule: null, friends: { totalCount: 0 } })
})
