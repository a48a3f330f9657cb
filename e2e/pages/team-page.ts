import type { Locator, Page } from '@playwright/test'
import { texts } from '../support/texts.ts'

const { agent } = texts

/** The agent centre's team overview. */
export class TeamPage {
  readonly page: Page
  readonly main: Locator
  readonly comparison: Locator
  readonly chosenDays: Locator
  readonly account: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.comparison = this.main.getByRole('table', { name: agent.comparison })
    this.chosenDays = this.main.getByRole('region', { name: agent.chosenDays })
    this.account = this.main.getByRole('searchbox', { name: agent.searchAccount })
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/agent/team-overview${search}`)
  }

  /** A row of the comparison: measure, today, yesterday, this month. */
  row(measure: string): Locator {
    return this.comparison.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: measure }) })
  }

  figure(measure: string): Locator {
    return this.chosenDays.getByRole('term').filter({ hasText: measure }).locator('xpath=following-sibling::dd[1]')
  }

  lines(heading: string): Locator {
    return this.main.getByRole('table', { name: heading })
  }
}
