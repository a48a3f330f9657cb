import { query, queryOne } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { live, raffles, shell } = texts

test('goes from the points mall to tickets, a draw that the page recomputes, and a paid prize', async ({
  page,
  context,
}) => {
  const member = await openAccount(context)
  await query(`select post_points($1, 'POINTS_EARN', 50000000, 'points:journey', '\\x00', 'gift')`, [member.id])
  // A series of its own, which ends when the test says so.
  await query(
    `with series as (
       insert into raffle_series (id, price, member_limit, capacity, min_tickets, prizes, sale_minutes, picture, position)
       values ('journey-' || $1::text, 50000, 10, 50, 1, '[{"count": 1, "amount": "0", "points": "70000"}]', 60,
         '/media/banners/raffle-lantern.svg', 9) returning id
     ) insert into raffle_text select id, 'EN', 'Journey raffle', 'For this test' from series`,
    [member.id],
  )
  const id = `journey-${member.id}-1`
  await expect
    .poll(
      async () =>
        (await queryOne<{ count: number }>(`select count(*)::integer as count from raffle where id = '${id}'`)).count,
    )
    .toBe(1)
  // The list of raffles is public and may come from a cache for some seconds.
  const entry = page.getByRole('link', { name: /Journey raffle/ }).and(page.locator(`[href="/raffle/${id}"]`))
  await expect(async () => {
    await page.goto('/pointMall')
    await expect(entry).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await entry.click()
  await expect(page).toHaveURL(`/raffle/${id}`)
  await page.getByLabel(raffles.howMany).fill('3')
  await page.getByRole('button', { name: fill(raffles.buyFor_other, { count: 3, points: 15 }) }).click()
  await expect(page.getByText('1–3')).toBeVisible()

  await query(
    `update raffle set closes_at = now(), draws_at = now() + interval '3 seconds', next_action_at = now() where id = $1`,
    [id],
  )
  await query(`update raffle_series set enabled = false where id = $1`, [`journey-${member.id}`])
  await expect
    .poll(async () => (await queryOne<{ state: string }>(`select state from raffle where id = '${id}'`)).state)
    .toBe('DRAWN')
  // Without a reload: the page, the unread messages of the header, and a notice.
  await expect(page.getByText(live.raffleWon)).toBeVisible()
  await expect(page.getByRole('link', { name: fill(shell.unreadMessages_one, { count: 1 }) }).first()).toBeVisible()
  await page.getByRole('button', { name: fill(raffles.claimPlace, { place: 1 }) }).click()
  await expect(page.getByText(raffles.paid)).toBeVisible()

  await page.getByRole('link', { name: raffles.toProof }).click()
  await expect(page.locator('[data-verdict=holds]')).toBeVisible()
  await page.goto('/winners/raffles')
  await expect(page.getByRole('link', { name: 'Journey raffle' })).toBeVisible()
})
