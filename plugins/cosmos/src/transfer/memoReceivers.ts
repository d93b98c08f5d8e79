/** Accounts of exchanges that are known to tell whose a deposit is by its memo, on every network that has them. */
export const memoReceivers: ReadonlyArray<string> = [
  // Binance
  "cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74"
]
