import { useNavigate } from 'react-router-dom'
import { dropLayer } from '../../access/open-layers.ts'

/** Closes the dialog and navigates. */
export function useFollowLink(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    dropLayer()
    void navigate(path)
  }
}
