import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLanguageCode, type LanguageCode } from '@playhouse/shared/languages.ts'
import type { PackTree } from '@playhouse/shared/packs.ts'
import * as z from 'zod'
import { siteConfig, type SiteConfig } from './config.ts'

const CONFIG = 'playhouse.config.ts'

/** What a project's folder holds does not fit; the message names the file and the reason. */
export class SiteError extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`)
    this.name = 'SiteError'
  }
}

export interface Site {
  folder: string
  config: SiteConfig
  /** Texts of `texts/<LANGUAGE>/<namespace>.json`, by language and namespace. */
  texts: ReadonlyMap<LanguageCode, ReadonlyMap<string, PackTree>>
}

/** Reads a project, or one of our brands, which has the same form. @throws SiteError */
export async function readSite(folder: string): Promise<Site> {
  const path = join(folder, CONFIG)
  if (!existsSync(path)) throw new SiteError(path, 'there is no such file')
  const options = await importDefault(path)
  const parsed = siteConfig.safeParse(options)
  if (!parsed.success) throw new SiteError(path, z.prettifyError(parsed.error))
  const { data: config } = parsed
  const named = [
    './theme/tokens.css',
    './theme/favicon.svg',
    ...(config.fonts ?? []),
    ...config.graphql,
    ...config.providers,
    ...Object.values(config.slots),
    ...config.screens.flatMap(({ file, document = file }) => [file, document]),
  ]
  for (const file of named)
    if (!existsSync(join(folder, file))) throw new SiteError(path, `there is no file ${file} in ${folder}`)
  for (const file of [...Object.values(config.slots), ...config.screens.map((screen) => screen.file)])
    if (!EXPORTS_COMPONENT.test(readFileSync(join(folder, file), 'utf8')))
      throw new SiteError(join(folder, file), 'it must export a function or constant named Component')
  const texts = readTexts(folder)
  for (const { menu } of config.screens)
    if (menu !== undefined && !hasText(texts, menu)) throw new SiteError(path, `there is no text ${menu} in English`)
  return { folder, config, texts }
}

/** Of modules that the web's build alone can load. */
const EXPORTS_COMPONENT =
  /\bexport\s+(?:(?:async\s+)?function|const|let|class)\s+Component\b|\bexport\s*\{[^}]*\bComponent\b[^}]*\}/

/** Loads what a file of a project exports. @throws SiteError with the file and what it throws */
export async function importDefault(path: string): Promise<unknown> {
  let exported: { default?: unknown }
  try {
    exported = (await import(pathToFileURL(path).href)) as { default?: unknown }
  } catch (error) {
    throw new SiteError(path, error instanceof Error ? error.message : String(error))
  }
  if (exported.default === undefined) throw new SiteError(path, 'it has no default export')
  return exported.default
}

/** Whether there is a text, by namespace and key, of the project's or of ours. */
function hasText(texts: Site['texts'], name: string): boolean {
  const [namespace = '', key = ''] = name.split(':')
  const own = texts.get('EN')?.get(namespace)?.[key]
  return typeof own === 'string' || typeof readOurs(namespace)?.[key] === 'string'
}

function readOurs(namespace: string): PackTree | undefined {
  try {
    const path = createRequire(import.meta.url).resolve(`@playhouse/shared/texts/web/EN/${namespace}.json`)
    return JSON.parse(readFileSync(path, 'utf8')) as PackTree
  } catch {
    return undefined
  }
}

function readTexts(folder: string): Site['texts'] {
  const texts = new Map<LanguageCode, Map<string, PackTree>>()
  for (const file of globSync('texts/*/*.json', { cwd: folder })) {
    const [, language = '', namespace = ''] = /(\w+)[/\\]([\w-]+)\.json$/.exec(file) ?? []
    if (!isLanguageCode(language)) throw new SiteError(join(folder, file), `there is no language ${language}`)
    const packs = texts.get(language) ?? new Map<string, PackTree>()
    texts.set(language, packs.set(namespace, readPack(join(folder, file))))
  }
  return texts
}

const pack: z.ZodType<PackTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), pack])))

function readPack(path: string): PackTree {
  try {
    return pack.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new SiteError(path, error instanceof z.ZodError ? z.prettifyError(error) : String(error))
  }
}
