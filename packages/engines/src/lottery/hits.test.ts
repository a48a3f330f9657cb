import { expect, it } from 'vitest'
import { keysOfValues } from './hits.ts'

it('reads only the positions that a bet compares', () => {
  expect(keysOfValues({ of: 'VALUE_AT', positions: 2 }, [3, 1, 9], 10)).toEqual([3, 101])
  expect(keysOfValues({ of: 'DIRECT', first: 1, length: 2 }, [3, 1, 9, 4], 10)).toEqual([19])
  expect(keysOfValues({ of: 'SUM', length: 2 }, [3, 1, 9], 10)).toEqual([4])
})
