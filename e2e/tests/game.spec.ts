import { POOR_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import verifyTexts from '@playhouse/shared/texts/games/EN/verify.json' with { type: 'json' }
import { GamePage, slotTexts } from '../pages/game-page.ts'
import { GamesPage } from '../pages/games-page.ts'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT, PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { ledgerBalance, payIn, query, queryOne } from '../support/database.ts'
import { losingSeed } from '../support/rounds.ts'
import { logIn, openAccount, playFree } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill, money, texts } from '../support/texts.ts'

const { game } = texts

const STAKE = 100_000_000n // 10,000 dong
const readRounds = (memberId: number) =>
  query<{ stake: bigint; payout: bigint; balanceAfter: bigint }>(
    'select stake, payout, balance_after as "balanceAfter" from round where member_id = $1 order by id',
    [memberId],
  )

/** The most played five-reel slot. */
const slot = () =>
  queryOne<{ nodeId: number; name: string; returnToPlayer: number }>(
    `select node_id as "nodeId", name, return_to_player as "returnToPlayer" from game
     where category = 'RNG' and model_id = any($1) and not maintenance order by popularity desc, node_id limit 1`,
    [SLOT_MODELS.map(({ id }) => id)],
  )

test('opens sandboxed, plays by keyboard and leaves with the ledger’s balance', async ({ page, context }) => {
  const member = await openAccount(context)
  await payIn(member.id, 5_000_000_000n)
  const { name, returnToPlayer } = await slot()
  const games = new GamesPage(page)
  const play = new GamePage(page)
  await page.goto('/rng')
  await games.tile(name).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(play.frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  const percent = `${(returnToPlayer / 100).toFixed(2)}%`
  await expect(page.getByRole('main')).toContainText(fill(game.returnToPlayer, { percent }))
  await expect(play.slot.getByRole('banner')).toContainText(slotTexts.returnToPlayer)

  // Before the script has loaded, keys would be ignored.
  await expect(play.spin).toHaveAttribute('aria-disabled', 'false')
  await play.spin.focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await readRounds(member.id)).length).toBe(1)
  const [round] = await readRounds(member.id)
  await expect(play.slot.locator('#balance')).toHaveText(money(round?.balanceAfter ?? 0n))
  expect(round?.balanceAfter).toBe(5_000_000_000n - 10_000_000n + (round?.payout ?? 0n))
  await expect(new Shell(page).balance).toHaveText(money(await ledgerBalance(member.id)))

  await play.leave.click()
  await expect(page).toHaveURL('/rng')
  await expect(new Shell(page).balance).toHaveText(money(await ledgerBalance(member.id)))
})

test(
  'shows name, return and exit once, around the game, with little chrome on a phone',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAccount(context)
    const { nodeId, name } = await slot()
    const play = new GamePage(page)
    await play.open(nodeId)
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport()
    await expect(play.slot.getByRole('button', { name: slotTexts.exit })).toBeHidden()
    await expect(play.slot.getByRole('heading', { level: 1 })).not.toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('banner').getByRole('link', { name: texts.shell.deposit })).toBeVisible()
    const box = await page.locator('iframe').boundingBox()
    // Bars take at most 15 per cent of the height.
    expect(box?.y).toBeLessThanOrEqual(0.15 * 844)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(844 - 12)
    await play.leave.click()
    await expect(page).toHaveURL('/rng')
  },
)

test('refuses a stake above the balance without a debit, and leads to the deposit page', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.expect(/409.*\/play\/api\/rounds/)
  await logIn(context, POOR_MEMBER, baseURL)
  const { id } = await queryOne<{ id: number }>('select id from member where username = $1', [POOR_MEMBER.username])
  const before = (await readRounds(id)).length
  const { nodeId } = await slot()
  const play = new GamePage(page)
  await play.open(nodeId)
  await play.chooseStake(20_000)
  await play.startRound()
  await expect(play.outcome).toContainText(slotTexts.messageInsufficient)
  expect(await ledgerBalance(id)).toBe(STAKE)
  expect((await readRounds(id)).length).toBe(before)
  await expect(play.spin).toBeEnabled()
  await play.slot.getByRole('button', { name: slotTexts.deposit }).click()
  await expect(page).toHaveURL('/member/deposit')
})

