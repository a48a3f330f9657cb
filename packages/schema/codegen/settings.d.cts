/** Settings of graphql-codegen. */
type Settings = Readonly<Record<string, string | boolean | Readonly<Record<string, string | boolean>>>>

export const typescript: Settings & { readonly scalars: Readonly<Record<string, string>> }
export const operations: Settings
