/** Devices on which a journey is made; the names complete "at …". */
export const DEVICES = [
  { device: 'a desk', viewport: { width: 1440, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const
