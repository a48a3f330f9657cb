import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { CASE_TEXT_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  findTemplate,
  listTemplates,
  removeTemplate,
  storeTemplate,
  type Template,
} from '../../../domains/engagement/support/operator.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, type FormToken, table } from '../../kit/page.ts'
import type { OfficeRoutes } from '../../kit/section.ts'

const PATH = '/cases/templates'
const CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]]

const input = z.object({
  name: z
    .string()
    .trim()
    .min(3, { error: 'has three characters or more' })
    .max(60, { error: 'has at most 60 characters' }),
  language: z.enum(CODES),
  text: z
    .string()
    .trim()
    .min(3, { error: 'has three characters or more' })
    .max(CASE_TEXT_MAX, { error: `has at most ${CASE_TEXT_MAX} characters` }),
})

const form = (token: FormToken, action: string, stored?: Template): Html =>
  actionForm(token, {
    action,
    button: 'Save',
    fields: html`<label
        ><span>Name, for operators</span
        ><input name="name" value="${stored?.name ?? ''}" required minlength="3" maxlength="60"
      /></label>
      <label
        ><span>Language</span
        ><select name="language">
          ${CODES.map((code) => html`<option value="${code}" ${code === stored?.language && html`selected`}>${LANGUAGES[code].name} (${code})</option>`)}
        </select></label
      >
      <label
        ><span>Text</span
        ><textarea name="text" rows="6" required maxlength="${CASE_TEXT_MAX}">${stored?.text ?? ''}</textarea>
      </label>`,
  })

/** Answers that are often given: written once in each language, inserted with a press. */
export function registerTemplates({ page, action }: OfficeRoutes): void {
  page(PATH, 'cases.read', async ({ csrfToken, database, may }) => ({
    title: 'Answer templates',
    body: html`<nav class="tabs" aria-label="Queues">
        <a href="/cases">Cases</a><a href="${PATH}" aria-current="page">Answer templates</a>
      </nav>
      ${table(
        ['Name', 'Language', 'Text', 'Changed', 'By'],
        (await listTemplates(database)).map((row) => [
          html`<a href="${PATH}/${row.id}">${row.name}</a>`,
          row.language,
          html`<div class="text">${row.text}</div>`,
          momentText(row.changedAt),
          row.operator,
        ]),
        'No templates.',
      )}
      ${may('cases.answer') && html`<h2>New template</h2>`} ${form(csrfToken, `${PATH}/new`)}`,
  }))

  page(`${PATH}/:template`, 'cases.read', async ({ csrfToken, database, params }) => {
    const id = parseNumber(params.template)
    const stored = id === undefined ? undefined : await findTemplate(database, id)
    if (!stored) return undefined
    return {
      title: `Template: ${stored.name}`,
      body: html`<p><a href="${PATH}">All templates</a></p>
        ${form(csrfToken, `${PATH}/${stored.id}/save`, stored)}
        ${actionForm(csrfToken, { action: `${PATH}/${stored.id}/remove`, button: 'Remove', second: true })}`,
    }
  })

  action(`${PATH}/new`, 'cases.answer', input, async ({ actor, database, operator }, values) => {
    await withTransaction(database, async (tx) => {
      const id = await storeTemplate(tx, { ...values, operator })
      await recordAudit(tx, { actor, action: 'template.added', subject: `answer-template:${id}`, new: values })
    })
    return { to: PATH, notice: 'done' }
  })

  action(`${PATH}/:template/save`, 'cases.answer', input, async ({ actor, database, operator, params }, values) => {
    await withTransaction(database, async (tx) => {
      const id = parseNumber(params.template) ?? 0
      const before = await findTemplate(tx, id)
      if (!before) throw new OfficeError('There is no such template.', 404)
      await storeTemplate(tx, { ...values, operator, id })
      const { name, language, text } = before
      const subject = `answer-template:${id}`
      await recordAudit(tx, { actor, action: 'template.changed', subject, old: { name, language, text }, new: values })
    })
    return { to: PATH, notice: 'done' }
  })

  action(`${PATH}/:template/remove`, 'cases.answer', z.object({}), async ({ actor, database, params }) => {
    await withTransaction(database, async (tx) => {
      const id = parseNumber(params.template) ?? 0
      const before = await findTemplate(tx, id)
      if (!before) throw new OfficeError('There is no such template.', 404)
      await removeTemplate(tx, id)
      const { name, language, text } = before
      const subject = `answer-template:${id}`
      await recordAudit(tx, { actor, action: 'template.removed', subject, old: { name, language, text } })
    })
    return { to: PATH, notice: 'done' }
  })
}
