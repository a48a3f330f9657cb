import type { Page } from '@playwright/test'
import { Buffer } from 'node:buffer'
import { OfficePage } from '../pages/office-page.ts'
import { messageTo } from '../support/messages.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { openAccount } from '../support/sessions.ts'
import { DEVICES } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { cases, live, upload } = texts

for (const { device, tag, ...use } of DEVICES) {
  test.describe(`at ${device}`, { tag }, () => {
    test.use(use)

    test(
      'a case is answered by the back office while the member watches',
      { tag: EVERY_NIGHT },
      async ({ page, context, browser }) => {
        const member = await openAccount(context)
        await page.goto('/member/service')
        await page.getByRole('link', { name: cases.writeToUs }).click()
        const dialog = page.getByRole('dialog', { name: cases.writeToUs })
        const title = `Where is my bonus? ${member.id}`
        await dialog.getByLabel(cases.columns.topic).selectOption('PROMOTION')
        await dialog.getByLabel(cases.columns.title, { exact: true }).fill(title)
        await dialog.getByLabel(cases.write).fill('<b>I claimed it</b> yesterday.')
        const attach = dialog.locator('input[type=file]')
        const picture = (buffer: Buffer) => ({ name: 'receipt.png', mimeType: 'image/png', buffer })
        const chooser = page.waitForEvent('filechooser')
        // Fails where anything covers the field.
        await attach.click()
        await (await chooser).setFiles(picture(Buffer.from('<svg onload="alert(1)"/>')))
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
        await transcript.getByRole('button', { name: fill(cases.picture, { number: 1 }) }).click()
        await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true)
        await page.keyboard.press('Escape')
        await expect(page.getByText(cases.states.OPEN, { exact: true })).toBeVisible()

        const office = await OfficePage.open(browser)
        await office.page.goto(`/cases/${member.id}/${number}`)
        await expect(office.page.locator('.text')).toHaveText('<b>I claimed it</b> yesterday.')
        await expect(office.page.locator('img.document')).toHaveJSProperty('complete', true)
        const answer = office.page.getByLabel(/The member is notified/)
        // Refused once, with what was written.
        await answer.evaluate((field) => field.removeAttribute('required'))
        await answer.fill('No')
        await office.page.getByRole('button', { name: 'Send' }).click()
        await expect(office.page.getByRole('alert')).toBeVisible()
        await expect(answer).toHaveValue('No')
        await expect(answer).toBeFocused()
        await answer.fill('It is in your\nbonus account.')
        await office.page.getByRole('button', { name: 'Send' }).click()
        await office.page.getByText('The answer was sent.').waitFor()

        // Without a reload.
        await expect(transcript.getByRole('listitem')).toHaveCount(2)
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
      },
    )
  })
}

