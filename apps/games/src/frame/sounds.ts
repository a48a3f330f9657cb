import { pageFragment } from './page-fragment.ts'

export interface Sounds {
  /** Something stopped. */
  tick(): void
  step(): void
  /** A win; higher tiers play longer. */
  win(tier?: number): void
}

export interface SwitchableSounds extends Sounds {
  /** Off by default; the site remembers it for the next game. */
  isOn(): boolean
  /** Switches the sound and returns whether it is on. */
  toggle(): boolean
}

const VOLUME = 0.05

const WIN_NOTES = [392, 494, 587, 784, 988]

let pitch = 1

/** Sets the factor applied to every frequency. */
export function tuneSounds(factor: number): void {
  pitch = factor
}

/** Soft tones, off by default. The AudioContext is created only once sound is on and the player has interacted. */
export function createSounds(): SwitchableSounds {
  let context: AudioContext | undefined
  let on = pageFragment().get('sound') === 'on'
  const tone = (frequency: number, seconds: number, after = 0) => {
    if (!on || !navigator.userActivation.hasBeenActive) return
    context ??= new AudioContext()
    const from = context.currentTime + after
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: frequency * pitch })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(VOLUME, from + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(from)
    oscillator.stop(from + seconds)
  }
  return {
    isOn: () => on,
    toggle() {
      on = !on
      void context?.resume()
      return on
    },
    tick: () => tone(220, 0.08),
    step: () => tone(440, 0.12),
    win(tier = 1) {
      for (const [index, frequency] of WIN_NOTES.slice(0, 2 + tier).entries()) tone(frequency, 0.35, index * 0.09)
    },
  }
}
