/** An address cut in the middle: its first and its last characters. A short one stays whole. */
export const shortenAddress = (address: string, start = 4, end = 6): string =>
  address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
