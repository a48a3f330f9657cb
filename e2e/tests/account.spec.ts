import type { Locator } from '@playwright/test'
import { RICH_MEMBER, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { Shell } from '../pages/shell.ts'
import { CORE, EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { ledgerBalance, queryOne } from '../support/database.ts'
import { logIn, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { money, signedMoney, texts } from '../support/texts.ts'

const { member, shell } = texts

const getDefinition = (inside: Locator, term: string) =>
  inside
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]')

test('shows the wallet with the sums of the ledger', { tag: CORE }, async ({ page, context, baseURL }) => {
  await logIn(context, STEADY_MEMBER, baseURL)
  const { id } = await queryOne<{ id: number }>('select id from member where username = $1', [STEADY_MEMBER.username])
  const sums = await queryOne<Record<'deposit' | 'withdrawal' | 'turnover' | 'month' | 'result' | 'locked', bigint>>(
    `select coalesce(sum(deposit), 0)::bigint as deposit, coalesce(sum(withdrawal), 0)::bigint as withdrawal,
       coalesce(sum(turnover), 0)::bigint as turnover,
       coalesce(sum(turnover) filter (where day >= month.first), 0)::bigint as month,
       coalesce(sum(payout - turnover) filter (where day >= month.first), 0)::bigint as result,
       (select balance from ledger_account where code = 'member:' || $1::integer || ':locked') as locked
     from member_day, (select date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh')::date as first) month
     where member_id = $1::integer`,
    [id],
  )
  await page.goto('/member/account')
  const wallet = page.getByRole('region', { name: member.wallet })
  const balance = money(await ledgerBalance(id))
  await expect(wallet.getByRole('definition').first()).toHaveText(balance)
  await expect(new Shell(page).balance).toHaveText(balance)
  await expect(getDefinition(wallet, member.locked)).toHaveText(money(sums.locked))
  await expect(getDefinition(wallet, member.totalDeposit)).toHaveText(money(sums.deposit))
  await expect(getDefinition(wallet, member.totalWithdrawal)).toHaveText(money(sums.withdrawal))
  await expect(getDefinition(wallet, member.monthTurnover)).toHaveText(money(sums.month))
  await expect(getDefinition(wallet, member.totalTurnover)).toHaveText(money(sums.turnover))
  await expect(getDefinition(wallet, member.monthResult)).toHaveText(signedMoney(sums.result))
})

test(
  'the menu lists its pages, marks the current one and closes to home',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const own = await openAccount(context)
    const frame = new Shell(page)
    await page.goto('/')
    await frame.choose(own.username, shell.pages.MY_ACCOUNT)
    await expect(page).toHaveURL('/member/account')
    const menu = page.getByRole('navigation', { name: member.centre })
    await expect(menu.getByRole('link')).toHaveText([
      member.pages.MY_ACCOUNT,
      member.pages.SECURITY,
      member.pages.PROFILE,
      member.pages.WALLET,
      member.pages.DEPOSIT,
      member.pages.WITHDRAWAL,
      member.pages.TRANSFER_UPLINE,
      member.pages.BETTING_RECORD,
      member.pages.LOTTERY_TICKETS,
      member.pages.ACCOUNT_RECORD,
      member.pages.PROFIT_AND_LOSS,
      member.pages.BONUS_DETAILS,
      member.pages.REWARD_CENTER,
      member.pages.MISSIONS,
      member.pages.BONUS,
      member.pages.PLAYER_RANK,
      member.pages.REBATE,
      member.pages.POINTS_MALL,
      member.pages.INVITE_FRIENDS,
      member.pages.BECOME_AGENT,
      member.pages.FAVOURITES,
      member.pages.MESSAGES,
      member.pages.SERVICE_CASES,
      member.pages.LIMITS,
    ])
    await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
    // The rank in the side menu links to the same page, but is not marked as current.
    await expect(frame.sideMenu.locator('[aria-current=page]')).toHaveCount(0)
    await page.getByRole('link', { name: member.close }).click()
    await expect(page).toHaveURL('/')
  },
)

test('fits a very long name and a huge balance', { tag: EVERY_NIGHT }, async ({ page, context, baseURL }) => {
  await logIn(context, RICH_MEMBER, baseURL)
  await context.addCookies([{ name: 'menu', value: 'wide', url: baseURL ?? '' }])
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/member/account')
    await expect(page.getByRole('region', { name: member.wallet }).getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(RICH_MEMBER.nickname)
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0)
    // The wide left bar leaves the lobbies little room; their menu stays whole.
    const lobbies = page.getByRole('banner').getByRole('navigation').getByRole('list')
    for (const list of await lobbies.all()) {
      await expect.poll(() => list.evaluate((row) => row.scrollWidth - row.clientWidth), `at ${width}`).toBe(0)
    }
  }
})
