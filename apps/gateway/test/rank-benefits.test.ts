import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { askDatabase } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

interface Own {
  viewer: {
    memberAccount: {
      points: { balance: string; statement: { totalCount: number; nodes: { points: string; balance: string }[] } }
      rankProgress: { ladder: Record<string, unknown>[] }
    }
  }
}
const OWN = `{ viewer { memberAccount { ... on MemberAccount {
  points { balance statement(pageSize: 3) { totalCount nodes { kind points balance at } } }
  rankProgress { ladder { rank withdrawalsPerDay withdrawalsMaximum { amount } birthdayGift { amount } } }
} } } }`

test('shows the benefits of ranks as the office has set them, and the sources of points', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  const gift =
    'update rank_level set birthday_gift = 770000, withdrawals_max = null, extra_withdrawals = 4 where rank = 4'
  await askDatabase(stack.databaseUrl, gift)
  const { data, errors } = await browser.send(OWN)
  expect(errors).toEqual([])
  const { points, rankProgress } = (data as unknown as Own).viewer.memberAccount
  expect(rankProgress.ladder[4]).toEqual({
    rank: 4,
    withdrawalsPerDay: 14,
    withdrawalsMaximum: null,
    birthdayGift: { amount: '77.00' },
  })
  expect(points.statement.nodes[0]?.balance).toBe(points.balance)
  expect(points.statement.totalCount).toBeGreaterThanOrEqual(points.statement.nodes.length)
})
