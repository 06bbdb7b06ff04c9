import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/**
 * What a page's own inline scripts bear while it is rendered; the HTTP server lets those run, and takes it off. Null
 * without a host, as in development.
 */
export const markContext = createContext<string | null>(null)

/** For a route that has an inline script of its own. */
export const ScriptMark = createReactContext<string | undefined>(undefined)
