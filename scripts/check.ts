// npm run check: checks the types of the whole project.
import { TestRun } from './testing/steps.ts'
import { checkTypes } from './testing/types.ts'

const steps = new TestRun()
await steps.step('types', checkTypes)
steps.close()
