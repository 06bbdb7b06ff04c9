-- Which versions of the legal texts an order was placed under. Orders from before the texts had versions keep none.
ALTER TABLE "orders" ADD COLUMN "agreed_to" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "orders" ALTER COLUMN "agreed_to" DROP DEFAULT;
ALTER TABLE "orders"
    ADD CONSTRAINT "orders_agreed_to_whole" CHECK (
        "agreed_to" = '{}'::jsonb OR "agreed_to" ?& ARRAY['terms', 'privacy', 'rentalAgreement']
    );
