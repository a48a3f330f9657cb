import type { Page } from '@playwright/test'
import { DEMO_OPERATORS } from '@playhouse/server/secrets.ts'
import { OfficePage } from '../pages/office-page.ts'
import { Shell } from '../pages/shell.ts'
import { ledgerBalance, payIn, query, queryOne } from '../support/database.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { missions, rewards } = texts
const GAME = { id: 900_001, name: 'Three Leaves' }
const ROUNDS = 3

// Both import the game, which is done once.
test.describe.configure({ mode: 'default' })

/** Imports the vendor's game in the back office, unless that was done. */
async function importGame(desk: Page): Promise<void> {
  const found = await queryOne<{ count: number }>('select count(*)::integer as count from game where node_id = $1', [
    GAME.id,
  ])
  if (found.count > 0) return
  await desk.goto('/games/import/from/CPL')
  const save = desk.getByRole('button', { name: 'Import', exact: true })
  await desk.locator('form').filter({ has: save }).locator('[name=reason]').fill('a new vendor')
  await save.click()
  await desk.getByText('Done. The audit log has it.').waitFor()
}

test(
  'a game of another vendor is imported and played, with free rounds that two operators granted',
  { tag: EVERY_NIGHT },
  async ({ page, context, browser }) => {
    const office = await OfficePage.open(browser)
    const desk = office.page
    await desk.setViewportSize({ width: 1440, height: 900 })
    await importGame(desk)

    const member = await openAccount(context)
    await payIn(member.id, 500_000_000n)
    await desk.goto(`/members/${member.id}/bonuses`)
    const propose = desk.locator('form[action$="/grant-free-rounds"]')
    await propose.locator('[name=nodeId]').selectOption(String(GAME.id))
    await propose.locator('[name=promotionId]').selectOption('welcome-credit')
    await propose.locator('[name=rounds]').fill(String(ROUNDS))
    await propose.locator('[name=stake]').fill('2000')
    await propose.locator('[name=reason]').fill('for the wait')
    await propose.getByRole('button', { name: 'Propose', exact: true }).click()
    await desk.getByText('Grant member', { exact: false }).first().waitFor()
    const second = await OfficePage.open(browser, DEMO_OPERATORS[1])
    await second.page.goto('/decisions')
    const granted = second.page.locator('section').filter({ hasText: `Grant member ${member.id} ` })
    await granted.getByRole('button', { name: 'Confirm', exact: true }).click()
    await second.page.waitForURL(/done=confirmed/)

    await page.goto('/member/bonus')
    const section = page.getByRole('region', { name: fill(rewards.freeRounds.title, { game: GAME.name }) })
    await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuemax', String(ROUNDS))
    const left = page.frameLocator('iframe').locator('#free')
    const state = async () =>
      (await queryOne<{ state: string }>('select state from free_rounds where member_id = $1', [member.id])).state
    // The game reads once, when it opens, what the vendor has been granted.
    await expect.poll(state).toBe('ACTIVE')
    await section.getByRole('link', { name: rewards.freeRounds.play }).click()
    await expect(left).toContainText(String(ROUNDS))
    const game = page.frameLocator('iframe')
    for (let nr = 1; nr <= ROUNDS; nr += 1) {
      await game.getByRole('button', { name: `Leaf ${nr}` }).click()
      await expect(game.locator('.found')).toHaveCount(1)
      if (nr < ROUNDS) await expect(left).toContainText(String(ROUNDS - nr))
    }
    await expect(left).toHaveText('')
    expect(await ledgerBalance(member.id)).toBe(500_000_000n)

    // Real money from here on.
    await game.getByRole('button', { name: 'Leaf 1' }).click()
    await expect.poll(() => ledgerBalance(member.id)).not.toBe(500_000_000n)
    await expect(new Shell(page).balance).toHaveText(money(await ledgerBalance(member.id)))

    await expect.poll(state).toBe('ENDED')
    await page.goto('/member/bonus')
    const ended = page.getByRole('table', { name: rewards.freeRounds.ended })
    await expect(ended).toContainText(rewards.freeRounds.states.PLAYED)
    const { won, granted: bonus } = await queryOne<{ won: bigint; granted: bigint | null }>(
      `select won, (select granted from member_bonus bonus where bonus.member_id = free.member_id) as granted
       from free_rounds free where member_id = $1`,
      [member.id],
    )
    expect(bonus ?? 0n).toBe(won)
    await second.close()
    await office.close()
  },
)

test(
  'a mission that an operator has planned grants free rounds when its reward is claimed',
  { tag: EVERY_NIGHT },
  async ({ page, context, browser }) => {
    const office = await OfficePage.open(browser)
    const desk = office.page
    await desk.setViewportSize({ width: 1440, height: 900 })
    await importGame(desk)
    const member = await openAccount(context)
    const id = `rounds-${member.id}`
    await desk.goto('/missions/new')
    await desk.locator('[name=id]').fill(id)
    await desk.locator('[name=kind]').selectOption('ROUNDS')
    await desk.locator('[name=cycle]').selectOption('ONCE')
    await desk.locator('[name=target]').fill('1')
    await desk.locator('[name=amount]').fill('0')
    await desk.locator('[name=points]').fill('0')
    const { today } = await queryOne<{ today: string }>('select brand_day(now())::text as today')
    await desk.locator('[name=startsOn]').fill(today)
    await desk.getByText('Free rounds that it grants').click()
    await desk.locator('[name=roundsGame]').selectOption(String(GAME.id))
    await desk.locator('[name=roundsTerms]').selectOption('welcome-credit')
    await desk.locator('[name=rounds]').fill(String(ROUNDS))
    await desk.locator('[name=roundsStake]').fill('2000')
    for (const title of await desk.locator('[name^=title_]').all()) await title.fill(id)
    await desk.locator('[name=reason]').fill('for new members')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('Done. The audit log has it.').waitFor()

    await page.goto('/member/missions')
    const card = page.getByRole('article').filter({ hasText: id })
    await expect(card).toContainText(fill(missions.freeRounds_other, { count: ROUNDS }))
    await expect(card).toContainText(GAME.name)
    await query(
      `with played as (
         insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
         select $1, min(node_id), gen_random_uuid(), 10000, 0, 0, now() from game where category = 'FISH'
         returning member_id, settled_at, stake)
       select add_to_member_day(member_id, settled_at, p_turnover => stake, p_rounds => 1) from played`,
      [member.id],
    )
    await card.getByRole('button', { name: fill(missions.claimMission, { title: id }) }).click({ timeout: 60_000 })
    await expect(card).toContainText(missions.states.CLAIMED)
    await page.goto('/member/bonus')
    const section = page.getByRole('region', { name: fill(rewards.freeRounds.title, { game: GAME.name }) })
    await expect(section.getByRole('progressbar')).toHaveAttribute('aria-valuemax', String(ROUNDS))
    await office.close()
  },
)
