import { FEEDBACK_CONTACT_MAX, FEEDBACK_TEXT_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { wholeNumber } from './fields.ts'
import { TEXT_READERS } from './shown-text.ts'

export const feedbackSettings = publicEndpoint({
  summary: 'What feedback may be about, and how long it may be',
  path: '/wps/feedback/settings',
  moduleId: 'FEEDBACK3',
  feature: 'core',
  value: z.object({
    /** Codes of question types; pages word them. */
    questionTypes: z.array(z.string()).min(1),
    minLength: wholeNumber,
    maxLength: wholeNumber,
  }),
  cache: { freshSeconds: 60, staleSeconds: 3600 },
})

/** Open to visitors; with a session it is stored for the member. */
export const feedback = sessionEndpoint({
  summary: 'Send feedback; the same request key again gives the same reference and keeps nothing new',
  method: 'PUT',
  path: '/wps/feedback',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'FEEDBACK3',
  access: 'optional',
  input: z.object({
    requestKey: z.uuid(),
    questionType: z.string().max(40),
    content: z.string().max(FEEDBACK_TEXT_MAX).register(TEXT_READERS, { readers: 'staff' }),
    /** Contact of the sender, if a reply is wanted. */
    contact: z.string().max(FEEDBACK_CONTACT_MAX).register(TEXT_READERS, { readers: 'staff' }).optional(),
  }),
  value: z.object({ reference: z.string().min(1) }),
  errors: ['request_key_reused'],
  origin: 'specification',
})
