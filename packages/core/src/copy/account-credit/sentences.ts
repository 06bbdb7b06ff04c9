export const accountCredit = "Account credit";
export const toPay = "To pay";
export const paid = "Paid";
export const goodwillAmountInvalid =
  "Please enter an amount from $0.01 to $1,000.00";
export const goodwillReasonRequired = "Please say why; the customer reads it";
export const goodwillOwnAccount = "Nobody gives credit to their own account";
