import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignInWithToken } from './use-log-in.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useAfterLogIn } from './use-after-log-in.ts'

const PARAMETER = 'token'
/** Module state: React may mount the component twice, and a token works once. */
let tried = ''

/** Signs in with the single-use `?token=…` of another page of the brand and removes it from the URL first. Renders nothing. */
export function UrlTokenSignIn() {
  const { t } = useTranslation('session')
  const location = useLocation()
  const navigate = useNavigate()
  const signIn = useSignInWithToken()
  const afterLogIn = useAfterLogIn()
  const token = new URLSearchParams(location.search).get(PARAMETER)

  useEffect(() => {
    if (!token || tried === token) return
    tried = token
    const rest = new URLSearchParams(location.search)
    rest.delete(PARAMETER)
    void navigate({ pathname: location.pathname, search: rest.toString(), hash: location.hash }, { replace: true })
    void signIn({ token }).then(({ success, problem }) => {
      if (problem) showToast({ tone: 'bad', title: problem.code === 'LOGIN_FAILED' ? t('tokenOver') : problem.text })
      else if ('signedIn' in success) afterLogIn(success.signedIn)
    })
  })
  return null
}
