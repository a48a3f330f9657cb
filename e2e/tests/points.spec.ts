import { setTimeout } from 'node:timers/promises'
import { OfficePage } from '../pages/office-page.ts'
import { makeReadyToWithdraw } from '../support/cashier.ts'
import { query, queryOne } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { DEVICES } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { isRendered } from '../support/page-ready.ts'
import { CORE } from '../support/nightly.ts'
import { fill, texts } from '../support/texts.ts'

const { points, shell } = texts

for (const { device, tag, ...use } of DEVICES) {
  test.describe(`at ${device}`, { tag }, () => {
    test.use(use)

    test(
      'an item is redeemed with the payment password, and handed over while the member watches',
      { tag: CORE },
      async ({ page, context, browser }) => {
        const member = await openAccount(context)
        await makeReadyToWithdraw(member)
        await query(`select post_points($1, 'POINTS_EARN', 50000000, $2, '\\x00', 'gift')`, [
          member.id,
          `points:mall:${member.id}`,
        ])
        const item = await queryOne<{ id: string; name: string; left: number }>(
          `select item.id, name, available as left from points_item item
         join points_item_text on item_id = item.id and language = 'EN'
         where kind = 'GOODS' and enabled and available > 2 and points <= 50000000 order by points limit 1`,
        )
        // Pressed before the personal parts of a rendered page are there.
        await isRendered(page, '/pointMall')
        await page.route(
          (url) => url.pathname === '/graphql',
          async (route) => {
            if (route.request().postData()?.includes('PointsScreen')) await setTimeout(2_000)
            await route.continue()
          },
        )
        await page.goto('/pointMall')
        await page.getByRole('button', { name: fill(points.redeemItem, { name: item.name }) }).click()
        const dialog = page.getByRole('dialog', { name: item.name })
        await dialog.getByLabel(points.note).fill('12 Lotus Street')
        await dialog.getByLabel(points.paymentPassword, { exact: true }).fill('not-the-password')
        await dialog.getByRole('button', { name: points.redeem, exact: true }).click()
        await expect(dialog.getByLabel(points.paymentPassword, { exact: true })).toHaveAttribute('aria-invalid', 'true')
        await dialog.getByLabel(points.paymentPassword, { exact: true }).fill(member.password)
        await dialog.getByRole('button', { name: points.redeem, exact: true }).click()
        await expect(page.getByText(points.asked)).toBeVisible()
        await expect(dialog).toBeHidden()
        const history = page.getByRole('main').locator('section').filter({ hasText: points.history }).last()
        await expect(history.getByText(points.statuses.IN_PROCESS)).toBeVisible()

        const redemption = await queryOne<{ id: string }>(
          'select id::text as id from points_redemption where member_id = $1',
          [member.id],
        )
        const office = await OfficePage.open(browser)
        await office.page.goto(`/redemptions/${member.id}/${redemption.id}`)
        await expect(office.page.getByText('12 Lotus Street')).toBeVisible()
        const handOver = office.page.getByRole('button', { name: 'Handed over', exact: true })
        await office.page.locator('form').filter({ has: handOver }).getByRole('textbox').fill('sent by post')
        await handOver.click()
        await office.page.getByText('Done. The audit log has it.').waitFor()
        await office.close()

        // Without a reload.
        await expect(history.getByText(points.statuses.APPROVED)).toBeVisible()
        await expect(history.getByText(points.statuses.IN_PROCESS)).toBeHidden()
        if (device === 'a desk')
          await expect(
            page.getByRole('link', { name: fill(shell.unreadMessages_one, { count: 1 }) }).first(),
          ).toBeVisible()
      },
    )
  })
}
