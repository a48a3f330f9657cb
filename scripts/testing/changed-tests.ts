import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { fieldsIn, type Reached, reachedBy } from './reach.ts'

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 256 << 20 }).trim()

export const lines = (text: string) => text.split('\n').filter(Boolean)

/** Files of the project, new ones too, that are not ignored. */
export const projectFiles = () =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((path) => existsSync(join(ROOT, path)))

/**
 * The tests that changed files reach in the working folder.
 * @param schemaDiff of git, without context
 */
export const testsReachedFrom = (changed: readonly string[], schemaDiff = ''): Reached =>
  reachedBy(changed, projectFiles(), (path) => readFileSync(join(ROOT, path), 'utf8'), fieldsIn(schemaDiff))
