import { APPLICATION_TEXT_MAX, EXPECTED_PLAYERS_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { TEXT_READERS } from './shown-text.ts'

/** Where an applicant would find players. Clients have a text for each. */
export const APPLICATION_CHANNELS = ['SOCIAL', 'WEBSITE', 'COMMUNITY', 'STREET', 'OTHER'] as const

const text = z.string().trim().min(1).max(APPLICATION_TEXT_MAX).register(TEXT_READERS, { readers: 'staff' })

const READ_ERRORS = ['in_need_true_account'] as const

export const APPLICATION_STATES = ['APPLIED', 'NEEDS_INFO', 'APPROVED', 'REJECTED'] as const

const programme = z.object({
  /** Rebate of an approved applicant, in basis points; limited by its upline's. */
  rate: z.number().int(),
  /** The latest one. */
  application: z
    .object({
      id: z.string(),
      state: z.enum(APPLICATION_STATES),
      motivation: z.string(),
      channel: z.string(),
      expectedPlayers: z.number().int(),
      question: z.string().nullable(),
      answer: z.string().nullable(),
      reason: z.string().nullable(),
      createdAt: moment,
      decidedAt: moment.nullable(),
    })
    .nullable(),
})

export const agentApplication = sessionEndpoint({
  summary: 'What the brand offers to members who become agents, and the member’s latest application',
  path: '/wps/agent/application',
  moduleId: 'AFFMAN3',
  feature: 'agent-applications',
  value: programme,
  errors: READ_ERRORS,
})

export const applyAsAgent = sessionEndpoint({
  summary: 'Apply to become an agent; one application at a time is open',
  method: 'POST',
  path: '/wps/agent/application',
  moduleId: 'AFFMAN3',
  feature: 'agent-applications',
  input: z.object({
    motivation: text,
    channel: z.enum(APPLICATION_CHANNELS),
    expectedPlayers: z.number().int().min(1).max(EXPECTED_PLAYERS_MAX),
  }),
  value: programme,
  errors: [...READ_ERRORS, 'application.open', 'application.agent'],
})

export const answerApplication = sessionEndpoint({
  summary: 'Answer the question about an application, which is then reviewed again',
  method: 'PUT',
  path: '/wps/agent/application',
  moduleId: 'AFFMAN3',
  feature: 'agent-applications',
  input: z.object({ answer: text }),
  value: programme,
  errors: [...READ_ERRORS, 'application.state'],
})
