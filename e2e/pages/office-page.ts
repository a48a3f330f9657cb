import type { Browser, Page } from '@playwright/test'
import { DEMO_OPERATORS } from '@playhouse/server/secrets.ts'

export class OfficePage {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  /** Logs an operator in, in a browser context of its own. */
  static async open(
    browser: Browser,
    operator: { name: string; token: string } | undefined = DEMO_OPERATORS[0],
  ): Promise<OfficePage> {
    const url = process.env.E2E_OFFICE_URL
    if (!operator || !url) throw new Error('The site has no back office.')
    const page = await (await browser.newContext({ baseURL: url })).newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Name' }).fill(operator.name)
    await page.getByRole('textbox', { name: 'Token' }).fill(operator.token)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: `Log out ${operator.name}` }).waitFor()
    return new OfficePage(page)
  }

  async approve(section: string, number: string): Promise<void> {
    const { page } = this
    // Operators sit at a desk, whatever the player holds.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
    await page.getByRole('link', { name: number, exact: true }).click()
    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await page.locator('form').filter({ has: approve }).getByRole('textbox').fill('Checked by telephone')
    await approve.click()
    await page.getByText('Done. The audit log has it.').waitFor()
  }

  /** Settles the complaint about a withdrawal. */
  async settle(number: string, findings: string): Promise<void> {
    const { page } = this
    await page.goto(`/withdrawals/${number}`)
    const settle = page.getByRole('button', { name: 'Settle', exact: true })
    await page.locator('form').filter({ has: settle }).getByRole('textbox').fill(findings)
    await settle.click()
    await page.getByText('Done. The audit log has it.').waitFor()
  }

  async close(): Promise<void> {
    await this.page.context().close()
  }
}
