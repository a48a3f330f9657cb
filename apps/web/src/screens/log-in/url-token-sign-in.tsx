import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignInWithToken } from '../../features/session/use-log-in.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useAfterLogIn } from './use-after-log-in.ts'

const PARAMETER = 'token'
/** Tried once for the whole page: React may mount this twice. */
let tried = ''

/**
 * Signs in with a token that another page of the brand has put into the address (`?token=…`). It is taken out of the address
 * before anything else is asked, and is good once. Shows nothing itself.
 */
export function UrlTokenSignIn() {
  const { t } = useTranslation('session')
  const location = useLocation()
  const navigate = useNavigate()
  const signIn = useSignInWithToken()
  const welcome = useAfterLogIn()
  const token = new URLSearchParams(location.search).get(PARAMETER)

  useEffect(() => {
    if (!token || tried === token) return
    tried = token
    const rest = new URLSearchParams(location.search)
    rest.delete(PARAMETER)
    void navigate({ pathname: location.pathname, search: rest.toString(), hash: location.hash }, { replace: true })
    void signIn({ token }).then((outcome) => {
      if ('signedIn' in outcome) welcome(outcome.signedIn)
      else if ('refusal' in outcome) {
        const { code, text } = outcome.refusal
        showToast({ tone: 'bad', title: code === 'LOGIN_FAILED' ? t('tokenOver') : text })
      }
    })
  })
  return null
}
