import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { GamePage } from '../pages/game-page.ts'
import { Shell } from '../pages/shell.ts'
import { ledgerBalance, payIn, query, queryOne } from '../support/database.ts'
import { CORE, EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount, send } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { money, texts } from '../support/texts.ts'

const { balance } = texts

const PAID_IN = 5_000_000_000n

const slot = () =>
  queryOne<{ nodeId: number; vendor: string }>(
    `select node_id as "nodeId", vendor.name as vendor from game join vendor on code = vendor_code
     where wallet_mode = 'transfer' and model_id = any($1) and not maintenance
       and node_id not in (select node_id from jackpot_game) order by node_id limit 1`,
    [SLOT_MODELS.map(({ id }) => id)],
  )

test(
  'a game plays from the vendor’s wallet and returns the balance when left',
  { tag: EVERY_NIGHT },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await payIn(member.id, PAID_IN)
    const play = new GamePage(page)
    const header = new Shell(page).balance
    await play.open((await slot()).nodeId)
    await expect(play.slot.locator('#balance')).toHaveText(money(PAID_IN))
    expect(await ledgerBalance(member.id)).toBe(0n)
    await expect(header).toHaveText(money(0n))

    await play.startRound()
    const rounds = () =>
      query<{ result: bigint }>('select payout - stake as result from round where member_id = $1', [member.id])
    await expect.poll(async () => (await rounds()).length).toBe(1)
    const after = PAID_IN + ((await rounds())[0]?.result ?? 0n)
    await expect(play.slot.locator('#balance')).toHaveText(money(after))

    await play.leave.click()
    await expect.poll(() => ledgerBalance(member.id)).toBe(after)
    await expect(header).toHaveText(money(after))
  },
)

test(
  'a game that is closed with its page, or left through the browser’s history, gives the balance back',
  { tag: CORE },
  async ({ page, context }) => {
    const member = await openAccount(context)
    await payIn(member.id, PAID_IN)
    const { nodeId } = await slot()
    const play = new GamePage(page)
    await page.goto('/')
    await play.open(nodeId)
    await expect.poll(() => ledgerBalance(member.id)).toBe(0n)
    // Another document: the page of the game is left without a step of its own router.
    await page.goto('/licenses.txt')
    await expect.poll(() => ledgerBalance(member.id)).toBe(PAID_IN)

    await play.open(nodeId)
    await expect.poll(() => ledgerBalance(member.id)).toBe(0n)
    await page.reload()
    await expect(play.slot.locator('#balance')).toHaveText(money(PAID_IN))
    expect(await ledgerBalance(member.id)).toBe(0n)

    await page.close()
    await expect.poll(() => ledgerBalance(member.id)).toBe(PAID_IN)
  },
)

test(
  'the header says where money lies at a vendor, and returns it',
  { tag: CORE },
  async ({ page, context, baseURL }) => {
    const member = await openAccount(context)
    await payIn(member.id, PAID_IN)
    const { nodeId, vendor } = await slot()
    // Without a page that could be left.
    await send(context, baseURL ?? '', 'LaunchGame', { input: { gameId: String(nodeId), theme: 'DARK' } })
    await page.goto('/member/account')
    const frame = new Shell(page)
    await expect(frame.balance).toHaveText(money(0n))
    await frame.openBalance.click()
    const parts = page.getByRole('dialog', { name: balance.title })
    await expect(parts).toContainText(vendor)
    await expect(parts).toContainText(money(PAID_IN))
    await parts.getByRole('button', { name: balance.bringBack }).click()
    await expect(parts.getByRole('status')).toHaveText(balance.broughtBack)
    await expect(parts.getByRole('status')).toBeFocused()
    expect(await ledgerBalance(member.id)).toBe(PAID_IN)
    await expect(frame.balance).toHaveText(money(PAID_IN))
  },
)
