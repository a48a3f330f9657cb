import { CASE_CODE_MAX, CASE_RATING_MAX, CASE_TEXT_MAX, CASE_TITLE_MAX, EMAIL_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { flag, lenientEnum, moment, whole, wholeNumber } from './fields.ts'
import { newUpload, uploadIds, uploadView } from './uploads.ts'
import { shownLine, shownText, TEXT_READERS } from './shown-text.ts'
import { humanProofField } from './verification.ts'

export const CASE_KINDS = ['QUESTION', 'FEEDBACK', 'OTHER'] as const
export const CASE_STATES = ['OPEN', 'ANSWERED', 'CLOSED', 'OTHER'] as const

/** Clients have a text for each. */
export const CASE_TOPICS = ['account', 'game', 'wallet', 'promotion', 'site', 'complaint', 'other'] as const

const ERRORS = ['in_need_true_account'] as const
const id = z.string().regex(/^\d{1,18}$/)

const item = z.object({
  id: z.string(),
  kind: lenientEnum('case.kind', CASE_KINDS, 'OTHER').default('QUESTION'),
  topic: z.string(),
  title: z.string(),
  state: lenientEnum('case.state', CASE_STATES, 'OTHER'),
  /** Unread answers. */
  unseen: wholeNumber,
  /** Epoch milliseconds. */
  openedAt: moment,
  updatedAt: moment,
})
const detail = item.extend({
  /** Given once the case is closed; null before. */
  rating: z.object({ stars: wholeNumber, comment: z.string().nullable() }).nullish(),
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

const desk = z.object({
  /** Hours of the desk in the brand's time zone, such as `08:00`; `24:00` is midnight. */
  opensAt: z.string(),
  closesAt: z.string(),
  isOpen: flag,
  /** Minutes within which it answers while it is open. */
  answerMinutes: wholeNumber,
  /** Whether a personal desk answers this account. */
  isPersonal: flag,
})

export const serviceDesk = publicEndpoint({
  summary: 'When customer service answers',
  path: '/wps/support/desk',
  moduleId: 'FEEDBACK3',
  feature: 'guest-cases',
  value: desk,
  cache: { freshSeconds: 20, staleSeconds: 600 },
})

export const serviceCases = sessionEndpoint({
  summary: 'Cases of the account with customer service, latest first, and when the desk answers',
  path: '/wps/support/cases',
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  duringClosing: true,
  input: z.object({
    pageNo: whole.min(1).max(10_000).default(1),
    pageSize: whole.min(1).max(50).default(10),
  }),
  value: z.object({
    total: wholeNumber,
    list: z.array(item),
    desk,
  }),
  errors: ERRORS,
})

export const serviceCaseDetail = sessionEndpoint({
  summary: 'A case with all that was written; marks its answers as seen',
  path: '/wps/support/case',
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  duringClosing: true,
  input: z.object({ id }),
  value: detail,
  owned: 'id',
  errors: [...ERRORS, 'case.not.found'],
})

const text = z
  .string()
  .max(CASE_TEXT_MAX * 4)
  .register(TEXT_READERS, { readers: 'staff' })

/** Idempotent by request key. */
export const openServiceCase = sessionEndpoint({
  summary: 'Open a case',
  method: 'POST',
  path: '/wps/support/case',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  input: z.object({
    requestKey: z.uuid(),
    topic: z.enum(CASE_TOPICS),
    title: shownLine(CASE_TITLE_MAX * 4).register(TEXT_READERS, { readers: 'staff' }),
    text,
    uploads: uploadIds.default([]),
  }),
  value: detail,
  errors: [...ERRORS, 'request_key_reused', 'upload.not.found'],
})

/** Idempotent by request key. Writing to a closed case reopens it. */
export const writeServiceCase = sessionEndpoint({
  summary: 'Write in a case',
  method: 'POST',
  path: '/wps/support/case/line',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  input: z.object({ id, requestKey: z.uuid(), text, uploads: uploadIds.default([]) }),
  value: detail,
  owned: 'id',
  errors: [...ERRORS, 'request_key_reused', 'case.not.found', 'upload.not.found'],
})

export const closeServiceCase = sessionEndpoint({
  summary: 'Close a case that is settled',
  method: 'POST',
  path: '/wps/support/case/close',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  input: z.object({ id }),
  value: detail,
  owned: 'id',
  errors: [...ERRORS, 'case.not.found'],
})

const stars = z.number().int().min(1).max(5)
const comment = shownText(CASE_RATING_MAX * 4)
  .register(TEXT_READERS, { readers: 'staff' })
  .optional()

/** Rating again replaces the rating. */
export const rateServiceCase = sessionEndpoint({
  summary: 'Rate the answers of a closed case',
  method: 'POST',
  path: '/wps/support/case/rating',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'FEEDBACK3',
  feature: 'support-cases',
  input: z.object({ id, stars, comment }),
  value: detail,
  owned: 'id',
  errors: [...ERRORS, 'case.not.found', 'case.not.closed'],
})

/*
 * Guests have no account: visitors, and demo accounts. A case of theirs is opened by a key that their browser keeps, or by a code from
 * a letter, which works once. What is wrong about a number, code or key is never said.
 */

/** Opens the case of a guest in a browser. */
const key = z.string().max(100)
const guestDetail = detail.extend({ key: z.string() })
const guest = { method: 'POST', moduleId: 'FEEDBACK3' } as const

/** Idempotent by request key. */
export const openGuestCase = publicEndpoint({
  ...guest,
  summary: 'Open a case without an account; a letter with a code goes to the address',
  path: '/wps/support/guest/case',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({
    requestKey: z.uuid(),
    email: z.string().max(EMAIL_MAX),
    topic: z.enum(CASE_TOPICS),
    title: shownLine(CASE_TITLE_MAX * 4).register(TEXT_READERS, { readers: 'staff' }),
    text,
    uploads: uploadIds.default([]),
    ...humanProofField,
  }),
  value: guestDetail,
  errors: ['human.check.failed', 'request_key_reused', 'upload.not.found'],
})

export const sendGuestCaseCode = publicEndpoint({
  ...guest,
  summary:
    'Send a new code for a case to the address that opened it; the answer is the same for any number and address',
  path: '/wps/support/guest/code',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, email: z.string().max(EMAIL_MAX), ...humanProofField }),
  value: z.object({}),
  errors: ['human.check.failed'],
})

export const enterGuestCase = publicEndpoint({
  ...guest,
  summary: 'Exchange the code of a letter for a key; a code works once',
  path: '/wps/support/guest/enter',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, code: z.string().max(CASE_CODE_MAX) }),
  value: guestDetail,
  errors: ['case.not.found'],
})

