import { isOutside } from '../support/focus-order.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { MEMBER_DIALOGS, readOpenPage } from '../support/member-dialogs.ts'
import { expect, test } from '../support/test.ts'

for (const [index, dialog] of MEMBER_DIALOGS.entries()) {
  const tag = index === 0 ? [] : EVERY_NIGHT
  test(
    `${dialog.name}: takes and traps the focus, returns it on Escape and submits on Enter`,
    { tag },
    async ({ page }) => {
      const opener = await readOpenPage(page, dialog)
      const open = page.locator('dialog[open]')
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(open).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true)
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await isOutside(page)).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(open).toBeHidden()
      await expect(opener).toBeFocused()
      if (!dialog.isForm) return

      await page.keyboard.press('Enter')
      const field = open.locator('input:not([type=hidden])').first()
      await field.focus()
      await page.keyboard.press('Enter')
      // The empty field shows an error, and the page has not reloaded.
      await expect(open.locator('[aria-invalid=true]').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    },
  )
}
