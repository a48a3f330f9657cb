import type { Endpoint, InputOf, PublicEndpoint, SessionEndpoint, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'

// What a project's own modules of the graph use (docs/extending.md). Nothing else of this package is public.
export { publicEndpoint, sessionEndpoint } from '@playhouse/platform-api/endpoint.ts'

/** What a project's resolvers are given: the platform's endpoints that the module declares, and nothing of the session but calls in its name. */
export interface ModuleContext {
  language: LanguageCode
  /** Endpoints without a token, through the public cache where they say so. @throws when the platform refuses or does not answer */
  readPublic<E extends PublicEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E>>
  /** Endpoints with the caller's token. Null for a visitor. @throws when the platform refuses or does not answer */
  readOwn<E extends SessionEndpoint>(endpoint: E, input: InputOf<E>): Promise<ValueOf<E> | null>
}

export type ModuleResolver = (source: never, args: never, context: ModuleContext) => unknown

export interface GatewayModule {
  /** Lower-case letters, digits and hyphens. Starts the names of its endpoints in logs and metrics. */
  name: string
  /** SDL that adds types, and fields to `Query` and to our object types. Each added field says `@access`, and may be null. */
  schema: string
  endpoints: Readonly<Record<string, Endpoint>>
  /** By type and field. */
  resolvers: Readonly<Record<string, Readonly<Record<string, ModuleResolver>>>>
  /** Public fields, as `Query.seasons`, of which one visitor's value is every visitor's. Other fields are never cached for somebody else. */
  shared?: readonly string[]
}

/** Types the default export of a module's file. */
export const defineModule = (module: GatewayModule): GatewayModule => module
