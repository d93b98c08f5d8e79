/** An address shortened in the middle to its first and last characters, as wallets and explorers write it. A short one is unchanged. */
export const shortenAddress = (address: string, start = 6, end = 4): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
