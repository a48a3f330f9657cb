import { createContext } from 'react'

/** Whether another page has been shown since the document was loaded. */
export const HasNavigatedContext = createContext(false)
