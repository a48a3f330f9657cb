import * as z from 'zod'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  addTag,
  listTags,
  listMemberTags,
  lockTag,
  removeTag,
  storeTag,
  type Tag,
} from '../../../domains/people/member/tags.ts'
import { choice, field } from '../../kit/form-fields.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { requireCard } from './parts/member-card.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, hidden, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

const PATH = '/members/tags'

const tagInput = z.object({
  name: z
    .string()
    .trim()
    .min(2, { error: 'has two characters or more' })
    .max(40, { error: 'has at most 40 characters' }),
  meaning: z
    .string()
    .trim()
    .min(3, { error: 'says when to use it, in three characters or more' })
    .max(200, { error: 'has at most 200 characters' }),
  isGiven: z.enum(['yes', 'no']).default('yes'),
})
const chosenInput = z.object({ tag: z.string().regex(/^\d{1,9}$/, { error: 'choose one' }) })

/** The tags that operators may give, and giving them. */
export function tagRoutes({ page, action }: OfficeRoutes): void {
  page(PATH, 'members.read', async (call) => ({ title: 'Tags of members', body: await tagList(call) }))

  const store = async (call: OfficeCall, { name, meaning, isGiven }: z.output<typeof tagInput>, id?: number) => {
    await withTransaction(call.database, async (tx) => {
      const before = id === undefined ? undefined : await lockTag(tx, id)
      if (id !== undefined && !before) throw new OfficeError('There is no such tag.', 404)
      const withdrawnAt = isGiven === 'yes' ? null : (before?.withdrawnAt ?? new Date())
      const stored = await storeTag(tx, { name, meaning, withdrawnAt, ...(id !== undefined && { id }) })
      if (stored === undefined) throw new OfficeError('name: is that of another tag', 400)
      await recordAudit(tx, {
        actor: call.actor,
        action: before ? 'tag.changed' : 'tag.added',
        subject: `tag:${stored}`,
        ...(before && { old: getValues(before) }),
        new: getValues({ name, meaning, withdrawnAt }),
      })
    })
    return { to: PATH, notice: 'done' as const }
  }
  action(`${PATH}/new`, 'tags.define', tagInput, (call, values) => store(call, values))
  action(`${PATH}/:tag/save`, 'tags.define', tagInput, (call, values) =>
    store(call, values, parseNumber(call.params.tag) ?? 0),
  )

  const give = async (
    call: OfficeCall,
    act: string,
    change: (tx: Transaction, other: { memberId: number; operator: string }) => Promise<string | undefined>,
  ) => {
    const { member } = await requireCard(call)
    await withTransaction(call.database, async (tx) => {
      const name = await change(tx, { memberId: member.id, operator: call.operator })
      if (name === undefined) throw new OfficeError('The tags have changed in the meantime. Look at them again.')
      await recordAudit(tx, { actor: call.actor, action: act, subject: `member:${member.id}`, new: { tag: name } })
    })
    return { to: `/members/${member.id}`, notice: 'done' as const }
  }
  action('/members/:memberId/tag', 'members.tag', chosenInput, (call, { tag }) =>
    give(call, 'member.tagged', (tx, other) => addTag(tx, { ...other, tagId: Number(tag) })),
  )
  action('/members/:memberId/untag', 'members.tag', chosenInput, (call, { tag }) =>
    give(call, 'member.untagged', (tx, { memberId }) => removeTag(tx, { memberId, tagId: Number(tag) })),
  )
}

const getValues = ({ name, meaning, withdrawnAt }: Pick<Tag, 'name' | 'meaning' | 'withdrawnAt'>) => ({
  name,
  meaning,
  given: withdrawnAt === null,
})

const tagFields = (stored?: Tag): Html =>
  html`${field('name', 'Name', stored?.name, { max: 40 })}
  ${field('meaning', 'When to use it', stored?.meaning, { max: 200 })}
  ${stored && choice('isGiven', 'May be given', { yes: 'yes', no: 'no; members who have it keep it' }, stored.withdrawnAt ? 'no' : 'yes')}`

async function tagList({ csrfToken, database, may }: OfficeCall): Promise<Html> {
  const tags = await listTags(database)
  const defines = may('tags.define')
  return html`<p><a href="/members">All members</a></p>
    ${table(
      ['Name', 'When to use it', 'Members>', 'May be given'],
      tags.map((row) => [
        row.name,
        row.meaning,
        html`<a href="/members?tag=${row.id}">${row.members}</a>`,
        row.withdrawnAt ? `withdrawn ${momentText(row.withdrawnAt)}` : 'yes',
      ]),
      'No tags are defined yet.',
    )}
    ${
      defines &&
      tags.map(
        (row) =>
          html`<details>
            <summary>Change “${row.name}”</summary>
            <section class="panel">
              ${actionForm(csrfToken, { action: `${PATH}/${row.id}/save`, button: 'Save', fields: tagFields(row) })}
            </section>
          </details>`,
      )
    }
    ${
      defines &&
      html`<h2>New tag</h2>
        ${actionForm(csrfToken, { action: `${PATH}/new`, button: 'Add', fields: tagFields() })}`
    }`
}

/** A member's tags, which operators who may add and remove. */
export async function tagPart({ csrfToken, database, may }: OfficeCall, memberId: number): Promise<Html> {
  const changes = may('members.tag')
  const [own, all] = await Promise.all([listMemberTags(database, memberId), changes ? listTags(database) : []])
  const others = all.filter(({ id, withdrawnAt }) => withdrawnAt === null && !own.some((tag) => tag.id === id))
  return html`<h2>Tags</h2>
    ${own.length === 0 && html`<p class="muted">None.</p>`}
    ${
      own.length > 0 &&
      table(
        ['Tag', 'When it is used', 'Since', 'By', ...(changes ? [''] : [])],
        own.map((tag) => [
          html`<a href="/members?tag=${tag.id}">${tag.name}</a>`,
          tag.meaning,
          momentText(tag.addedAt),
          tag.operator,
          ...(changes
            ? [
                actionForm(csrfToken, {
                  action: `/members/${memberId}/untag`,
                  button: 'Remove',
                  second: true,
                  isSmall: true,
                  fields: hidden('tag', tag.id),
                }),
              ]
            : []),
        ]),
        '',
      )
    }
    ${
      changes &&
      others.length > 0 &&
      actionForm(csrfToken, {
        action: `/members/${memberId}/tag`,
        button: 'Add tag',
        second: true,
        fields: choice('tag', 'Tag', Object.fromEntries(others.map(({ id, name }) => [String(id), name])), undefined),
      })
    }
    ${changes && all.length === 0 && html`<p class="muted"><a href="${PATH}">No tags are defined yet.</a></p>`}`
}
