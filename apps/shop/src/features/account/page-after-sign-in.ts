import { safeRedirect } from '@trivet/core/accounts'
import { matchPath } from 'react-router'
import { paths } from '../../paths.ts'

// from src/routes.ts, by the build
declare const ROUTE_PATTERNS: readonly string[]

const signInPages = [paths.login(), paths.register(), paths.forgotPassword(), paths.resetPassword()]
const pagePatterns = ROUTE_PATTERNS.filter((pattern) => pattern !== '/*' && !signInPages.includes(pattern))

/** Where `redirect` leads after signing in: a page of the shop or of the admin, else the home page. */
export function pageAfterSignIn(redirect: string): string {
  return safeRedirect(
    redirect,
    (path) => isAdminPage(path) || pagePatterns.some((pattern) => matchPath(pattern, path)),
  )
}

/** The admin is another app, which answers for all addresses below its own. */
export function isAdminPage(path: string): boolean {
  return path.startsWith(paths.adminDashboard())
}
