import { query } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, words } from '../support/words.ts'

const { member: centre, missions } = words

test('goes from settled rounds to a paid mission and a place on the leaderboard', async ({ page, context }) => {
  const member = await openAccount(context)
  await page.goto('/member/missions')
  const bar = page.getByRole('progressbar', { name: fill(missions.progressOf, { title: 'Reels of the day' }) })
  await expect(bar).toHaveAttribute('aria-valuenow', '0')

  // More than anybody's week, as a vendor settles it.
  await query(
    `with played as (
       insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
       select $1, min(node_id), gen_random_uuid(), 10000000000 + (select coalesce(max(score), 0) from leaderboard_score
         where board_id = 'weekly-reels'), 0, 0, now() from game where category = 'RNG'
       returning member_id, settled_at, stake)
     select add_to_member_day(member_id, settled_at, p_turnover => stake, p_rounds => 1) from played`,
    [member.id],
  )
  const menu = page.getByRole('navigation', { name: centre.centre })
  const entry = menu.getByRole('link', { name: new RegExp(`^${centre.pages.MISSIONS}`) })
  // Without a reload.
  await expect(entry).toHaveText(/\d$/, { timeout: 20_000 })
  await page.getByRole('button', { name: fill(missions.claimMission, { title: 'Reels of the day' }) }).click()
  await expect(page.getByText(missions.paid)).toBeVisible()
  await expect(page.getByText(missions.states.CLAIMED, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: missions.board.title }).click()
  await expect(page).toHaveURL('/member/leaderboards')
  await expect(page.getByText(fill(missions.board.place, { rank: 1 })).first()).toBeVisible()
  await expect(page.getByText(missions.board.you, { exact: true }).first()).toBeVisible()
})
