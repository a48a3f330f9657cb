import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { operatorFilter } from '../../db/tables/office.ts'
import { html, type Html } from './html.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, hidden } from './page.ts'
import type { Permission } from './permissions.ts'
import type { OfficeCall, OfficeRoutes } from './section.ts'

const NAME_MAX = 40
/** Of one operator for one queue. */
const FILTERS_MAX = 20

const filterName = z
  .string()
  .trim()
  .min(1, { error: 'give the filters a name' })
  .max(NAME_MAX, { error: `has at most ${NAME_MAX} characters` })
const savedInput = z.object({ name: filterName, query: z.string().min(1).max(1_000) })

/** Whose filters may be kept, and which. */
export interface FilteredList {
  path: string
  read: Permission
  /** Names of parameters. What an operator types may name a member, so it is not kept. */
  choices: readonly string[]
}

/** The parameters that may be kept, in the order of the list. */
function chosenIn(query: string, { choices }: FilteredList): string {
  const sent = new URLSearchParams(query)
  const chosen = choices.flatMap((name) => (sent.get(name) ? [[name, sent.get(name) ?? '']] : []))
  return String(new URLSearchParams(chosen))
}

/** `<path>/filters`: each operator keeps filters of a list under a name, and forgets them. */
export function registerSavedFilters({ action }: OfficeRoutes, list: FilteredList): void {
  const { path, read: permission } = list
  action(`${path}/filters`, permission, savedInput, async ({ actor, database }, { name, query }) => {
    const others = (await listFilters({ actor, database }, path)).filter((saved) => saved.name !== name)
    if (others.length >= FILTERS_MAX)
      throw new OfficeError(`You have ${FILTERS_MAX} saved filters of this list already. Forget one first.`)
    const parameters = chosenIn(query, list)
    if (parameters === '') throw new OfficeError('Nothing is chosen that could be kept.', 400)
    await database
      .insert(operatorFilter)
      .values({ operatorId: actor.id, path, name, query: parameters })
      .onConflictDoUpdate({
        target: [operatorFilter.operatorId, operatorFilter.path, operatorFilter.name],
        set: { query: parameters },
      })
    return { to: `${path}?${parameters}`, notice: 'filterSaved' }
  })
  action(
    `${path}/filters/forget`,
    permission,
    z.object({ name: filterName }),
    async ({ actor, database }, { name }) => {
      await database
        .delete(operatorFilter)
        .where(
          and(eq(operatorFilter.operatorId, actor.id), eq(operatorFilter.path, path), eq(operatorFilter.name, name)),
        )
      return { to: path, notice: 'filterForgotten' }
    },
  )
}

const listFilters = ({ actor, database }: Pick<OfficeCall, 'actor' | 'database'>, path: string) =>
  database
    .select({ name: operatorFilter.name, query: operatorFilter.query })
    .from(operatorFilter)
    .where(and(eq(operatorFilter.operatorId, actor.id), eq(operatorFilter.path, path)))
    .orderBy(asc(operatorFilter.name))

/** The operator's filters of a list, and a form that keeps those of the address. */
export async function savedFilterBar(call: OfficeCall, list: FilteredList, address: string): Promise<Html> {
  const { path } = list
  const query = chosenIn(address.slice(path.length), list)
  const saved = await listFilters(call, path)
  const current = saved.find((one) => one.query === query)
  return html`${
    saved.length > 0 &&
    html`<nav class="tabs" aria-label="Your filters">
      ${saved.map(
        (one) => html`<a href="${path}?${one.query}" ${one === current && html`aria-current="page"`}>${one.name}</a>`,
      )}
    </nav>`
  }
  ${
    current
      ? actionForm(call.csrfToken, {
          action: `${path}/filters/forget`,
          button: `Forget “${current.name}”`,
          second: true,
          isSmall: true,
          fields: hidden('name', current.name),
        })
      : query !== '' &&
        html`<details>
          <summary>Keep these filters</summary>
          ${actionForm(call.csrfToken, {
            action: `${path}/filters`,
            button: 'Keep',
            second: true,
            fields: html`<label><span>Name</span><input name="name" maxlength="${NAME_MAX}" required /></label
              >${hidden('query', query)}`,
          })}
        </details>`
  }`
}
