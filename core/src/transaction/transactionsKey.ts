/** The name of the ledger in storage. */
export const transactionsKey = "transactions"
