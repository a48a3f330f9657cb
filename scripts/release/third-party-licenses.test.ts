import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/settings.ts'
import { installedPackages } from './third-party-licenses.ts'

test('every package that is shipped has an accepted licence and its text', () => {
  const packages = installedPackages(ROOT)
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ text }) => text.length < 200).map(({ name }) => name)).toEqual([])
  const withoutFile = packages.find(({ name }) => name === '@wry/context')
  expect(withoutFile?.text).toMatch(/^Copyright \(c\) Ben Newman.*\n\nPermission is hereby granted/)
})

test('names packages without a licence or with one that is not accepted', () => {
  const root = mkdtempSync(join(tmpdir(), 'playhouse-licenses-'))
  try {
    const packages: Record<string, object> = {
      'node_modules/free': { version: '1.0.0', license: 'MIT' },
      'node_modules/unnamed': { version: '2.0.0' },
      'node_modules/viral': { version: '3.0.0', license: '(AGPL-3.0-only OR Proprietary)' },
      'node_modules/tests-only': { version: '4.0.0', dev: true },
    }
    for (const path of Object.keys(packages)) {
      mkdirSync(join(root, path), { recursive: true })
      writeFileSync(join(root, path, 'LICENSE'), 'Do as you like.')
    }
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
    expect(() => installedPackages(root)).toThrow(
      'accepted licence:\nunnamed 2.0.0: no licence\nviral 3.0.0: (AGPL-3.0-only OR Proprietary)',
    )
  } finally {
    rmSync(root, { recursive: true })
  }
})
