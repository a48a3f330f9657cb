import { CodedError } from '../../graphql/error-code.ts'
import { activeLanguage } from '../../i18n/i18n.ts'
import { allowScriptsFrom } from '../../trusted-types.ts'

interface Start {
  gt: string
  challenge: string
  success: 0 | 1
  new_captcha: boolean
  /** Address of the vendor's script. */
  script: string
}

/** The vendor's widget, as its script documents it. */
interface Geetest {
  onReady(handler: () => void): Geetest
  onSuccess(handler: () => void): Geetest
  onError(handler: () => void): Geetest
  onClose(handler: () => void): Geetest
  verify(): void
  getValidate(): object | false
}

declare global {
  interface Window {
    initGeetest?: (config: object, ready: (captcha: Geetest) => void) => void
  }
}

/** The vendor's names of languages; others speak English. */
const LANGUAGES: Readonly<Partial<Record<string, string>>> = { VI: 'vi', TY: 'vi', CN: 'zh-cn', ID: 'id', TH: 'th' }

const failed = (reason: string) => new CodedError('HUMAN_CHECK_FAILED', reason)

let loading: Promise<void> | undefined

/** Loads the vendor's script once. */
function loadScript(address: string): Promise<void> {
  allowScriptsFrom(new URL(address).origin)
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = undefined
      reject(failed('Its script did not load.'))
    })
    document.head.append(script)
  })
  return loading
}

/**
 * Shows the vendor's puzzle. Returns the proof as forms send it; undefined if it was closed.
 * @throws CodedError when the vendor's script fails
 */
export async function solveGeetest(text: string): Promise<string | undefined> {
  const { script, gt, challenge, success, new_captcha: isNew } = JSON.parse(text) as Start
  await loadScript(script)
  const { initGeetest } = window
  if (!initGeetest) throw failed('Its script defines nothing.')
  return new Promise((resolve, reject) => {
    const lang = LANGUAGES[activeLanguage()] ?? 'en'
    initGeetest({ gt, challenge, offline: success === 0, new_captcha: isNew, product: 'bind', lang }, (captcha) => {
      captcha
        .onReady(() => captcha.verify())
        .onSuccess(() => resolve(btoa(JSON.stringify(captcha.getValidate()))))
        .onClose(() => resolve(undefined))
        .onError(() => reject(failed('Its puzzle failed.')))
    })
  })
}
