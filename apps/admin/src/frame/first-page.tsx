import { Navigate } from 'react-router'
import { homeOf, useRole } from '../lib/may.ts'

/** Leads to where somebody's work begins. */
export function FirstPage() {
  return <Navigate to={homeOf(useRole())} replace />
}
