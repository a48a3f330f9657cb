import { ledgerBalance, payIn, query, queryOne } from '../support/database.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { invite, winners } = texts

test('a friend goes from the link to a paid reward, and one at the same network does not', async ({
  page,
  context,
  browser,
}) => {
  const inviter = await openAccount(context)
  await page.goto('/member/invite')
  await expect(page.getByText(invite.noneTitle)).toBeVisible()
  const { code } = await queryOne<{ code: string }>('select code from referral_code where member_id = $1', [inviter.id])
  await expect(page.getByText(`/register?referralCode=${code}`)).toBeVisible()

  const invited = async () => {
    const other = await browser.newContext()
    const { id } = await openAccount(other, { referralCode: code })
    await other.close()
    return id
  }
  // Tests run on one machine.
  const moveLogIns = (member: number, address: string) =>
    query('update log_in_history set address = $2 where member_id = $1', [member, address])
  const { address } = await queryOne<{ address: string }>(
    'select address from log_in_history where member_id = $1 limit 1',
    [inviter.id],
  )
  await moveLogIns(inviter.id, '192.0.2.99')
  const elsewhere = await invited()
  await moveLogIns(inviter.id, address)
  await moveLogIns(elsewhere, '192.0.2.99')
  const housemate = await invited()
  await page.reload()
  await expect(page.getByText(invite.stages.REGISTERED, { exact: true })).toHaveCount(1)
  await expect(page.getByText(invite.stages.DECLINED, { exact: true })).toHaveCount(1)

  for (const friend of [elsewhere, housemate]) {
    await payIn(friend, 2_000_000_000n)
    await query('select add_to_member_day($1, now(), p_turnover => 10000000000)', [friend])
  }
  // The page follows the message.
  await expect(page.getByText(invite.stages.PAID, { exact: true })).toBeVisible()
  await expect.poll(() => ledgerBalance(inviter.id)).toBe(500_000_000n)
  await page.reload()
  await expect(page.getByText(invite.stages.DECLINED, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: invite.payments }).click()
  await expect(page).toHaveURL('/member/invite?show=paid')
  await expect(page.getByRole('table', { name: invite.payments }).getByRole('row')).toHaveCount(2)
})

test(
  'the home leads to the winners board, which keeps its filters in the address',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('region', { name: texts.home.hotGames }).waitFor()
    await page
      .getByRole('region', { name: texts.home.latestWins })
      .getByRole('link', { name: texts.home.allWinners })
      .click()
    await expect(page).toHaveURL('/winners?order=latest')
    const rows = page.getByRole('table', { name: winners.title }).getByRole('row')
    await expect(rows.nth(1)).toContainText(/\w\*{3}\w/)
    await page.getByRole('combobox', { name: winners.period }).selectOption('WEEK')
    await page.getByRole('combobox', { name: winners.order }).selectOption('MULTIPLE')
    await expect(page).toHaveURL('/winners?period=week&order=multiple')
    await expect(rows.nth(1)).toContainText('×')
  },
)
