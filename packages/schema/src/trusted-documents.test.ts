import { buildSchema, getNamedType, isUnionType, parse, validate } from 'graphql'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import checksums from '../trusted-documents/checksums.json' with { type: 'json' }
import registered from '../trusted-documents.json' with { type: 'json' }
import { releasedManifests, mergeDocuments, type TrustedDocuments } from './trusted-documents.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const current = registered as TrustedDocuments
const schema = buildSchema(TYPE_DEFINITIONS)
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const named = (name: string) => Object.values(current).find((document) => document.name === name)

describe('documents of earlier releases', () => {
  it('are never changed or removed', () => {
    const stored = [...releasedManifests().keys()].map((name) => [
      name,
      sha256(readFileSync(new URL(`../trusted-documents/${name}`, import.meta.url))),
    ])
    expect(Object.fromEntries(stored)).toEqual(checksums)
    expect(stored.length).toBeGreaterThan(0)
  })

  it('are served together with the current ones', () => {
    const all = mergeDocuments([...releasedManifests().values(), current])
    for (const hash of Object.keys(current)) expect(all.has(hash)).toBe(true)
    const [released] = releasedManifests().values()
    const old = Object.entries(released ?? {}).find(([, { name }]) => name === 'HomeScreen')?.[0] ?? ''
    expect(current[old]).toBeUndefined()
    expect(all.get(old)?.name).toBe('HomeScreen')
  })

  it('are keyed by the SHA-256 of their text', () => {
    for (const manifest of [...releasedManifests().values(), current]) {
      for (const [hash, { name, text }] of Object.entries(manifest)) expect([name, sha256(text)]).toEqual([name, hash])
    }
  })

  it('fit the schema unless a release broke them: 1 of 14 documents of 0.1.0 still runs', () => {
    const fitting = (manifest: TrustedDocuments = {}) =>
      Object.values(manifest).filter(({ text }) => validate(schema, parse(text)).length === 0)
    expect(fitting(current)).toHaveLength(Object.keys(current).length)
    expect(fitting(releasedManifests().get('0.1.0.json')).map(({ name }) => name)).toEqual(['Balance'])
  })
})

describe('public documents', () => {
  it('are those without fields per visitor', () => {
    expect(named('RegistrationForm')?.publicUnless).toEqual([])
    expect(named('GameScreen')?.publicUnless).toEqual(['withShell'])
    for (const screen of ['HomeScreen', 'LobbyScreen']) {
      expect(named(screen)?.publicUnless).toEqual(['withMine', 'withShell'])
    }
    expect(named('Palette')?.publicUnless).toEqual(['withMine'])
  })

  it('exclude mutations and documents with a viewer or a visitor’s address', () => {
    for (const name of ['ShellScreen', 'AccountScreen', 'TeamOverviewScreen', 'Balance', 'LogIn', 'LogOut']) {
      expect([name, named(name)?.publicUnless]).toEqual([name, undefined])
    }
  })
})

describe('mutations with refusals', () => {
  const fields = schema.getMutationType()?.getFields() ?? {}
  const refusable = Object.values(current)
    .filter(({ type }) => type === 'mutation')
    .filter(({ text }) => {
      const name = /^mutation[^{]*\{\s*(\w+)/.exec(text)?.[1] ?? ''
      const result = fields[name] && getNamedType(fields[name].type)
      return isUnionType(result) && result.getTypes().some((type) => type.getInterfaces().length > 0)
    })

  it('spread Failure, except a report that nobody waits for', () => {
    const without = refusable.filter(({ text }) => !text.includes('...Failure'))
    expect(without.map(({ name }) => name)).toEqual(['ReportFailingHost'])
  })
})
