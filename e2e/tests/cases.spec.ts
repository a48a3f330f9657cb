import { Buffer } from 'node:buffer'
import { OfficePage } from '../pages/office-page.ts'
import { openAccount } from '../support/sessions.ts'
import { DEVICES } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { cases, live, upload } = texts

for (const { device, tag, ...use } of DEVICES) {
  test.describe(`at ${device}`, { tag }, () => {
    test.use(use)

    test('a case is answered by the back office while the member watches', async ({ page, context, browser }) => {
      const member = await openAccount(context)
      await page.goto('/member/service')
      await page.getByRole('button', { name: cases.open }).click()
      const dialog = page.getByRole('dialog', { name: cases.open })
      const title = `Where is my bonus? ${member.id}`
      await dialog.getByLabel(cases.columns.topic).selectOption('PROMOTION')
      await dialog.getByLabel(cases.columns.title, { exact: true }).fill(title)
      await dialog.getByLabel(cases.write).fill('<b>I claimed it</b> yesterday.')
      const attach = dialog.locator('input[type=file]')
      const picture = (buffer: Buffer) => ({ name: 'receipt.png', mimeType: 'image/png', buffer })
      await attach.setInputFiles(picture(Buffer.from('<svg onload="alert(1)"/>')))
      await expect(dialog.getByText(upload.failures.TYPE)).toBeVisible()
      await attach.setInputFiles(picture(await page.screenshot()))
      await expect(dialog.getByText(upload.ready, { exact: true })).toBeVisible()
      await expect(dialog.getByText(upload.failures.TYPE)).toBeHidden()
      await dialog.getByRole('button', { name: cases.send, exact: true }).click()

      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page).toHaveURL(/[?&]case=\d+/)
      const number = new URL(page.url()).searchParams.get('case') ?? ''
      await expect(page.getByText(fill(cases.number, { id: number }), { exact: true })).toBeVisible()
      const transcript = page.getByRole('list', { name: cases.transcript })
      await expect(transcript.getByRole('listitem')).toHaveCount(1)
      await expect(transcript).toContainText('<b>I claimed it</b> yesterday.')
      await expect(transcript).toContainText(fill(cases.pictures_one, { count: 1 }))
      await expect(page.getByText(cases.states.OPEN, { exact: true })).toBeVisible()

      const office = await OfficePage.open(browser)
      await office.page.goto(`/cases/${member.id}/${number}`)
      await expect(office.page.locator('.text')).toHaveText('<b>I claimed it</b> yesterday.')
      await expect(office.page.locator('img.document')).toHaveJSProperty('complete', true)
      // Refused once, with what was written.
      await office.page.locator('textarea').evaluate((field) => field.removeAttribute('required'))
      await office.page.locator('textarea').fill('No')
      await office.page.getByRole('button', { name: 'Send' }).click()
      await expect(office.page.getByRole('alert')).toBeVisible()
      await expect(office.page.locator('textarea')).toHaveValue('No')
      await expect(office.page.locator('textarea')).toBeFocused()
      await office.page.locator('textarea').fill('It is in your\nbonus account.')
      await office.page.getByRole('button', { name: 'Send' }).click()
      await office.page.getByText('The answer was sent.').waitFor()

      // Without a reload.
      await expect(transcript.getByRole('listitem')).toHaveCount(2, { timeout: 15_000 })
      await expect(transcript.getByRole('listitem').last()).toContainText('bonus account.')
      await expect(page.getByText(live.caseAnswered)).toBeVisible()
      await expect(page.getByText(cases.states.ANSWERED, { exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

      await page.getByLabel(cases.write).fill('Found it, thank you.')
      await page.getByRole('button', { name: cases.send, exact: true }).click()
      await expect(transcript.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByLabel(cases.write)).toHaveValue('')
      await office.page.reload()
      await expect(office.page.getByText('Found it, thank you.')).toBeVisible()
      await office.close()
    })
  })
}
