-- erasures of before left the addresses between which a delivery was moved
UPDATE timeline_entries
SET "from" = CASE WHEN "from" IS NOT NULL THEN 'Erased' END,
    "to" = CASE WHEN "to" IS NOT NULL THEN 'Erased' END
WHERE kind = 'delivery-changed'
  AND order_id IN (SELECT orders.id FROM orders JOIN users ON users.id = orders.user_id WHERE users.erased_at IS NOT NULL);
