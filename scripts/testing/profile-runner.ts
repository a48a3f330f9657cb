// Vitest's runner with `npm test -- --profile`: writes what each file costs in processor time to the file of TEST_PROFILE.
// Screen tests load it as a page's module, where `import.meta.url` is no file: it imports nothing that reads that.
import { appendFileSync } from 'node:fs'
import { type RunnerTask, type RunnerTestFile, TestRunner, type RunnerTestCase, type VitestTestRunner } from 'vitest'
import { readProcessorSeconds } from '../lib/processor-time.ts'
import type { FileCost } from './profile.ts'

/** `newDatabase` names databases by the worker that makes them; PostgreSQL shows the name in the title of a session. */
const OWN_SESSION = ` scratch_${process.pid}_`

/** Processor seconds of this worker, the processes that it has started, and the open sessions of its databases. */
const readUsed = () => readProcessorSeconds(process.pid, (title) => title.includes(OWN_SESSION))

const listTests = (task: RunnerTask): RunnerTestCase[] =>
  task.type === 'test' ? [task] : task.tasks.flatMap(listTests)

/** A worker's first file also pays for the worker's own start. Tests may load this module again (`vi.resetModules`). */
const worker = globalThis as typeof globalThis & { usedSeconds?: number }

class ProfileRunner extends TestRunner {
  #cost: FileCost | undefined
  #waiting = new Set<string>()
  #hasTested = false

  #spend(phase: 'load' | 'fixture' | 'test'): void {
    const now = readUsed()
    // Sessions that have closed are no longer counted.
    if (this.#cost) this.#cost[phase] += Math.max(0, now - (worker.usedSeconds ?? 0))
    worker.usedSeconds = now
  }

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file)
    this.#cost = { file: file.name, load: 0, fixture: 0, test: 0 }
    this.#hasTested = false
  }

  onCollected(files: RunnerTestFile[]): void {
    this.#waiting = new Set(
      files
        .flatMap(listTests)
        .filter(({ mode }) => mode === 'run')
        .map(({ id }) => id),
    )
    this.#spend('load')
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    // Hooks between tests count as tests.
    if (!this.#hasTested) this.#spend('fixture')
    this.#hasTested = true
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    this.#waiting.delete(test.id)
    if (this.#waiting.size === 0) this.#spend('test')
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    this.#spend('fixture')
    if (this.#cost) appendFileSync(process.env.TEST_PROFILE ?? '', `${JSON.stringify(this.#cost)}\n`)
  }
}

export default ProfileRunner satisfies new (...args: never[]) => VitestTestRunner
