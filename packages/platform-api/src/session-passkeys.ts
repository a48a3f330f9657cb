import { PASSKEY_NAME_MAX, PASSKEY_RESPONSE_MAX, PASSWORD_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'

import { publicEndpoint, sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { NOT_ADMITTED, signedIn } from './session.ts'
import { TEXT_READERS } from './shown-text.ts'

/** WebAuthn response of a browser as JSON text. */
const response = z.string().min(2).max(PASSKEY_RESPONSE_MAX)
const name = z
  .string()
  .max(PASSKEY_NAME_MAX * 4)
  .register(TEXT_READERS, { readers: 'owner' })

export const passkeyItem = z.object({
  /** Identifies the passkey; not a secret. */
  id: z.string(),
  name: z.string(),
  /** Synced between devices. */
  synced: z.boolean(),
  /** Epoch milliseconds. */
  createdAt: moment,
  lastUsedAt: moment.nullish(),
})

export const passkeyOptions = sessionEndpoint({
  summary: 'What a browser needs to make a passkey for this account; good once, for five minutes',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  moduleId: 'COMM3',
  feature: 'passkeys',
  sealed: true,
  input: z.object({ password: z.string().max(PASSWORD_MAX) }),
  /** PublicKeyCredentialCreationOptionsJSON as text. */
  value: z.object({ options: z.string() }),
  fresh: ['options'],
  errors: ['login.failed', 'login.locked', 'in_need_true_account', 'passkey.limit'],
})

export const addPasskey = sessionEndpoint({
  summary: 'Keep a passkey that the browser has made',
  method: 'POST',
  path: '/wps/member/passkeys',
  moduleId: 'COMM3',
  feature: 'passkeys',
  input: z.object({ name, response }),
  value: passkeyItem,
  errors: ['in_need_true_account', 'passkey.failed', 'passkey.limit'],
})

export const renamePasskey = sessionEndpoint({
  summary: 'Give a passkey of this account another name',
  method: 'PUT',
  path: '/wps/member/passkeys',
  moduleId: 'COMM3',
  feature: 'passkeys',
  input: z.object({ id: z.uuid(), name }),
  value: passkeyItem,
  owned: 'id',
  errors: ['in_need_true_account', 'passkey.not.found'],
})

export const removePasskey = sessionEndpoint({
  summary: 'Forget a passkey of this account',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  moduleId: 'COMM3',
  feature: 'passkeys',
  input: z.object({ id: z.uuid() }),
  value: z.object({}),
  owned: 'id',
  errors: ['in_need_true_account', 'passkey.not.found', 'last.way.in'],
})

export const passkeySignInOptions = publicEndpoint({
  summary: 'What a browser needs to sign in with any passkey it has for this brand; good once, for five minutes',
  method: 'POST',
  path: '/wps/session/passkey/options',
  whileClosed: 'open',
  moduleId: 'LOGIN3',
  feature: 'passkeys',
  /** PublicKeyCredentialRequestOptionsJSON as text. */
  value: z.object({ options: z.string() }),
  fresh: ['options'],
})

export const signInByPasskey = publicEndpoint({
  summary: 'Sign in with a passkey; it names the account itself',
  method: 'POST',
  path: '/wps/session/login/passkey',
  whileClosed: 'open',
  moduleId: 'LOGIN3',
  feature: 'passkeys',
  sealed: true,
  input: z.object({ response }),
  value: signedIn,
  errors: [...NOT_ADMITTED, 'passkey.failed'],
})
