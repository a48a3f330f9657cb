import { existsSync, globSync, readFileSync } from 'node:fs'
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
  const { default: options } = (await import(pathToFileURL(path).href)) as { default?: unknown }
  if (options === undefined) throw new SiteError(path, 'it has no default export')
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
  return { folder, config, texts: readTexts(folder) }
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
