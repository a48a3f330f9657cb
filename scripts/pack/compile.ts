import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import type { Manifest } from './published.ts'

/** What a project installs; what these need of ours follows. */
const ROOTS = ['apps/web', 'apps/gateway', 'apps/platform', 'apps/simulators', 'packages/site'] as const

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/** The folders of the packages that are published, with those that they depend on. */
export function findFolders(): string[] {
  const byName = new Map(
    globSync('{apps,packages}/*/package.json', { cwd: ROOT })
      .map((file) => dirname(file))
      .map((folder) => [readManifest(folder).name, folder]),
  )
  const found = new Set<string>()
  const add = (folder: string): void => {
    if (found.has(folder)) return
    found.add(folder)
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const below = byName.get(name)
      if (below !== undefined) add(below)
    }
  }
  ROOTS.forEach(add)
  return [...found].toSorted()
}

const EXCLUDED = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/src/kit/**', '**/node_modules/**']

/**
 * Compiles to `out` in the folder, in one program of the web's kind: what runs in Node is the same in it.
 * @param include from the root
 * @throws Error with what the compiler says
 */
export function compile(work: string, include: readonly string[], options: object = {}): string {
  const config = join(work, 'tsconfig.json')
  const out = join(work, 'out')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    // npm run check has checked the types, each program with what it sees.
    noCheck: true,
    rewriteRelativeImportExtensions: true,
    rootDir: ROOT,
    outDir: out,
    lib: ['es2024', 'es2025.regexp', 'esnext.iterator', 'esnext.disposable', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
    ...options,
  }
  const toPaths = (files: readonly string[]) => files.map((file) => join(ROOT, file))
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'apps/web/tsconfig.json'),
      include: toPaths(include),
      exclude: toPaths(EXCLUDED),
      compilerOptions,
    }),
  )
  run(join(ROOT, 'node_modules/.bin/turbo'), ['run', 'codegen:types', '--output-logs=errors-only'], ROOT)
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], ROOT)
  return out
}

/** @throws Error with what the command says */
export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
}
