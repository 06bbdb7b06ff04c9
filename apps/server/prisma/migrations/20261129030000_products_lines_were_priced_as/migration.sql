-- A promotion code that holds for some products goes by what was ordered: staff may have swapped it, at the price that it had. Lines that
-- were swapped before are not known any more.
ALTER TABLE "order_lines" ADD COLUMN "priced_as" TEXT;
