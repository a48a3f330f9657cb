type Settings = Readonly<Record<string, string | boolean | Readonly<Record<string, string | boolean>>>>

declare const settings: {
  typescript: Settings & { readonly scalars: Readonly<Record<string, string>> }
  operations: Settings
}
export = settings
