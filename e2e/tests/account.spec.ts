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
  const figures = page.getByRole('region', { name: member.figures })
  if (sums.locked > 0n) await expect(getDefinition(wallet, texts.balance.held)).toHaveText(money(sums.locked))
  await expect(getDefinition(figures, member.totalDeposit)).toHaveText(money(sums.deposit))
  await expect(getDefinition(figures, member.totalWithdrawal)).toHaveText(money(sums.withdrawal))
  await expect(getDefinition(figures, member.monthTurnover)).toHaveText(money(sums.month))
  await expect(getDefinition(figures, member.totalTurnover)).toHaveText(money(sums.turnover))
  await expect(getDefinition(figures, member.monthResult)).toHaveText(signedMoney(sums.result))
})

test(
  'one side menu opens the group of its page, marks the page and closes to home',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const own = await openAccount(context)
    const frame = new Shell(page)
    await page.goto('/')
    await frame.choose(own.username, shell.pages.MY_ACCOUNT)
    await expect(page).toHaveURL('/member/account')
    const menu = page.getByRole('navigation', { name: member.centre })
    await expect(menu.getByRole('link', { name: member.pages.MY_ACCOUNT })).toHaveAttribute('aria-current', 'page')
    await expect(frame.sideMenu).toHaveCount(0)
    const { groups, pages } = member
    const security = page.getByRole('main').getByRole('region', { name: groups.security })
    await expect(security.getByRole('link')).toHaveText([pages.SECURITY, pages.PROFILE, pages.LIMITS])

    await menu.getByRole('button', { name: groups.play }).click()
    await menu.getByRole('link', { name: pages.LOTTERY_TICKETS }).click()
    await expect(page).toHaveURL('/member/lottery-tickets')
    await expect(menu.getByRole('button', { name: groups.play })).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link', { name: pages.LOTTERY_TICKETS })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL('/member/account')
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0)

    await menu.getByRole('link', { name: member.close }).click()
    await expect(page).toHaveURL('/')
    await expect(frame.sideMenu).toBeVisible()
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
