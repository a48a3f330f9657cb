import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './settings.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The commands of docs/running.md, Backup and restore, by the name after `drill=`. */
export function documentedSteps(): Record<string, string> {
  const blocks = read('docs/running.md').matchAll(/^```sh drill=(\w+)\n([\s\S]*?)\n```$/gm)
  return Object.fromEntries(Array.from(blocks, ([, name = '', command = '']) => [name, command]))
}

/** Services that the command of the restore leaves running. */
export const keptServices = (): string[] => /^KEPT='(.*)'$/m.exec(read('deploy/restore.sh'))?.[1]?.split(' ') ?? []
