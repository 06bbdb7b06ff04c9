import { accountCreditCauses } from '@trivet/core/account-credit'
import { countryCodes } from '@trivet/core/address'
import { auditActions, auditSubjectKinds } from '@trivet/core/audit'
import { collections, kitCategories, productCategories } from '@trivet/core/catalog'
import { crateSteps } from '@trivet/core/crates'
import { mailStatuses } from '@trivet/core/contract/mail'
import { paymentStatuses } from '@trivet/core/contract/orders'
import {
  lossKinds,
  lossOutcomes,
  missReasons,
  stopOutcomes,
  visitKinds,
  visitWindows,
} from '@trivet/core/dispatch'
import { mailTemplates } from '@trivet/core/mail'
import {
  amountDueKinds,
  cancelReasons,
  damageKinds,
  orderStatuses,
  paymentMethods,
  timelineKinds,
} from '@trivet/core/orders'
import {
  moneySources,
  outsideMethods,
  paymentFlagKinds,
  paymentProviderNames,
  paymentSources,
} from '@trivet/core/payments'
import {
  commissionStates,
  payoutMethods,
  payoutStatuses,
  referralSignalKinds,
  commissionOutcomes,
} from '@trivet/core/referrals'
import { reportKinds } from '@trivet/core/reports'
import { secondFactorRules } from '@trivet/core/sign-in'
import { staffRoles } from '@trivet/core/staff'
import { stockHoldKinds } from '@trivet/core/stock'

export type Kinds = { table: string; column: string; list: readonly string[] }

/** Every text column with a closed set of values, and core's list of them. Each has a CHECK that says the same. */
export const kinds: readonly Kinds[] = [
  { table: 'account_credit_entries', column: 'cause', list: accountCreditCauses },
  { table: 'amounts_due', column: 'kind', list: amountDueKinds },
  { table: 'amounts_due', column: 'provider', list: moneySources },
  { table: 'audit_entries', column: 'action', list: auditActions },
  // what stands before its colon
  { table: 'audit_entries', column: 'subject', list: auditSubjectKinds },
  { table: 'commission_entries', column: 'from', list: commissionStates },
  { table: 'commission_entries', column: 'to', list: commissionStates },
  { table: 'commission_reviews', column: 'outcome', list: commissionOutcomes },
  // each of the list
  { table: 'commission_reviews', column: 'signals', list: referralSignalKinds },
  { table: 'crate_scans', column: 'last', list: crateSteps },
  { table: 'crate_scans', column: 'step', list: crateSteps },
  { table: 'damage_reports', column: 'kind', list: damageKinds },
  { table: 'orders', column: 'cancel_reason', list: cancelReasons },
  { table: 'orders', column: 'country', list: countryCodes },
  { table: 'orders', column: 'delivery_window', list: visitWindows },
  { table: 'orders', column: 'payment_method', list: paymentMethods },
  { table: 'orders', column: 'payment_status', list: paymentStatuses },
  { table: 'orders', column: 'pickup_window', list: visitWindows },
  { table: 'orders', column: 'status', list: orderStatuses },
  { table: 'payment_checks', column: 'provider', list: paymentProviderNames },
  { table: 'payment_events', column: 'provider', list: paymentProviderNames },
  { table: 'payment_flags', column: 'kind', list: paymentFlagKinds },
  { table: 'payment_flags', column: 'provider', list: paymentProviderNames },
  { table: 'payments', column: 'method', list: outsideMethods },
  { table: 'payments', column: 'provider', list: paymentSources },
  { table: 'payouts', column: 'method', list: payoutMethods },
  { table: 'payouts', column: 'status', list: payoutStatuses },
  { table: 'pickup_losses', column: 'kind', list: lossKinds },
  { table: 'pickup_losses', column: 'outcome', list: lossOutcomes },
  { table: 'products', column: 'category', list: productCategories },
  { table: 'products', column: 'collection', list: collections },
  { table: 'products', column: 'kit_category', list: kitCategories },
  { table: 'queued_mails', column: 'status', list: mailStatuses },
  { table: 'queued_mails', column: 'template', list: mailTemplates },
  { table: 'reconciliations', column: 'provider', list: paymentProviderNames },
  { table: 'report_entries', column: 'kind', list: reportKinds },
  { table: 'returned_charges', column: 'provider', list: paymentProviderNames },
  { table: 'status_changes', column: 'from', list: orderStatuses },
  { table: 'status_changes', column: 'to', list: orderStatuses },
  { table: 'stays', column: 'country', list: countryCodes },
  { table: 'stock_holds', column: 'kind', list: stockHoldKinds },
  { table: 'stop_reports', column: 'kind', list: visitKinds },
  { table: 'stop_reports', column: 'outcome', list: stopOutcomes },
  { table: 'stop_reports', column: 'reason', list: missReasons },
  { table: 'timeline_entries', column: 'kind', list: timelineKinds },
  { table: 'users', column: 'country', list: countryCodes },
  { table: 'users', column: 'staff_role', list: staffRoles },
  { table: 'sign_in_rules', column: 'second_factor', list: secondFactorRules },
  { table: 'staff_invitations', column: 'staff_role', list: staffRoles },
  { table: 'visit_windows', column: 'kind', list: visitKinds },
  { table: 'visit_windows', column: 'window', list: visitWindows },
  { table: 'waiting_list_entries', column: 'country', list: countryCodes },
  { table: 'window_days', column: 'kind', list: visitKinds },
  { table: 'window_days', column: 'window', list: visitWindows },
]
