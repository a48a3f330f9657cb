import {
  findHelpArticle,
  type HelpArticle,
  listHelpArticles,
  lockHelpArticle,
  removeHelpArticle,
  storeHelpArticle,
} from '../../../domains/site/operator.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type Fields, place, readTextSet } from '../../kit/described-form.ts'
import { planId } from '../../kit/form-fields.ts'
import { html, Html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { table } from '../../kit/page.ts'
import { englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import type { OfficeSection } from '../../kit/section.ts'

/** Topics that pages of their own show: one article stays in each. */
const OWN_PAGES: ReadonlySet<string> = new Set(['agreement', 'responsible-gaming'])

const TEXTS = {
  topicTitle: { label: 'Title of the topic, for all its articles', longest: 60 },
  title: { label: 'Title', longest: 120 },
  text: { label: 'Text', longest: 8_000, rows: 10, isRich: true },
} as const
const getTexts = ({ texts }: HelpArticle, name: keyof typeof TEXTS) =>
  texts.map((row) => ({ language: row.language, text: row[name] }))

const FIELDS = {
  topic: {
    label: 'Topic, permanent: lower-case letters, digits and hyphens',
    rule: planId,
    of: ({ row }: HelpArticle) => row.topic,
    fixed: true,
  },
  position: place(({ row }: HelpArticle) => row.position),
  topicTitle: { ...TEXTS.topicTitle, textsIn: (plan: HelpArticle) => getTexts(plan, 'topicTitle') },
  title: { ...TEXTS.title, textsIn: (plan: HelpArticle) => getTexts(plan, 'title') },
  text: { ...TEXTS.text, textsIn: (plan: HelpArticle) => getTexts(plan, 'text') },
} as const satisfies Fields<HelpArticle>

const englishTitle = (plan: HelpArticle) => englishName(getTexts(plan, 'title'), plan.row.slug)

async function isLastOfItsPage(on: Database | Transaction, { row: { topic } }: HelpArticle): Promise<boolean> {
  if (!OWN_PAGES.has(topic)) return false
  return (await listHelpArticles(on)).filter(({ row }) => row.topic === topic).length <= 1
}

const articles = new PlanEditor<HelpArticle, typeof FIELDS>({
  noun: 'help article',
  title: 'Help articles',
  path: '/help-articles',
  permissions: { read: 'content.read', plan: 'content.plan' },
  fields: FIELDS,
  form: ['id', { columns: ['topic', 'position'] }, 'topicTitle', 'title', 'text'],
  idLabel: 'ID, permanent, part of its address: lower-case letters, digits and hyphens',
  find: findHelpArticle,
  lock: lockHelpArticle,
  store: storeHelpArticle,
  isFixed: () => true,
  read: ({ id, ...row }, payload) => ({ row: { ...row, slug: id }, texts: readTextSet(payload, TEXTS) }),
  checkNow: (_tx, { before, changed }) => {
    if (before && changed !== undefined)
      throw new OfficeError(`${changed}: stays. Remove the article, and add one there`)
  },
  terms: (plan) => ({
    ID: plan.row.slug,
    Topic: plan.row.topic,
    Place: String(plan.row.position),
    ...textTerms('Title of the topic', getTexts(plan, 'topicTitle')),
    ...textTerms('Title', getTexts(plan, 'title')),
    ...textTerms('Text', getTexts(plan, 'text')),
  }),
  preview: (_database, { texts }) =>
    html`<div class="columns top">
      ${texts.map(
        ({ language, topicTitle, title, text }) =>
          html`<section class="panel" lang="${language.toLowerCase()}">
            <p class="muted">${language}: ${topicTitle}</p>
            <h3>${title}</h3>
            ${new Html(text)}
          </section>`,
      )}
    </div>`,
  list: async (database) =>
    table(
      ['Article', 'Topic', 'Place>', 'Languages'],
      (await listHelpArticles(database)).map((plan) => [
        html`<a href="/help-articles/${plan.row.slug}">${englishTitle(plan)}</a>`,
        englishName(getTexts(plan, 'topicTitle'), plan.row.topic),
        plan.row.position,
        plan.texts.map(({ language }) => language).join(' '),
      ]),
      'There are no help articles.',
    ),
  name: englishTitle,
  facts: (_database, { row }) => ({ ID: row.slug, Topic: row.topic, Place: row.position }),
  acts: [
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: async (plan, on) => !(await isLastOfItsPage(on, plan)),
      refusal: 'There is no such article, or a page of its own would be empty without it.',
      run: async (tx, plan) => {
        await removeHelpArticle(tx, plan.row.slug)
        return { old: plan }
      },
    },
  ],
})

export const helpSection: OfficeSection = {
  path: '/help-articles',
  title: 'Help articles',
  group: 'Site',
  permission: 'content.read',
  decisions: articles.decisions,
  register: (routes) => articles.register(routes, { twoOperatorsAbove: async () => 0n }),
}
