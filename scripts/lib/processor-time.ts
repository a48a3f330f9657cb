import { readdirSync, readFileSync } from 'node:fs'

/** Of the kernel's counters: Linux shows a hundredth of a second on every machine. */
const TICKS_PER_SECOND = 100

interface Counted {
  pid: number
  parent: number
  title: string
  seconds: number
}

/**
 * Processor seconds, user and system, of a process and of all that it has started, ended or not; 0 where there is no /proc (macOS).
 * @param others further processes that work for it, by their titles, such as PostgreSQL's sessions
 */
export function readProcessorSeconds(root = process.pid, others: (title: string) => boolean = () => false): number {
  const all = readProcesses()
  const counted = new Set([root])
  // A child's number may be lower than its parent's once the numbers have gone round.
  for (let before = 0; before < counted.size;) {
    before = counted.size
    for (const { pid, parent } of all) if (counted.has(parent)) counted.add(pid)
  }
  return all.filter(({ pid, title }) => counted.has(pid) || others(title)).reduce((sum, one) => sum + one.seconds, 0)
}

function readProcesses(): Counted[] {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name of the program, in brackets, may have spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, ticked) => sum + Number(ticked), 0)
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return { pid: Number(pid), parent: Number(fields[1]), title, seconds: ticks / TICKS_PER_SECOND }
    } catch {
      // The process has ended since.
      return []
    }
  })
}
