// What other modules may use.
export { findAuditOf } from './audit-of.repo.ts'
