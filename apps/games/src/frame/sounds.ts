import { pageFragment } from './page-fragment.ts'

export interface Sounds {
  /** Something came to a stop. */
  tick(): void
  /** A step of a round that goes well. */
  step(): void
  /** A round that paid more than its stake; a larger tier sounds longer. */
  win(tier?: number): void
}

export interface SwitchedSounds extends Sounds {
  /** Off until the player asks; the site remembers it for the next game. */
  isOn(): boolean
  /** Turns them on or off and returns whether they are on now. */
  toggle(): boolean
}

const LOUDNESS = 0.05

const SCALE = [392, 494, 587, 784, 988]

let key = 1

/** Sets the key of the game's sounds as a factor of every frequency. */
export function tuneSounds(factor: number): void {
  key = factor
}

/** Soft tones, silent until they are turned on; no AudioContext exists before that, nor before the player has pressed something. */
export function createSounds(): SwitchedSounds {
  let context: AudioContext | undefined
  let on = pageFragment().get('sound') === 'on'
  const tone = (frequency: number, seconds: number, after = 0) => {
    if (!on || !navigator.userActivation.hasBeenActive) return
    context ??= new AudioContext()
    const from = context.currentTime + after
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: frequency * key })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01)
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
      for (const [index, frequency] of SCALE.slice(0, 2 + tier).entries()) tone(frequency, 0.35, index * 0.09)
    },
  }
}