/** Two answer templates: one in the language of the guest's case, one in another. */
async function addTemplates(page: Page, id: string): Promise<void> {
  for (const [name, language, text] of [
    ['Đăng ký', 'VI', 'Nhấn nút ở trên cùng.'],
    ['Register', 'EN', 'Press the button at the top.'],
  ] as const) {
    await page.goto('/cases/templates')
    await page.getByLabel('Name, for operators').fill(`${name} ${id}`)
    await page.getByLabel('Language').selectOption(language)
    await page.getByLabel('Text', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${name} ${id}`).first().waitFor()
  }
}

test('a guest’s case is answered, closed and rated, with both sides open', async ({ page, browser }) => {
  const address = `guest-${Date.now()}@example.test`
  await page.goto('/help')
  await page
    .getByRole('complementary', { name: texts.shell.atHand })
    .getByRole('button', { name: texts.shell.customerService })
    .click()
  const desk = page.getByRole('dialog', { name: cases.title })
  expect(await desk.boundingBox()).toMatchObject({ width: 440, height: 500 })
  await desk.getByLabel(cases.guest.email).fill(address)
  await desk.getByLabel(cases.columns.topic).selectOption('ACCOUNT')
  await desk.getByLabel(cases.columns.title, { exact: true }).fill('How do I register?')
  await desk.getByLabel(cases.write).fill('The form says nothing.')
  const shot = { name: 'form.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await desk.locator('input[type=file]').setInputFiles(shot)
  await expect(desk.getByText(upload.ready, { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: cases.send, exact: true }).click()
  const transcript = desk.getByRole('list', { name: cases.transcript })
  await expect(transcript.getByRole('listitem')).toHaveCount(1)

  const letter = await messageTo(address)
  const [, id = ''] = /#case=(\d+)/.exec(letter) ?? []
  const office = await OfficePage.open(browser)
  await addTemplates(office.page, id)
  await office.page.goto(`/cases/0/${id}`)
  const received = office.page.locator('img.document')
  await expect(received).toHaveJSProperty('complete', true)
  expect(await received.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await office.page.getByRole('button', { name: 'Take', exact: true }).click()
  await office.page.getByRole('button', { name: 'Give back' }).waitFor()
  await office.page.getByLabel('Note, which only operators read').fill('Registration is slow today.')
  await office.page.getByRole('button', { name: 'Add note' }).click()
  await office.page.getByText('note for operators').waitFor()
  // Templates in the guest's language come first.
  const templates = office.page.getByLabel('Template')
  await expect(templates.locator('optgroup').first()).toHaveAttribute('label', 'English')
  await templates.selectOption({ label: `Register ${id} (EN)` })
  await office.page.getByRole('button', { name: 'Insert' }).click()
  const answer = office.page.getByLabel(/The guest gets an e-mail/)
  await expect(answer).toHaveValue('Press the button at the top.')
  await office.page.locator('input[type=file]').setInputFiles({ ...shot, buffer: await office.page.screenshot() })
  await office.page.getByRole('button', { name: 'Send' }).click()
  await office.page.getByText('The answer was sent.').waitFor()
  // The window looks for answers by itself.
  await expect(transcript.getByRole('listitem')).toHaveCount(2)
  await expect(transcript).not.toContainText('Registration is slow today.')

  // In another browser, by the link of the letter.
  const answered = await messageTo(address, 'answered')
  const link = new URL(/https?:\S+#case=\S+/.exec(answered)?.[0] ?? '')
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await elsewhere.goto(`${link.pathname}${link.hash}`)
  await elsewhere.getByRole('button', { name: cases.guest.enter }).click()
  await expect(elsewhere.getByText('Press the button at the top.')).toBeVisible()
  // The guest's own picture and that of the answer.
  await expect(elsewhere.getByRole('button', { name: fill(cases.picture, { number: 1 }) })).toHaveCount(2)
  await elsewhere
    .getByRole('button', { name: fill(cases.picture, { number: 1 }) })
    .last()
    .click()
  const shown = elsewhere.getByRole('dialog').getByRole('img')
  await expect.poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await elsewhere.keyboard.press('Escape')
  await elsewhere.getByLabel(cases.write).fill('Thank you.')
  await elsewhere.getByRole('button', { name: cases.send, exact: true }).click()
  // The back office shows it without a reload.
  await expect(office.page.getByText('Thank you.')).toBeVisible()
  await office.page.getByRole('button', { name: 'Close the case' }).click()
  await office.page.getByText('Done. The audit log has it.').waitFor()

  await elsewhere.reload()
  await elsewhere.getByRole('button', { name: 'How do I register?' }).click()
  await elsewhere.getByRole('radio', { name: fill(cases.rate.star, { count: 5 }) }).check({ force: true })
  await elsewhere.getByRole('button', { name: cases.rate.send }).click()
  await expect(elsewhere.getByText(fill(cases.rate.rated, { count: 5 }))).toBeVisible()
  await expect(office.page.getByText('5 of 5')).toBeVisible()
  await elsewhere.context().close()
  await office.close()
})
