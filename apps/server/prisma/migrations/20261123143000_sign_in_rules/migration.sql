-- Of whom a second factor is asked; without the one row, of nobody.
CREATE TABLE "sign_in_rules" (
    "id" TEXT NOT NULL DEFAULT 'shop',
    "second_factor" TEXT NOT NULL,

    CONSTRAINT "sign_in_rules_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sign_in_rules_one" CHECK ("id" = 'shop'),
    CONSTRAINT "sign_in_rules_second_factor_known" CHECK ("second_factor" IN ('nobody', 'managers', 'staff'))
);
