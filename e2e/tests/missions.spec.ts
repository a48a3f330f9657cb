import { query } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { DEVICES } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { member: centre, missions } = texts

/** A round as a vendor settles it. */
const play = (memberId: number, category: string, ago: string) =>
  query(
    `with played as (
       insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
       select $1, min(node_id), gen_random_uuid(), 10000000000000, 0, 0, now() - $3::interval from game where category = $2
       returning member_id, settled_at, stake)
     select add_to_member_day(member_id, settled_at, p_turnover => stake, p_rounds => 1) from played`,
    [memberId, category, ago],
  )

// Each has a board of its own, on which nobody else's stakes are large enough.
for (const { device, tag, ...use } of DEVICES) {
  const category = use.isMobile ? 'FISH' : 'PVP'
  test.describe(`at ${device}`, { tag }, () => {
    test.use(use)

    test('goes from settled rounds to a paid mission, a place on the leaderboard and its prize', async ({
      page,
      context,
    }) => {
      const member = await openAccount(context)
      const board = `journey-${member.id}`
      const title = `Journey board ${member.id}`
      await query(
        `with board as (
           insert into leaderboard (id, metric, products, min_stake, prizes, starts_on, position)
           values ($1, 'TURNOVER', array[$2], 10000000000000, '[{"from": 1, "to": 1, "amount": "700000000"}]',
             date_trunc('week', brand_day(now()))::date, 90) returning id
         ) insert into leaderboard_text select id, 'EN', $3 from board`,
        [board, category, title],
      )
      // Play of the week before, which is ranked once that week is over.
      await play(member.id, category, '7 days')
      const weeks = () => query(`select from leaderboard_week where board_id = $1`, [board])
      await expect.poll(async () => (await weeks()).length).toBe(1)
      await page.goto('/member/missions')
      const bar = page.getByRole('progressbar', { name: fill(missions.progressOf, { title: 'Reels of the day' }) })
      await expect(bar).toHaveAttribute('aria-valuenow', '0')

      await play(member.id, category, '0 seconds')
      await play(member.id, 'RNG', '0 seconds')
      // Without a reload.
      const claim = page.getByRole('button', { name: fill(missions.claimMission, { title: 'Reels of the day' }) })
      await expect(claim).toBeVisible()
      if (device === 'a desk') {
        const menu = page.getByRole('navigation', { name: centre.centre })
        const entry = menu.getByRole('link', { name: new RegExp(`^${centre.pages.MISSIONS}`) })
        await expect(entry).toHaveText(/\d$/)
      }
      await claim.click()
      await expect(page.getByText(missions.paid)).toBeVisible()
      await expect(page.getByText(missions.states.CLAIMED, { exact: true })).toBeVisible()

      await page.getByRole('link', { name: missions.board.title }).click()
      await expect(page).toHaveURL('/member/leaderboards')
      const panel = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .last()
      await expect(panel.getByText(fill(missions.board.place, { rank: 1 })).first()).toBeVisible()
      await expect(panel.getByText(missions.board.you, { exact: true }).first()).toBeVisible()

      // The clock moves on: this was the week before.
      await query(`update leaderboard set starts_on = starts_on - 7, ends_on = starts_on - 7 where id = $1`, [board])
      await query(`update leaderboard_week set week = week - 7, next_action_at = now() where board_id = $1`, [board])
      const paid = () => query(`select from leaderboard_result where board_id = $1 and state = 'PAID'`, [board])
      await expect.poll(async () => (await paid()).length, { timeout: 60_000 }).toBe(1)
      await page.reload()
      const past = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title} `) }) })
        .last()
      await expect(past).toContainText('70,000')
      await expect(past.getByText(missions.board.you, { exact: true }).first()).toBeVisible()
      await page.goto('/member/messages')
      await expect(page.getByText('You won a prize').first()).toBeVisible()
    })
  })
}
