import { LANGUAGES, OVERRIDE_LAYERS, isLanguageCode, type LanguageCode } from '@playhouse/shared/languages.ts'
import { completePack, mergePacks, type PackTree } from '@playhouse/shared/packs.ts'
import { findTextProblems } from '@playhouse/site/check-texts.ts'
import { type Site, SiteError } from '@playhouse/site/read-site.ts'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Texts of the web in `packages/shared`. */
const TEXTS = join(dirname(createRequire(import.meta.url).resolve('@playhouse/shared/texts/web/EN/common.json')), '..')

const readOurs = (language: LanguageCode, namespace: string): PackTree | undefined => {
  const path = join(TEXTS, language, `${namespace}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackTree) : undefined
}

/** Namespaces of a project besides ours. */
export function findOwnNamespaces({ texts }: Site): string[] {
  const ours = new Set(globSync('*.json', { cwd: join(TEXTS, 'EN') }).map((file) => basename(file, '.json')))
  return [...new Set([...texts.values()].flatMap((packs) => [...packs.keys()]))].filter((name) => !ours.has(name))
}

/** @throws SiteError for texts that replace none of ours, and for own ones without English */
export function checkTexts(site: Site): void {
  const own = new Set(findOwnNamespaces(site))
  for (const [language, packs] of site.texts)
    for (const [namespace, pack] of packs) {
      const english = own.has(namespace) ? site.texts.get('EN')?.get(namespace) : readOurs('EN', namespace)
      const file = join(site.folder, 'texts', language, `${namespace}.json`)
      if (!english) throw new SiteError(file, `texts of your own need English: texts/EN/${namespace}.json`)
      // Languages have the plural forms of their own; the stem is English's.
      const known = { ...english, ...readOurs(language, namespace) }
      const [problem] = language === 'EN' && own.has(namespace) ? [] : findTextProblems(pack, known)
      if (problem !== undefined) throw new SiteError(file, problem)
    }
}

/** A pack of ours, with the project's texts in place of ours, and English where the language has none. */
export function composePack(site: Site, language: LanguageCode, namespace: string): PackTree {
  const own = site.texts.get(language)?.get(namespace) ?? {}
  const pack = mergePacks(readOurs(language, namespace) ?? {}, own)
  if (language === 'EN' || OVERRIDE_LAYERS.has(language)) return pack
  return completePack(composePack(site, 'EN', namespace), pack, LANGUAGES[language])
}

const PACK = /\/shared\/texts\/web\/(\w+)\/([\w-]+)\.json$/
const PACKS_OF = /\/src\/i18n\/packs-of\/(\w+)\.[jt]s$/
const OWN_PACK = 'site-pack:'

/** The project's texts in place of ours, and its own namespaces beside ours. */
export function siteTexts(site: Site): Plugin {
  checkTexts(site)
  const own = findOwnNamespaces(site)
  return {
    name: 'site-texts',
    enforce: 'pre',
    resolveId: { filter: { id: /^site-pack:/ }, handler: (id) => `\0${id}.json` },
    load: {
      filter: { id: /^\0site-pack:/ },
      handler(id) {
        const [, language = '', namespace = ''] = /:(\w+)\/([\w-]+)\.json$/.exec(id) ?? []
        return isLanguageCode(language) ? JSON.stringify(composePack(site, language, namespace)) : undefined
      },
    },
    transform: {
      filter: { id: [PACK, PACKS_OF] },
      handler(code, id) {
        const [, language = '', namespace] = PACK.exec(id) ?? PACKS_OF.exec(id) ?? []
        if (!isLanguageCode(language)) return undefined
        if (namespace !== undefined) return JSON.stringify(composePack(site, language, namespace))
        // The folder is elsewhere where both packages are installed.
        const placed = code.replace(/base: '[^']*\/texts\/web/, `base: '${relative(dirname(id), TEXTS)}`)
        const entries = own.map((name) => `'./${name}.json': () => import('${OWN_PACK}${language}/${name}')`)
        if (entries.length === 0) return placed
        return `${placed.replace('export const packs =', 'const ours =')}
          export const packs = { ...ours, ${entries.map((entry) => `${entry}.then((pack) => pack.default)`).join()} }`
      },
    },
  }
}

const EXTENSION =
  /\/src\/(?:extend|app\/shell\/menu)\/(slots|slot|home-rails|screens|screen-icons|project-entries)\.[jt]sx?$/

