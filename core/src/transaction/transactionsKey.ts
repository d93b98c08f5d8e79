/** The name of the ledger in storage: nothing is there until somebody sends. */
export const transactionsKey = "transactions"
