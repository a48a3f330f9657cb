import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { DecisionKind } from './decisions.ts'
import type { Html } from './html.ts'
import type { ActingOperator } from './operator-accounts.ts'
import type { FormToken, OfficePage } from './page.ts'
import type { Permission } from './permissions.ts'

export interface OfficeCall {
  /** The primary, or perhaps a replica for pages in REPORT_PAGES. */
  database: Database
  /** Reads files that a replica may answer. */
  reports: ReportReads
  operator: string
  /** Of the request. */
  log: Pick<FastifyBaseLogger, 'error'>
  /** A member's name by its ID. */
  findMember(id: number): Promise<{ id: number; username: string } | undefined>
  /** The operator with the role that allows this call, for decisions and the audit log. */
  actor: ActingOperator
  /** Whether a role of the operator allows it. */
  may(permission: Permission): boolean
  csrfToken: FormToken
  /** The operator's session, as lists of sessions name it. */
  sessionId: string
  /** Where the back office is open in this browser. */
  origin: string
  host: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/** Amount of a day above which an act takes a second operator. */
export interface OperatorLimits {
  twoOperatorsAbove(): Promise<bigint>
}

/** Stores the picture that a form brings in its field `pictureFile`. @returns the path that the form's field `picture` gets */
export type TakesPicture = (call: OfficeCall, name: string, file: Buffer) => Promise<string>

/** The redirect after a form, with a notice, or a page without an address of its own. */
export type ActionResult = { to: string; notice: Notice } | { page: OfficePage }

/** Registers a section's routes. Operators without a role that allows the permission are refused before the handler. */
export interface OfficeRoutes {
  /** `to` leads to another page; undefined is one that does not exist. */
  page(
    path: string,
    permission: Permission,
    handler: (call: OfficeCall) => Promise<OfficePage | { to: string } | undefined>,
  ): void
  /** A form's target. */
  action<Schema extends z.ZodType>(
    path: string,
    permission: Permission,
    input: Schema,
    handler: (call: OfficeCall, input: z.output<Schema>) => Promise<ActionResult>,
    takesPicture?: TakesPicture,
  ): void
  /** Takes the same form at `<path>/preview`, and shows it again as it was typed, below what the handler makes of it. */
  preview(
    path: string,
    permission: Permission,
    handler: (call: OfficeCall, sent: Readonly<Record<string, string>>) => Promise<Html>,
    takesPicture?: TakesPicture,
  ): void
  /** The target of a form with one file, in its field `file`. */
  upload(
    path: string,
    permission: Permission,
    handler: (call: OfficeCall, sent: Readonly<Record<string, string>>, file: Buffer) => Promise<ActionResult>,
  ): void
  /** Anything else that operators may fetch. */
  file(path: string, permission: Permission, handler: (call: OfficeCall, reply: FastifyReply) => Promise<unknown>): void
}

/** Headings of the menu, in order. */
export const GROUPS = ['Desk', 'Members', 'Money', 'Rewards', 'Site', 'House'] as const
type Group = (typeof GROUPS)[number]

/** What waits in a queue. */
export interface Wait {
  /** Start of the longest wait; null where nothing waits. */
  since: Date | null
  overdue: number
  /** The earliest deadline that has passed. */
  overdueSince: Date | null
  /** Sum of what waits, in minor units; null for rows without an amount. */
  amount: bigint | null
}

export interface OfficeSection {
  path: string
  title: string
  group: Group
  /** Permission to see it in the navigation and on the overview. */
  permission: Permission
  /** How much waits for an operator; undefined for a section where nothing does. */
  waiting?: (database: Database) => Promise<number>
  /** Since when it waits, what of it is late, and its sum, queue by queue. */
  waits?: readonly ((database: Database) => Promise<Wait>)[]
  register(routes: OfficeRoutes): void
  decisions?: readonly DecisionKind[]
}

/** Sentences after a redirect, by the word in the address. */
export const NOTICES = {
  done: 'Done. The audit log has it.',
  waits: 'Your decision was saved. It takes effect once another operator confirms it.',
  filterSaved: 'Kept. You find the filters under their name above this list.',
  filterForgotten: 'The filters were forgotten. The list shows everything that waits.',
  confirmed: 'Confirmed. The decision has taken effect.',
  declined: 'The decision was dropped. Nothing else has changed.',
  sent: 'The message service has taken the message.',
  answered: 'The answer was sent.',
  noted: 'The answer was saved. There was no e-mail address to send it to.',
  infoRequested: 'The member was asked.',
  provider: 'The provider was asked. Its answer is below.',
  vendor: 'The vendor was asked. Its answer is below.',
  verified: 'The whole log was read. What it found is below.',
  broughtBack: 'The vendors have paid everything back into the balance.',
  queued: 'The reconciliation runs now. Load this page again in a moment.',
} as const

export type Notice = keyof typeof NOTICES

/** Tells whether a decision was made. */
export const getNotice = (outcome: 'MADE' | 'WAITS'): Notice => (outcome === 'WAITS' ? 'waits' : 'done')