/**
 * Puts the project's parts where ours are: the modules of `src/extend` say what a site without any has, and what type theirs have.
 * Each part is a chunk of its own, so that one which cannot run costs its place only.
 */
export function siteExtensions(site: Site): Plugin {
  const { folder, config } = site
  const texts = JSON.stringify(findOwnNamespaces(site))
  const slots = Object.entries(config.slots).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: lazyPart(() => import(${JSON.stringify(join(folder, file))}), ${texts})`,
  )
  return {
    name: 'site-extensions',
    enforce: 'pre',
    transform: {
      filter: { id: EXTENSION },
      handler(_code, id) {
        const [, name] = EXTENSION.exec(id) ?? []
        if (name === 'home-rails') return `export const HOME_RAILS = ${JSON.stringify(config.home)}`
        if (name === 'screens') return config.screens.length === 0 ? undefined : composeScreens(site)
        if (name === 'screen-icons') return composeIcons(site)
        if (name === 'project-entries')
          return config.screens.some(({ menu }) => menu) ? undefined : 'export const ProjectEntries = () => null'
        if (name === 'slot') return slots.length === 0 ? 'export const Slot = () => null' : undefined
        return `import { lazyPart } from './lazy-part'\nexport const SLOTS = { ${slots.join()} }`
      },
    },
  }
}

/** The operation's name in a document. @throws SiteError for a document with several, or none */
function readOperation(path: string): string {
  const names = [...readFileSync(path, 'utf8').matchAll(/^\s*query\s+(\w+)/gm)].map(([, name = '']) => name)
  if (names.length !== 1) throw new SiteError(path, 'a screen has one query, with a name')
  return names[0] ?? ''
}

function composeScreens(site: Site): string {
  const { folder, config } = site
  const texts = findOwnNamespaces(site)
  const screens = config.screens.map(({ path, file, document, access, menu, menuIn }) => {
    const parts = [
      `path: ${JSON.stringify(path.slice(1))}, access: '${access}', texts: ${JSON.stringify(texts)}`,
      `screen: () => import(${JSON.stringify(join(folder, file))})`,
    ]
    if (document !== undefined) {
      const generated = join(folder, document.replace(/\.graphql$/, '.generated.ts'))
      if (!existsSync(generated)) throw new SiteError(generated, 'there is no such file: run "npm run codegen"')
      const name = readOperation(join(folder, document))
      parts.push(`document: () => import(${JSON.stringify(generated)}).then((module) => module.${name}Document)`)
    }
    if (menu !== undefined) parts.push(`menu: ${JSON.stringify(menu)}`)
    if (menuIn !== undefined) parts.push(`menuIn: '${menuIn}'`)
    return `{ ${parts.join(', ')} }`
  })
  return `export const SCREENS = [${screens.join()}]`
}

function composeIcons({ folder, config }: Site): string {
  const named = config.screens.flatMap(({ path, icon }) => (icon === undefined ? [] : [{ path: path.slice(1), icon }]))
  const imports = [...new Set(named.map(({ icon }) => icon))].map(
    (icon) => `import { ${icon} as Icon${icon} } from ${JSON.stringify(findIcon(folder, icon))}`,
  )
  const entries = named.map(({ path, icon }) => `${JSON.stringify(path)}: Icon${icon}`)
  return `${imports.join('\n')}\nexport const SCREEN_ICONS = { ${entries.join()} }`
}

/** The module of Lucide in the project, whose version may be another than ours. @throws SiteError where it has no such icon */
function findIcon(folder: string, icon: string): string {
  const config = join(folder, 'playhouse.config.ts')
  const fromProject = createRequire(config)
  try {
    // Its other build is for `require`, and would come whole.
    if (icon in (fromProject('lucide-react') as object))
      return fromProject.resolve('lucide-react/dist/esm/lucide-react.mjs')
  } catch {
    throw new SiteError(config, `the icon ${icon} needs Lucide: npm install --save-dev lucide-react`)
  }
  throw new SiteError(config, `Lucide has no icon ${icon}`)
}

/** Classes of the project's components. Before Tailwind. */
export function siteClasses({ folder }: Site): Plugin {
  const sources = ['slots', 'screens'].filter((name) => existsSync(join(folder, name)))
  return {
    name: 'site-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/app\.css$/ },
      handler: (code) => `${code}\n${sources.map((name) => `@source '${join(folder, name)}';\n`).join('')}`,
    },
  }
}
