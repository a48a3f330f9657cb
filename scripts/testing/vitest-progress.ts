// Tells `npm test` each failure at once, and how far vitest is. Its cache knows how long each file took the last time.
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node'
import { FileCounter, tell, toFailure } from './test-events.ts'

const getKey = (project: string, file: string) => `${project} ${file}`

class ProgressReporter implements Reporter {
  #vitest: Vitest | undefined
  #counter = new FileCounter(new Map())

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#counter = new FileCounter(
      new Map(
        files.map((file) => [
          getKey(file.project.name, file.moduleId),
          this.#vitest?.cache.getTestSpecificationResult(file)?.duration,
        ]),
      ),
    )
    tell({ advance: this.#counter.read() })
  }

  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? []) this.#fail(test.fullName, test.module, error)
  }

  onTestSuiteResult(suite: TestSuite): void {
    for (const error of suite.errors()) this.#fail(suite.fullName, suite.module, error)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.#fail('outside its tests', module, error)
    this.#counter.end(getKey(module.project.name, module.moduleId))
    tell({ advance: this.#counter.read() })
  }

  #fail(
    title: string,
    module: TestModule,
    { name, message, stack }: { name?: string; message: string; stack?: string },
  ) {
    const root = module.project.config.root
    const shown = name ? `${name}: ${message}` : message
    tell({ failure: toFailure(title, module.relativeModuleId, { message: shown, stack, root }) })
  }
}

export default ProgressReporter
