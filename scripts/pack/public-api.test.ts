import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'
import { type ApiChange, findChanges, findUndescribed, isVersionAllowed } from './api-changes.ts'
import { CHANGELOG, composeReports, readReleased, readReports } from './api-files.ts'
import { type PublicApi, readPublicApi } from './public-api.ts'

describe('what projects may import', () => {
  const api = readPublicApi()

  test('is in the reports: "npm run public-api" writes them', () => {
    expect(readReports()).toEqual(composeReports(api))
  })

  test('has a line in docs/project-changes.md for each change since the release', () => {
    expect(findUndescribed(findChanges(readReleased().modules, api), readFileSync(CHANGELOG, 'utf8'))).toEqual([])
  })

  test('has a version that its changes allow', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
    const released = readReleased()
    const changes = findChanges(released.modules, api)
    expect(version === released.version || isVersionAllowed(released.version, version, changes)).toBe(true)
  })

  test('is found through re-exports, in its declared types, without comments', () => {
    const { exports, reached } = api['@playhouse/web/kit'] ?? { exports: {}, reached: {} }
    expect(exports['Money']).toBe('function Money({ amount, currency, hidden, ...style }: MoneyProps): JSX.Element;')
    expect(reached['MoneyProps']).toMatch(/^interface MoneyProps \{\n {2}amount: string;\n {2}currency: string;\n/)
    expect(api['@playhouse/platform/extension']?.exports['PaymentProvider']).toContain(
      'findDeposit(reference: string): Promise<ProviderDeposit | undefined>;',
    )
    expect(Object.keys(api['@playhouse/shared/styles/*.css']?.exports ?? {})).toContain('--action')
  })

  test('names no module that only our own packages import', () => {
    expect(Object.keys(api).filter((module) => module.endsWith('.ts'))).toEqual([])
  })
})

const BEFORE: PublicApi = {
  '@playhouse/web/kit': {
    exports: { Money: 'function Money(props: MoneyProps): Element', Old: 'const Old: 1' },
    reached: { MoneyProps: 'interface MoneyProps { amount: string }', Inner: 'type Inner = 1' },
  },
}
const AFTER: PublicApi = {
  '@playhouse/web/kit': {
    exports: { Money: 'function Money(props: MoneyProps): Element', New: 'const New: 1' },
    reached: { MoneyProps: 'interface MoneyProps { amount: bigint }' },
  },
  '@playhouse/web/more': { exports: {}, reached: {} },
}
const CHANGES: readonly ApiChange[] = [
  { kind: 'removed', module: '@playhouse/web/kit', name: 'Old' },
  { kind: 'added', module: '@playhouse/web/kit', name: 'New' },
  { kind: 'changed', module: '@playhouse/web/kit', name: 'MoneyProps' },
  { kind: 'added', module: '@playhouse/web/more' },
]

describe('changes since a release', () => {
  test('are what is added, removed or changed, also in types that are not exported', () => {
    expect(findChanges(BEFORE, AFTER)).toEqual(CHANGES)
    expect(findChanges(AFTER, AFTER)).toEqual([])
  })

  test('need a line in the open section, breaking ones below "Breaking"', () => {
    const changelog = [
      '## Unreleased',
      '- `@playhouse/web/more` is new; `@playhouse/web/kit` has `New` and lost `Old`.',
      '### Breaking',
      '- `@playhouse/web/kit`: `MoneyProps` takes bigints.',
      '## 0.2.0',
      '### Breaking',
      '- `@playhouse/web/kit`: `Old` is older.',
    ].join('\n')
    expect(findUndescribed(CHANGES, changelog)).toEqual(['removed: `@playhouse/web/kit` `Old` (below "### Breaking")'])
  })

  test.each<[from: string, to: string, changes: readonly ApiChange[], allowed: boolean]>([
    ['0.2.0', '0.2.1', CHANGES, false],
    ['0.2.0', '0.3.0', CHANGES, true],
    ['1.4.2', '1.5.0', CHANGES, false],
    ['1.4.2', '2.0.0', CHANGES, true],
    ['0.2.0', '0.2.1', CHANGES.slice(1, 2), true],
    ['1.4.2', '1.4.3', CHANGES.slice(1, 2), false],
    ['1.4.2', '1.5.0', CHANGES.slice(1, 2), true],
    ['1.4.2', '1.4.3', [], true],
    ['1.4.2', '1.4.2', [], false],
    ['1.4.2', '1.3.9', [], false],
  ])('from %s to %s are allowed as semantic versions say', (from, to, changes, allowed) => {
    expect(isVersionAllowed(from, to, changes)).toBe(allowed)
  })
})
