import { existsSync, readFileSync } from 'node:fs'
import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { mergePacks, type PackTree } from '@playhouse/shared/packs.ts'
import type agent from '@playhouse/shared/texts/web/EN/agent.json'
import type contracts from '@playhouse/shared/texts/web/EN/contracts.json'
import type downline from '@playhouse/shared/texts/web/EN/downline.json'
import type limits from '@playhouse/shared/texts/web/EN/limits.json'
import type lotteries from '@playhouse/shared/texts/web/EN/lotteries.json'
import type promotions from '@playhouse/shared/texts/web/EN/promotions.json'
import type records from '@playhouse/shared/texts/web/EN/records.json'
import type { Namespaces } from './namespaces.generated.ts'

/** The platform's own texts, and those of pages whose words its files repeat. */
interface Packs {
  'platform/letters': Namespaces['letters']
  'platform/messages': Namespaces['messages']
  'platform/files': Namespaces['files']
  'platform/offer-terms': Namespaces['offer-terms']
  'platform/security-questions': Namespaces['security-questions']
  'web/agent': typeof agent
  'web/contracts': typeof contracts
  'web/downline': typeof downline
  'web/limits': typeof limits
  'web/lotteries': typeof lotteries
  'web/promotions': typeof promotions
  'web/records': typeof records
}

const FOLDER = new URL('../../', import.meta.resolve('@playhouse/shared/texts/platform/EN/letters.json'))

function readPack(language: LanguageCode, name: string): PackTree {
  const [app, namespace] = name.split('/')
  const file = new URL(`${app}/${language}/${namespace}.json`, FOLDER)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackTree) : {}
}

const packs = new Map<string, PackTree>()

/** A namespace in a language; what its pack lacks is that of the fallbacks. */
export function textsIn<Name extends keyof Packs>(language: LanguageCode, name: Name): Packs[Name] {
  const key = `${language}/${name}`
  let pack = packs.get(key)
  if (!pack) {
    const layers = [language, ...LANGUAGES[language].fallback].map((code) => readPack(code, name))
    packs.set(key, (pack = layers.reduceRight((under, over) => mergePacks(under, over))))
  }
  return pack as unknown as Packs[Name]
}

type Placeholder<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

export function fillText<Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>>,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: Placeholder<Text>) => String(values[name]))
}
