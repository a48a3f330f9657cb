import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { actAs } from './acting.ts'
import { decide, type ReviewedKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { describedFields, type Fields, type FormPart, getSchema } from './described-form.ts'
import { planInput } from './form-fields.ts'
import { html, type Html } from './html.ts'
import { readForm } from './inputs.ts'
import { actionForm, changeTable, reasonField, type Terms } from './page.ts'
import type { Permission, Proposing } from './permissions.ts'
import { getNotice, type OfficeRoutes } from './section.ts'

type Values = Readonly<Record<string, string>>
type Read = Readonly<Record<string, unknown>>

/** Settings of which there is one set: its fields, and who changes it. */
export interface SettingsPage<Row> {
  path: string
  title: string
  /** Names its decisions and audit entries, such as `points-rules`. */
  kind: string
  permissions: { read: Permission; change: Proposing }
  load: (on: Database | Transaction) => Promise<Row>
  /** Loads the settings so that they do not change until the end of the transaction. */
  lock: (tx: Transaction) => Promise<Row>
  /** May depend on what there is, such as the ranks. */
  fields: (row: Row) => Fields<Row>
  form: (row: Row) => readonly FormPart<string>[]
  /** @throws OfficeError with what is wrong beyond single fields */
  read: (values: Read, before: Row) => Row
  store: (tx: Transaction, row: Row, before: Row) => Promise<void>
  /** All of it in words. */
  terms: (row: Row) => Terms
  /** How many operators a change takes. */
  operators: (after: Row, before: Row) => 1 | 2
  /** Further effects of a change, for the operator who confirms it. */
  effect?: (database: Database, after: Row) => Promise<Html>
  above?: Html
}

/** The page of settings, its form and its decision. @returns the kind of decision */
export function settingsPage<Row>(page: SettingsPage<Row>): {
  decision: ReviewedKind
  register: (routes: OfficeRoutes) => void
} {
  const { path, kind, permissions } = page
  const readValues = (values: Values, before: Row) =>
    page.read(readForm(getSchema(page.fields(before) as Fields<never>), values), before)

  const decision: ReviewedKind = {
    kind: `${kind}.changed`,
    permission: permissions.change,
    describe: () => `Change: ${page.title.toLowerCase()}`,
    basis: (tx) => page.lock(tx),
    show: async (database, payload) => {
      const before = await page.load(database)
      const after = readValues(payload, before)
      return html`${await page.effect?.(database, after)} ${changeTable(page.terms(before), page.terms(after))}`
    },
    apply: async (tx, { payload, operators }) => {
      await actAs(tx, operators)
      const before = await page.lock(tx)
      const after = readValues(payload, before)
      await page.store(tx, after, before)
      return differences(page.terms(before), page.terms(after))
    },
  }

  return {
    decision,
    register({ page: addPage, action }) {
      addPage(path, permissions.read, async (call) => {
        const row = await page.load(call.database)
        const waiting = await pendingPanel(call, kind, [decision])
        const form = async () =>
          actionForm(call.csrfToken, {
            action: `${path}/save`,
            button: 'Save',
            fields: html`${await describedFields(call.database, page.fields(row), page.form(row), row)}${reasonField()}`,
          })
        return {
          title: page.title,
          body: html`${page.above}${waiting ?? (call.may(permissions.change) ? await form() : changeTable(undefined, page.terms(row)))}`,
        }
      })
      action(`${path}/save`, permissions.change, planInput, async ({ actor, database }, { reason, ...payload }) => {
        const before = await page.load(database)
        const after = readValues(payload, before)
        const outcome = await decide(database, decision, {
          subject: kind,
          payload,
          reason,
          actor,
          operators: page.operators(after, before),
          check: async (tx) => readValues(payload, await page.lock(tx)),
        })
        return { to: path, notice: getNotice(outcome) }
      })
    },
  }
}

/** Terms that differ, for the audit log. */
function differences(before: Terms, after: Terms): { old: Terms; new: Terms } {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const of = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name] ?? '']))
  return { old: of(before), new: of(after) }
}
