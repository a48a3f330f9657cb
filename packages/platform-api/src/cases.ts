import { CASE_TEXT_MAX, CASE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, whole } from './fields.ts'
import { uploadIds } from './uploads.ts'
import { shownLine } from './shown-text.ts'

export const CASE_STATES = ['OPEN', 'ANSWERED', 'CLOSED', 'OTHER'] as const

/** Clients have a text for each. */
export const CASE_TOPICS = ['account', 'game', 'wallet', 'promotion', 'site', 'complaint', 'other'] as const

const ERRORS = ['login.not.session', 'in_need_true_account', 'function.not.available'] as const
const id = z.string().regex(/^\d{1,18}$/)

const item = z.object({
  id: z.string(),
  topic: z.string(),
  title: z.string(),
  state: lenientEnum('case.state', CASE_STATES, 'OTHER'),
  /** Unread answers. */
  unseen: whole,
  /** Epoch milliseconds. */
  openedAt: moment,
  updatedAt: moment,
})
const detail = item.extend({
  /** When an answer is due; null if none is. */
  answerBy: moment.nullable(),
  lines: z.array(
    z.object({
      author: lenientEnum('case.author', ['MEMBER', 'OPERATOR', 'OTHER'], 'OTHER'),
      /** Plain text. */
      text: z.string(),
      uploads: z.array(z.string()),
      at: moment,
    }),
  ),
})

export const serviceCases = sessionEndpoint({
  name: 'serviceCases',
  domain: 'support',
  summary: 'Cases of the account with customer service, latest first, and when the desk answers',
  method: 'GET',
  path: '/wps/support/cases',
  moduleId: 'FEEDBACK3',
  access: 'member',
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    total: whole,
    list: z.array(item),
    desk: z.object({
      /** Hours of the desk in the brand's time zone, such as `08:00`. */
      opensAt: z.string(),
      closesAt: z.string(),
      isOpen: flag,
      /** Minutes within which it answers while it is open. */
      answerMinutes: whole,
      /** Whether a personal desk answers this account. */
      isPersonal: flag,
    }),
  }),
  rules: ['unique(list, id)'],
  errors: [...ERRORS, 'request_param_err'],
  origin: 'extension',
})

export const serviceCaseDetail = sessionEndpoint({
  name: 'serviceCaseDetail',
  domain: 'support',
  summary: 'A case with all that was written; marks its answers as seen',
  method: 'GET',
  path: '/wps/support/case',
  moduleId: 'FEEDBACK3',
  access: 'member',
  input: z.object({ id }),
  value: detail,
  rules: ['rising(lines, at)'],
  owned: 'id',
  errors: [...ERRORS, 'request_param_err', 'case.not.found'],
  origin: 'extension',
})

const text = z.string().max(CASE_TEXT_MAX * 4)

/** Idempotent by request key. */
export const openServiceCase = sessionEndpoint({
  name: 'openServiceCase',
  domain: 'support',
  summary: 'Open a case',
  method: 'POST',
  path: '/wps/support/case',
  moduleId: 'FEEDBACK3',
  access: 'member',
  input: z.object({
    requestKey: z.uuid(),
    topic: z.enum(CASE_TOPICS),
    title: shownLine(CASE_TITLE_MAX * 4),
    text,
    uploads: uploadIds.default([]),
  }),
  value: detail,
  errors: [...ERRORS, 'request_param_err', 'upload.not.found', 'TOO_MANY_REQUESTS'],
  origin: 'extension',
})

/** Idempotent by request key. Writing to a closed case reopens it. */
export const writeServiceCase = sessionEndpoint({
  name: 'writeServiceCase',
  domain: 'support',
  summary: 'Write in a case',
  method: 'POST',
  path: '/wps/support/case/line',
  moduleId: 'FEEDBACK3',
  access: 'member',
  input: z.object({ id, requestKey: z.uuid(), text, uploads: uploadIds.default([]) }),
  value: detail,
  rules: ['rising(lines, at)'],
  owned: 'id',
  errors: [...ERRORS, 'request_param_err', 'case.not.found', 'upload.not.found', 'TOO_MANY_REQUESTS'],
  origin: 'extension',
})

export const closeServiceCase = sessionEndpoint({
  name: 'closeServiceCase',
  domain: 'support',
  summary: 'Close a case that is settled',
  method: 'POST',
  path: '/wps/support/case/close',
  moduleId: 'FEEDBACK3',
  access: 'member',
  input: z.object({ id }),
  value: detail,
  rules: ["state = 'CLOSED'"],
  owned: 'id',
  errors: [...ERRORS, 'request_param_err', 'case.not.found'],
  origin: 'extension',
})
