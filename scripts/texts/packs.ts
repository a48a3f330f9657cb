import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { PackTree } from '@playhouse/shared/packs.ts'
import { ROOT } from '../lib/settings.ts'

export const TEXT_APPS = ['web', 'games', 'platform'] as const
export type TextApp = (typeof TEXT_APPS)[number]

/** An app's packs in one language, by namespace. */
export function readPacks(app: TextApp, language: LanguageCode): Record<string, PackTree> {
  const folder = join(ROOT, 'packages/shared/texts', app, language)
  const files = globSync('*.json', { cwd: folder }).toSorted()
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as PackTree]),
  )
}

/** Texts by path: `rail.back`. */
export function flatten(pack: PackTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pack).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

/** Names of the `{{values}}` of a text, sorted. */
export const getPlaceholders = (text: string): string[] =>
  Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name).toSorted()
