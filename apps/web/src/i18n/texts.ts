import { LANGUAGES } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { Namespace as KnownNamespaces, TFunction } from 'i18next'
import type { PackTree } from './pack-types.ts'

type Values = Readonly<Record<string, unknown>>
type Loader = (language: LanguageCode, namespace: string) => Promise<PackTree>

interface Options {
  language: LanguageCode
  /** Fetches a pack. */
  load?: Loader
  /** Texts that are there from the start, by language and namespace. */
  packs?: Partial<Record<LanguageCode, Readonly<Record<string, PackTree>>>>
}

const RETRIES = 5
const FIRST_RETRY_MS = 350

/** Texts of packs in one language at a time. Compatible with the part of i18next that the site uses, whose types it has, in a tenth of its size. */
export class Texts {
  readonly #load: Loader
  readonly #packs = new Map<string, PackTree>()
  readonly #loading = new Map<string, Promise<void>>()
  readonly #failed = new Set<string>()
  readonly #functions = new Map<string, unknown>()
  readonly #namespaces = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #language: LanguageCode

  constructor({ language, load = noPack, packs = {} }: Options) {
    this.#language = language
    this.#load = load
    for (const [code, namespaces] of Object.entries(packs)) {
      for (const [namespace, pack] of Object.entries(namespaces)) this.#packs.set(placeOf(code, namespace), pack)
    }
  }

  get language(): LanguageCode {
    return this.#language
  }

  /** Namespaces that have been asked for. */
  get namespaces(): readonly string[] {
    return [...this.#namespaces]
  }

  /** Switches at once: what is not loaded suspends its component. */
  switchTo(language: LanguageCode): void {
    this.#language = language
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Calls the listener after each change of the language and each loaded pack. @returns what ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads what is missing. Waits through a broken connection for about ten seconds, and resolves in any case. */
  load(namespaces: readonly string[], language = this.#language): Promise<unknown> {
    return Promise.all(
      namespaces.map((namespace) => {
        this.#namespaces.add(namespace)
        return this.#packs.has(placeOf(language, namespace)) ? undefined : this.#fetch(language, namespace)
      }),
    )
  }

  /** Those of the namespaces that are not loaded. */
  missing(namespaces: readonly string[], language = this.#language): string[] {
    return namespaces.filter((namespace) => !this.#packs.has(placeOf(language, namespace)))
  }

  /** Undefined once all are loaded, or have failed to: their keys are shown. The same promise until then. */
  pending(namespaces: readonly string[]): Promise<void> | undefined {
    for (const namespace of this.missing(namespaces)) {
      this.#namespaces.add(namespace)
      const place = placeOf(this.#language, namespace)
      const loading = this.#loading.get(place) ?? this.#fetch(this.#language, namespace)
      if (!this.#failed.has(place)) return loading
    }
    return undefined
  }

  #fetch(language: LanguageCode, namespace: string): Promise<void> {
    const place = placeOf(language, namespace)
    const running = this.#loading.get(place)
    if (running && !this.#failed.has(place)) return running
    this.#failed.delete(place)
    const loading = this.#withRetries(language, namespace).then(
      (pack) => {
        this.#packs.set(place, pack)
        this.#loading.delete(place)
        this.#notify()
      },
      () => void this.#failed.add(place),
    )
    this.#loading.set(place, loading)
    return loading
  }

  async #withRetries(language: LanguageCode, namespace: string): Promise<PackTree> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#load(language, namespace)
      } catch (error) {
        if (attempt === RETRIES) throw error
        await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** attempt))
      }
    }
  }

  /**
   * A function that finds texts of these namespaces, the first that has the key. The same one each time.
   * @param language null for the current one at each call
   */
  getFixedT<const Names extends KnownNamespaces>(language: LanguageCode | null, names: Names): TFunction<Names> {
    const namespaces: readonly string[] = typeof names === 'string' ? [names] : (names as readonly string[])
    const id = `${language ?? ''}/${namespaces.join()}`
    let find = this.#functions.get(id)
    if (!find) {
      find = (keys: string | readonly string[], values?: Values) => this.#find(keys, values, { namespaces, language })
      this.#functions.set(id, find)
    }
    return find as TFunction<Names>
  }

  #find(
    keys: string | readonly string[],
    values: Values = {},
    { namespaces, language }: { namespaces: readonly string[]; language: LanguageCode | null },
  ): string | PackTree {
    const code = language ?? this.#language
    let plain = ''
    for (const key of typeof keys === 'string' ? [keys] : keys) {
      const [, namespace, path = key] = /^(\w+):(.*)$/s.exec(key) ?? []
      plain = path
      for (const name of namespace ? [namespace] : namespaces) {
        const found = this.#textAt({ code, namespace: name, path }, values['count'])
        if (found === undefined) continue
        if (typeof found === 'string') return fill(found, values, code)
        if (values['returnObjects']) return found
      }
    }
    return typeof values['defaultValue'] === 'string' ? fill(values['defaultValue'], values, code) : plain
  }

  #textAt(
    { code, namespace, path }: { code: LanguageCode; namespace: string; path: string },
    count: unknown,
  ): string | PackTree | undefined {
    const pack = this.#packs.get(placeOf(code, namespace))
    if (!pack) return undefined
    const plural = typeof count === 'number' ? textIn(pack, `${path}_${formOf(code, count)}`) : undefined
    return plural ?? textIn(pack, path)
  }
}

const placeOf = (language: string, namespace: string): string => `${language}/${namespace}`

const noPack: Loader = (language, namespace) => Promise.reject(new Error(`No pack ${language} for ${namespace}`))

function textIn(pack: PackTree, path: string): string | PackTree | undefined {
  let found: string | PackTree | undefined = pack
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined
    found = found[step]
  }
  return found
}

const rules = new Map<LanguageCode, Intl.PluralRules>()

function formOf(code: LanguageCode, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(code)
  if (!rule) rules.set(code, (rule = new Intl.PluralRules(LANGUAGES[code].bcp47)))
  return rule.select(count)
}

/** Values are isolated within right-to-left text (FSI, PDI), so that a date or an amount keeps its order. React escapes them. */
function fill(text: string, values: Values, code: LanguageCode): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null) return ''
    return LANGUAGES[code].direction === 'rtl' ? `\u2068${value as string}\u2069` : String(value)
  })
}
