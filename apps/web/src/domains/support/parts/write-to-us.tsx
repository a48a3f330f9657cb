import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ServiceQuestion } from '../../../paths.ts'
import { useWriteToUs } from './use-support.ts'

interface WriteToUsProps {
  question?: Partial<ServiceQuestion>
  className: string
  /** Closes what the link stands in. */
  onClick?: () => void
  children: ReactNode
}

export const WriteToUs = ({ question, className, onClick, children }: WriteToUsProps) => (
  <Link to={useWriteToUs(question)} className={className} onClick={onClick}>
    {children}
  </Link>
)
