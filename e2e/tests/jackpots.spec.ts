import { formatAmount } from '@playhouse/shared/money.ts'
import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import verifyTexts from '@playhouse/shared/texts/games/EN/verify.json' with { type: 'json' }
import { GamePage, slotTexts } from '../pages/game-page.ts'
import { Shell } from '../pages/shell.ts'
import { ledgerBalance, payIn, queryOne } from '../support/database.ts'
import { droppingJackpot, dropWithin } from '../support/jackpots.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { jackpots } = texts

test(
  'a must-drop jackpot shows its limit and proves its last drop',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const { jackpotId, name, mustDropBy, seedAmount } = await droppingJackpot()
    await page.goto('/rng')
    const card = page.getByRole('region', { name: jackpots.jackpots }).getByRole('listitem').filter({ hasText: name })
    await expect(card.getByRole('progressbar')).toHaveAccessibleName(
      fill(jackpots.dropsBy, { amount: money(mustDropBy) }),
    )
    await card.getByRole('button', { name: fill(jackpots.winnersOf, { name }) }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(fill(jackpots.dropPaid, { seed: money(seedAmount) }))
    await expect(dialog).toContainText(/[\da-f]{64}/)
    await dialog.locator('summary').first().click()
    // Another test may have made it drop meanwhile: look up the drop that is shown, not the latest.
    const seed = await dialog.locator('details[open] dd').nth(1).innerText()
    const { point } = await queryOne<{ point: bigint }>(
      `select drop_point as point from jackpot_pot
     where jackpot_id = $1 and transaction_id is not null and encode(server_seed, 'hex') = $2`,
      [jackpotId, seed],
    )
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: jackpots.check }).first().click()
    const verifier = await opened
    await expect(verifier.getByRole('status')).toHaveText(fill(verifyTexts.dropFair, { point: formatAmount(point) }))
  },
)

test('pays a must-drop jackpot to the player who triggers it', async ({ page, context }) => {
  const member = await openAccount(context)
  await payIn(member.id, 10_000_000_000n)
  const { jackpotId } = await droppingJackpot()
  const { nodeId } = await queryOne<{ nodeId: number }>(
    `select game.node_id as "nodeId" from jackpot_game join game on game.node_id = jackpot_game.node_id
     where jackpot_id = $1 and model_id = any($2) order by popularity desc, game.node_id limit 1`,
    [jackpotId, SLOT_MODELS.map(({ id }) => id)],
  )
  const play = new GamePage(page)
  await play.open(nodeId)
  await expect(play.slot.locator('.jackpot')).toContainText(slotTexts.jackpotMustDrop.split('{')[0] ?? '')
  await play.chooseStake(200_000)
  // The contribution of one stake.
  await dropWithin(30_000_000n)
  await play.startRound()
  await expect(play.outcome).toContainText(slotTexts.jackpotWon)
  const win = await queryOne<{ amount: bigint; wins: number }>(
    'select max(amount) as amount, count(*)::integer as wins from jackpot_win where member_id = $1',
    [member.id],
  )
  expect(win.wins).toBe(1)
  await expect(play.outcome).toContainText(money(win.amount))
  const held = money(await ledgerBalance(member.id))
  await expect(play.slot.locator('#balance')).toHaveText(held)
  await expect(new Shell(page).balance).toHaveText(held)
})
