import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { flag, masked, moment } from './fields.ts'

export const NOTICE_KINDS = ['SYSTEM', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'SERVICE', 'AGENT'] as const
export const NOTICE_CHANNELS = ['PUSH', 'EMAIL', 'SMS'] as const
const MINUTES_OF_A_DAY = 1_440

const kind = z.enum(NOTICE_KINDS)
const channel = z.enum(NOTICE_CHANNELS)
const minute = z
  .number()
  .int()
  .min(0)
  .max(MINUTES_OF_A_DAY - 1)

/** Minutes of the brand's day; `from` after `to` spans midnight. */
const quietHours = z.object({ from: minute, to: minute })

const settings = z.object({
  /** Settings for messages outside of the inbox, which receives every message. */
  preferences: z.array(z.object({ kind: z.string(), channel: z.string(), on: flag })),
  quietHours: quietHours.nullable(),
  /** Public key for push messages (VAPID, base64url); null if the platform sends none. */
  pushKey: z.string().nullable(),
  /** Verified contacts, masked; null without one, and if the platform sends no messages there. */
  email: masked.nullable(),
  mobile: masked.nullable(),
  /** Whether promotions may be switched on: not during a time-out or self-exclusion. */
  marketing: flag,
  devices: z.array(
    z.object({
      id: z.string(),
      /** Browser and system; null if unknown. */
      device: z.string().nullable(),
      /** SHA-256 of its endpoint in hex, by which a browser recognises itself. */
      endpointHash: z.string(),
      /** Epoch milliseconds. */
      createdAt: moment,
      lastSentAt: moment.nullable(),
    }),
  ),
})

const common = { moduleId: 'INBOX3', value: settings } as const
const ERRORS = ['in_need_true_account'] as const

export const messageSettings = sessionEndpoint({
  ...common,
  summary: 'Which messages reach the member outside of the inbox, and when',
  path: '/wps/message/settings',
  feature: 'message-settings',
  errors: ERRORS,
})

export const setMessagePreference = sessionEndpoint({
  ...common,
  summary: 'Switch a channel on or off for a kind of messages',
  method: 'PUT',
  path: '/wps/message/settings/preference',
  feature: 'message-settings',
  whileClosed: 'open',
  input: z.object({ kind, channel, on: z.boolean() }),
  errors: [...ERRORS, 'contact.not.verified', 'play.excluded'],
})

export const setQuietHours = sessionEndpoint({
  ...common,
  summary: 'Set the hours in which messages wait, or end them with null',
  method: 'PUT',
  path: '/wps/message/settings/quiet-hours',
  feature: 'message-settings',
  whileClosed: 'open',
  input: z.object({ quietHours: quietHours.refine(({ from, to }) => from !== to).nullable() }),
  errors: ERRORS,
})

/** A browser's push subscription (RFC 8030, 8291). */
export const addPushDevice = sessionEndpoint({
  ...common,
  summary: 'Send push messages to this browser as well; the ten latest browsers are kept',
  method: 'POST',
  path: '/wps/message/push-devices',
  feature: 'message-settings',
  input: z.object({
    endpoint: z.string().max(1_000),
    /** Uncompressed point on P-256, base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  errors: [...ERRORS, 'push.endpoint.refused'],
})

export const removePushDevice = sessionEndpoint({
  ...common,
  summary: 'Send no more push messages to a browser',
  method: 'DELETE',
  path: '/wps/message/push-devices',
  feature: 'message-settings',
  whileClosed: 'open',
  input: z.object({ id: z.uuid() }),
  owned: 'id',
  errors: [...ERRORS, 'not.found'],
})

/** One-press unsubscription (RFC 8058), without a session. Again changes nothing. */
export const unsubscribe = publicEndpoint({
  summary: 'End the e-mails that the signed link in one of them names',
  method: 'POST',
  path: '/wps/message/unsubscribe',
  whileClosed: 'open',
  moduleId: 'INBOX3',
  feature: 'message-settings',
  input: z.object({ token: z.string().max(200) }),
  value: z.object({ kind: z.string() }),
  errors: ['not.found'],
})
