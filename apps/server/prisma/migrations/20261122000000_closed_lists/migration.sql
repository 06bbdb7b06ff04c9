-- Each of these columns holds one of a closed list of words, the same as in @trivet/core (prisma/kinds.ts names them).

ALTER TABLE "amounts_due"
    ADD CONSTRAINT "amounts_due_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "audit_entries"
    ADD CONSTRAINT "audit_entries_action_known" CHECK ("action" IN (
        'account.became-host', 'account.changed', 'account.disabled', 'account.enabled', 'account.reset-link-sent',
        'account.roles-changed', 'account.signed-out', 'amount-due.paid', 'damage.reported', 'mail.resent',
        'message.marked', 'newsletter.unsubscribed', 'order.mail-resent', 'order.marked-paid', 'order.moved',
        'order.noted', 'order.refunded', 'payment-flag.looked-at', 'payout-details.changed', 'payout.failed',
        'payout.processed', 'payout.requested', 'pickup.completed', 'product.archived', 'product.changed',
        'product.created', 'product.made-not-popular', 'product.made-popular', 'product.picture-removed',
        'product.picture-uploaded', 'product.restored', 'product.taken-out', 'review.hidden', 'review.shown',
        'settings.changed', 'trip.shared', 'trip.withdrawn', 'visit.moved'
    )),
    ADD CONSTRAINT "audit_entries_subject_kind_known" CHECK (split_part("subject", ':', 1) IN (
        'order', 'user', 'product', 'payout', 'payment-flag', 'mail', 'review', 'message', 'subscription',
        'settings'
    ));

ALTER TABLE "commission_entries"
    ADD CONSTRAINT "commission_entries_from_known" CHECK ("from" IN ('pending', 'available', 'requested', 'paid')),
    ADD CONSTRAINT "commission_entries_to_known" CHECK ("to" IN ('pending', 'available', 'requested', 'paid'));

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_cancel_reason_known" CHECK ("cancel_reason" IN (
        'payment-declined', 'unpaid', 'by-guest', 'by-staff'
    )),
    ADD CONSTRAINT "orders_country_known" CHECK ("country" IN ('USA', 'CAN', 'MEX'));

ALTER TABLE "payment_checks"
    ADD CONSTRAINT "payment_checks_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "payment_events"
    ADD CONSTRAINT "payment_events_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "payment_flags"
    ADD CONSTRAINT "payment_flags_kind_known" CHECK ("kind" IN (
        'amount-differs', 'currency-differs', 'unknown-order', 'not-booked', 'missing-at-provider', 'refund-differs',
        'refund-failed', 'came-too-late', 'disputed'
    )),
    ADD CONSTRAINT "payment_flags_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test', 'outside'));

ALTER TABLE "products"
    ADD CONSTRAINT "products_collection_known" CHECK ("collection" IN ('essential', 'chef', 'specialty', 'bbq'));

ALTER TABLE "queued_mails"
    ADD CONSTRAINT "queued_mails_template_known" CHECK ("template" IN (
        'order-received', 'order-confirmed', 'order-paid', 'payment-failed', 'order-expiring', 'order-packed',
        'order-dispatched', 'order-delivered', 'pickup-tomorrow', 'order-collected', 'order-completed',
        'order-refunded', 'order-extended', 'order-dates-changed', 'order-cancelled', 'visit-moved',
        'damage-charged', 'password-reset', 'password-changed', 'email-changed', 'commission-earned',
        'commission-available', 'commission-taken-back', 'payout-requested', 'payout-processed', 'payout-failed',
        'payout-details-changed', 'newsletter-welcome'
    ));

ALTER TABLE "reconciliations"
    ADD CONSTRAINT "reconciliations_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "returned_charges"
    ADD CONSTRAINT "returned_charges_provider_known" CHECK ("provider" IN ('stripe', 'paypal', 'test'));

ALTER TABLE "stays"
    ADD CONSTRAINT "stays_country_known" CHECK ("country" IN ('USA', 'CAN', 'MEX'));

ALTER TABLE "timeline_entries"
    ADD CONSTRAINT "timeline_entries_kind_known" CHECK ("kind" IN (
        'placed', 'paid', 'confirmation-required', 'payment-declined', 'payment-unknown', 'payment-returned',
        'status', 'expired', 'refunded', 'dates-changed', 'extended', 'visit-moved', 'damage-reported',
        'damage-charged', 'damage-paid', 'trip-shared', 'trip-withdrawn'
    ));

-- named like all the others
ALTER TABLE "queued_mails" RENAME CONSTRAINT "queued_mails_status" TO "queued_mails_status_known";
ALTER TABLE "visit_windows" RENAME CONSTRAINT "visit_windows_kind" TO "visit_windows_kind_known";
ALTER TABLE "visit_windows" RENAME CONSTRAINT "visit_windows_window" TO "visit_windows_window_known";
ALTER TABLE "pickup_losses" RENAME CONSTRAINT "pickup_losses_kind" TO "pickup_losses_kind_known";
ALTER TABLE "pickup_losses" RENAME CONSTRAINT "pickup_losses_outcome" TO "pickup_losses_outcome_known";
