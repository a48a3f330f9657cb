import { payIn, query } from '../support/database.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { DEVICES } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { promotions, rewards } = texts
const WELCOME = '/promoDetail?id=welcome-credit'

for (const { device, tag, ...use } of DEVICES) {
  test.describe(`at ${device}`, { tag }, () => {
    test.use(use)

    test('a first-deposit bonus goes from what is missing to released money', async ({ page, context }) => {
      const member = await openAccount(context)
      await page.goto(WELCOME)
      await expect(page.getByText(/Deposit .*100,000.* more to claim this/)).toBeVisible()

      await payIn(member.id, 2_000_000_000n)
      await page.reload()
      await page.getByRole('button', { name: promotions.offer.claim, exact: true }).click()
      await page.getByRole('link', { name: promotions.offer.toBonus }).click()
      await expect(page).toHaveURL('/member/bonus')
      const bar = page.getByRole('progressbar', { name: rewards.bonus.progress })
      await expect(bar).toHaveAttribute('aria-valuenow', '0')

      await page.goto('/member/withdrawal')
      const list = page.getByRole('region', { name: texts.requirements.title })
      await expect(list.getByText(texts.requirements.BONUS.name)).toBeVisible()
      await expect(list.getByText(texts.requirements.ready)).toHaveCount(0)

      // Rounds that met the terms, as a vendor settles them.
      await query(
        `insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
         select $1, node_id, gen_random_uuid(), 200000000, 200000000, 0, now() from generate_series(1, 15), (
           select min(node_id) as node_id from game
           join vendor on vendor.code = vendor_code and wallet_mode = 'seamless' where category = 'RNG') as slot`,
        [member.id],
      )
      await page.goto('/member/bonus')
      await expect(page.getByText(rewards.bonus.noneTitle)).toBeVisible()
      await expect(page.getByText(rewards.bonus.states.CONVERTED)).toBeVisible()
    })
  })
}

test('giving a bonus up says what is kept and what is lost', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await payIn(member.id, 2_000_000_000n)
  await page.goto(WELCOME)
  await page.getByRole('button', { name: promotions.offer.claim, exact: true }).click()
  await page.getByRole('link', { name: promotions.offer.toBonus }).click()
  await page.getByRole('button', { name: rewards.bonus.forfeit }).click()
  const dialog = page.getByRole('alertdialog', { name: rewards.bonus.forfeitTitle })
  await expect(dialog).toContainText('200,000')
  await expect(dialog).toContainText('100,000')
  await dialog.getByRole('button', { name: rewards.bonus.forfeit }).click()
  await expect(page.getByText(rewards.bonus.states.FORFEITED)).toBeVisible()
})

test('a visitor is asked to log in at an offer', async ({ page }) => {
  await page.goto(WELCOME)
  await expect(page.getByRole('heading', { name: promotions.terms })).toBeVisible()
  await expect(page.getByText(promotions.offer.visitor)).toBeVisible()
})
