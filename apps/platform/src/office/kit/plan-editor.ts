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
  getSchema,
  type ValuesOf,
} from './described-form.ts'
import { field, isNew, planId, planInput } from './form-fields.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { readForm, withReason } from './inputs.ts'
import { checkAll, OfficeError } from './office-error.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table } from './page.ts'
import type { ActionResult, OfficeCall, OfficeRoutes, OperatorLimits } from './section.ts'
import type { PlanAct, PlanKind, Values } from './plan-kind.ts'

const PAST = { end: 'ended', remove: 'removed', stop: 'stopped' } as const

/** Operators who read, make and confirm plans of rewards. */
const REWARDS = { read: 'rewards.read', plan: 'rewards.plan' } as const

const identity = z.object({ id: planId, isNew })

/**
 * Pages, acts and decisions of a kind of plan: promotions, missions, leaderboards, raffles and more. A plan is kept as the texts of its form,
 * so that one which waits for a second operator is read, and refused, in the same way as one that takes effect at once.
 */
export class PlanEditor<Plan, Described extends Fields<Plan>> {
  readonly decisions: readonly DecisionKind[]
  readonly #kind: PlanKind<Plan, Described>
  readonly #kindName: string
  readonly #permissions: NonNullable<PlanKind<Plan, Described>['permissions']>
  readonly #listPath: string
  readonly #planPath: string
  readonly #schema: ReturnType<typeof getSchema<Described & Fields<never>>>
  readonly #saved: ReviewedKind

  constructor(kind: PlanKind<Plan, Described>) {
    this.#kind = kind
    this.#kindName = kind.noun.replaceAll(' ', '-')
    this.#permissions = kind.permissions ?? REWARDS
    this.#listPath = kind.listPath ?? kind.path
    this.#planPath = kind.planPath ?? kind.path
    this.#schema = getSchema(kind.fields as Described & Fields<never>)
    this.#saved = this.#savedKind()
    this.decisions = [this.#saved, ...(kind.decisions ?? [])]
  }

  getSubject(id: string): string {
    return `${this.#kindName}:${id}`
  }

  register({ page, action, preview }: OfficeRoutes, limits: OperatorLimits): void {
    const { noun, title, path, list, find, name, takesPicture, preview: previewPlan, acts } = this.#kind
    const { read: mayRead, plan: mayPlan } = this.#permissions
    page(this.#listPath, mayRead, async (call) => ({
      title,
      body: html`${this.#listLinks(call)} ${await this.#waitingPlans(call.database)} ${await list(call.database)}`,
    }))
    page(`${path}/new`, mayPlan, async (call) => ({ title: `Add a ${noun}`, body: await this.#editForm(call) }))
    page(`${this.#planPath}/:id`, mayRead, async (call) => {
      const { id = '' } = call.params
      const plan = await find(call.database, id)
      return plan && { title: name(plan), body: await this.#planPage(call, plan, id) }
    })
    action(`${path}/save`, mayPlan, planInput, (call, input) => this.#save(call, input, limits), takesPicture)
    if (previewPlan)
      preview(
        `${path}/save`,
        mayPlan,
        async ({ database }, sent) => {
          const { plan } = await this.#read(database, sent)
          this.#kind.checkPlan?.(plan)
          return html`<section class="panel preview" id="preview" aria-label="Preview">
            <h2>Preview; nothing is saved yet</h2>
            ${await previewPlan(database, plan)}
          </section>`
        },
        takesPicture,
      )
    for (const act of acts)
      action(`${this.#planPath}/:id/${act.name}`, mayPlan, withReason, (call, { reason }) =>
        this.#act(act, call, reason),
      )
  }

  /** Reads the plan that a form describes. @throws OfficeError */
  async #read(on: Database | Transaction, payload: Values, queue?: (id: string) => Promise<unknown>) {
    const kind = this.#kind
    const schema = this.#schema
    const named = identity.safeParse(payload)
    if (!named.success) {
      // The other fields are checked too, as far as they can be.
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
      const texts = Object.entries<Fields<Plan>[string]>(kind.fields).map(
        ([name, described]) =>
          () =>
            'textsIn' in described && readTexts(payload, name, described, options),
      )
      checkAll(() => readForm(schema, payload), ...texts)
    }
    const values = readForm(schema, payload)
    return { id, isAdded, before, plan: kind.read({ ...values, id }, payload, before) }
  }

  /** Reads the plan that a form describes and checks that it is allowed now. @throws OfficeError */
  async #check(tx: Transaction, payload: Values) {
    const { noun, fields, ...kind } = this.#kind
    const { id, isAdded, before, plan } = await this.#read(tx, payload, (queued) =>
      Promise.resolve(kind.queue?.(tx, queued)),
    )
    kind.checkPlan?.(plan)
    if (isAdded && before) throw new OfficeError(`There is a ${noun} ${id} already. Choose another ID.`)
    if (!isAdded && !before) throw new OfficeError(`This ${noun} no longer exists.`)
    if (before && kind.isEnded?.(before)) throw new OfficeError('It has ended. Add another in its place.')
    const changed = before && kind.isFixed?.(before) ? changedTerm<Plan>(fields, before, plan) : undefined
    await kind.checkNow(tx, { plan, before, changed })
    return { plan, before }
  }

  #savedKind(): ReviewedKind {
    const kind = this.#kind
    return {
      kind: `${this.#kindName}.saved`,
      permission: this.#permissions.plan,
      describe: (payload) =>
        `${payload['isNew'] === 'yes' ? 'Add' : 'Change'} ${kind.noun} ${payload['id']}${kind.promise?.(payload) ?? ''}`,
      basis: (tx, { id = '' }) => kind.lock(tx, id),
      show: async (database, payload) => {
        const { plan, before } = await this.#read(database, payload)
        return html`${facts((await kind.costFacts?.(database, plan)) ?? {})} ${await kind.effect?.(database, plan)}
        ${changeTable(before && kind.terms(before), kind.terms(plan))}`
      },
      apply: async (tx, { payload, operators }) => {
        const { plan, before } = await this.#check(tx, payload)
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
  }

  async #save(
    { actor, database }: OfficeCall,
    { reason, ...payload }: z.output<typeof planInput>,
    limits: OperatorLimits,
  ): Promise<ActionResult> {
    const kind = this.#kind
    const { id, isAdded, plan } = await this.#read(database, payload)
    const amount = await kind.cost?.(database, plan)
    const above = (await kind.takesTwo?.(database, plan)) ? -1n : await limits.twoOperatorsAbove()
    const result = await decide(database, this.#saved, {
      subject: this.getSubject(id),
      payload,
      reason,
      actor,
      operators: amount === undefined ? 1 : { sum: 'rewards', memberId: null, amount, above },
      check: (tx) => this.#check(tx, payload),
    })
    if (result === 'MADE') return { to: `${this.#planPath}/${id}`, notice: 'done' }
    return { to: isAdded ? this.#listPath : `${this.#planPath}/${id}`, notice: 'waits' }
  }

  async #act(
    { name, isPossible, refusal, run }: PlanAct<Plan>,
    { actor, database, params }: OfficeCall,
    reason: string,
  ): Promise<ActionResult> {
    const { id = '' } = params
    await withTransaction(database, async (tx) => {
      await this.#kind.queue?.(tx, id)
      const plan = await this.#kind.find(tx, id)
      if (!plan || !(await isPossible(plan, tx))) throw new OfficeError(refusal, plan ? 409 : 404)
      const values = await run(tx, plan)
      const action = `${this.#kindName}.${PAST[name]}`
      await recordAudit(tx, { actor, action, subject: this.getSubject(id), ...values, reason })
    })
    return { to: name === 'remove' ? this.#listPath : `${this.#planPath}/${id}`, notice: 'done' }
  }

  async #editForm({ csrfToken, database }: OfficeCall, plan?: Plan, id?: string): Promise<Html> {
    const { noun, path, fields, form, idLabel, takesPicture, ...kind } = this.#kind
    const parts = (some: readonly FormPart<string>[]) =>
      describedFields<Plan>(database, fields, some, plan, {
        isFixed: plan !== undefined && kind.isFixed?.(plan),
        mayBeDraft: kind.mayBeDraft?.(plan) ?? false,
      })
    const at = form.indexOf('id')
    return html`<h2>${plan ? 'Change it' : `The ${noun}`}</h2>
      ${actionForm(csrfToken, {
        action: `${path}/save`,
        button: 'Save',
        hasPreview: kind.preview !== undefined,
        takesPicture: takesPicture !== undefined,
        fields: html`${hidden('isNew', plan ? 'no' : 'yes')} ${await parts(form.slice(0, at))}
        ${id === undefined ? field('id', idLabel, '') : hidden('id', id)} ${await parts(form.slice(at + 1))}
        ${reasonField()}`,
      })}`
  }

