import type { Locator, Page } from '@playwright/test'
import { textsOn } from './page-texts.ts'
import { openSideMenu } from './side-menu.ts'

/** Opens the chat from the header, on a phone from the menu. */
export async function openChat(page: Page): Promise<Locator> {
  const { chat, customerService } = await textsOn(page, 'shell')
  const { title } = await textsOn(page, 'chat')
  const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${chat}`) })
  const isPhone = (page.viewportSize()?.width ?? 1440) < 768
  if (isPhone) {
    await openSideMenu(page)
    await page.getByRole('button', { name: customerService }).last().click()
    await page.getByRole('menuitem', { name: new RegExp(`^${chat}`) }).click()
  } else await button.click()
  const window = page.getByRole('dialog', { name: title, exact: true })
  await window.waitFor()
  return window
}
