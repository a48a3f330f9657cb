import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { readAmount } from './day-sums.ts'
import { decide, type DecisionKind, pendingDecisions, type ReviewedKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import {
  changedTerm,
  describedFields,
  type Fields,
  type FormPart,
  readTexts,
  schemaOf,
  type ValuesOf,
} from './described-form.ts'
import { field, isNew, planId, planInput } from './form-fields.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { readForm, withReason } from './inputs.ts'
import { checkAll, OfficeError } from './office-error.ts'
import type { Permission } from './permissions.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table, type Terms } from './page.ts'
import type { OfficeCall, OfficeRoutes, OperatorLimits, TakesPicture } from './section.ts'

/*
 * The editor of promotions, missions, leaderboards and raffles. A plan is kept as the texts of its form, so that one which waits for a second
 * operator is read, and refused, in the same way as one that takes effect at once.
 */

type Values = Readonly<Record<string, string>>
type Facts = Parameters<typeof facts>[0]

/** A kind of plan: its form, what it asks of its database rows, and what its pages show. */
export interface PlanKind<Plan, Described extends Fields<Plan>> {
  /** Names its decisions, audit entries and subjects. */
  noun: string
  /** Those of rewards unless stated. */
  permissions?: { read: Permission; plan: Permission; confirm: Permission }
  title: string
  /** Where it is added and saved: `/missions/new`, `/missions/save`. */
  path: string
  /** The list, if it is elsewhere. */
  listPath?: string
  /** What its own page is below, if that is elsewhere. */
  planPath?: string

  fields: Described
  /** Stores the picture that its form brings. */
  takesPicture?: TakesPicture
  /** Order of the form; `id` is the ID. */
  form: readonly FormPart<Extract<keyof Described, string> | 'id'>[]
  idLabel: string
  find: (on: Database | Transaction, id: string) => Promise<Plan | undefined>
  /** As `find`, so that it does not change until the end of the transaction. */
  lock: (tx: Transaction, id: string) => Promise<Plan | undefined>
  /** Lets members finish what they do with it, before a change. */
  queue?: (tx: Transaction, id: string) => Promise<unknown>
  store: (tx: Transaction, plan: Plan) => Promise<void>

  /** What a form asks for. @throws OfficeError */
  read: (values: ValuesOf<Described> & { id: string }, payload: Values, before: Plan | undefined) => Plan
  /** @throws OfficeError with what is wrong with a plan at any time */
  checkPlan?: (plan: Plan) => void
  /** @throws OfficeError with what is wrong with it now; `changed` is a fixed field that differs */
  checkNow: (
    tx: Transaction,
    change: { plan: Plan; before: Plan | undefined; changed: string | undefined },
  ) => void | Promise<void>
  /** Members rely on its fixed fields. */
  isFixed?: (plan: Plan) => boolean
  /** It can no longer be changed. */
  isEnded?: (plan: Plan) => boolean

  /** What follows "Change mission welcome" in a decision. */
  promise?: (payload: Values) => string
  /** What it costs at most, as it counts for the rewards of the day. Without a cost, one operator is enough. */
  cost?: (database: Database, plan: Plan) => Promise<bigint>
  /** Whether it takes two operators whatever it costs. */
  takesTwo?: (on: Database | Transaction, plan: Plan) => Promise<boolean>
  /** What it comes to beside its cost, for the operator who confirms it. */
  effect?: (database: Database, plan: Plan) => Promise<Html>
  /** For the operator who confirms it. */
  costFacts?: (database: Database, plan: Plan) => Promise<Facts>
  /** How members would see it, in every language. */
  preview?: (database: Database, plan: Plan) => Promise<Html> | Html
  /** It may be saved before members see it, with its English texts alone. */
  mayBeDraft?: (plan: Plan | undefined) => boolean
  /** All of it in words. */
  terms: (plan: Plan) => Terms

  /** The list without its links. */
  list: (database: Database) => Promise<Html>
  listLinks?: (call: OfficeCall) => Html | false
  name: (plan: Plan) => string
  facts: (database: Database, plan: Plan) => Facts | Promise<Facts>
  /** Between the facts and the form. */
  above?: (database: Database, plan: Plan) => Promise<Html>
  /** Further forms while nothing waits. */
  further?: (call: OfficeCall, plan: Plan) => Promise<Html | false>
  /** At the end of the page. */
  below?: (database: Database, plan: Plan) => Promise<Html>
  acts: readonly PlanAct<Plan>[]
  /** Other decisions about such a plan. */
  decisions?: readonly DecisionKind[]
}

/** Something that one operator does to a plan at once. */
export interface PlanAct<Plan> {
  /** Last part of its address. */
  name: 'end' | 'remove' | 'stop'
  heading: string
  button: string
  text?: string
  isPossible: (plan: Plan, on: Database | Transaction) => boolean | Promise<boolean>
  /** Whether it would change anything. */
  isUseful?: (plan: Plan) => boolean
  /** Why it was not possible. */
  refusal: string
  /** @returns what the audit log gets; without `new`, the plan is removed */
  run: (tx: Transaction, plan: Plan) => Promise<{ old: unknown; new?: unknown }>
}

const PAST = { end: 'ended', remove: 'removed', stop: 'stopped' } as const

export interface PlanEditor {
  decisions: readonly DecisionKind[]
  subjectOf: (id: string) => string
  register: (routes: OfficeRoutes, limits: OperatorLimits) => void
}

/** Who reads, makes and confirms plans of rewards. */
const REWARDS = { read: 'rewards.read', plan: 'rewards.plan', confirm: 'rewards.confirm' } as const

const identity = z.object({ id: planId, isNew })

/** Pages, acts and decisions of a kind of plan. */
export function planEditor<Plan, Described extends Fields<Plan>>(kind: PlanKind<Plan, Described>): PlanEditor {
  const { noun, path, listPath = path, planPath = path, fields } = kind
  const { read: mayRead, plan: mayPlan, confirm: mayConfirm } = kind.permissions ?? REWARDS
  const kindName = noun.replaceAll(' ', '-')
  const schema = schemaOf(fields as Described & Fields<never>)
  const subjectOf = (id: string) => `${kindName}:${id}`
  const { takesPicture } = kind

  /** What a form asks for. @throws OfficeError */
  const read = async (on: Database | Transaction, payload: Values, queue?: (id: string) => Promise<unknown>) => {
    const named = identity.safeParse(payload)
    if (!named.success) {
      // Also what is wrong with the other fields, as far as it can be told.
      const values = { ...schema.safeParse(payload).data, id: '' } as ValuesOf<Described> & { id: string }
      checkAll(
        () => readForm(identity, payload),
        () => readForm(schema, payload),
        () => schema.safeParse(payload).success && kind.read(values, payload, undefined),
      )
    }
    const { id, isNew: isAdded } = readForm(identity, payload)
    await queue?.(id)
    const before = await kind.find(on, id)
    if (!schema.safeParse(payload).success) {
      const options = { isDraft: payload['state'] === 'draft' }
      const texts = Object.entries<Fields<Plan>[string]>(fields).map(
        ([name, described]) =>
          () =>
            'textsIn' in described && readTexts(payload, name, described, options),
      )
      checkAll(() => readForm(schema, payload), ...texts)
    }
    const values = readForm(schema, payload)
    return { id, isAdded, before, plan: kind.read({ ...values, id }, payload, before) }
  }
  /** What a form asks for, if it may be so now. @throws OfficeError */
  const check = async (tx: Transaction, payload: Values) => {
    const { id, isAdded, before, plan } = await read(tx, payload, (queued) => Promise.resolve(kind.queue?.(tx, queued)))
    kind.checkPlan?.(plan)
    if (isAdded && before) throw new OfficeError(`There is a ${noun} ${id} already. Choose another ID.`)
    if (!isAdded && !before) throw new OfficeError(`This ${noun} no longer exists.`)
    if (before && kind.isEnded?.(before)) throw new OfficeError('It has ended. Add another in its place.')
    const changed = before && kind.isFixed?.(before) ? changedTerm<Plan>(fields, before, plan) : undefined
    await kind.checkNow(tx, { plan, before, changed })
    return { plan, before }
  }

  const saved: ReviewedKind = {
    kind: `${kindName}.saved`,
    permission: mayPlan,
    confirm: mayConfirm,
    describe: (payload) =>
      `${payload['isNew'] === 'yes' ? 'Add' : 'Change'} ${noun} ${payload['id']}${kind.promise?.(payload) ?? ''}`,
    basis: (tx, { id = '' }) => kind.lock(tx, id),
    show: async (database, payload) => {
      const { plan, before } = await read(database, payload)
      return html`${facts((await kind.costFacts?.(database, plan)) ?? {})} ${await kind.effect?.(database, plan)}
      ${changeTable(before && kind.terms(before), kind.terms(plan))}`
    },
    apply: async (tx, { payload, operators }) => {
      const { plan, before } = await check(tx, payload)
      // Another plan may have changed the answer since it was asked.
      if (operators.length === 1 && (await kind.takesTwo?.(tx, plan)))
        throw new OfficeError(
          'Something else has changed meanwhile, and this takes two operators now. Save it again.',
          409,
        )
      await kind.store(tx, plan)
      return { old: before, new: plan }
    },
  }
  const decisions = [saved, ...(kind.decisions ?? [])]

  const editForm = async ({ csrfToken, database }: OfficeCall, plan?: Plan, id?: string): Promise<Html> => {
    const parts = (some: readonly FormPart<string>[]) =>
      describedFields<Plan>(database, fields, some, plan, {
        isFixed: plan !== undefined && kind.isFixed?.(plan),
        mayBeDraft: kind.mayBeDraft?.(plan) ?? false,
      })
    const at = kind.form.indexOf('id')
    return html`<h2>${plan ? 'Change it' : `The ${noun}`}</h2>
      ${actionForm(csrfToken, {
        action: `${path}/save`,
        button: 'Save',
        hasPreview: kind.preview !== undefined,
        takesPicture: takesPicture !== undefined,
        fields: html`${hidden('isNew', plan ? 'no' : 'yes')} ${await parts(kind.form.slice(0, at))}
        ${id === undefined ? field('id', kind.idLabel, '') : hidden('id', id)} ${await parts(kind.form.slice(at + 1))}
        ${reasonField()}`,
      })}`
  }

  const planPage = async (call: OfficeCall, plan: Plan, id: string): Promise<Html> => {
    const { csrfToken, database, may } = call
    const isPlanner = may(mayPlan)
    const waiting = await pendingPanel(call, subjectOf(id), decisions)
    const actForms: Html[] = []
    for (const { name, heading, button, text, isPossible, isUseful } of isPlanner ? kind.acts : [])
      if ((await isPossible(plan, database)) && (isUseful?.(plan) ?? true))
        actForms.push(
          html`<h2>${heading}</h2>
            ${actionForm(csrfToken, {
              action: `${planPath}/${id}/${name}`,
              button,
              second: true,
              fields: html`${text && html`<p>${text}</p>`}${reasonField()}`,
            })}`,
        )
    const ended = kind.isEnded?.(plan) && html`<p class="muted">It has ended. Add another in its place.</p>`
    return html`${facts(await kind.facts(database, plan))} ${await kind.above?.(database, plan)}
    ${waiting ?? (isPlanner && html`${ended || (await editForm(call, plan, id))}${await kind.further?.(call, plan)}`)}
    ${actForms} ${await kind.below?.(database, plan)}`
  }

  /** Plans that wait for a second operator, new ones among them, which are in no list yet. */
  const waitingPlans = async (database: Database): Promise<Html> => {
    const kinds = new Set(decisions.map((decision) => decision.kind))
    const waiting = (await pendingDecisions(database)).filter((decision) => kinds.has(decision.kind))
    if (waiting.length === 0) return html``
    const rows: Parameters<typeof table>[1][number][] = []
    for (const { kind: decided, payload, amount, proposedBy, proposedAt } of waiting) {
      const { id = '' } = payload
      const isStored = (await kind.find(database, id)) !== undefined
      const described = decisions.find((decision) => decision.kind === decided)?.describe(payload) ?? decided
      rows.push([
        isStored ? html`<a href="${planPath}/${id}">${described}</a>` : html`<a href="/decisions">${described}</a>`,
        amount === null ? '' : moneyText(readAmount(amount).amount),
        proposedBy,
        momentText(proposedAt),
      ])
    }
    return html`<h2>Waiting for a second operator</h2>
      ${table(['Decision', 'At most>', 'Proposed by', 'At'], rows, '')}
      <h2>Saved</h2>`
  }

  const register: PlanEditor['register'] = ({ page, action, preview }, limits) => {
    page(listPath, mayRead, async (call) => ({
      title: kind.title,
      body: html`${
        kind.listLinks
          ? kind.listLinks(call)
          : call.may(mayPlan) && html`<p><a href="${path}/new">Add a ${noun}</a></p>`
      }
      ${await waitingPlans(call.database)} ${await kind.list(call.database)}`,
    }))

    page(`${path}/new`, mayPlan, async (call) => ({ title: `Add a ${noun}`, body: await editForm(call) }))

    page(`${planPath}/:id`, mayRead, async (call) => {
      const { id = '' } = call.params
      const plan = await kind.find(call.database, id)
      return plan && { title: kind.name(plan), body: await planPage(call, plan, id) }
    })

    action(
      `${path}/save`,
      mayPlan,
      planInput,
      async ({ actor, database }, { reason, ...payload }) => {
        const { id, isAdded, plan } = await read(database, payload)
        const amount = await kind.cost?.(database, plan)
        const above = (await kind.takesTwo?.(database, plan)) ? -1n : await limits.twoOperatorsAbove()
        const result = await decide(database, saved, {
          subject: subjectOf(id),
          payload,
          reason,
          actor,
          operators: amount === undefined ? 1 : { sum: 'rewards', memberId: null, amount, above },
          check: (tx) => check(tx, payload),
        })
        if (result === 'MADE') return { to: `${planPath}/${id}`, notice: 'done' }
        return { to: isAdded ? listPath : `${planPath}/${id}`, notice: 'waits' }
      },
      takesPicture,
    )

    const { preview: previewOf } = kind
    if (previewOf)
      preview(
        `${path}/save`,
        mayPlan,
        async ({ database }, sent) => {
          const { plan } = await read(database, sent)
          kind.checkPlan?.(plan)
          return html`<section class="panel preview" id="preview" aria-label="Preview">
            <h2>Preview; nothing is saved yet</h2>
            ${await previewOf(database, plan)}
          </section>`
        },
        takesPicture,
      )

    for (const { name, isPossible, refusal, run } of kind.acts)
      action(`${planPath}/:id/${name}`, mayPlan, withReason, async ({ actor, database, params }, { reason }) => {
        const { id = '' } = params
        await withTransaction(database, async (tx) => {
          await kind.queue?.(tx, id)
          const plan = await kind.find(tx, id)
          if (!plan || !(await isPossible(plan, tx))) throw new OfficeError(refusal, plan ? 409 : 404)
          const values = await run(tx, plan)
          await recordAudit(tx, {
            actor,
            action: `${kindName}.${PAST[name]}`,
            subject: subjectOf(id),
            ...values,
            reason,
          })
        })
        return { to: name === 'remove' ? listPath : `${planPath}/${id}`, notice: 'done' }
      })
  }
  return { decisions, subjectOf, register }
}

/** A name in English, or the ID. */
export const englishName = (texts: readonly { language: string; text: string }[], id: string): string =>
  texts.find(({ language }) => language === 'EN')?.text ?? id

/** Texts in each language, for those who read a plan. */
export const textTerms = (label: string, texts: readonly { language: string; text: string }[]): Terms =>
  Object.fromEntries(
    texts
      .toSorted((one, other) => one.language.localeCompare(other.language))
      .map(({ language, text }) => [`${label}, ${language}`, text]),
  )

/** Days do not break. */
export const dayText = (date: string | null): Html | null => (date === null ? null : html`<time>${date}</time>`)

/** By the first and last day of a plan; `period` is what the last one is compared with, such as the week. */
export const planState = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  today: string,
  period = today,
): 'coming' | 'running' | 'ended' =>
  startsOn > today ? 'coming' : endsOn !== null && endsOn < period ? 'ended' : 'running'

