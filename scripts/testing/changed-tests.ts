import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/settings.ts'
import { createReach, type FindReached } from './reach.ts'

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 256 << 20 }).trim()

export const lines = (text: string) => text.split('\n').filter(Boolean)

/** Files of the project, new ones too, that are not ignored. */
export const projectFiles = () =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((path) => existsSync(join(ROOT, path)))

/** Finds what changed files reach in the working folder as it is now. */
export const createProjectReach = (): FindReached =>
  createReach(projectFiles(), (path) => readFileSync(join(ROOT, path), 'utf8'))