  async #planPage(call: OfficeCall, plan: Plan, id: string): Promise<Html> {
    const { csrfToken, database, may } = call
    const kind = this.#kind
    const isPlanner = may(this.#permissions.plan)
    const waiting = await pendingPanel(call, this.getSubject(id), this.decisions)
    const actForms: Html[] = []
    for (const { name, heading, button, text, isPossible, isUseful } of isPlanner ? kind.acts : [])
      if ((await isPossible(plan, database)) && (isUseful?.(plan) ?? true))
        actForms.push(
          html`<h2>${heading}</h2>
            ${actionForm(csrfToken, {
              action: `${this.#planPath}/${id}/${name}`,
              button,
              second: true,
              fields: html`${text && html`<p>${text}</p>`}${reasonField()}`,
            })}`,
        )
    const ended = kind.isEnded?.(plan) && html`<p class="muted">It has ended. Add another in its place.</p>`
    return html`${facts(await kind.facts(database, plan))} ${await kind.above?.(database, plan)}
    ${waiting ?? (isPlanner && html`${ended || (await this.#editForm(call, plan, id))}${await kind.further?.(call, plan)}`)}
    ${actForms} ${await kind.below?.(database, plan)}`
  }

  #listLinks(call: OfficeCall): Html | false {
    const { noun, path, listLinks } = this.#kind
    if (listLinks) return listLinks(call)
    return call.may(this.#permissions.plan) && html`<p><a href="${path}/new">Add a ${noun}</a></p>`
  }

  /** Plans that wait for a second operator, new ones among them, which are in no list yet. */
  async #waitingPlans(database: Database): Promise<Html> {
    const kinds = new Map(this.decisions.map((decision) => [decision.kind, decision]))
    const waiting = (await pendingDecisions(database)).filter((decision) => kinds.has(decision.kind))
    if (waiting.length === 0) return html``
    const rows: Parameters<typeof table>[1][number][] = []
    for (const { kind: decided, payload, amount, proposedBy, proposedAt } of waiting) {
      const { id = '' } = payload
      const isStored = (await this.#kind.find(database, id)) !== undefined
      const described = kinds.get(decided)?.describe(payload) ?? decided
      rows.push([
        html`<a href="${isStored ? `${this.#planPath}/${id}` : '/decisions'}">${described}</a>`,
        amount === null ? '' : moneyText(readAmount(amount).amount),
        proposedBy,
        momentText(proposedAt),
      ])
    }
    return html`<h2>Waiting for a second operator</h2>
      ${table(['Decision', 'At most>', 'Proposed by', 'At'], rows, '')}
      <h2>Saved</h2>`
  }
}