/** What plans with a first and a last day have in common; `now` is the day, or the week, in which they end. */
export function datedPlan<Plan extends { row: { startsOn: string; endsOn: string | null } }>({
  noun,
  today,
  now,
  end,
  remove,
}: {
  noun: string
  today: () => string
  now: () => string
  end: { button: string; text: string; store: (tx: Transaction, plan: Plan, endsOn: string) => Promise<void> }
  remove: (tx: Transaction, plan: Plan) => Promise<void>
}) {
  const stateOf = ({ row }: Plan) => planState(row, today(), now())
  const acts: PlanAct<Plan>[] = [
    {
      name: 'end',
      heading: 'End it',
      button: end.button,
      text: end.text,
      isPossible: (plan) => stateOf(plan) === 'running',
      isUseful: ({ row }) => row.endsOn !== now(),
      refusal: `There is no running ${noun} with this ID.`,
      run: async (tx, plan) => {
        const endsOn = now()
        await end.store(tx, plan, endsOn)
        return { old: { endsOn: plan.row.endsOn }, new: { endsOn } }
      },
    },
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: (plan) => stateOf(plan) === 'coming',
      refusal: `There is no upcoming ${noun} with this ID.`,
      run: async (tx, plan) => {
        await remove(tx, plan)
        return { old: plan }
      },
    },
  ]
  return {
    acts,
    isFixed: ({ row }: Plan) => row.startsOn <= today(),
    isEnded: (plan: Plan) => stateOf(plan) === 'ended',
  }
}
