import { importDefault, readSite, SiteError } from '@playhouse/site/read-site.ts'
import { OUR_PROVIDERS, PROJECT_LISTS } from '@playhouse/vendor-api/all-providers.ts'
import { PROJECT_KINDS, type ProviderDeclaration } from '@playhouse/vendor-api/provider-declaration.ts'
import type { ProviderList } from '@playhouse/vendor-api/provider-list.ts'
import { join } from 'node:path'
import * as z from 'zod'
import { VARIABLES } from '../config.ts'
import { getProviderVariables } from '../lib/provider-config.ts'

const setting = z.union([
  z.literal('secret'),
  z.custom((value) => typeof (value as Partial<z.ZodType> | null)?.safeParse === 'function'),
])

const declaration = z.strictObject({
  kind: z.enum(PROJECT_KINDS, {
    error: 'is none: declare it by definePaymentProvider, defineMessageProvider or defineIdentityProvider',
  }),
  code: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/, 'must have 2 to 32 lower-case letters, digits and hyphens'),
  name: z.string().min(1).max(40),
  prefix: z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'must have 2 to 32 capital letters, digits and _'),
  settings: z
    .record(z.string().regex(/^(?!URL$|SECRET$)[A-Z][A-Z0-9_]{0,31}$/), setting, {
      error: 'must be schemas of zod, or the word secret, by names in capital letters other than URL and SECRET',
    })
    .optional(),
  open: z.custom((value) => typeof value === 'function', 'must be a function'),
})

/**
 * Adds the providers of a project to ours, before the configuration is read.
 * @throws SiteError that names file and reason
 */
export async function loadProject(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const { config } = await readSite(folder)
  const added: ProviderDeclaration[] = []
  for (const file of config.providers) added.push(await readProvider(join(folder, file), added))
  setProjectProviders(added)
}

/** Sets what a project adds, each provider in the list of its kind. */
export function setProjectProviders(added: readonly ProviderDeclaration[]): void {
  for (const kind of PROJECT_KINDS) {
    // Their openers return what the guard of the kind checks.
    const list = PROJECT_LISTS[kind] as ProviderList<typeof kind, unknown>
    list.setOfProject(added.filter((one): one is ProviderDeclaration<typeof kind> => one.kind === kind))
  }
}

async function readProvider(path: string, before: readonly ProviderDeclaration[]): Promise<ProviderDeclaration> {
  const provider = await importDefault(path)
  const { error } = declaration.safeParse(provider)
  if (error) throw new SiteError(path, z.prettifyError(error))
  // Checked above; the object itself, because a provider may be a class's.
  const declared = provider as ProviderDeclaration
  const { code, open } = declared
  if ([...OUR_PROVIDERS, ...before].some((other) => other.code === code))
    throw new SiteError(path, `there is another provider "${code}"`)
  const taken = new Set([...VARIABLES, ...Object.keys(getProviderVariables(before))])
  const twice = Object.keys(getProviderVariables([declared])).find((name) => taken.has(name))
  if (twice !== undefined) throw new SiteError(path, `the variable ${twice} is another part’s: choose another prefix`)
  return { ...declared, open: (access) => openNamed(path, () => open.call(declared, access)) }
}

/** Says in which file the reason is. */
function openNamed<T>(path: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    throw new SiteError(path, error instanceof Error ? error.message : String(error))
  }
}
