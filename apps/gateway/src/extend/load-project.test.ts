import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadProject } from './load-project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const part of ['theme', 'graphql']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'theme/tokens.css'), '')
  writeFileSync(join(folder, 'theme/favicon.svg'), '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a project with one module for each text, and loads it. */
async function load(...modules: string[]) {
  const files = modules.map((text, index) => {
    const file = `./graphql/module-${index}.mjs`
    writeFileSync(join(folder, file), text)
    return file
  })
  const config = { name: 'Lotus House', description: 'Play money.', language: 'EN', graphql: files }
  writeFileSync(join(folder, 'playhouse.config.ts'), `export default ${JSON.stringify(config)}`)
  return loadProject(folder)
}

const declare = (schema: string, rest = '') =>
  `export default { name: 'tea', schema: '${schema}', endpoints: {}, resolvers: {} ${rest} }`

const FIELD = 'extend type Query { tea: String @access(to: PUBLIC) }'

describe('a project’s modules of the graph', () => {
  test('are loaded where they fit', async () => {
    expect((await load(declare(FIELD))).modules).toMatchObject([{ name: 'tea', schema: FIELD }])
  })

  test.each<[what: string, module: string, reason: string]>([
    ['does not run', 'throw new Error("the kettle is broken")', 'the kettle is broken'],
    ['exports nothing', 'export const tea = 1', 'it has no default export'],
    ['exports no module', 'export default {}', 'name'],
    ['has a resolver that is no function', declare(FIELD, ', resolvers: { Query: { tea: 7 } }'), 'resolvers.Query.tea'],
    ['has an endpoint that is none', declare(FIELD, ', endpoints: { tea: 7 }'), 'endpoints.tea'],
    ['has a word that there is not', declare(FIELD, ', mutations: {}'), 'mutations'],
    ['has a field of ours', declare(FIELD.replace('tea:', 'viewer:')), 'there is a field Query.viewer already'],
    ['has a field without @access', declare('extend type Query { tea: String }'), 'Query.tea has no @access'],
    ['has a type of ours', declare('type Wallet { id: ID! }'), 'there is a type Wallet already'],
  ])('are refused with file and reason where one %s', async (_what, module, reason) => {
    const loaded = load(module)
    await expect(loaded).rejects.toMatchObject({ name: 'SiteError' })
    await expect(loaded).rejects.toThrow(join(folder, 'graphql/module-0.mjs'))
    await expect(loaded).rejects.toThrow(reason)
  })

  test('are refused with the file of the second one that adds a field', async () => {
    const loaded = load(declare(FIELD), declare(FIELD).replace('tea', 'cup'))
    await expect(loaded).rejects.toThrow(/module-1\.mjs: .*"cup".*there is a field Query\.tea already/)
  })
})