export const readGuestCase = publicEndpoint({
  ...guest,
  summary: 'The case of a guest with all that was written; marks its answers as seen',
  path: '/wps/support/guest/read',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, key }),
  value: guestDetail,
  errors: ['case.not.found'],
})

/** Idempotent by request key. Writing to a closed case reopens it. */
export const writeGuestCase = publicEndpoint({
  ...guest,
  summary: 'Write in the case of a guest',
  path: '/wps/support/guest/line',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, key, requestKey: z.uuid(), text, uploads: uploadIds.default([]) }),
  value: guestDetail,
  errors: ['request_key_reused', 'case.not.found', 'upload.not.found'],
})

export const rateGuestCase = publicEndpoint({
  ...guest,
  summary: 'Rate the answers of a closed case of a guest',
  path: '/wps/support/guest/rating',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, key, stars, comment }),
  value: guestDetail,
  errors: ['case.not.found', 'case.not.closed'],
})

export const createGuestUpload = publicEndpoint({
  ...guest,
  summary: 'Address to which somebody without an account sends a picture for a case once; as `createUpload` otherwise',
  path: '/wps/support/guest/upload',
  feature: 'guest-cases',
  whileClosed: 'open',
  value: newUpload,
  fresh: ['id', 'path'],
})

export const viewGuestUpload = publicEndpoint({
  ...guest,
  summary: 'Address under which a picture in the case of a guest is seen once',
  path: '/wps/support/guest/picture',
  feature: 'guest-cases',
  whileClosed: 'open',
  input: z.object({ id, key, upload: z.uuid() }),
  value: uploadView,
  fresh: ['path'],
  errors: ['upload.not.found'],
})
