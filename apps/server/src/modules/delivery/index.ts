// What other modules may use.
export { findOpenWindows } from './list-open-windows.ts'
