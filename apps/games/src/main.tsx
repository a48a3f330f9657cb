import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './frame/frame.css'
import { loadPacks, setLanguage } from './i18n/i18n.ts'
import { createOpener, LaunchScreen, readAddress } from './launch.tsx'

// Until the launch answer sets a theme, and always on the verifier.
if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'

// The embedding site shows the name, return and exit button.
if (window.parent !== window) document.documentElement.dataset.framed = ''

const address = readAddress(location, navigator.languages)
const { language } = address
const root = createRoot(document.querySelector('#root') ?? document.body)

async function loadVerifier() {
  const code = import('./verify/verify-page.tsx')
  // Packs can be added only once i18next is initialised.
  await setLanguage(language)
  const [{ VerifyPage }] = await Promise.all([code, loadPacks(language, ['verify'])])
  return <VerifyPage />
}

async function loadGame() {
  const opener = createOpener(address.kind === 'game' ? address.body : { launchToken: '', vendor: '' })
  // Send the token while the texts of the loading state load.
  void opener.open()
  await setLanguage(language)
  await loadPacks(language, ['launch'])
  return <LaunchScreen opener={opener} />
}

root.render(<StrictMode>{await (address.kind === 'verify' ? loadVerifier() : loadGame())}</StrictMode>)
