import * as z from 'zod'
import { html, type Html } from './html.ts'
import { readForm, withReason } from './inputs.ts'
import { findRefusal, OfficeError } from './office-error.ts'
import { actionForm, hidden, type OfficePage, reasonField, table } from './page.ts'
import type { Permission } from './permissions.ts'
import type { OfficeCall, OfficeRoutes } from './section.ts'

/** Name of a row's checkbox before its subject. */
const ITEM = 'item:'
/** Id of the form to which the checkboxes of a list belong. */
const FORM = 'several'

interface SeveralChoice {
  name: string
  button: string
  /** Label of the reason. */
  reason?: string | undefined
}

/** A row that was ticked and still waits. */
interface TickedRow {
  subject: string
  /** Its cells in the preview, by the headings. */
  cells: readonly (Html | string | number | bigint | null)[]
  /** Why it cannot be decided so; undefined if it can. */
  obstacle?: string | undefined
}

/** What may be decided about several rows of a list at once: each by itself, as on its own page. */
export interface Several {
  path: string
  permission: Permission
  choices: readonly SeveralChoice[]
  headings: readonly string[]
  /** Those of these subjects that wait. */
  read: (call: OfficeCall, choice: string, subjects: readonly string[]) => Promise<TickedRow[]>
  /** @throws OfficeError that says why it was not decided */
  decide: (call: OfficeCall, choice: string, subject: string, reason: string) => Promise<'MADE' | 'WAITS'>
}

export const tickBox = (subject: string, name: string): Html =>
  html`<input type="checkbox" form="${FORM}" name="${ITEM}${subject}" value="on" aria-label="Choose ${name}" />`

/** Below the list: what becomes of the ticked rows. */
export const severalForm = ({ csrfToken }: OfficeCall, { path, choices }: Several): Html =>
  actionForm(csrfToken, {
    id: FORM,
    action: `${path}/several`,
    button: 'Look at the ticked ones',
    second: true,
    fields: html`<label
      ><span>Decide several</span
      ><select name="choice">
        ${choices.map(({ name, button }) => html`<option value="${name}">${button}</option>`)}
      </select></label
    >`,
  })

/** `<path>/several`: shows the ticked rows and what becomes of them, then decides each, and says how each ended. */
export function registerSeveral({ action }: OfficeRoutes, several: Several): void {
  const { path, permission, choices } = several
  const [first, ...others] = choices.map(({ name }) => name)
  if (first === undefined) return
  const input = z.object({ choice: z.enum([first, ...others]), sure: z.literal('yes').optional() }).catchall(z.string())
  action(`${path}/several`, permission, input, async (call, { choice: name, sure, ...sent }) => {
    const subjects = Object.keys(sent).flatMap((key) => (key.startsWith(ITEM) ? [key.slice(ITEM.length)] : []))
    const choice = choices.find((one) => one.name === name)
    if (!choice || subjects.length === 0) throw new OfficeError('Tick the ones to decide in the list first.', 400)
    const rows = await several.read(call, choice.name, subjects)
    if (sure === undefined) return { page: previewPage(call, several, { choice, rows, count: subjects.length }) }
    const { reason } = readForm(withReason, { reason: '', ...sent })
    return { page: await outcomePage(call, several, { choice, rows, reason, count: subjects.length }) }
  })
}

interface Ticked {
  choice: SeveralChoice
  rows: readonly TickedRow[]
  /** Ticked ones, those included that do not wait any more. */
  count: number
}

function previewPage({ csrfToken }: OfficeCall, several: Several, { choice, rows, count }: Ticked): OfficePage {
  const able = rows.filter(({ obstacle }) => obstacle === undefined)
  return {
    title: `${choice.button}: ${able.length} of ${count}`,
    body: html`${
        rows.length < count &&
        html`<p class="panel problem" role="alert">
          Of the ticked, ${count - rows.length} cannot be decided: decided meanwhile, or a decision waits for a second
          operator.
        </p>`
      }
      ${table(
        [...several.headings, 'What speaks against it'],
        rows.map(({ cells, obstacle }) => [...cells, obstacle ?? '']),
        'None of them waits any more.',
      )}
      ${
        able.length > 0 &&
        html`<section class="panel">
          <p class="muted">
            Each is decided by itself, with this reason. Where the sum of the day takes a second operator, it waits for
            one.
          </p>
          ${actionForm(csrfToken, {
            action: `${several.path}/several`,
            button: `${choice.button}: ${able.length}`,
            fields: html`${hidden('choice', choice.name)}${hidden('sure', 'yes')}${able.map(({ subject }) =>
              hidden(`${ITEM}${subject}`, 'on'),
            )}${reasonField(choice.reason)}`,
          })}
        </section>`
      }
      <p><a href="${several.path}">Back to the list</a></p>`,
  }
}

async function outcomePage(
  call: OfficeCall,
  several: Several,
  { choice, rows, reason, count }: Ticked & { reason: string },
): Promise<OfficePage> {
  const texts: { row: TickedRow; text: string; isMade: boolean }[] = []
  for (const row of rows) {
    try {
      const outcome = await several.decide(call, choice.name, row.subject, reason)
      texts.push({ row, text: outcome === 'WAITS' ? 'Waits for a second operator' : 'Done', isMade: true })
    } catch (error) {
      // Others may be decided already: a page that fails would say that nothing was changed.
      const refusal = findRefusal(error)
      if (!refusal) call.log.error({ err: error, subject: row.subject }, 'deciding one of several failed')
      const text = refusal ? `Not done: ${refusal.message}` : 'Failed: look at it before you decide it again.'
      texts.push({ row, text, isMade: false })
    }
  }
  const made = texts.filter(({ isMade }) => isMade).length
  return {
    title: `${choice.button}: ${made} of ${count} decided`,
    body: html`${table(
        [...several.headings, 'Outcome'],
        texts.map(({ row, text, isMade }) => [...row.cells, isMade ? text : html`<strong>${text}</strong>`]),
        'None of them waits any more.',
      )}
      <p><a href="${several.path}">Back to the list</a></p>`,
  }
}
