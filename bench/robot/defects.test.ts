import { expect, test } from 'vitest'
import { plantedSources } from '../chaos/defects.ts'
import { ROBOT_DEFECTS } from './defects.ts'

test.each(ROBOT_DEFECTS)('"$name" can still be planted', (defect) => {
  expect(plantedSources(defect).size).toBeGreaterThan(0)
})
