import { queryOne } from '../support/database.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { messages, notices } = texts

test(
  'leads from the inbox to the settings, and keeps what was chosen',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    const { id } = await openAccount(context)
    await page.goto('/member/messages')
    await page.getByRole('link', { name: messages.settings }).click()
    await expect(page.getByRole('heading', { level: 1, name: notices.title })).toBeVisible()
    const promotions = page.getByRole('group').filter({ hasText: notices.kinds.PROMOTION })
    const push = promotions.getByRole('switch', { name: notices.channels.PUSH })
    await expect(push).not.toBeChecked()
    await push.check()
    await expect(promotions.getByText(notices.saved)).toBeVisible()
    await page.getByRole('switch', { name: notices.quietOn }).check()
    await page.getByRole('combobox', { name: notices.quietFrom }).selectOption('23:00')
    await expect
      .poll(() =>
        queryOne('select from_minute as "from", to_minute as "to" from quiet_hours where member_id = $1', [id]),
      )
      .toEqual({ from: 1_380, to: 420 })
    await page.reload()
    await expect(push).toBeChecked()
    await expect(page.getByRole('combobox', { name: notices.quietFrom })).toHaveValue('1380')
  },
)

test(
  'lets the browser run the worker of push messages, and registers none on its own',
  { tag: PAGES_EVERY_NIGHT },
  async ({ page, context }) => {
    await openAccount(context)
    await page.goto('/member/message-settings')
    await expect(page.getByRole('heading', { level: 1, name: notices.title })).toBeVisible()
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(await registered()).toBe(0)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js')
      await navigator.serviceWorker.ready
    })
    expect(await registered()).toBe(1)
  },
)
