import type * as z from 'zod'

import type { PlatformErrorCode } from './errors.ts'

/** Who may call: `public` calls never carry a token; `optional` ones may; `member` and `agent` ones must. */
export type Access = 'public' | 'optional' | 'member' | 'agent'

/** The thirteen domains; each names a file here and a folder in every app. */
export type Domain =
  | 'site'
  | 'session'
  | 'registration'
  | 'verification'
  | 'member'
  | 'wallet'
  | 'games'
  | 'lottery'
  | 'promotions'
  | 'points'
  | 'messages'
  | 'support'
  | 'agent'

/**
 * One REST endpoint as data. From these values come the gateway's typed client, the platform's routes with their validation,
 * the OpenAPI page and the contract tests.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> {
  name: string
  domain: Domain
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Older paths of the same, which a platform takes as well and a gateway never calls. */
  aliases?: readonly string[]
  /** Sent as header `ModuleId`; the module must be on in the white-label tree. */
  moduleId: string
  access: Access
  /** True when the body travels sealed (see sealing.ts). */
  sealed: boolean
  /** True when the body travels as a web form instead of JSON. */
  form?: boolean
  /** `value`: `{ success, value }`. `bare`: the value itself, as `/lgw` answers. */
  envelope: 'value' | 'bare'
  /** Query of a GET or DELETE, JSON body of a POST or PUT. */
  input: Input
  value: Value
  errors: readonly PlatformErrorCode[]
  /**
   * Public answers only: seconds an answer is fresh, and seconds more in which a stale one may still be served. `byAddress`
   * marks answers that speak of the caller's address: they are shared by callers of one address only.
   */
  cache?: { freshSeconds: number; staleSeconds: number; byAddress?: boolean }
  /** `specification`: a path of the platform API. `extension`: added by this project or seen on other platforms. */
  origin: 'specification' | 'extension'
}

export type PublicEndpoint<I extends z.ZodType = z.ZodType, V extends z.ZodType = z.ZodType> = Endpoint<I, V> & {
  access: 'public'
}

export type SessionEndpoint<I extends z.ZodType = z.ZodType, V extends z.ZodType = z.ZodType> = Endpoint<I, V> & {
  access: 'optional' | 'member' | 'agent'
}

/** What a caller passes. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What the platform's handler receives once the input is checked. */
export type CheckedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller gets once the answer is read. */
export type ValueOf<E extends Endpoint> = z.output<E['value']>
/** What the platform's handler answers with. */
export type AnswerOf<E extends Endpoint> = z.input<E['value']>

/** An endpoint as its file describes it: what is usual may be left out. */
type Described<E extends Endpoint> = Omit<E, 'sealed' | 'envelope' | 'access'> & Partial<Pick<E, 'sealed' | 'envelope'>>

/** Declares an endpoint that carries no token; its answers may be shared between callers. */
export function publicEndpoint<I extends z.ZodType, V extends z.ZodType>(
  endpoint: Described<Endpoint<I, V>>,
): PublicEndpoint<I, V> {
  return { sealed: false, envelope: 'value', ...endpoint, access: 'public' }
}

/** Declares an endpoint that carries a session's token; its answers are never shared. */
export function sessionEndpoint<I extends z.ZodType, V extends z.ZodType, const A extends SessionEndpoint['access']>(
  endpoint: Described<Endpoint<I, V>> & { access: A },
): SessionEndpoint<I, V> & { access: A } {
  return { sealed: false, envelope: 'value', ...endpoint }
}
