/** An address shortened in the middle to its first and last characters. A short one is unchanged. */
export const shortenAddress = (address: string, start = 4, end = 6): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
