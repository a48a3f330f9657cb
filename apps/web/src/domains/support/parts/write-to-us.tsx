import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ServiceQuestion } from '../../../paths.ts'
import { useOpenDesk, useWriteToUs } from './use-support.ts'

interface WriteToUsProps {
  question?: Partial<ServiceQuestion>
  className: string
  /** Closes what the link stands in. */
  onClick?: () => void
  children: ReactNode
}

/** The link to the form to write to us; a button where the brand only has a desk elsewhere, nothing where it has neither. */
export function WriteToUs({ question, className, onClick, children }: WriteToUsProps) {
  const address = useWriteToUs(question)
  const openDesk = useOpenDesk()
  if (address !== undefined)
    return (
      <Link to={address} className={className} onClick={onClick}>
        {children}
      </Link>
    )
  if (!openDesk) return null
  const open = () => {
    onClick?.()
    openDesk()
  }
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  )
}
