import { Check, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface CopyButtonProps {
  text: string
  icon: LucideIcon
  label: string
  copiedLabel: string
}

const SAYS_SO_MS = 2_500

/** Copies a text and confirms it; stays silent if the browser refuses. */
export function CopyButton({ text, icon, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Button size="small" onClick={copy}>
      <Icon icon={copied ? Check : icon} size={16} className={copied ? 'text-good' : ''} />
      <span>{label}</span>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </Button>
  )
}
