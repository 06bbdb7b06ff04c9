-- CreateTable
CREATE TABLE "contact_messages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "subscribed_at" TIMESTAMPTZ(3) NOT NULL,
    "unsubscribed_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contact_messages_created_at_id_idx" ON "contact_messages"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_email_key_key" ON "subscriptions"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_token_hash_key" ON "subscriptions"("token_hash");

-- CreateIndex
CREATE INDEX "subscriptions_unsubscribed_at_subscribed_at_id_idx" ON "subscriptions"("unsubscribed_at", "subscribed_at" DESC, "id");
