/** Symbols that most visitors look for, the first first. */
const sought = [
  "USDC",
  "USDT",
  "DAI",
  "WETH",
  "WBTC",
  "WBNB",
  "WPOL",
  "USDE",
  "LINK",
  "UNI",
  "AAVE",
  "ARB",
  "OP",
  "ENS",
  "CRV",
  "1INCH",
  "GNO",
  "STETH",
  "WSTETH",
  "CBBTC"
]

/** How far ahead a token is put by its symbol in a list of thousands whose end is cut off: 0 is the first; all that few look for are last alike. */
export const rankSymbol = (symbol: unknown): number => {
  const place = typeof symbol === "string" ? sought.indexOf(symbol.toUpperCase()) : -1
  return place === -1 ? sought.length : place
}
