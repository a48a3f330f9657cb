import type { Database } from '@playhouse/postgres/database.ts'
import { html, type Html } from './html.ts'
import { durationText, moneyText } from './formats.ts'
import type { OfficeRoutes, OfficeSection, Wait } from './section.ts'

/** Page before all sections, with what waits in each of them. */
export const OVERVIEW = { path: '/', title: 'Overview', group: 'Desk', permission: 'overview.read' } as const

export function registerOverview({ page }: OfficeRoutes, database: Database, sections: readonly OfficeSection[]): void {
  page(OVERVIEW.path, OVERVIEW.permission, async ({ may }) => ({
    title: OVERVIEW.title,
    body: await waitingPanels(
      database,
      sections.filter(({ permission }) => may(permission)),
    ),
  }))
}

async function readPanel(
  database: Database,
  { path, title, waits = [] }: OfficeSection,
  countWaiting: NonNullable<OfficeSection['waiting']>,
) {
  const count = await countWaiting(database)
  return { path, title, count, waits: count === 0 ? [] : await Promise.all(waits.map((read) => read(database))) }
}

/** Late rows first: since when, how many, and the sum of all that waits. */
function waitText(path: string, { since, overdue, overdueSince, amount }: Wait): Html | null {
  if (since === null) return null
  const ago = (at: Date) => durationText(Date.now() - at.getTime())
  return html`<p>
    ${
      overdueSince &&
      html`<a class="overdue" href="${path}?overdue=yes">${overdue} overdue, for up to ${ago(overdueSince)}</a><br />`
    }
    Longest wait ${ago(since)}${amount !== null && amount > 0n && html` · ${moneyText(amount)} in all`}
  </p>`
}

async function waitingPanels(database: Database, sections: readonly OfficeSection[]): Promise<Html> {
  const counted = await Promise.all(
    sections.flatMap((section) => (section.waiting ? [readPanel(database, section, section.waiting)] : [])),
  )
  // Waiting rows come first, in the order of the sections.
  const ordered = counted.toSorted((one, other) => Number(one.count === 0) - Number(other.count === 0))
  return html`<div class="columns even">
    ${ordered.map(
      ({ path, title, count, waits }) =>
        html`<section class="panel">
          <h2><a href="${path}">${title}</a></h2>
          ${count === 0 ? html`<p class="muted">Nothing waits.</p>` : html`<p class="waiting">${count} waiting</p>`}
          ${waits.flatMap((wait) => waitText(path, wait) ?? [])}
        </section>`,
    )}
  </div>`
}
