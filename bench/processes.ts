import { readdirSync, readFileSync } from 'node:fs'

const TICK_SECONDS = 0.01

/** Fields of `/proc/<pid>/stat` after the name, which may contain spaces. */
function readStat(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

export const getParent = (pid: number): number => Number(readStat(pid)[1])

const readAll = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), stat: readStat(pid) }))

function withDescendants(roots: readonly number[], all: ReturnType<typeof readAll>): Set<number> {
  const found = new Set(roots)
  for (let size = 0; size !== found.size;) {
    size = found.size
    for (const { pid, stat } of all) if (found.has(Number(stat[1]))) found.add(pid)
  }
  return found
}

/** User and system time that some processes and all below them have used so far, with that of children that have ended. Linux only. */
export function processorSeconds(roots: readonly number[]): number {
  const all = readAll()
  const counted = withDescendants(roots, all)
  const ticks = all
    .filter(({ pid }) => counted.has(pid))
    .reduce((sum, { stat }) => sum + stat.slice(11, 15).reduce((ticksOfOne, field) => ticksOfOne + Number(field), 0), 0)
  return ticks * TICK_SECONDS
}

/** The processes below this one whose command line contains a text. */
export function findDescendants(text: string): number[] {
  const all = readAll()
  const below = withDescendants([process.pid], all)
  below.delete(process.pid)
  return [...below].filter((pid) => {
    try {
      const [command = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return !command.endsWith('sh') && words.some((word) => word.includes(text))
    } catch {
      return false
    }
  })
}

/** The process below this one whose command line contains a text. @throws Error if there is not exactly one */
export function findDescendant(text: string): number {
  const matching = findDescendants(text)
  const [pid] = matching
  if (pid === undefined || matching.length > 1) throw new Error(`${matching.length} processes run ${text}.`)
  return pid
}
