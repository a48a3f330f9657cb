import { UPLOADS_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { webPath } from './web-address.ts'

/** Purpose of a picture, which can be attached to nothing else. */
export const UPLOAD_PURPOSES = [
  'DEPOSIT_PROOF',
  'WITHDRAWAL_PROOF',
  'IDENTITY_DOCUMENT',
  'AVATAR',
  'MESSAGE',
  'PROMOTION',
] as const

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Pictures by the ids of `createUpload`, in order. */
export const uploadIds = z.array(z.uuid()).max(UPLOADS_MAX)

const linkValue = {
  /** Path at an image host; usable once. */
  path: webPath('uploads.path'),
  /** Epoch milliseconds. */
  expiresAt: moment,
}

/** Where a picture is sent, and how large and how many they may be. */
export const newUpload = z.object({
  id: z.uuid(),
  ...linkValue,
  maxBytes: z.number().int(),
  maxFiles: z.number().int(),
})
export const uploadView = z.object(linkValue)

export const createUpload = sessionEndpoint({
  summary:
    'Address to which a PNG or JPEG of at most 5 MB is sent once by PUT; it answers as other endpoints do, with codes `upload.*`',
  method: 'POST',
  path: '/wps/upload/link',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'uploads',
  input: z.object({ purpose: z.enum(UPLOAD_PURPOSES) }),
  value: newUpload,
  fresh: ['id', 'path'],
  errors: ['in_need_true_account'],
})

export const viewUpload = sessionEndpoint({
  summary: 'Address under which the owner sees an uploaded picture once',
  method: 'POST',
  path: '/wps/upload/view',
  whileClosed: 'open',
  duringClosing: true,
  moduleId: 'COMM3',
  feature: 'uploads',
  input: z.object({ id: z.uuid() }),
  value: uploadView,
  fresh: ['path'],
  owned: 'id',
  errors: ['upload.not.found'],
})
