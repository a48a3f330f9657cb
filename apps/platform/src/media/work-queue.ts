export interface QueueLimits {
  /** Pieces of work done at the same time. */
  atOnce: number
  /** Pieces that may wait, of all callers together and of one of them. */
  waiting: number
  waitingPerCaller: number
}

/** As much work waits as may. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full')
    this.name = 'QueueFull'
  }
}

/** Does the work when its turn comes. @throws QueueFull */
export type WorkQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>

/** A queue in memory, first come first served. */
export function workQueue({ atOnce, waiting, waitingPerCaller }: QueueLimits): WorkQueue {
  let running = 0
  const line: { caller: string; start: () => void }[] = []
  return async (caller, work) => {
    if (running < atOnce) running += 1
    else {
      const own = line.filter((other) => other.caller === caller).length
      if (line.length >= waiting || own >= waitingPerCaller) throw new QueueFull()
      await new Promise<void>((start) => line.push({ caller, start }))
    }
    try {
      return await work()
    } finally {
      // The place goes to the next in line.
      const next = line.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}
