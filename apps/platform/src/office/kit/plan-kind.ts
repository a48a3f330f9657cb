import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { DecisionKind } from './decisions.ts'
import type { Fields, FormPart, ValuesOf } from './described-form.ts'
import type { Html } from './html.ts'
import type { Permission, Proposing } from './permissions.ts'
import type { facts, Terms } from './page.ts'
import type { OfficeCall, TakesPicture } from './section.ts'

export type Values = Readonly<Record<string, string>>
type Facts = Parameters<typeof facts>[0]

/** A kind of plan: its form, what it asks of its database rows, and what its pages show. */
export interface PlanKind<Plan, Described extends Fields<Plan>> {
  /** Names its decisions, audit entries and subjects. */
  noun: string
  /** Permissions of rewards unless stated. */
  permissions?: { read: Permission; plan: Proposing }
  title: string
  /** Path under which plans are added and saved: `/missions/new`, `/missions/save`. */
  path: string
  /** The list, if it is elsewhere. */
  listPath?: string
  /** Parent address of the plan's own page, if that is elsewhere. */
  planPath?: string

  fields: Described
  /** Stores the picture that its form brings. */
  takesPicture?: TakesPicture
  /** Order of the form; `id` is the ID. */
  form: readonly FormPart<Extract<keyof Described, string> | 'id'>[]
  idLabel: string
  find: (on: Database | Transaction, id: string) => Promise<Plan | undefined>
  /** Finds the plan so that it does not change until the end of the transaction. */
  lock: (tx: Transaction, id: string) => Promise<Plan | undefined>
  /** Lets members finish what they do with it, before a change. */
  queue?: (tx: Transaction, id: string) => Promise<unknown>
  store: (tx: Transaction, plan: Plan) => Promise<void>

  /** The plan that a form describes. @throws OfficeError */
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
  /** Whether the plan can no longer be changed. */
  isEnded?: (plan: Plan) => boolean

  /** The words after "Change mission welcome" in a decision. */
  promise?: (payload: Values) => string
  /** Maximum cost of the plan, as it counts for the rewards of the day. Without a cost, one operator is enough. */
  cost?: (database: Database, plan: Plan) => Promise<bigint>
  /** Whether it takes two operators regardless of its cost. */
  takesTwo?: (on: Database | Transaction, plan: Plan) => Promise<boolean>
  /** Effects beside the cost, for the operator who confirms it. */
  effect?: (database: Database, plan: Plan) => Promise<Html>
  /** Further facts for the operator who confirms the plan. */
  costFacts?: (database: Database, plan: Plan) => Promise<Facts>
  /** How members would see it, in every language. */
  preview?: (database: Database, plan: Plan) => Promise<Html> | Html
  /** Whether the plan may be saved before members see it, with its English texts alone. */
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
  /** Further content at the end of the page. */
  below?: (database: Database, plan: Plan) => Promise<Html>
  acts: readonly PlanAct<Plan>[]
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
