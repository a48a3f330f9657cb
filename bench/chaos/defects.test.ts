import { expect, test } from 'vitest'
import { DEFECTS, plantedSources } from './defects.ts'

test.each(DEFECTS.map((defect) => [defect.name, defect] as const))('can still be planted: %s', (_name, defect) => {
  expect(plantedSources(defect).size).toBeGreaterThan(0)
})
