export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}

/** How many times as fast turbo shows rounds. */
const TURBO_SPEED = 2.5
let speed = 1

export function setTurbo(isOn: boolean): void {
  speed = isOn ? TURBO_SPEED : 1
}

/** Waits for a part of an animation that turbo shortens. */
export const pauseShow = (milliseconds: number): Promise<void> => pause(milliseconds / speed)

/** Starts an animation that turbo shortens. */
export function animateShow(
  element: HTMLElement | undefined,
  frames: PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
): Animation | undefined {
  const animation = element?.animate(frames, timing)
  if (animation) animation.playbackRate = speed
  return animation
}
