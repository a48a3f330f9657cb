const SOUND_KEY = 'gameSound'
/** A selection on the bet slip that a book of events opens with. */
const BET_PARAMETERS = ['event', 'market', 'selection'] as const

/** Keeps whether games may sound: their frames have no storage. */
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

/** What the frame is told in its address, in the fragment, which no server receives; empty for nothing. */
export function frameFragment(search: string): string {
  const asked = new URLSearchParams(search)
  const said = new URLSearchParams()
  if (isSoundOn()) said.set('sound', 'on')
  for (const name of BET_PARAMETERS) {
    const value = asked.get(name)
    if (value) said.set(name, value)
  }
  return said.size > 0 ? `#${said}` : ''
}
