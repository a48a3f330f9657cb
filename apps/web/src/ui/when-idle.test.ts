import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame, whenIdleOrUsed } from './when-idle.ts'

let frames: (() => void)[]
let idle: (() => void)[]

beforeEach(() => {
  frames = []
  idle = []
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => delete frames[frame - 1])
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act))
  vi.stubGlobal('cancelIdleCallback', (call: number) => delete idle[call - 1])
})

afterEach(() => vi.unstubAllGlobals())

const happen = (calls: (() => void)[]) => calls.splice(0).forEach((act) => act())

test('waits for the next frame even if the browser is idle before', () => {
  const act = vi.fn<() => void>()
  afterFrame(act, 200)
  happen(idle)
  expect(act).not.toHaveBeenCalled()
  happen(frames)
  expect(act).not.toHaveBeenCalled()
  happen(idle)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['before the frame', 'after it'])('is cancelled %s', (when) => {
  const act = vi.fn<() => void>()
  const letBe = afterFrame(act, 200)
  if (when === 'after it') happen(frames)
  letBe()
  happen(frames)
  happen(idle)
  expect(act).not.toHaveBeenCalled()
})

test('begins once, however the page is used and although it becomes idle too', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const act = vi.fn<() => void>()
  whenIdleOrUsed(act, 500)
  for (const use of ['pointermove', 'pointerdown', 'focusin', 'keydown']) page.dispatchEvent(new Event(use))
  happen(idle)
  expect(act).toHaveBeenCalledOnce()
})
