-- An order to an Airbnb listing may stand without its street: the street is empty then, and the van does not leave.
-- Nothing of the words that once stood in for an address is kept.
UPDATE "orders"
SET "city" = CASE "city" WHEN 'Airbnb city' THEN '' ELSE "city" END,
    "state" = CASE "state" WHEN 'Airbnb state' THEN '' ELSE "state" END,
    "postal_code" = CASE "postal_code" WHEN '00000' THEN '' ELSE "postal_code" END,
    -- where the van has been, it found the listing
    "street" = CASE
        WHEN "status" IN ('pending', 'confirmed', 'packed', 'cancelled') AND "airbnb_listing" IS NOT NULL THEN ''
        ELSE 'Airbnb listing'
    END
WHERE "street" = 'Airbnb listing address';

-- a street that was told since, beside the code that still stood in for one
UPDATE "orders" SET "postal_code" = '' WHERE "postal_code" = '00000';

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_no_placeholder_address" CHECK (
        "street" <> 'Airbnb listing address' AND "postal_code" <> '00000'
    ),
    ADD CONSTRAINT "orders_street_follows_for_listings" CHECK ("street" <> '' OR "airbnb_listing" IS NOT NULL)
    NOT VALID,
    ADD CONSTRAINT "orders_street_before_dispatch" CHECK (
        "street" <> '' OR "status" IN ('pending', 'confirmed', 'packed', 'cancelled')
    );

-- the view of the orders whose street is to follow
CREATE INDEX "orders_address_needed" ON "orders"("rental_start", "id") WHERE "street" = '';

-- One word more in a closed list, whatever it holds by now.
DO $$
DECLARE
    definition text;
BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT definition FROM pg_constraint
    WHERE conname = 'queued_mails_template_known' AND conrelid = '"queued_mails"'::regclass;
    ALTER TABLE "queued_mails" DROP CONSTRAINT "queued_mails_template_known";
    EXECUTE format(
        'ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_template_known" %s',
        replace(definition, ']', ', ''address-needed''::text]')
    );
END $$;
