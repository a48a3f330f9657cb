import type { Page } from '@playwright/test'
import { nextDraws } from '@playhouse/engines/lottery/calendar.ts'
import { STATIONS } from '@playhouse/engines/lottery/games.ts'
import { ledgerBalance, query, reward } from '../support/database.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { textsIn } from '../support/page-texts.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/texts.ts'

const DONG = 10_000n
const BALANCE = 1_000_000n * DONG

/** Two stations of the South that draw together on the next day whose sale is open for an hour at least. */
function nextSouthernStations() {
  const now = Date.now()
  const [one, other] = STATIONS.filter(({ code, region }) => region === 'SOUTH' && code !== 'SOUTH_EVENING')
    .flatMap((station) => nextDraws(station, now, [], 2).map((draw) => ({ ...draw, name: station.name ?? '' })))
    .filter(({ closesAt }) => closesAt > now + 3_600_000)
    .toSorted((a, b) => a.closesAt - b.closesAt)
  if (!one || !other) throw new Error('No southern stations draw.')
  return [one, other] as const
}

/** Drops the answer to one purchase: the platform has sold the ticket, and the page does not know it. @returns request keys as they are sent */
async function loseAnswer(page: Page, nth: number): Promise<readonly string[]> {
  const keys: string[] = []
  await page.route('**/graphql*', async (route, request) => {
    const key = /"PlaceLotteryTicket".*"requestKey":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (key === undefined) return route.fallback()
    keys.push(key)
    if (keys.length !== nth) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  return keys
}

test(
  'a message for the North and two southern stations is corrected and bought at one press, and only the purchase whose answer is lost is repeated',
  { tag: EVERY_NIGHT },
  async ({ page, context, problems }) => {
    problems.expect(/ERR_FAILED/)
    const member = await openAccount(context)
    await reward(member.id, BALANCE)
    const lottery = await textsIn('EN', 'lottery')
    const [one, other] = nextSouthernStations()
    const main = page.getByRole('main')
    await page.goto('/elott')
    const field = main.getByRole('textbox', { name: lottery.quick.label })
    await field.fill(`Em chào anh\nmb\nde 34 10k\n${one.name} 12b1\n${other.name} 56 10k\ncam on nhe`)
    const open = main.getByRole('button', { name: lottery.quick.open })
    if (await open.isVisible()) await open.click()

    // The text "56 10k" does not say its bet type.
    const add = main.getByRole('button', { name: fill(lottery.quick.add_other, { count: 2 }) })
    await expect(add).toHaveAccessibleDescription(fill(lottery.quick.settleFirst_one, { count: 1 }))
    const unclear = main.getByRole('region', { name: fill(lottery.quick.unclear_one, { count: 1 }) })
    await expect(unclear.getByText(lottery.quick.reasons.NO_BET)).toBeVisible()
    await unclear.getByRole('button', { name: /₫20,000/ }).click()
    await expect(unclear).toBeHidden()
    await main.getByRole('button', { name: fill(lottery.quick.add_other, { count: 4 }) }).click()
    const slip = main.getByRole('region', { name: lottery.slip.title })
    await expect(slip.getByRole('heading', { level: 3 })).toHaveCount(3)

    const keys = await loseAnswer(page, 2)
    await slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place} ₫48,000`) }).click()
    await expect(slip.getByRole('link', { name: lottery.placed.link })).toHaveCount(3, { timeout: 90_000 })
    expect(keys).toEqual([keys[0], keys[1], keys[1], keys[3]])
    expect(new Set(keys).size).toBe(3)
    expect(await ledgerBalance(member.id)).toBe(BALANCE - 48_000n * DONG)
    await expect(page.getByRole('banner').getByText('952,000', { exact: false }).first()).toBeVisible()
    const tickets = await query<{ code: string }>(
      'select lottery_code as code from lottery_ticket where member_id = $1 order by id',
      [member.id],
    )
    expect(tickets).toHaveLength(3)
    expect(tickets.map(({ code }) => code)).toEqual(expect.arrayContaining([one.gameCode, other.gameCode]))
    await slip.getByRole('link', { name: lottery.placed.link }).first().click()
    await expect(page).toHaveURL(/lottery-tickets\/\d+/)
  },
)
