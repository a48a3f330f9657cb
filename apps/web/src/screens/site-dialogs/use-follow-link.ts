import { useNavigate } from 'react-router-dom'
import { dropLayer } from '../../access/ask-layers.ts'

/** Follows a link that stands in a layer: the layer closes, the page opens. */
export function useFollowLink(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    dropLayer()
    void navigate(path)
  }
}
