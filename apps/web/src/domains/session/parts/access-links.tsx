import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { openLogIn, openRegister } from '../../../access/access-requests.ts'
import type { PendingAction } from '../../../access/pending-action.ts'
import { paths } from '../../../paths.ts'
import { isPlainPress } from '../../../ui/plain-press.ts'

interface AccessLinkProps extends Omit<LinkProps, 'to'> {
  /** Resumes after signing in. */
  pendingAction?: PendingAction | undefined
}

/** Opens the log-in dialog. In another tab, or before the page is hydrated, it leads to the log-in page. */
export function LogInLink({ pendingAction, ...rest }: AccessLinkProps) {
  return (
    <Link {...rest} to={paths.logIn()} aria-haspopup="dialog" onClick={onPlainPress(() => openLogIn(pendingAction))} />
  )
}

/** As `LogInLink`, for the registration. */
export function RegisterLink({ pendingAction, ...rest }: AccessLinkProps) {
  return (
    <Link
      {...rest}
      to={paths.register()}
      aria-haspopup="dialog"
      onClick={onPlainPress(() => openRegister(pendingAction))}
    />
  )
}

/** Handler of a link that opens a dialog instead, unless it is opened in another tab. */
export const onPlainPress =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    open()
  }
