import type { Locator } from '@playwright/test'
import { MIDDLE_AGENT, RICH_MEMBER, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { formatDate, formatDateTime } from '../../apps/web/src/i18n/format-time.ts'
import { Shell } from '../pages/shell.ts'
import { ledgerBalance, queryOne } from '../support/database.ts'
import { logIn, openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, signedMoney, words } from '../support/words.ts'

const { member, shell, ui } = words

/** What stands beside a term of a list of pairs. */
const beside = (inside: Locator, term: string) =>
  inside
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]')

test('shows the wallet as the ledger and the days have it', async ({ page, context, baseURL }) => {
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
  await expect(beside(wallet, member.locked)).toHaveText(money(sums.locked))
  await expect(beside(wallet, member.totalDeposit)).toHaveText(money(sums.deposit))
  await expect(beside(wallet, member.totalWithdrawal)).toHaveText(money(sums.withdrawal))
  await expect(beside(wallet, member.monthTurnover)).toHaveText(money(sums.month))
  await expect(beside(wallet, member.totalTurnover)).toHaveText(money(sums.turnover))
  await expect(beside(wallet, member.monthResult)).toHaveText(signedMoney(sums.result))
})

test('hides every amount of the wallet at once, here and in the header', async ({ page, context, baseURL }) => {
  await logIn(context, STEADY_MEMBER, baseURL)
  await page.goto('/member/account')
  const wallet = page.getByRole('region', { name: member.wallet })
  await expect(wallet).toContainText('₫')
  await wallet.getByRole('button', { name: ui.hideBalance }).click()
  await expect(wallet).not.toContainText('₫')
  await expect(wallet.getByText('***')).toHaveCount(7)
  await expect(new Shell(page).balance).toContainText('***')
})

test('shows who it is: names, kind, label, rank and the masked profile', async ({ page, context, baseURL }) => {
  await logIn(context, STEADY_MEMBER, baseURL)
  const { rank, mobile, since } = await queryOne<{ rank: number; mobile: string; since: Date }>(
    'select rank, mobile, registered_at as since from member where username = $1',
    [STEADY_MEMBER.username],
  )
  await page.goto('/member/account')
  const main = page.getByRole('main')
  await expect(main.getByText(STEADY_MEMBER.nickname, { exact: true })).toBeVisible()
  await expect(main.getByText(STEADY_MEMBER.username, { exact: true })).toBeVisible()
  await expect(main.getByText(member.kinds.MEMBER, { exact: true })).toBeVisible()
  await expect(main.getByText(`VIP${rank}`, { exact: true })).toBeVisible()
  await expect(main.getByText(fill(member.rank, { rank }))).toBeAttached()
  const profile = page.getByRole('region', { name: member.profile })
  await expect(beside(profile, member.registeredAt)).toHaveText(formatDate(since))
  await expect(beside(profile, member.mobile)).toHaveText(`${mobile.slice(0, -4)}****`)
  await expect(profile).not.toContainText(mobile)
})

test('shows the log-in before this one', async ({ page, context }) => {
  const own = await openAccount(context)
  await page.goto('/member/account')
  const last = beside(page.getByRole('region', { name: member.profile }), member.previousLogIn)
  await expect(last).toContainText(member.firstLogIn)
  const { at } = await queryOne<{ at: Date }>('select at from log_in_history where member_id = $1', [own.id])
  await logIn(context, own)
  await page.reload()
  await expect(last).toContainText(fill(member.time, { time: formatDateTime(at) }))
})

test('the menu lists the pages that exist and marks this one; closing leads home', async ({ page, context }) => {
  const own = await openAccount(context)
  const frame = new Shell(page)
  await page.goto('/')
  await frame.choose(own.username, shell.pages.MY_ACCOUNT)
  await expect(page).toHaveURL('/member/account')
  const menu = page.getByRole('navigation', { name: member.centre })
  await expect(menu.getByRole('link')).toHaveText([member.pages.MY_ACCOUNT, member.pages.SECURITY])
  await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  // The entry of the level leads here too, and is not where one is.
  await expect(frame.sideMenu.locator('[aria-current=page]')).toHaveCount(0)
  await page.getByRole('link', { name: member.close }).click()
  await expect(page).toHaveURL('/')
})

test('an agent has both centres in the menu of the account', async ({ page, context, baseURL }) => {
  await logIn(context, MIDDLE_AGENT, baseURL)
  await page.goto('/')
  await new Shell(page).accountMenu(MIDDLE_AGENT.nickname).click()
  const rows = page.getByRole('menuitem')
  await expect(rows).toHaveText([shell.pages.MY_ACCOUNT, shell.pages.TEAM_OVERVIEW, shell.signOut])
})

test('a very long name and a huge balance break nothing', async ({ page, context, baseURL }) => {
  await logIn(context, RICH_MEMBER, baseURL)
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/member/account')
    await expect(page.getByRole('region', { name: member.wallet }).getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(RICH_MEMBER.nickname)
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0)
  }
})
