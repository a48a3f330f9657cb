export interface QueueLimits {
  /** Concurrent jobs. */
  atOnce: number
  /** Waiting jobs, in total and per caller. */
  waiting: number
  waitingPerCaller: number
}

export class QueueFull extends Error {
  constructor() {
    super('The queue is full')
    this.name = 'QueueFull'
  }
}

/** @throws QueueFull */
export type WorkQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>

/** In-memory FIFO queue. */
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
      // Hand the slot to the next in line.
      const next = line.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}