test('plays exactly one of two concurrent spins with a balance for one', async ({ page, context, problems }) => {
  problems.expect(/409.*\/play\/api\/rounds/)
  const member = await openAccount(context)
  await payIn(member.id, STAKE)
  const { nodeId } = await slot()
  const tabs = [new GamePage(page), new GamePage(await context.newPage())]
  for (const tab of tabs) await tab.open(nodeId)
  const seed = await losingSeed(member.id, STAKE)
  for (const tab of tabs) {
    await tab.page.bringToFront()
    await tab.chooseStake(10_000)
    await tab.chooseSeed(seed)
  }
  await Promise.all(tabs.map((tab) => tab.spin.dispatchEvent('click')))
  // The other one arrived during the round, or after it had taken the balance.
  const { messageInsufficient, messageEmpty, messageOtherWindow, messageInProgress } = slotTexts
  const refusals: string[] = [messageInsufficient, messageEmpty, messageOtherWindow, messageInProgress]
  const outcomes = () => Promise.all(tabs.map((tab) => tab.outcome.innerText()))
  await expect.poll(async () => (await outcomes()).filter((text) => text === slotTexts.noWin)).toHaveLength(1)
  await expect
    .poll(async () => (await outcomes()).filter((text) => refusals.some((refusal) => text.startsWith(refusal))))
    .toHaveLength(1)
  expect(await readRounds(member.id)).toEqual([{ stake: STAKE, payout: 0n, balanceAfter: 0n }])
  expect(await ledgerBalance(member.id)).toBe(0n)
})

test('plays once on a double click', async ({ page, context }) => {
  const member = await openAccount(context)
  await payIn(member.id, STAKE)
  const { nodeId } = await slot()
  const play = new GamePage(page)
  await play.open(nodeId)
  const seed = await losingSeed(member.id, STAKE)
  await play.chooseStake(10_000)
  await play.chooseSeed(seed)
  // By script: a layout shift between mouse down and mouse up would lose a click.
  await play.spin.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(play.outcome).toHaveText(slotTexts.noWin)
  expect(await readRounds(member.id)).toHaveLength(1)
})

test('counts a round once when the connection breaks', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const member = await openAccount(context)
  await payIn(member.id, 2n * STAKE)
  const { nodeId } = await slot()
  const play = new GamePage(page)
  await play.open(nodeId)
  await context.setOffline(true)
  await play.startRound()
  await expect(play.outcome).toHaveText(slotTexts.messageNetwork)
  await context.setOffline(false)
  await play.slot.getByRole('button', { name: slotTexts.getResult }).click()
  await expect.poll(async () => (await readRounds(member.id)).length).toBe(1)
  await expect(play.spin).toBeVisible()
})

test('verifies a round in the game and at the verifier', { tag: PAGES_EVERY_NIGHT }, async ({ page, context }) => {
  const member = await openAccount(context)
  await payIn(member.id, STAKE)
  const { nodeId } = await slot()
  const play = new GamePage(page)
  await play.open(nodeId)
  await play.startRound()
  await expect(play.slot.getByText(slotTexts.noRoundYet).first()).toBeHidden()
  await play.slot.getByRole('button', { name: slotTexts.fairness }).click()
  const dialog = play.slot.getByRole('dialog', { name: slotTexts.fairness })
  await dialog.getByRole('button', { name: slotTexts.checkRound }).click()
  await expect(dialog.getByRole('status')).toHaveText(slotTexts.checkOk)

  const address = await dialog.getByRole('textbox', { name: slotTexts.verifyLink }).inputValue()
  const verifier = await context.newPage()
  await verifier.goto(address)
  const [round] = await readRounds(member.id)
  const paid = formatAmount(round?.payout ?? 0n)
  await expect(verifier.getByRole('status')).toHaveText(fill(verifyTexts.fair, { payout: paid }))
  const figures = verifier.getByRole('textbox')
  await figures.fill((await figures.inputValue()).replace(/"payout": "[^"]+"/, '"payout": "123456.00"'))
  await verifier.getByRole('button', { name: verifyTexts.check }).click()
  const other = fill(verifyTexts.otherPayout, { payout: paid, claimed: '123456.00' })
  await expect(verifier.getByRole('status')).toHaveText(other)
})

test('opens the game after a visitor’s log-in', async ({ page, context }) => {
  const member = await openAccount(context)
  await context.clearCookies()
  const { name } = await slot()
  await page.goto('/rng')
  await new GamesPage(page).tile(name).getByRole('link', { name, exact: true }).click()
  await new LogInDialog(page).logIn(member)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(new GamePage(page).spin).toBeVisible()
})

test('plays a demo account’s credit', { tag: EVERY_NIGHT }, async ({ page, context }) => {
  const id = await playFree(context)
  const { nodeId } = await slot()
  const play = new GamePage(page)
  await play.open(nodeId)
  await expect(page.getByRole('main')).toContainText(game.demo)
  // With another seed the payout could equal the stake.
  await play.chooseStake(10_000)
  await play.chooseSeed(await losingSeed(id, STAKE))
  await play.startRound()
  await expect(play.outcome).toHaveText(slotTexts.noWin)
  await expect(play.slot.getByText(slotTexts.noRoundYet).first()).toBeHidden()
  await expect(new Shell(page).balance).toHaveText('₫9,990,000')
})
