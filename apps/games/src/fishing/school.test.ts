import { describe, expect, it } from 'vitest'
import { FISHING_MODELS } from '@playhouse/engines/fishing/models.ts'
import { newcomer, getPlace, getSchool, stillPlace } from './school.ts'

const SEEDS = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(2, '0').repeat(32))
const CLASSES = FISHING_MODELS[0]?.fish.map(({ id }) => id) ?? []

describe('fish school', () => {
  it('depends on its seed only', () => {
    expect(getSchool(SEEDS[3] ?? '', CLASSES)).toEqual(getSchool(SEEDS[3] ?? '', CLASSES))
    expect(getSchool(SEEDS[3] ?? '', CLASSES)).not.toEqual(getSchool(SEEDS[4] ?? '', CLASSES))
  })

  it('has fish of every class, most of all the most common one', () => {
    const count = (id?: string) => getSchool(SEEDS[0] ?? '', CLASSES).filter(({ fish }) => fish === id).length
    for (const id of CLASSES) expect(count(id)).toBeGreaterThan(0)
    expect(count(CLASSES[0])).toBeGreaterThan(count(CLASSES.at(-1)))
  })

  it('keeps every fish, including newcomers, in the water at all times', () => {
    for (const seed of SEEDS) {
      const school = getSchool(seed, CLASSES)
      for (const swimmer of [...school, ...school.map((each) => newcomer(`${seed}1`, each))]) {
        for (let seconds = 0; seconds < 120; seconds += 3) {
          const { x, y, facing } = getPlace(swimmer, seconds)
          expect(Math.min(x, 1 - x)).toBeGreaterThan(0.05)
          expect(Math.min(y, 1 - y)).toBeGreaterThan(0.03)
          expect(Math.abs(facing)).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  it('replaces a caught fish with one of the same class', () => {
    const [caught] = getSchool(SEEDS[0] ?? '', CLASSES)
    if (!caught) throw new Error('The school is empty')
    expect(newcomer(SEEDS[1] ?? '', caught).fish).toBe(caught.fish)
  })

  it('arranges the fish in a grid for reduced motion', () => {
    const places = Array.from({ length: 11 }, (_, index) => stillPlace(index, 11, 4))
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(11)
    for (const { x, y } of places) expect([x > 0 && x < 1, y > 0 && y < 1]).toEqual([true, true])
  })
})
