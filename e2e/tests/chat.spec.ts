import type { Page } from '@playwright/test'
import { OfficePage } from '../pages/office-page.ts'
import { Shell } from '../pages/shell.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { openChat } from '../support/chat.ts'
import { query } from '../support/database.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'

const { chat, shell } = texts
const inRoom = (page: Page) => page.getByRole('log', { name: chat.messages })

test('two players talk in a room, one reports, a moderator removes, and logging out closes the window', async ({
  page,
  context,
  browser,
}) => {
  await query(`update chat_room set slow_seconds = 3 where id = 'GENERAL-EN'`)
  const reader = await openAccount(context)
  await page.goto('/help')
  const window = await openChat(page)
  await expect(inRoom(page).getByRole('listitem').first()).toBeVisible()

  const other = await browser.newContext()
  const writer = await openAccount(other)
  const otherPage = await other.newPage()
  await otherPage.goto('/help')
  const otherWindow = await openChat(otherPage)
  await expect(inRoom(otherPage).getByRole('listitem').first()).toBeVisible()
  const text = `<b>Hello</b> ${Math.random().toString(36).slice(2, 6)}`
  await otherWindow.getByRole('textbox', { name: chat.write }).fill(text)
  await otherWindow.getByRole('textbox', { name: chat.write }).press('Enter')
  await expect(inRoom(otherPage).getByText(text)).toBeVisible()
  await expect(otherWindow.getByRole('button', { name: chat.send })).toHaveAttribute('aria-disabled', 'true')

  // Live, as text, and without the username.
  const line = inRoom(page).getByRole('listitem').filter({ hasText: text })
  await expect(line).toBeVisible()
  await expect(line).not.toContainText(writer.username)
  await otherWindow.getByRole('textbox', { name: chat.write }).fill('see www.example.test')
  await expect(otherWindow.getByRole('button', { name: chat.send })).not.toHaveAttribute('aria-disabled', 'true')
  await otherWindow.getByRole('textbox', { name: chat.write }).press('Enter')
  await expect(otherWindow.getByRole('alert')).toContainText('Links')

  await line.getByRole('button').click()
  await page.getByRole('menuitem', { name: chat.reports.INSULT }).click()
  await expect(page.getByText(chat.reported)).toBeVisible()

  const office = await OfficePage.open(browser)
  await office.page.goto('/chat')
  await office.page.getByRole('link', { name: text }).click()
  const remove = office.page.getByRole('button', { name: 'Remove', exact: true })
  await office.page.locator('form').filter({ has: remove }).getByRole('textbox').fill('an insult')
  await remove.click()
  await office.page.getByText('Done. The audit log has it.').waitFor()
  await office.close()
  await expect(line).toBeHidden()
  await expect(inRoom(page).getByText(chat.removed).last()).toBeVisible()
  await other.close()

  await window.getByRole('button', { name: chat.makeLarge }).click()
  await expect(window.getByRole('button', { name: chat.makeSmall })).toBeVisible()
  await new Shell(page).choose(reader.username, shell.signOut)
  await page.getByRole('alertdialog', { name: shell.signOutTitle }).getByRole('button', { name: shell.signOut }).click()
  await expect(window).toBeHidden()
})

test.describe('on a phone', { tag: EVERY_NIGHT }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is opened from the menu, written in and read, and closes at log-out', async ({ page, context, browser }) => {
    await query(`update chat_room set slow_seconds = 3 where id = 'GENERAL-EN'`)
    const reader = await openAccount(context)
    await page.goto('/help')
    const sheet = await openChat(page)
    await expect(inRoom(page).getByRole('listitem').first()).toBeVisible()
    // The whole width, and nothing beside it.
    expect((await sheet.boundingBox())?.width).toBe(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const mine = `Good evening ${Math.random().toString(36).slice(2, 6)}`
    await sheet.getByRole('textbox', { name: chat.write }).fill(mine)
    await sheet.getByRole('button', { name: chat.send }).tap()
    await expect(inRoom(page).getByText(mine)).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: chat.write })).toHaveValue('')

    const other = await browser.newContext()
    await openAccount(other)
    const otherPage = await other.newPage()
    await otherPage.goto('/help')
    const otherWindow = await openChat(otherPage)
    await expect(inRoom(otherPage).getByText(mine)).toBeVisible()
    const text = `Hello ${Math.random().toString(36).slice(2, 6)}`
    await otherWindow.getByRole('textbox', { name: chat.write }).fill(text)
    await otherWindow.getByRole('textbox', { name: chat.write }).press('Enter')
    const line = inRoom(page).getByRole('listitem').filter({ hasText: text })
    await expect(line).toBeInViewport()
    await other.close()

    await line.getByRole('button').tap()
    await page.getByRole('menuitem', { name: chat.reports.INSULT }).tap()
    await expect(page.getByText(chat.reported)).toBeVisible()
    const reports = await query(
      `select 1 from chat_report join chat_message on chat_message.id = message_id where text = $1`,
      [text],
    )
    expect(reports).toHaveLength(1)

    // The sheet covers the menu, so the log-out is another tab's.
    const tab = await context.newPage()
    await tab.goto('/help')
    await new Shell(tab).choose(reader.username, shell.signOut)
    const signOut = tab
      .getByRole('alertdialog', { name: shell.signOutTitle })
      .getByRole('button', { name: shell.signOut })
    await signOut.tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('log')).toHaveCount(0)
  })
})
