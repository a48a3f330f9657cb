import { EVERY_NIGHT } from './nightly.ts'

/** Devices on which a journey is made; the names complete "at …". */
export const DEVICES: {
  device: string
  tag: string[]
  viewport: { width: number; height: number }
  hasTouch?: boolean
  isMobile?: boolean
}[] = [
  { device: 'a desk', tag: EVERY_NIGHT, viewport: { width: 1440, height: 900 } },
  { device: 'a phone', tag: [], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]
