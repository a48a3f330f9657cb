import type { Database } from '@playhouse/postgres/database.ts'
import { html, type Html } from './html.ts'
import type { OfficeRoutes, OfficeSection } from './section.ts'

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

async function waitingPanels(database: Database, sections: readonly OfficeSection[]): Promise<Html> {
  const counted = await Promise.all(
    sections.flatMap((section) =>
      section.waiting ? [section.waiting(database).then((count) => ({ ...section, count }))] : [],
    ),
  )
  // Waiting rows come first, in the order of the sections.
  const ordered = counted.toSorted((one, other) => Number(one.count === 0) - Number(other.count === 0))
  return html`<div class="columns">
    ${ordered.map(
      ({ path, title, count }) =>
        html`<section class="panel">
          <h2><a href="${path}">${title}</a></h2>
          ${count === 0 ? html`<p class="muted">Nothing waits.</p>` : html`<p class="waiting">${count} waiting</p>`}
        </section>`,
    )}
  </div>`
}
