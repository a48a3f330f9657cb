import type * as z from 'zod'

/* How every provider is declared: ours in the `all.ts` of its kind, an operator's own in a file of its project. */

/** Kinds that an operator's project may add. */
export const PROJECT_KINDS = ['payment', 'message', 'identity'] as const
export type ProviderKind = (typeof PROJECT_KINDS)[number] | 'screening' | 'register'

/** Variables of a provider's own besides address and secret, by the part of their names after the prefix: a schema of the text, or a secret. */
export type ProviderSettings = Readonly<Record<string, z.ZodType<unknown, string | undefined> | 'secret'>>

type Values<Settings extends ProviderSettings> = string extends keyof Settings
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof Settings]: Settings[Name] extends z.ZodType ? z.output<Settings[Name]> : string }

export interface ProviderAccess<Settings extends ProviderSettings = ProviderSettings> {
  /** Origin of the provider; of a message service the whole address. */
  url: string
  /** The first one signs; the others are accepted from the provider during rotation. */
  secrets: readonly string[]
  settings?: Values<Settings>
}

export interface ProviderOptions<Opened, Settings extends ProviderSettings> {
  /** In rows, addresses and logs; never changes. */
  code: string
  /** Name for operators. */
  name: string
  /** Prefix of the provider's variables `<prefix>_URL`, without which there is none, `<prefix>_SECRET` and those of its settings. */
  prefix: string
  settings?: Settings
  open(access: Required<ProviderAccess<Settings>>): Opened
}

export interface ProviderDeclaration<
  Kind extends ProviderKind = ProviderKind,
  Opened = unknown,
  Settings extends ProviderSettings = ProviderSettings,
> extends ProviderOptions<Opened, Settings> {
  kind: Kind
}

/** @returns a function that types the declarations of one kind */
export const createDefiner =
  <Opened, Kind extends ProviderKind>(kind: Kind) =>
  <const Code extends string, const Prefix extends string, const Settings extends ProviderSettings = {}>(
    provider: ProviderOptions<Opened, Settings> & { readonly code: Code; readonly prefix: Prefix },
  ) => ({ ...provider, kind })
