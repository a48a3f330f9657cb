const SOUND_KEY = 'gameSound'
/** A selection for the bet slip of an events game. */
const BET_PARAMETERS = ['event', 'market', 'selection'] as const

/** Stores whether games may play sound, because their frames have no storage. */
export function rememberSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(SOUND_KEY, 'on')
    else localStorage.removeItem(SOUND_KEY)
  } catch {
    // Without storage games start silent.
  }
}

function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) === 'on'
  } catch {
    return false
  }
}

/** Data for the frame in the URL's fragment, which no server receives; empty for none. */
export function frameFragment(search: string): string {
  const requested = new URLSearchParams(search)
  const parameters = new URLSearchParams()
  if (isSoundOn()) parameters.set('sound', 'on')
  for (const name of BET_PARAMETERS) {
    const value = requested.get(name)
    if (value) parameters.set(name, value)
  }
  return parameters.size > 0 ? `#${parameters}` : ''
}
